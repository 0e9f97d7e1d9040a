Feature: 90 MCS 100 Cards that move you

  Rule: 90 MCS 100(a) Three back onto the Community Chest

    Scenario: The second card is drawn as well
      Given the "statutes" game with Ann and Bob
      And Ann is on Marvin Gardens
      And the next Chance card is "back three"
      And the next Community Chest card is "inherit"
      When Ann throws 3 and 4
      Then Ann is on the third Community Chest
      And Ann has $1600
      And the bottom Chance card is "back three"
      And the bottom Community Chest card is "inherit"

    Scenario: From the first Chance it is the income tax
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "back three"
      When Ann throws 3 and 4
      Then Ann is on Income Tax
      And Ann is to choose how to pay the tax
      And it is told "moved: Ann, the first Chance, Income Tax, no"

  Rule: 90 MCS 100(b) The fresh throw for the nearest utility

    Scenario: Ten times the fresh throw, with one utility in the owner's hand
      Given the "statutes" game with Ann and Bob
      And Bob owns Electric Company
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      Then Ann is on Electric Company
      And Ann has $1500
      And Ann is to throw
      When Ann throws 1 and 2
      Then Ann is on Electric Company
      And Ann has $1470
      And Bob has $1530

    Scenario: And with both
      Given the "statutes" game with Ann and Bob
      And Bob owns the utility group
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      And Ann throws 1 and 2
      Then Ann has $1470
      And Bob has $1530
      And it is told "thrown for rent: Ann, 1, 2, 0, Electric Company"

    Scenario: Doubles in the fresh throw give no further throw
      Given the "statutes" game with Ann and Bob
      And Bob owns Electric Company
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      And Ann throws 6 and 6
      Then Ann has $1380
      And Bob has $1620
      When Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: The doubles that led to the card still do, and are not a third
      Given the "statutes" game with Ann and Bob
      And Bob owns Electric Company
      And Ann is on Baltic Avenue
      And Ann has thrown doubles once this turn
      And the next Chance card is "nearest Utility"
      When Ann throws 2 and 2
      And Ann throws 3 and 3
      Then Ann is not in Jail
      And Ann has $1440
      And Bob has $1560
      And Ann is to throw
      When Ann throws 3 and 5
      Then Ann is on Free Parking

    Scenario: Nobody else may throw meanwhile, nor may the turn end
      Given the "statutes" game with Ann and Bob
      And Bob owns Electric Company
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      And Bob tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)
      When Ann tries to end her turn
      Then it is refused

    Scenario: A utility of the Bank may be bought
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      Then Ann is to choose whether to buy
      When Ann buys it
      Then Ann owns Electric Company
      And Ann has $1350

    Scenario: A mortgaged one asks for no throw
      Given the "statutes" game with Ann and Bob
      And Bob owns Electric Company
      And Electric Company is mortgaged
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      Then Ann is on Electric Company
      And Ann has $1500
      When Ann ends her turn
      Then it is Bob's turn

  Rule: 90 MCS 100(c) Double rent at the nearest railroad

    Scenario Outline: With <owned> in Bob's hand Ann is left with $<cash>
      Given the "statutes" game with Ann and Bob
      And Bob owns <owned>
      And the next Chance card is "nearest Railroad"
      When Ann throws 3 and 4
      Then Ann is on Pennsylvania Railroad
      And Ann has $<cash>
      And Bob has $<bob>

      Examples:
        | owned                                        | cash | bob  |
        | Pennsylvania Railroad                        | 1450 | 1550 |
        | Pennsylvania Railroad and Short Line         | 1400 | 1600 |
        | the railroad group                           | 1100 | 1900 |

    Scenario: A railroad of the Bank is bought at its printed price
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "nearest Railroad"
      When Ann throws 3 and 4
      Then Ann is to choose whether to buy
      When Ann buys it
      Then Ann owns Pennsylvania Railroad
      And Ann has $1300

    Scenario: A mortgaged one asks nothing
      Given the "statutes" game with Ann and Bob
      And Bob owns the railroad group
      And Pennsylvania Railroad is mortgaged
      And the next Chance card is "nearest Railroad"
      When Ann throws 3 and 4
      Then Ann is on Pennsylvania Railroad
      And Ann has $1500
      And Bob has $1500

    Scenario: One's own asks nothing
      Given the "statutes" game with Ann and Bob
      And Ann owns Pennsylvania Railroad
      And the next Chance card is "nearest Railroad"
      When Ann throws 3 and 4
      Then Ann is on Pennsylvania Railroad
      And Ann has $1500
      When Ann ends her turn
      Then it is Bob's turn
