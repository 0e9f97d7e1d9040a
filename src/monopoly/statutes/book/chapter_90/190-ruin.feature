Feature: 90 MCS 190 Debt and ruin

  Rule: 90 MCS 190(a) A debt pays itself

    Scenario: The cash comes together piece by piece, and is paid when it suffices
      Given the "statutes" game with Ann and Bob
      And Ann has $20
      And Ann owns Baltic Avenue and Reading Railroad
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      Then Ann owes Bob $100
      And Ann has $20
      And it is told "debt stands: Ann, Bob, $100"
      When Ann mortgages Baltic Avenue
      Then Ann owes Bob $100
      And Ann has $50
      And Bob has $1500
      When Ann mortgages Reading Railroad
      Then Ann owes nothing
      And Ann has $50
      And Bob has $1600

    Scenario: A house sold or a trade made pays as well
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      And Ann owns the light blue group and Short Line
      And Vermont Avenue has 1 house
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann sells a building on Vermont Avenue
      Then Ann has $25
      And Ann owes Bob $100
      When Ann offers Cy Short Line for $90
      And Cy accepts
      Then Ann owes nothing
      And Ann has $15
      And Bob has $1600
      And Cy has $1410

    Scenario: A debtor neither builds nor lifts mortgages
      Given the "statutes" game with Ann and Bob
      And Ann has $90
      And Ann owns the light blue group and Baltic Avenue
      And Baltic Avenue is mortgaged
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann tries to build on Vermont Avenue
      Then it is refused under 90 MCS 190(a)
      When Ann tries to lift the mortgage on Baltic Avenue
      Then it is refused under 90 MCS 190(a)
      And Ann has $90

  Rule: 90 MCS 190(b) Nobody throws meanwhile

    Scenario: Neither the debtor nor anybody else
      Given the "statutes" game with Ann and Bob
      And Ann has $0
      And Ann owns Reading Railroad
      And Bob owns the dark blue group
      And Ann has thrown doubles once this turn
      And Ann is on Pacific Avenue
      When Ann throws 4 and 4
      Then Ann owes Bob $100
      When Ann tries to throw 1 and 2
      Then it is refused under 90 MCS 190(b)
      When Bob tries to throw 1 and 2
      Then it is refused under 90 MCS 190(b)
      When Ann tries to end her turn
      Then it is refused
      When Ann mortgages Reading Railroad
      Then Ann is to throw

    Scenario: Even where turns may be skipped
      Given the "wikibook" game with Ann and Bob
      And Ann has $0
      And Ann owns Reading Railroad
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Bob tries to throw 1 and 2 out of turn
      Then it is refused under 90 MCS 190(b)

    Scenario: The others go about their business
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      And Ann owns Reading Railroad
      And Bob owns the dark blue group
      And Cy owns the light blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Cy builds on Vermont Avenue
      Then Cy has $1450
      And Vermont Avenue has 1 house
      And Ann owes Bob $100

    Scenario: No other debt moves
      Given the "statutes" game with Ann, Bob and Cy
      And Bob has $0
      And Bob owns Baltic Avenue
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Ann throws 3 and 4
      Then Bob owes Ann $10
      And Ann has $1500
      And Cy has $1500
      When Bob mortgages Baltic Avenue
      Then Ann has $1520
      And Bob has $20
      And Cy has $1490

  Rule: 90 MCS 190(c) Who can pay must

    Scenario: To the dollar it can be raised, and must be
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $70
      And Ann owns Baltic Avenue
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann tries to declare bankruptcy
      Then it is refused under 90 MCS 190(c)
      When Ann mortgages Baltic Avenue
      Then Ann has $0
      And Bob has $1600
      And Ann is still in the game

    Scenario: A dollar short it cannot
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $69
      And Ann owns Baltic Avenue
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann declares bankruptcy
      Then Ann is bankrupt
      And Bob has $1569
      And Bob owns Baltic Avenue
      And Baltic Avenue is not mortgaged

    Scenario: Half of every building counts, and the mortgage of the lot below it
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $15
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      And Bob owns the dark blue group
      And Boardwalk has 1 house
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      Then Ann owes Bob $200
      When Ann tries to declare bankruptcy
      Then it is refused under 90 MCS 190(c)

    Scenario: What is mortgaged already brings nothing more
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $69
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Bob owns the railroad group
      And Ann is on Pacific Avenue
      When Ann throws 1 and 3
      Then Ann owes Bob $200
      When Ann declares bankruptcy
      Then Ann is bankrupt
      And it is told "interest paid: Bob, Boardwalk, $20"

    Scenario: Nobody goes bankrupt for another's debt
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      And Cy has $0
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Cy tries to declare bankruptcy
      Then it is refused under 10 MCS 190
      And Cy is still in the game

    Scenario: A trade may save a debtor whom the Bank cannot
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $69
      And Ann owns Baltic Avenue
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Cy offers Ann $500 for Baltic Avenue
      And Ann accepts
      Then Ann has $469
      And Bob has $1600
      And Cy has $1000
      And Ann is still in the game

    Scenario: Nobody goes bankrupt without a debt
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      When Ann tries to declare bankruptcy
      Then it is refused under 10 MCS 190
      And Ann is still in the game

  Rule: 90 MCS 190(d) Several at once

    Scenario: The Chairman pays the player on the left first
      Given the "statutes" game with Ann, Bob and Cy
      And Bob has $70
      And Bob owns Baltic Avenue
      And it is Bob's turn
      And the next Chance card is "Chairman"
      When Bob throws 3 and 4
      Then Cy has $1550
      And Ann has $1500
      And Bob owes Ann $50
      And Bob has $20
      When Bob mortgages Baltic Avenue
      Then Ann has $1550
      And Bob has $0

    Scenario: Ruined by the second, the Chairman leaves all to that one
      Given the "statutes" game with Ann, Bob and Cy
      And Bob has $70
      And Bob owns Boardwalk
      And Boardwalk is mortgaged
      And Bob holds a Get Out of Jail Free card
      And it is Bob's turn
      And the next Chance card is "Chairman"
      When Bob throws 3 and 4
      And Bob declares bankruptcy
      Then Cy has $1550
      And Ann owns Boardwalk
      And Ann holds 1 Get Out of Jail Free card
      And Ann has $1500

    Scenario: A birthday is paid from the left round
      Given the "statutes" game with Ann, Bob and Cy
      And Cy has $0
      And Cy owns Baltic Avenue
      And it is Bob's turn
      And Bob is on Just Visiting
      And the next Community Chest card is "birthday"
      When Bob throws 3 and 4
      Then Cy owes Bob $10
      And Ann has $1500
      When Cy mortgages Baltic Avenue
      Then Cy has $20
      And Ann has $1490
      And Bob has $1520

    Scenario: Who is out of the game neither gives nor gets
      Given the "statutes" game with Ann, Bob and Cy
      And the next Chance card is "Chairman"
      And the next Community Chest card is "birthday"
      And Bob is on Just Visiting
      When Cy leaves the table
      And Ann throws 3 and 4
      Then Ann has $1450
      And Bob has $1550
      And Cy has $0
      When Ann ends her turn
      And Bob throws 3 and 4
      Then Bob has $1560
      And Ann has $1440
      And Cy has $0

  Rule: 90 MCS 190(e) Bankrupt to the Bank

    Scenario: The whole estate
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $9
      And the Bank has $1000 in notes
      And Ann owns Baltic Avenue, Short Line and Boardwalk
      And Short Line is mortgaged
      And Boardwalk is mortgaged
      And Ann holds the Chance Get Out of Jail Free card
      And Ann is on Pacific Avenue
      When Ann throws 3 and 4
      Then Ann owes the Bank $100
      When Ann declares bankruptcy
      Then Ann is bankrupt
      And Ann has $0
      And Ann owns nothing
      And Ann holds no Get Out of Jail Free card
      And the Bank has $1009 in notes
      And the bottom Chance card is "Get Out of Jail Free"
      And Short Line is not mortgaged
      And Boardwalk is not mortgaged
      And Baltic Avenue is up for auction
      When Bob bids $20
      And Cy passes
      Then Bob owns Baltic Avenue
      And Short Line is up for auction
      When Bob passes
      And Cy passes
      Then the Bank owns Short Line
      And Boardwalk is up for auction
      When Cy bids $150
      And Bob passes
      Then Cy owns Boardwalk
      And Cy has $1350
      And Bob has $1480
      And the Bank has $1179 in notes
      And Bob is to throw

    Scenario: Buildings go back without a price
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      And the Bank has $0 in notes
      And Ann owns the brown group
      And Baltic Avenue has 1 house
      And Ann is on Pacific Avenue
      When Ann throws 3 and 4
      Then Ann owes the Bank $100
      When Ann declares bankruptcy
      Then Baltic Avenue has no buildings
      And the Bank has 32 houses left
      And the Bank has $0 in notes
      And the Bank has issued no paper
      And Mediterranean Avenue is up for auction

  Rule: 90 MCS 190(f) Bankrupt to a player

    Scenario: Buildings at half, then all that is left
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $30
      And Ann owns the light blue group and Short Line
      And Vermont Avenue has 1 house
      And Short Line is mortgaged
      And Ann holds a Get Out of Jail Free card
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      Then Ann owes Bob $2000
      When Ann declares bankruptcy
      Then Ann is bankrupt
      And Ann has $0
      And Bob owns the light blue group and Short Line
      And Vermont Avenue has no buildings
      And the Bank has 28 houses left
      And Oriental Avenue is not mortgaged
      And Short Line is mortgaged
      And Bob holds 1 Get Out of Jail Free card
      And Bob has $1545
      And Bob is to choose about the mortgage on Short Line
      And Bob can choose "3 mortgage, 4 build, lift-mortgage, keep-mortgage, sell-building"
      When Bob lifts the mortgage on Short Line
      Then Bob has $1445
      And Short Line is not mortgaged
      And it is Bob's turn

    Scenario: A hotel brings half of five houses
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      And Ann owns the brown group
      And every lot of the brown group has a hotel
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann declares bankruptcy
      Then Bob has $1750
      And the Bank has 11 hotels left

    Scenario: Kept, the mortgage costs its interest again later
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      And Ann owns Short Line
      And Short Line is mortgaged
      And Bob owns Boardwalk
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann declares bankruptcy
      Then Bob has $1490
      When Bob keeps the mortgage on Short Line
      And Bob lifts the mortgage on Short Line
      Then Bob has $1380

    Scenario: Rent not yet asked for is the heir's to ask
      Given the "statutes" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Baltic Avenue
      And Bob has $0
      And Cy owns Boardwalk
      And Bob is on Pennsylvania Avenue
      When Ann throws 1 and 2
      And Ann ends her turn
      And Bob throws 2 and 3
      Then Bob may demand $4 from Ann
      When Cy demands rent from Bob
      And Bob declares bankruptcy
      Then Cy owns Baltic Avenue
      And Cy may demand $4 from Ann
      When Cy demands rent from Ann
      Then Ann has $1496
      And Cy has $1504

    Scenario: Each deed is chosen about by itself
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      And Ann owns Short Line and Water Works
      And Short Line is mortgaged
      And Water Works is mortgaged
      And Bob owns Boardwalk
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann declares bankruptcy
      Then Bob has $1482
      And Bob is to choose about the mortgage on Water Works
      When Bob lifts the mortgage on Water Works
      Then Bob has $1407
      And Bob is to choose about the mortgage on Short Line
      When Bob keeps the mortgage on Short Line
      Then Bob has $1407
      And Water Works is not mortgaged
      And Short Line is mortgaged
      And Bob is to throw

    Scenario: The interest may ruin the heir in turn
      Given the "statutes" game with Ann, Bob, Cy and Di
      And Ann has $0
      And Ann owns the green group
      And the green group is mortgaged
      And Bob has $0
      And Bob owns Baltic Avenue
      When Ann throws 1 and 2
      Then Ann owes Bob $4
      When Ann declares bankruptcy
      Then Bob owes the Bank $46
      And Bob is to raise $15
      When Bob mortgages Baltic Avenue
      Then Bob has $0
      And Bob is to raise $16
      When Bob declares bankruptcy
      Then Bob is bankrupt
      And Baltic Avenue is up for auction
      And Pacific Avenue is not mortgaged
      And the Bank owns the green group
      And the game goes on

    Scenario: What others owe the bankrupt they owe the heir
      Given the "statutes" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Ann owns Baltic Avenue
      And Ann has $0
      And Bob owns the light blue group
      And every lot of the light blue group has 3 houses
      And Cy owns Reading Railroad
      And Cy has $0
      And it is Cy's turn
      When Cy throws 1 and 2
      And Cy ends his turn
      And Ann throws 3 and 5
      And Bob demands rent from Ann
      Then Ann owes Bob $270
      When Ann demands rent from Cy
      Then Cy owes Ann $4
      When Ann declares bankruptcy
      Then Bob owns Baltic Avenue
      And Cy owes Bob $4
      When Cy mortgages Reading Railroad
      Then Cy has $96
      And Bob has $1504

  Rule: 90 MCS 190(g) The turn goes on by itself

    Scenario: Ann's turn passes to Bob
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      And Cy owns Boardwalk
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann declares bankruptcy
      Then it is Bob's turn
      And Bob is to throw

    Scenario: Doubles do not keep the turn of one who is out
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $0
      And Cy owns Boardwalk
      And Ann is on Pacific Avenue
      When Ann throws 4 and 4
      And Ann declares bankruptcy
      Then Bob is to throw
      When Bob throws 4 and 6
      And Bob ends his turn
      Then it is Cy's turn
      When Cy throws 4 and 6
      And Cy ends his turn
      Then it is Bob's turn

    Scenario: What could have been bought is not offered to the next
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      Then Ann is to choose whether to buy
      When Ann leaves the table
      Then Bob is to throw
      And the Bank owns Vermont Avenue

    Scenario: Nor is the next asked for a tax that was still to be chosen
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 1 and 3
      And Ann leaves the table
      Then Bob is to throw
      And Bob has $1500

    Scenario: Nor for the rent of a utility that was still to be thrown for
      Given the "statutes" game with Ann, Bob and Cy
      And Cy owns Electric Company
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      And Ann leaves the table
      Then Bob is to throw
      When Bob throws 4 and 6
      Then Bob is on Just Visiting
      And Bob has $1500
      And Cy has $1500

    Scenario: Nor moved by a throw that was still to be moved
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $20
      And Ann is in Jail after 2 failed throws
      When Ann throws 4 and 6
      Then Ann owes the Bank $50
      When Ann declares bankruptcy
      Then Bob is to throw
      And Bob is on GO

    Scenario: Nor fetched by Mr. M
      Given the "statutes-speed" game with Ann, Bob and Cy
      And Ann has passed GO
      When Ann throws 2, 4 and Mr. M
      And Ann leaves the table
      Then Bob is to throw
      And Bob is on GO

    Scenario: What others owe goes on too
      Given the "statutes" game with Ann, Bob and Cy
      And Bob has $3
      And Bob owns Baltic Avenue
      And Baltic Avenue is mortgaged
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Ann throws 3 and 4
      And Bob declares bankruptcy
      Then Bob is bankrupt
      And Cy has $1490
      And Ann has $1510
      When Ann keeps the mortgage on Baltic Avenue
      Then it is Ann's turn

    Scenario: Another's turn goes on
      Given the "statutes" game with Ann, Bob and Cy
      And Cy has $0
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Ann throws 3 and 4
      And Cy declares bankruptcy
      Then Cy is bankrupt
      And it is Ann's turn
      And Ann has $1510
      When Ann ends her turn
      Then it is Bob's turn

  Rule: 90 MCS 190(h) Leaving for good

    Scenario: Ann leaves, and her deeds are auctioned
      Given the "statutes" game with Ann, Bob and Cy
      And the Bank has $1000 in notes
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann leaves the table
      Then Ann is bankrupt
      And Ann has $0
      And the Bank has $2500 in notes
      And Boardwalk is not mortgaged
      And Boardwalk is up for auction
      When Bob bids $5
      And Cy passes
      Then Bob owns Boardwalk
      And Bob is to throw

    Scenario: Also out of turn, and in debt to a player
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $30
      And Ann owns Reading Railroad
      And Cy owns Boardwalk
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      Then Ann owes Cy $50
      When Ann leaves the table
      Then Cy has $1550
      And the Bank owns Reading Railroad
      And Reading Railroad is not mortgaged
      And Reading Railroad is up for auction

    Scenario: Buildings pay as well, and what is left over is the Bank's
      Given the "statutes" game with Ann, Bob and Cy
      And the Bank has $1000 in notes
      And Ann has $7
      And Ann owns the light blue group
      And Oriental Avenue has a hotel
      And Vermont Avenue has 4 houses
      And Connecticut Avenue has 4 houses
      And Bob owns the dark blue group
      And Boardwalk has 1 house
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      Then Ann owes Bob $200
      When Ann leaves the table
      Then Bob has $1700
      And Ann has $0
      And the Bank has $807 in notes
      And the Bank has 31 houses left
      And the Bank has 12 hotels left
      And Oriental Avenue is up for auction
      And it is told "building sold: Ann, Oriental Avenue, $125, 0, yes"
      And it is told "estate passed: Ann, the Bank, $7, Oriental Avenue, Vermont Avenue and Connecticut Avenue, none, $0"

    Scenario: Every creditor is paid
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $10
      And Ann owns Reading Railroad
      And the next Chance card is "Chairman"
      When Ann throws 3 and 4
      Then Ann owes Bob $50
      When Ann leaves the table
      Then Bob has $1550
      And Cy has $1550
      And Reading Railroad is up for auction

    Scenario: To the dollar it is enough
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $20
      And Ann owns Baltic Avenue
      And Cy owns Boardwalk
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann leaves the table
      Then Cy has $1550
      And the Bank owns Baltic Avenue
      And it is told "mortgaged: Ann, Baltic Avenue, $30"
      And it is told "estate passed: Ann, the Bank, $0, Baltic Avenue, none, $0"

    Scenario: One dollar short, the estate goes to the creditor
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $19
      And Ann owns Baltic Avenue
      And Ann holds a Get Out of Jail Free card
      And Cy owns Boardwalk
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann leaves the table
      Then Ann is bankrupt
      And Cy has $1519
      And Cy owns Baltic Avenue
      And Baltic Avenue is not mortgaged
      And Cy holds 1 Get Out of Jail Free card
      And Bob is to throw

    Scenario: Of several creditors, to that of the first debt
      Given the "statutes" game with Ann, Bob and Cy
      And Ann has $10
      And Ann owns Baltic Avenue
      And the next Chance card is "Chairman"
      When Ann throws 3 and 4
      And Ann leaves the table
      Then Bob has $1510
      And Bob owns Baltic Avenue
      And Cy has $1500

    Scenario: What is owed to the Bank cannot be raised, so the Bank has it all
      Given the "statutes" game with Ann, Bob and Cy
      And the Bank has $1000 in notes
      And Ann has $10
      And Ann owns Baltic Avenue
      And Ann is in Jail after 2 failed throws
      When Ann throws 4 and 6
      Then Ann owes the Bank $50
      When Ann leaves the table
      Then the Bank has $1010 in notes
      And Baltic Avenue is up for auction

    Scenario: A debt that waits behind another's is paid too
      Given the "statutes" game with Ann, Bob and Cy
      And Bob has $0
      And Bob owns Reading Railroad
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Ann throws 3 and 4
      Then Bob owes Ann $10
      When Cy leaves the table
      Then Ann has $1510
      And Bob owes Ann $10

    Scenario: The last one at the table wins
      Given the "statutes" game with Ann and Bob
      When Bob leaves the table
      Then Ann wins
      And it is told "left table: Bob"
      And it is told "game over: Ann, last-standing"

    Scenario: Who has left cannot play on
      Given the "statutes" game with Ann, Bob and Cy
      When Bob leaves the table
      And Bob tries to offer Ann $5 for nothing
      Then it is refused under 10 MCS 190(g)
      When Ann throws 4 and 6
      And Ann ends her turn
      Then it is Cy's turn

    Scenario: Who leaves before the start is decided is out of it
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 5 and 6 for the start
      And Bob throws 1 and 2 for the start
      And Ann leaves the table
      And Cy throws 2 and 3 for the start
      Then Cy starts
      And it is Cy's turn

    Scenario: And when only that throw was missing, the start is decided
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 1 and 3 for the start
      And Bob throws 1 and 2 for the start
      And Cy leaves the table
      Then Ann starts
      And Ann is to throw

    Scenario: Nobody asks rent of one who has left, nor does one who has left ask any
      Given the "statutes" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      And Cy owns Boardwalk
      And Bob is on Pennsylvania Avenue
      When Ann throws 3 and 5
      And Ann ends her turn
      And Bob throws 2 and 3
      Then Cy may demand $50 from Bob
      And Bob may demand $6 from Ann
      When Bob leaves the table
      Then Cy may demand no rent
      And Bob may demand no rent

    Scenario: Rent between those who stay may still be asked for
      Given the "statutes" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Cy owns Vermont Avenue
      When Ann throws 3 and 5
      And Bob leaves the table
      Then Cy may demand $6 from Ann
      When Cy demands rent from Ann
      Then Ann has $1494
      And Cy has $1506

    Scenario: Another's bid stands
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $30
      And Cy leaves the table
      Then the highest bid is Bob's $30
      When Ann passes
      Then Bob owns Vermont Avenue
      And Bob has $1470

    Scenario: Who leaves wants no more buildings
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And Cy owns the brown group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      Then Bob is to say how many houses he wants
      When Bob leaves the table
      Then Cy is to say how many houses he wants
      When Cy wants none
      Then Vermont Avenue has 1 house
      And Ann has $1450
      And St. James Place is up for auction

    Scenario: Without the one who asked there is no question
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Ann leaves the table
      Then Oriental Avenue is up for auction
      And the Bank has 1 house left

    Scenario: A building won but not put up stays with the Bank
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Bob bids $10
      And Ann passes
      And Bob leaves the table
      Then the Bank has 1 house left
      And it is Ann's turn
      And Tennessee Avenue has no buildings

    Scenario: A bid of one who leaves is void
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $300
      And Bob leaves the table
      Then Vermont Avenue is up for auction
      And no bid has been made
      When Cy bids $1
      And Ann passes
      Then Cy owns Vermont Avenue
      And Cy has $1499

    Scenario: And the bidding begins anew, for those who had passed as well
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Cy passes
      And Bob bids $300
      And Bob leaves the table
      And Cy bids $7
      And Ann passes
      Then Cy owns Vermont Avenue
      And Cy has $1493

    Scenario: Who leaves with a building still to put up holds nobody up
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Bob bids $10
      And Ann passes
      Then Bob is to put up a house
      When Bob leaves the table
      Then St. James Place is up for auction
      When Ann bids $1
      Then it is allowed

    Scenario: Two leave, and both estates are auctioned in board order
      Given the "statutes" game with Ann, Bob, Cy and Dan
      And Bob owns Baltic Avenue and Boardwalk
      And Cy owns Reading Railroad
      When Bob leaves the table
      Then Baltic Avenue is up for auction
      When Cy leaves the table
      And Dan bids $1
      And Ann passes
      Then Reading Railroad is up for auction
      When Dan bids $2
      And Ann passes
      Then Boardwalk is up for auction
      When Dan bids $3
      And Ann passes
      Then Dan owns Baltic Avenue, Reading Railroad and Boardwalk
      And Dan has $1494

    Scenario: What was owed to one who leaves is owed to the Bank
      Given the "statutes" game with Ann, Bob and Cy
      And Bob has $0
      And Bob owns Reading Railroad
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Ann throws 3 and 4
      Then Bob owes Ann $10
      When Ann leaves the table
      Then Bob owes the Bank $10
      When Bob mortgages Reading Railroad
      Then Bob has $90
      And Bob owes nothing

  Rule: 90 MCS 190(i) What could pay a debt is not traded away

    Background:
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns the light blue group
      And Connecticut Avenue has 1 house

    Scenario: A debtor gives nothing away for nothing
      Given Ann has $10
      And Ann owns Boardwalk
      When Ann throws 4 and 5
      Then Ann owes Bob $40
      When Ann tries to offer Cy Boardwalk for nothing
      Then it is refused under 90 MCS 190(i)
      When Ann tries to declare bankruptcy
      Then it is refused under 90 MCS 190(c)
      When Ann mortgages Boardwalk
      Then Bob has $1540

    Scenario: Nor to the creditor
      Given Ann has $10
      And Ann owns Boardwalk
      When Ann throws 4 and 5
      And Ann tries to offer Bob Boardwalk for nothing
      Then it is refused under 90 MCS 190(i)

    Scenario: One dollar less than is owed must not be left
      Given Ann has $10
      And Ann owns Boardwalk
      When Ann throws 4 and 5
      And Ann tries to offer Cy Boardwalk for $29
      Then it is refused under 90 MCS 190(i)
      When Ann offers Cy Boardwalk for $30
      And Cy accepts
      Then Ann owes nothing
      And Ann has $0
      And Bob has $1540

    Scenario: What is beyond the debt may be given away
      Given Ann has $10
      And Ann owns Boardwalk and Baltic Avenue
      When Ann throws 4 and 5
      And Ann offers Cy Boardwalk for nothing
      And Cy accepts
      Then Cy owns Boardwalk
      And Ann owes Bob $40
      When Ann tries to offer Cy Baltic Avenue for $29
      Then it is refused under 90 MCS 190(i)

    Scenario: A deed in exchange counts at what the Bank lends on it
      Given Ann has $10
      And Ann owns Boardwalk
      And Cy owns Baltic Avenue and Water Works
      And Water Works is mortgaged
      When Ann throws 4 and 5
      And Ann tries to offer Cy Boardwalk for Water Works
      Then it is refused under 90 MCS 190(i)
      When Ann offers Cy Boardwalk for Baltic Avenue
      Then it is allowed

    Scenario: Interest on a deed received counts too
      Given Ann has $20
      And Ann owns Baltic Avenue
      And Cy owns Boardwalk
      And Boardwalk is mortgaged
      When Ann throws 4 and 5
      And Cy tries to offer Ann Boardwalk for nothing
      Then it is refused under 90 MCS 190(i)

    Scenario: A mortgaged deed brings nothing, so it may go
      Given Ann has $10
      And Ann owns Boardwalk and Water Works
      And Water Works is mortgaged
      When Ann throws 4 and 5
      And Ann offers Cy Water Works for nothing
      And Cy accepts
      Then Cy owns Water Works

    Scenario: Everything owed counts, not the first debt alone
      Given Ann has $10
      And Ann owns Reading Railroad
      And the next Chance card is "Chairman"
      When Ann throws 3 and 4
      Then Ann owes Bob $50
      When Ann tries to offer Cy Reading Railroad for $89
      Then it is refused under 90 MCS 190(i)
      When Ann offers Cy Reading Railroad for $90
      And Cy accepts
      Then Ann owes nothing
      And Ann has $0

    Scenario: Where it falls short already, nothing may be lowered
      Given Ann has $3
      And Ann owns Baltic Avenue
      When Ann throws 4 and 5
      And Ann tries to offer Cy Baltic Avenue for $29
      Then it is refused under 90 MCS 190(i)
      When Ann offers Cy Baltic Avenue for $30
      And Cy accepts
      Then Ann has $33
      And Ann owes Bob $40

    Scenario: A trade that raises it may still save the debtor
      Given Ann has $3
      And Ann owns Baltic Avenue
      When Ann throws 4 and 5
      And Cy offers Ann $37 for Baltic Avenue
      And Ann accepts
      Then Ann owes nothing
      And Bob has $1540

    Scenario: Also when the other proposes
      Given Ann has $10
      And Ann owns Boardwalk
      When Ann throws 4 and 5
      And Cy tries to offer Ann $5 for Boardwalk
      Then it is refused under 90 MCS 190(i)

    Scenario: And in a counter-offer
      Given Ann has $10
      And Ann owns Boardwalk
      When Ann throws 4 and 5
      And Cy offers Ann $100 for Boardwalk
      And Ann tries to counter with Boardwalk for $5
      Then it is refused under 90 MCS 190(i)

    Scenario: The debtor's offer from before the debt cannot be accepted any more
      Given Ann has $10
      And Ann owns Boardwalk
      When Ann offers Cy Boardwalk for $5
      And Ann throws 4 and 5
      And Cy tries to accept
      Then it is refused under 90 MCS 190(i)
      And Ann owns Boardwalk

    Scenario: Nor can the debtor accept another's from before
      Given Ann has $10
      And Ann owns Boardwalk
      When Cy offers Ann $5 for Boardwalk
      And Ann throws 4 and 5
      And Ann tries to accept
      Then it is refused under 90 MCS 190(i)
      When Ann mortgages Boardwalk
      Then Ann owes nothing
      When Ann accepts
      Then Cy owns Boardwalk

    Scenario: Who is next in the queue is a debtor too
      Given Bob has $0
      And Cy has $12
      And Cy holds a Get Out of Jail Free card
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Ann throws 3 and 4
      Then Bob owes Ann $10
      When Cy tries to offer Ann $3 and a Get Out of Jail Free card for nothing
      Then it is refused under 90 MCS 190(i)
      When Cy offers Ann $2 and a Get Out of Jail Free card for nothing
      Then it is allowed

    Scenario: Others trade as they like
      Given Ann has $10
      And Cy owns Boardwalk
      When Ann throws 4 and 5
      Then Ann owes Bob $40
      When Cy offers Bob Boardwalk for nothing
      And Bob accepts
      Then Bob owns Boardwalk
