Feature: 10 MCS 40 Banker

  Rule: 10 MCS 40 Who banks

    Scenario: A called auction is over when the Banker knocks it down, not when the others have passed
      Given the "statutes" game with Ann, Bob and Cy
      And the rule banker is player
      And it is Bob's turn
      When Bob throws 1 and 2
      And Bob declines it
      And Cy bids $20
      And Bob passes
      And Ann passes
      Then Baltic Avenue is up for auction
      When the Banker knocks it down
      Then Cy owns Baltic Avenue
      And Cy has $1,480

    Scenario: The Banker may knock down to the highest bid of the moment
      Given the "statutes" game with Ann, Bob and Cy
      And the rule banker is player
      And it is Bob's turn
      When Bob throws 1 and 2
      And Bob declines it
      And Cy bids $20
      And Bob bids $35
      And the Banker knocks it down
      Then Bob owns Baltic Avenue
      And Bob has $1,465
      And Cy has $1,500

    Scenario: Nobody else has the hammer
      Given the "statutes" game with Ann, Bob and Cy
      And the rule banker is player
      And it is Bob's turn
      When Bob throws 1 and 2
      And Bob declines it
      And Cy bids $20
      And Cy tries to knock it down
      Then it is refused under 10 MCS 40
      And Baltic Avenue is up for auction

    Scenario: Without an auction there is nothing to knock down
      Given the "mcc" game with Ann, Bob and Cy
      And the Banker is Cy
      When the Banker tries to knock it down
      Then it is refused under 10 MCS 80(c)

  Rule: 10 MCS 40(a) Two purses

    Scenario: A tax paid to the Bank does not make its Banker richer
      Given the "statutes" game with Ann and Bob
      And the rule banker is player
      And it is Bob's turn
      And Bob is on Short Line
      When Bob throws 1 and 2
      Then Bob has $1,400
      And Ann has $1,500
      And the Bank has $12,240 in notes

    Scenario: The Banker's own purchases and rents are the Banker's own
      Given the "parker" game with Ann and Bob
      And the rule banker is player
      And Bob is on Park Place
      When Ann throws 1 and 2
      And Ann buys it
      Then Ann has $1,440
      And the Bank has $12,200 in notes
      When Ann ends her turn
      And Bob throws 4 and 2
      Then Bob has $1,696
      And Ann has $1,444
      And the Bank has $12,000 in notes

    Scenario: A Banker who cannot pay is not helped out of the Bank's till
      Given the "statutes" game with Ann and Bob
      And the rule banker is player
      And Ann has $60
      And Ann is on Short Line
      When Ann throws 1 and 2
      Then Ann owes the Bank $100
      And Ann can choose "declare-bankruptcy"

  Rule: 10 MCS 40(b) A Banker who does not play

    Scenario: With five others playing, Dan only banks and sells
      Given the "statutes" game with Ann, Bob, Cy, Dee and Eve
      And the rule banker is player
      And the Banker is Dan
      Then the Bank has $7,640 in notes
      When Ann throws 1 and 2
      And Ann declines it
      And Eve bids $5
      Then Baltic Avenue is up for auction
      When the Banker knocks it down
      Then Eve owns Baltic Avenue
      And Eve has $1,495

    Scenario: With four others there are only five at the table, and Dan must play
      Given the "statutes" game with Ann, Bob, Cy and Dee
      And the rule banker is player
      When Dan tries to bank without playing
      Then it is refused under 10 MCS 40(b)

    Scenario: With five others there are six, and Dan may just bank
      Given the "statutes" game with Ann, Bob, Cy, Dee and Eve
      And the rule banker is player
      When Dan tries to bank without playing
      Then it is allowed
      When Ann throws 1 and 2
      And Ann declines it
      And Eve bids $5
      And Ann tries to knock it down
      Then it is refused under 10 MCS 40
      When Dan knocks it down
      Then Eve owns Baltic Avenue

    Scenario: A Banker who does not play does not bid
      Given the "statutes" game with Ann, Bob, Cy, Dee and Eve
      And the rule banker is player
      And the Banker is Dan
      When Ann throws 1 and 2
      And Ann declines it
      And Dan tries to bid $5
      Then it is refused under 10 MCS 50
      And Ann can choose "bid, pass"

    Scenario: The turn goes round without Dan
      Given the "statutes" game with Ann, Bob, Cy, Dee and Eve
      And the rule banker is player
      And the Banker is Dan
      And it is Eve's turn
      When Eve throws 4 and 6
      And Eve ends her turn
      Then it is Ann's turn
