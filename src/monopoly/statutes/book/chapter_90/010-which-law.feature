Feature: 90 MCS 10 Which law comes first

  Rule: 90 MCS 10 The edition, then chapter 10, then this chapter

    Scenario Outline: A bare lot beside a house at the "<preset>" table leaves Ann with $<cash>
      Given the "<preset>" game with Ann and Bob
      And Bob owns the light blue group
      And Vermont Avenue has 1 house
      When Ann throws 2 and 4
      Then Ann has $<cash>

      Examples:
        | preset   | cash |
        | statutes | 1488 |
        | wikibook | 1494 |
        | mcc      | 1488 |
        | parker   | 1488 |

    Scenario: Where the MCC sheet says nothing of the income tax, chapter 10 gives the choice
      Given the "mcc" game with Ann and Bob
      When Ann throws 1 and 3
      Then Ann is to choose how to pay the tax
      And Ann can choose "pay-flat-tax, pay-percentage-tax"

    Scenario: Where both are silent, this chapter has an auction open at one dollar
      Given the "mcc" game with Ann and Bob
      When Ann throws 3 and 5
      And Ann declines it
      And Ann tries to bid $0
      Then it is refused under 90 MCS 80(b)

  Rule: 90 MCS 10(a) The short game, the clock and the third die go on top

    Scenario: The short game's way out of Jail wins over the MCC sheet's
      Given the "mcc-short" game with Ann and Bob
      And Ann is in Jail
      When Ann pays the fine
      Then Ann is not in Jail

    Scenario: All three at once
      Given the "wikibook-short-timed-speed" game with Ann and Bob
      Then Ann has $2500
      When Ann throws 1 and 3
      Then Ann has $2300
      When time runs out
      And Ann ends her turn
      Then Bob wins

    Scenario: A table's own rule stays where nothing is laid over it
      Given the "wikibook-short" game with Ann and Bob
      And Bob owns the light blue group
      And Vermont Avenue has 1 house
      When Ann throws 2 and 4
      Then Ann has $1494

  Rule: 90 MCS 10(b) As at a table

    Scenario Outline: At the "<preset>" table rent is paid to those who ask
      Given the "<preset>" game with Ann and Bob
      And Bob owns <lot>
      When Ann throws 2 and 4
      Then Ann has $1500
      And Bob may demand $6 from Ann
      When Bob demands rent
      Then Ann has $1494

      Examples:
        | preset            | lot                |
        | statutes-tabletop | Oriental Avenue    |
        | wikibook-tabletop | Oriental Avenue    |
        | mcc-tabletop      | Oriental Avenue    |
        | london-tabletop   | The Angel Islington |
        | parker-tabletop   | Oriental Avenue    |

    Scenario: And so is the salary
      Given the "statutes-tabletop" game with Ann and Bob
      And Ann is on Boardwalk
      When Ann throws 5 and 6
      Then Ann has $1500
      And Ann can choose "end-turn, collect-salary"
      When Ann collects her salary
      Then Ann has $1700

    Scenario: The Banker is one of the players and knocks down
      Given the "statutes-tabletop" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $20
      And Cy passes
      Then Vermont Avenue is up for auction
      When the Banker knocks it down
      Then Bob owns Vermont Avenue
      And Bob has $1480

    Scenario: On top of the short game, the clock and the third die
      Given the "mcc-short-timed-speed-tabletop" game with Ann and Bob
      And Bob owns Oriental Avenue
      Then Ann has $2500
      When Ann throws 2 and 4
      Then Ann has $2500
      And Bob may demand $6 from Ann
