Feature: 90 MCS 80 Buying and auctions

  Rule: 90 MCS 80(a) From one dollar up

    Scenario: A deed can go for a dollar
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Cy bids $1
      And Ann passes
      And Bob passes
      Then Cy owns Vermont Avenue
      And Cy has $1499

    Scenario: But not for nothing
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Cy tries to bid $0
      Then it is refused under 90 MCS 80(b)

    Scenario: Anybody bids at any moment, also the one who declined
      Given the "parker" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Cy bids $10
      And Bob bids $11
      And Cy bids $20
      And Ann bids $60
      And Cy passes
      And Bob passes
      Then Ann owns Vermont Avenue
      And Ann has $1440
      And Bob has $1500
      And Cy has $1500

  Rule: 90 MCS 80(b) More than the last bid, and in cash

    Scenario: The same again is not enough
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $20
      And Cy tries to bid $20
      Then it is refused under 90 MCS 80(b)
      When Cy tries to bid $19
      Then it is refused under 90 MCS 80(b)
      When Cy bids $21
      Then it is allowed

    Scenario: A dollar against a dollar is not enough either
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $1
      And Cy tries to bid $1
      Then it is refused under 90 MCS 80(b)
      And the highest bid is Bob's $1
      When Cy bids $2
      Then the highest bid is Cy's $2

    Scenario: Nobody bids more than their cash
      Given the "statutes" game with Ann, Bob and Cy
      And Bob has $50
      When Ann throws 3 and 5
      And Ann declines it
      And Bob tries to bid $51
      Then it is refused under 90 MCS 80(b)
      When Bob bids $50
      And Cy passes
      And Ann passes
      Then Bob owns Vermont Avenue
      And Bob has $0

    Scenario: Cash raised during the auction may be bid
      Given the "statutes" game with Ann, Bob and Cy
      And Bob has $50
      And Bob owns Reading Railroad
      When Ann throws 3 and 5
      And Ann declines it
      And Bob mortgages Reading Railroad
      And Bob bids $120
      And Cy passes
      And Ann passes
      Then Bob owns Vermont Avenue
      And Bob has $30

  Rule: 90 MCS 80(c) Passing, and the end

    Scenario: Who passed is out
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob passes
      And Cy bids $20
      And Bob tries to bid $30
      Then it is refused under 90 MCS 80(c)
      When Ann passes
      Then Cy owns Vermont Avenue
      And Cy has $1480

    Scenario: One who passed out of order is not asked again
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Cy passes
      And Ann bids $5
      And Bob passes
      Then Ann owns Vermont Avenue
      And Ann has $1495
      And it is told "bidder passed: Bob, Vermont Avenue"

    Scenario: The highest bidder neither raises nor passes
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $20
      And Bob tries to bid $30
      Then it is refused under 90 MCS 80(c)
      When Bob tries to pass
      Then it is refused under 90 MCS 80(c)
      And Vermont Avenue is up for auction

    Scenario: It is not over while one can still bid
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $20
      And Ann passes
      Then Vermont Avenue is up for auction
      And the Bank owns Vermont Avenue
      When Cy passes
      Then Bob owns Vermont Avenue

    Scenario: A called auction waits for the gavel
      Given the "statutes" game with Ann, Bob and Cy
      And the rule banker is player
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $20
      And Cy passes
      And Ann passes
      Then Vermont Avenue is up for auction
      When the Banker knocks it down
      Then Bob owns Vermont Avenue
      And Bob has $1480

    Scenario: And the gavel may come down early
      Given the "statutes" game with Ann, Bob and Cy
      And the rule banker is player
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $20
      And the Banker knocks it down
      Then Bob owns Vermont Avenue
      When Cy tries to bid $30
      Then it is refused under 10 MCS 80(c)

  Rule: 90 MCS 80(d) Nobody bids

    Scenario: The deed stays with the Bank and may be bought by the next
      Given the "statutes" game with Ann and Bob
      When Ann throws 3 and 5
      And Ann declines it
      And Ann passes
      And Bob passes
      Then the Bank owns Vermont Avenue
      And Ann has $1500
      When Ann ends her turn
      And Bob throws 3 and 5
      Then Bob is to choose whether to buy

    Scenario: A gavel without a bid sells nothing
      Given the "statutes" game with Ann and Bob
      And the rule banker is player
      When Ann throws 3 and 5
      And Ann declines it
      And the Banker knocks it down
      Then the Bank owns Vermont Avenue
      And it is told "auction failed: Vermont Avenue"
      When Ann ends her turn
      Then it is Bob's turn

  Rule: 90 MCS 80(e) Raise the money first

    Scenario: Ann mortgages a railroad and buys Boardwalk
      Given the "statutes" game with Ann and Bob
      And Ann has $350
      And Ann owns Reading Railroad
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      Then Ann is to choose whether to buy
      When Ann tries to buy it
      Then it is refused under 90 MCS 80(e)
      And the Bank owns Boardwalk
      When Ann mortgages Reading Railroad
      Then Ann is to choose whether to buy
      When Ann buys it
      Then Ann owns Boardwalk
      And Ann has $50

    Scenario: Or sells something to Bob
      Given the "statutes" game with Ann and Bob
      And Ann has $390
      And Ann owns Baltic Avenue
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann offers Bob Baltic Avenue for $10
      And Bob accepts
      And Ann buys it
      Then Ann owns Boardwalk
      And Ann has $0

    Scenario: An empty purse does not start the auction
      Given the "statutes" game with Ann and Bob
      And Ann has $0
      When Ann throws 3 and 5
      Then Ann is to choose whether to buy
      When Bob tries to bid $5
      Then it is refused under 10 MCS 80(c)
      When Ann declines it
      Then Vermont Avenue is up for auction

  Rule: 90 MCS 80(f) The cash of a standing bid is spoken for

    Scenario: Bob cannot build with the money he has bid
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns the light blue group
      And Bob has $100
      When Ann throws 2 and 3
      And Ann declines it
      And Bob bids $60
      And Bob tries to build on Vermont Avenue
      Then it is refused under 10 MCS 140(c)
      And Vermont Avenue has no buildings
      When Cy bids $61
      And Bob builds on Vermont Avenue
      Then Bob has $50
      And Vermont Avenue has 1 house

    Scenario: Nor lift a mortgage with it, nor trade it away
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns Baltic Avenue
      And Baltic Avenue is mortgaged
      And Cy owns Boardwalk
      And Bob has $90
      When Ann throws 2 and 3
      And Ann declines it
      And Bob bids $60
      And Bob tries to lift the mortgage on Baltic Avenue
      Then it is refused under 10 MCS 180(d)
      When Bob tries to offer Cy $31 for Boardwalk
      Then it is refused under 90 MCS 170(a)
      When Bob offers Cy $30 for Boardwalk
      And Cy accepts
      Then Bob owns Boardwalk
      And Bob has $60
      When Cy passes
      And Ann passes
      Then Bob owns Reading Railroad
      And Bob has $0

  Rule: 90 MCS 80(g) Or no auction

    Scenario: Declined, it stays with the Bank, and nobody bids
      Given the "statutes" game with Ann and Bob
      And the rule auction_on_decline is false
      When Ann throws 3 and 5
      And Ann declines it
      Then the Bank owns Vermont Avenue
      And Ann is to end her turn
      When Bob tries to bid $10
      Then it is refused under 90 MCS 80(g)

    Scenario: The next to land there may buy it
      Given the "statutes" game with Ann and Bob
      And the rule auction_on_decline is false
      When Ann throws 3 and 5
      And Ann declines it
      And Ann ends her turn
      And Bob throws 2 and 6
      And Bob buys it
      Then Bob owns Vermont Avenue
      And Bob has $1400

    Scenario: The estate of a bankrupt is auctioned all the same
      Given the "statutes" game with Ann, Bob and Cy
      And the rule auction_on_decline is false
      And Ann has $30
      And Ann owns Baltic Avenue
      And Baltic Avenue is mortgaged
      And Ann is on Pacific Avenue
      When Ann throws 3 and 4
      And Ann declares bankruptcy
      Then Baltic Avenue is up for auction

    Scenario: Where nothing else is agreed, it is auctioned
      Given the "statutes" game with Ann and Bob
      When Ann throws 3 and 5
      And Ann declines it
      Then Vermont Avenue is up for auction
