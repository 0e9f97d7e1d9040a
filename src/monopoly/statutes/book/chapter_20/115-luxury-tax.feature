Feature: 20 MCS 115 Luxury tax

  Rule: 20 MCS 115 One hundred for luxury

    Scenario Outline: Luxury costs $100 at the "<preset>" table
      Given the "<preset>" game with Ann and Bob
      And Ann is on Pacific Avenue
      When Ann throws 3 and 4
      Then Ann is on Luxury Tax
      And Ann has $1400
      And Bob has $1500
      When Ann ends her turn
      Then it is Bob's turn

      Examples:
        | preset   |
        | wikibook |
        | statutes |

    Scenario: Who has not the hundred owes it to the Bank
      Given the "wikibook" game with Ann and Bob
      And Ann has $99
      And Ann owns Baltic Avenue
      And Ann is on Pacific Avenue
      When Ann throws 3 and 4
      Then Ann owes the Bank $100
      When Ann mortgages Baltic Avenue
      Then Ann owes nothing
      And Ann has $29
      And it is told "tax paid: Ann, the Bank, Luxury Tax, $100, no"

  Rule: 20 MCS 115(a) The older tariff

    Scenario: Seventy-five where the table plays so
      Given the "wikibook" game with Ann and Bob
      And the rule luxury_tax is 75
      And Ann is on Pacific Avenue
      When Ann throws 3 and 4
      Then Ann has $1425
