Feature: 90 MCS 180 Interest, rounded up

  Rule: 90 MCS 180 The odd cents go to the Bank

    Scenario Outline: Lifting the mortgage on <deed> leaves Ann with $<cash>
      Given the "statutes" game with Ann and Bob
      And Ann owns <deed>
      And <deed> is mortgaged
      When Ann lifts the mortgage on <deed>
      Then Ann has $<cash>
      And <deed> is not mortgaged

      Examples:
        | deed             | cash |
        | Baltic Avenue    | 1467 |
        | Electric Company | 1417 |
        | Park Place       | 1307 |
        | Boardwalk        | 1280 |

    Scenario: Each deed by itself
      Given the "statutes" game with Ann and Bob
      And Ann owns the utility group
      And Electric Company is mortgaged
      And Water Works is mortgaged
      When Ann offers Bob Electric Company and Water Works for $100
      And Bob accepts
      Then Bob has $1384
      And Ann has $1600

    Scenario: It goes to the Bank
      Given the "statutes" game with Ann and Bob
      And the Bank has $0 in notes
      And Ann owns Park Place
      And Park Place is mortgaged
      When Ann lifts the mortgage on Park Place
      Then Ann has $1307
      And the Bank has $193 in notes
