Feature: 10 MCS 80 Buying property

  Rule: 10 MCS 80 Yours for the printed price

    Scenario Outline: <property> costs <price>
      Given the "statutes" game with Ann and Bob
      And Ann is on <from>
      When Ann throws 1 and 2
      Then Ann is to choose whether to buy
      When Ann buys it
      Then Ann owns <property>
      And Ann has <left>

      Examples:
        | from                      | property              | price | left   |
        | Luxury Tax                | Mediterranean Avenue  | $60   | $1,640 |
        | GO                        | Baltic Avenue         | $60   | $1,440 |
        | the first Community Chest | Reading Railroad      | $200  | $1,300 |
        | Baltic Avenue             | Oriental Avenue       | $100  | $1,400 |
        | Reading Railroad          | Vermont Avenue        | $100  | $1,400 |
        | Oriental Avenue           | Connecticut Avenue    | $120  | $1,380 |
        | Vermont Avenue            | St. Charles Place     | $140  | $1,360 |
        | Connecticut Avenue        | Electric Company      | $150  | $1,350 |
        | Just Visiting             | States Avenue         | $140  | $1,360 |
        | St. Charles Place         | Virginia Avenue       | $160  | $1,340 |
        | Electric Company          | Pennsylvania Railroad | $200  | $1,300 |
        | States Avenue             | St. James Place       | $180  | $1,320 |
        | Pennsylvania Railroad     | Tennessee Avenue      | $180  | $1,320 |
        | St. James Place           | New York Avenue       | $200  | $1,300 |
        | Tennessee Avenue          | Kentucky Avenue       | $220  | $1,280 |
        | Free Parking              | Indiana Avenue        | $220  | $1,280 |
        | Kentucky Avenue           | Illinois Avenue       | $240  | $1,260 |
        | the second Chance         | B. & O. Railroad      | $200  | $1,300 |
        | Indiana Avenue            | Atlantic Avenue       | $260  | $1,240 |
        | Illinois Avenue           | Ventnor Avenue        | $260  | $1,240 |
        | B. & O. Railroad          | Water Works           | $150  | $1,350 |
        | Atlantic Avenue           | Marvin Gardens        | $280  | $1,220 |
        | Water Works               | Pacific Avenue        | $300  | $1,200 |
        | Marvin Gardens            | North Carolina Avenue | $300  | $1,200 |
        | Pacific Avenue            | Pennsylvania Avenue   | $320  | $1,180 |
        | North Carolina Avenue     | Short Line            | $200  | $1,300 |
        | Pennsylvania Avenue       | Park Place            | $350  | $1,150 |
        | the third Chance          | Boardwalk             | $400  | $1,100 |

    Scenario: The price goes to the Bank
      Given the "wikibook" game with Ann and Bob
      And Bob is on the third Chance
      And it is Bob's turn
      When Bob throws 1 and 2
      And Bob buys it
      Then Bob has $1,100
      And Ann has $1,500
      And the Bank has $12,540 in notes

    Scenario: The last dollar is enough
      Given the "statutes" game with Ann and Bob
      And Ann has $60
      When Ann throws 1 and 2
      And Ann buys it
      Then Ann has $0
      And Ann owns Baltic Avenue
      And it is told "bought: Ann, Baltic Avenue, $60"

    Scenario: A dollar short, there is no sale until the money is raised
      Given the "parker" game with Ann and Bob
      And Ann has $59
      And Ann owns Mediterranean Avenue
      When Ann throws 1 and 2
      And Ann tries to buy it
      Then it is refused under 90 MCS 80(e)
      And the Bank owns Baltic Avenue
      When Ann mortgages Mediterranean Avenue
      And Ann buys it
      Then Ann owns Baltic Avenue
      And Ann has $29

    Scenario: What is passed over is not for sale
      Given the "statutes" game with Ann and Bob
      When Ann throws 4 and 6
      And Ann tries to buy it
      Then it is refused under 10 MCS 80
      And Ann has $1,500

    Scenario: What another owns is not for sale
      Given the "parker" game with Ann and Bob
      And Bob owns Baltic Avenue
      When Ann throws 1 and 2
      And Ann tries to buy it
      Then it is refused under 10 MCS 80
      And Bob owns Baltic Avenue
      And Ann has $1,496

    Scenario: The choice is for the one who landed there
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 2
      And Bob tries to buy it
      Then it is refused under 10 MCS 80
      And Ann is to choose whether to buy

    Scenario: Nor can another decline for her
      Given the "mcc" game with Ann and Bob
      When Ann throws 1 and 2
      And Bob tries to decline it
      Then it is refused under 10 MCS 80
      And Ann is to choose whether to buy

    Scenario: Bought once is enough
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 2
      And Ann buys it
      And Ann tries to buy it
      Then it is refused under 10 MCS 80
      And Ann has $1,440

  Rule: 10 MCS 80(a) The deed shows who owns it

    Scenario: The buyer is the owner, and the next visitor's rent is hers
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 2
      Then the Bank owns Baltic Avenue
      When Ann buys it
      Then Ann owns Baltic Avenue
      And Baltic Avenue is not mortgaged
      When Ann ends her turn
      And Bob throws 1 and 2
      Then Bob has $1,496
      And Ann has $1,444

  Rule: 10 MCS 80(c) Declined, it is auctioned

    Scenario: To the highest bidder
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 1 and 2
      And Ann declines it
      Then Baltic Avenue is up for auction
      And it is told "auction opened: Baltic Avenue"
      And it is told "declined: Ann, Baltic Avenue"
      When Bob bids $20
      And Cy bids $30
      And Bob bids $40
      And Ann passes
      And Cy passes
      Then Bob owns Baltic Avenue
      And Bob has $1,460
      And Cy has $1,500
      And Ann has $1,500
      And it is Ann's turn

    Scenario: Not to the first, nor to the last who spoke
      Given the "london" game with Ann, Bob and Cy
      When Ann throws 1 and 2
      And Ann declines it
      And Ann bids £5
      And Cy bids £90
      And Ann passes
      And Bob passes
      Then Cy owns Whitechapel Road
      And Cy has £1,410

    Scenario: The highest bid can only be beaten by a higher one
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 1 and 2
      And Ann declines it
      And Bob bids $20
      And Cy tries to bid $20
      Then it is refused under 90 MCS 80(b)
      When Cy bids $21
      And Ann passes
      And Bob passes
      Then Cy owns Baltic Avenue
      And Cy has $1,479
      And Bob has $1,500

    Scenario: Without a declined property there is nothing to bid for
      Given the "statutes" game with Ann and Bob
      When Bob tries to bid $10
      Then it is refused under 10 MCS 80(c)
      When Ann throws 1 and 2
      And Bob tries to bid $10
      Then it is refused under 10 MCS 80(c)

    Scenario: Bought property is not auctioned
      Given the "parker" game with Ann and Bob
      When Ann throws 1 and 2
      And Ann buys it
      And Bob tries to bid $100
      Then it is refused under 10 MCS 80(c)
      And Ann owns Baltic Avenue

    Scenario: After doubles, first the auction and then the further throw
      Given the "statutes" game with Ann and Bob
      When Ann throws 3 and 3
      And Ann declines it
      And Bob bids $10
      And Ann passes
      Then Bob owns Oriental Avenue
      And Ann is to throw

  Rule: 10 MCS 80(d) The winner pays the bid

    Scenario: More than the printed price
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 1 and 2
      And Ann declines it
      And Cy bids $310
      And Ann passes
      And Bob passes
      Then Cy owns Baltic Avenue
      And Cy has $1,190
      And the Bank has $10,950 in notes
      And it is told "auction won: Cy, Baltic Avenue, $310"

    Scenario: Less than the printed price
      Given the "wikibook" game with Ann and Bob
      And Ann is on the third Chance
      When Ann throws 1 and 2
      And Ann declines it
      And Bob bids $7
      And Ann passes
      Then Bob owns Boardwalk
      And Bob has $1,493
      And the Bank has $12,147 in notes

    Scenario: The last bid is paid, not all of them
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 2
      And Ann declines it
      And Bob bids $100
      And Ann bids $150
      And Bob bids $160
      And Ann passes
      Then Bob has $1,340
      And Ann has $1,500

    Scenario: In cash: nobody bids what they do not have
      Given the "london" game with Ann and Bob
      And Bob has £30
      And Bob owns Mayfair
      When Ann throws 1 and 2
      And Ann declines it
      And Bob tries to bid £31
      Then it is refused under 90 MCS 80(b)
      When Bob bids £30
      And Ann passes
      Then Bob owns Whitechapel Road
      And Bob has £0

  Rule: 10 MCS 80(e) Everybody may bid

    Scenario: The one who declined may win it for less
      Given the "statutes" game with Ann and Bob
      And Ann is on the third Chance
      When Ann throws 1 and 2
      And Ann declines it
      And Bob bids $50
      And Ann bids $60
      And Bob passes
      Then Ann owns Boardwalk
      And Ann has $1,440
      And Bob has $1,500

    Scenario: A player in Jail may bid
      Given the "parker" game with Ann, Bob and Cy
      And Cy is in Jail
      When Ann throws 1 and 2
      And Ann declines it
      And Cy bids $12
      And Ann passes
      And Bob passes
      Then Cy owns Baltic Avenue
      And Cy has $1,488
      And Cy is in Jail

    Scenario: Who has retired neither bids nor is waited for
      Given the "wikibook" game with Ann, Bob and Cy
      When Bob leaves the table
      And Ann throws 1 and 2
      And Ann declines it
      And Bob tries to bid $10
      Then it is refused under 10 MCS 190(g)
      When Cy bids $11
      And Ann passes
      Then Cy owns Baltic Avenue
      And Cy has $1,489

    Scenario: Bids come in any order
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 1 and 2
      And Ann declines it
      And Cy bids $12
      And Ann bids $13
      And Bob bids $14
      And Cy passes
      And Ann passes
      Then Bob owns Baltic Avenue
      And Bob has $1,486

  Rule: 10 MCS 80(f) From any price

    Scenario: A single dollar opens, and may win
      Given the "statutes" game with Ann and Bob
      And Ann is on the third Chance
      When Ann throws 1 and 2
      And Ann declines it
      And Bob bids $1
      And Ann passes
      Then Bob owns Boardwalk
      And Bob has $1,499

    Scenario: So does a bid above the printed price
      Given the "mcc" game with Ann and Bob
      When Ann throws 1 and 2
      And Ann declines it
      And Bob bids $61
      Then it is allowed
      And it is told "bid made: Bob, Baltic Avenue, $61"
      When Ann passes
      Then Bob owns Baltic Avenue
      And Bob has $1,439
