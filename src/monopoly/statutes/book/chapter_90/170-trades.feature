Feature: 90 MCS 170 Trades

  Rule: 90 MCS 170(a) What a trade may hold

    Scenario: Deeds, cash and cards in one trade
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Bob owns Park Place
      And Bob holds a Get Out of Jail Free card
      When Ann offers Bob Boardwalk and $50 for Park Place and a Get Out of Jail Free card
      Then Ann owns Boardwalk
      And Ann has $1500
      When Bob accepts
      Then Bob owns Boardwalk
      And Ann owns Park Place
      And Ann has $1450
      And Bob has $1550
      And Ann holds 1 Get Out of Jail Free card
      And Bob holds no Get Out of Jail Free card

    Scenario: A trade of nothing is none
      Given the "statutes" game with Ann and Bob
      When Ann tries to offer Bob nothing for nothing
      Then it is refused under 90 MCS 170(a)

    Scenario: Money alone is a loan
      Given the "statutes" game with Ann and Bob
      When Ann tries to offer Bob $100 for nothing
      Then it is refused under 10 MCS 200(a)
      When Ann tries to offer Bob $100 for $120
      Then it is refused under 10 MCS 200(a)

    Scenario: The proposer must have the cash
      Given the "statutes" game with Ann and Bob
      And Ann has $99
      And Bob owns Boardwalk
      When Ann tries to offer Bob $100 for Boardwalk
      Then it is refused under 90 MCS 170(a)
      And no offer stands

    Scenario: The other must have it when accepting
      Given the "statutes" game with Ann and Bob
      And Bob has $99
      And Ann owns Boardwalk and Baltic Avenue
      When Ann offers Bob Boardwalk for $100
      And Bob tries to accept
      Then it is refused under 90 MCS 170(a)
      And Ann owns Boardwalk
      And Ann's offer to Bob stands

    Scenario: Deeds of a group that is built on stay where they are
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      When Ann tries to offer Bob Oriental Avenue for $300
      Then it is refused under 10 MCS 170(a)
      When Bob tries to offer Ann $300 for Vermont Avenue
      Then it is refused under 10 MCS 170(a)

    Scenario: A house built after the offer stops the trade too
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      When Ann offers Bob Oriental Avenue for $300
      And Ann builds on Vermont Avenue
      And Bob tries to accept
      Then it is refused under 10 MCS 170(a)
      And Ann owns Oriental Avenue

    Scenario: Nobody gives what is not theirs
      Given the "statutes" game with Ann, Bob and Cy
      And Cy owns Boardwalk
      When Ann tries to offer Bob Boardwalk for $100
      Then it is refused under 10 MCS 170
      When Ann tries to offer Bob $100 for Boardwalk
      Then it is refused under 10 MCS 170
      When Ann tries to offer Bob $10 for the Chance Get Out of Jail Free card
      Then it is refused under 10 MCS 100(b)

  Rule: 90 MCS 170(b) Cash for the interest

    Scenario: Bob has the price but not the interest
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Bob has $119
      When Ann offers Bob Boardwalk for $100
      And Bob tries to accept
      Then it is refused under 90 MCS 170(b)
      And Ann owns Boardwalk
      And Bob has $119

    Scenario: To the dollar it is enough
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Bob has $120
      When Ann offers Bob Boardwalk for $100
      And Bob accepts
      Then Bob owns Boardwalk
      And Bob has $0
      And Ann has $1600

    Scenario: The proposer needs it as well
      Given the "statutes" game with Ann and Bob
      And Bob owns Boardwalk
      And Boardwalk is mortgaged
      And Ann has $119
      When Ann tries to offer Bob $100 for Boardwalk
      Then it is refused under 90 MCS 170(b)

    Scenario: Cash that comes with the deed counts
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Bob has $0
      And Bob owns Baltic Avenue
      When Ann offers Bob Boardwalk and $20 for Baltic Avenue
      And Bob accepts
      Then Bob owns Boardwalk
      And Bob has $0
      And Ann has $1480

  Rule: 90 MCS 170(c) How an offer lives and ends

    Scenario: An offer holds up nothing
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $300
      And Ann throws 4 and 6
      And Ann ends her turn
      Then it is Bob's turn
      When Bob accepts
      Then Bob owns Boardwalk
      And Bob has $1200
      And Ann has $1800

    Scenario: One offer to each
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $300
      And Ann tries to offer Bob Boardwalk for $250
      Then it is refused under 90 MCS 170(c)
      When Ann offers Cy Boardwalk for $280
      Then it is allowed
      And Ann's offer to Cy stands
      And Ann's offer to Bob stands
      And Bob can choose "accept, refuse"

    Scenario: What is refused is gone
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $300
      And Bob refuses
      Then no offer stands
      When Ann offers Bob Boardwalk for $250
      Then it is allowed
      And Ann owns Boardwalk
      And it is told "offer made: 2, Ann, Bob, Boardwalk, $0, none, none, $250, none, 0"

    Scenario: What is withdrawn is gone
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $300
      And Ann withdraws the offer
      Then no offer stands
      When Bob tries to accept
      Then it is refused
      And Ann owns Boardwalk

    Scenario: A counter takes the offer's place
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $300
      And Bob counters with $200 for Boardwalk
      Then Bob's offer to Ann stands
      When Bob tries to accept
      Then it is refused under 90 MCS 170(c)
      When Ann accepts
      Then Bob owns Boardwalk
      And Ann has $1700
      And Bob has $1300
      And no offer stands

    Scenario: Only the one who was asked answers
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $300
      And Cy tries to accept
      Then it is refused under 90 MCS 170(c)
      When Cy tries to refuse
      Then it is refused under 90 MCS 170(c)
      When Cy tries to counter with $5 for Boardwalk
      Then it is refused under 90 MCS 170(c)
      When Bob tries to withdraw the offer
      Then it is refused under 90 MCS 170(c)
      And Ann's offer to Bob stands

    Scenario: An offer lapses when the deed has gone to another
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $300
      And Ann offers Cy Boardwalk for $280
      And Cy accepts
      Then Cy owns Boardwalk
      And Cy has $1220
      And no offer stands

    Scenario: It stands when others trade something else
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Boardwalk and Baltic Avenue
      And Ann holds the Chance Get Out of Jail Free card
      When Ann offers Bob Boardwalk and a Get Out of Jail Free card for $300
      And Ann offers Cy Baltic Avenue for $60
      And Cy accepts
      Then Cy owns Baltic Avenue
      And Ann's offer to Bob stands
      When Bob accepts
      Then Bob owns Boardwalk
      And Bob holds 1 Get Out of Jail Free card
      And Ann has $1860

    Scenario: It lapses when a card it names is gone
      Given the "statutes" game with Ann, Bob and Cy
      And Ann holds the Chance Get Out of Jail Free card
      When Bob offers Ann $30 for a Get Out of Jail Free card
      And Cy offers Ann $40 for a Get Out of Jail Free card
      And Ann accepts
      Then Cy holds 1 Get Out of Jail Free card
      And Cy has $1460
      And no offer stands

    Scenario: And when one of the two is out of the game
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $300
      And Bob leaves the table
      Then no offer stands
      And it is told "offer ended: 1, the Bank, lapsed"

    Scenario: One offer at a time to each
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $700
      And Ann tries to offer Bob Boardwalk for $600
      Then it is refused because "Ann already has an offer standing to Bob: withdraw that first."
      When Ann offers Cy Boardwalk for $600
      Then it is allowed

  Rule: 90 MCS 170(d) Any two, whenever business is open

    Scenario: Bob and Cy trade in Ann's turn
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns Boardwalk
      When Ann throws 3 and 5
      And Bob offers Cy Boardwalk for $350
      And Cy accepts
      Then Cy owns Boardwalk
      And Bob has $1850
      And Cy has $1150
      And Ann is to choose whether to buy

    Scenario: And while an auction is on
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns Baltic Avenue
      And Cy has $5
      When Ann throws 3 and 5
      And Ann declines it
      And Ann bids $10
      And Cy offers Bob $5 for Baltic Avenue
      And Bob accepts
      Then Cy owns Baltic Avenue
      And Vermont Avenue is up for auction

    Scenario: Not before play begins
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Boardwalk
      When Ann throws 1 and 2 for the start
      And Ann tries to offer Bob Boardwalk for $300
      Then it is refused under 10 MCS 60(a)

    Scenario: Nor with one who is out of the game
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Boardwalk
      When Cy leaves the table
      And Ann tries to offer Cy Boardwalk for $300
      Then it is refused under 10 MCS 170
