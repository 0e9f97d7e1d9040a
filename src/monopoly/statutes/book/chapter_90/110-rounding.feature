Feature: 90 MCS 110 A tenth, rounded down

  Rule: 90 MCS 110 The odd dollars stay with the player

    Scenario Outline: A tenth of $<worth> is $<tax>
      Given the "statutes" game with Ann and Bob
      And Ann has $<worth>
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann has $<left>

      Examples:
        | worth | tax | left |
        | 1500  | 150 | 1350 |
        | 1509  | 150 | 1359 |
        | 1501  | 150 | 1351 |
        | 9     | 0   | 9    |

    Scenario: A mortgaged deed counts at its full price
      Given the "statutes" game with Ann and Bob
      And Ann has $95
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      Then Ann's total worth is $495
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann has $46
