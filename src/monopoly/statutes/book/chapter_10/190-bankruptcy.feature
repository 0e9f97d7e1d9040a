Feature: 10 MCS 190 Bankruptcy

  Rule: 10 MCS 190 When you are bankrupt

    Scenario: More owed to a player than there is
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $1999
      When Ann throws 1 and 4
      Then Ann owes Bob $2000
      And Ann has $1999
      When Ann declares bankruptcy
      Then Ann is bankrupt
      And Bob has $3499

    Scenario: More owed to the Bank than there is
      Given the "london" game with Ann, Bob and Cy
      And Ann is on Liverpool Street Station
      And Ann has £69
      And Ann owns Old Kent Road
      When Ann throws 1 and 2
      Then Ann owes the Bank £100
      When Ann declares bankruptcy
      Then Ann is bankrupt

    Scenario: Who can still raise it must
      Given the "parker" game with Ann and Bob
      And Ann is on Short Line
      And Ann has $70
      And Ann owns Baltic Avenue
      When Ann throws 1 and 2
      And Ann tries to declare bankruptcy
      Then it is refused under 90 MCS 190(c)
      When Ann mortgages Baltic Avenue
      Then Ann owes nothing
      And Ann has $0
      And Ann owns Baltic Avenue
      And the game goes on

    Scenario: Buildings count for what the Bank would pay
      Given the "statutes" game with Ann and Bob
      And Ann is on Short Line
      And Ann has $15
      And Ann owns the brown group
      And Baltic Avenue has 1 house
      When Ann throws 1 and 2
      And Ann tries to declare bankruptcy
      Then it is refused under 90 MCS 190(c)
      When Ann sells a building on Baltic Avenue
      And Ann mortgages Baltic Avenue
      And Ann mortgages Mediterranean Avenue
      Then Ann owes nothing
      And Ann has $0
      And the game goes on

    Scenario: The debt must be one's own
      Given the "mcc" game with Ann and Bob
      And Ann is on Short Line
      And Ann has $0
      And Bob has $0
      When Ann throws 1 and 2
      Then Ann owes the Bank $100
      When Bob tries to declare bankruptcy
      Then it is refused under 10 MCS 190
      And Bob is still in the game

    Scenario: Nobody is bankrupt without a debt
      Given the "wikibook" game with Ann and Bob
      And Ann has $0
      When Ann tries to declare bankruptcy
      Then it is refused under 10 MCS 190
      And the game goes on

  Rule: 10 MCS 190(a) Ruined by a player

    Scenario: Cash, deeds and card go to the one who is owed
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $120
      And Ann owns Baltic Avenue, Reading Railroad and Water Works
      And Ann holds a Get Out of Jail Free card
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Ann is bankrupt
      And Ann has $0
      And Bob has $1620
      And Bob owns Baltic Avenue, Reading Railroad and Water Works
      And Bob holds 1 Get Out of Jail Free card
      And Ann holds no Get Out of Jail Free card
      And Baltic Avenue is not mortgaged
      And Cy has $1500
      And it is Bob's turn
      And Bob is to throw

    Scenario: The creditor is the one whose property it was
      Given the "london" game with Ann, Bob and Cy
      And Cy owns the dark blue group
      And Mayfair has a hotel
      And Park Lane has 4 houses
      And Ann is on Bond Street
      And Ann has £120
      And Ann owns Whitechapel Road
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Cy has £1620
      And Cy owns Whitechapel Road
      And Bob has £1500
      And it is Bob's turn
      And it is told "estate passed: Ann, Cy, £120, Whitechapel Road, none, £0"
      And it is told "went bankrupt: Ann, Cy"

  Rule: 10 MCS 190(b) Buildings are turned into cash

    Scenario: The houses go back and the lots pass bare
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $10
      And Ann owns the brown group
      And Baltic Avenue has 3 houses
      And Mediterranean Avenue has 2 houses
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Bob owns Baltic Avenue and Mediterranean Avenue
      And Baltic Avenue has no buildings
      And Mediterranean Avenue has no buildings
      And the Bank has 28 houses left
      And the Bank has 11 hotels left
      And Boardwalk has a hotel

    Scenario: Hotels too
      Given the "parker" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $10
      And Ann owns the brown group
      And every lot of the brown group has a hotel
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Baltic Avenue has no buildings
      And the Bank has 11 hotels left
      And the Bank has 28 houses left

    Scenario: Also when the creditor is the first at the table
      Given the "statutes" game with Ann, Bob and Cy
      And it is Bob's turn
      And Bob has $0
      And Bob owns the brown group
      And every lot of the brown group has 1 house
      And Ann owns the dark blue group
      And every lot of the dark blue group has a hotel
      And Bob is on Pennsylvania Avenue
      When Bob throws 2 and 3
      And Bob declares bankruptcy
      Then Ann has $1550
      And the Bank has 32 houses left

  Rule: 10 MCS 190(b-1) The cash goes to the creditor

    Scenario: Half the price of five houses
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $10
      And Ann owns the brown group
      And Baltic Avenue has 3 houses
      And Mediterranean Avenue has 2 houses
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Bob has $1635
      And Ann has $0
      And the Bank has $12,005 in notes
      And Cy has $1500

    Scenario: Half the price of two hotels
      Given the "london" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Mayfair has a hotel
      And Park Lane has 4 houses
      And Ann is on Bond Street
      And Ann has £10
      And Ann owns the brown group
      And every lot of the brown group has a hotel
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Bob has £1760
      And Ann has £0

  Rule: 10 MCS 190(c) Mortgages pass on, with interest

    Scenario: The creditor pays a tenth of each loan at once
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $0
      And Ann owns Reading Railroad and Electric Company
      And Reading Railroad is mortgaged
      And Electric Company is mortgaged
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Bob owns Reading Railroad and Electric Company
      And Reading Railroad is mortgaged
      And Electric Company is mortgaged
      And Bob has $1482
      And the Bank has $12,158 in notes

    Scenario: A creditor without the cash owes it
      Given the "london" game with Ann, Bob and Cy
      And Bob owns the dark blue group and Marylebone Station
      And Mayfair has a hotel
      And Park Lane has 4 houses
      And Bob has £5
      And Ann is on Bond Street
      And Ann has £0
      And Ann owns King's Cross Station
      And King's Cross Station is mortgaged
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Bob owns King's Cross Station
      And Bob owes the Bank £10
      When Bob mortgages Marylebone Station
      Then Bob owes nothing
      And Bob has £95

    Scenario: Nothing is due for deeds that are not mortgaged
      Given the "wikibook" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $0
      And Ann owns Reading Railroad
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Bob owns Reading Railroad
      And Bob has $1500
      And Bob is to throw

  Rule: 10 MCS 190(d) Lift now or later

    Scenario: Lifted now, for the loan alone
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $0
      And Ann owns Reading Railroad
      And Reading Railroad is mortgaged
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      Then Bob is to choose about the mortgage on Reading Railroad
      And Bob has $1490
      When Bob lifts the mortgage on Reading Railroad
      Then Bob has $1390
      And Reading Railroad is not mortgaged
      And Bob is to throw

    Scenario: Each deed for itself
      Given the "parker" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $0
      And Ann owns Reading Railroad and Electric Company
      And Reading Railroad is mortgaged
      And Electric Company is mortgaged
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      And Bob keeps the mortgage on Reading Railroad
      And Bob lifts the mortgage on Electric Company
      Then Reading Railroad is mortgaged
      And Electric Company is not mortgaged
      And Bob has $1407
      And Bob is to throw

  Rule: 10 MCS 190(e) Later costs interest again

    Scenario: Kept, and lifted later with a second tenth
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      And Ann is on Pennsylvania Avenue
      And Ann has $0
      And Ann owns Electric Company
      And Electric Company is mortgaged
      When Ann throws 1 and 4
      And Ann declares bankruptcy
      And Bob keeps the mortgage on Electric Company
      Then Bob has $1492
      When Bob throws 4 and 6
      And Bob lifts the mortgage on Electric Company
      Then Bob has $1409
      And Electric Company is not mortgaged

  Rule: 10 MCS 190(f) Ruined by the Bank

    Scenario: The deeds are auctioned at once
      Given the "statutes" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Ann owns Baltic Avenue
      When Ann throws 1 and 2
      Then Ann owes the Bank $100
      When Ann declares bankruptcy
      Then Ann is bankrupt
      And Ann has $0
      And Baltic Avenue is up for auction
      When Bob bids $25
      And Cy bids $30
      And Bob passes
      Then Cy owns Baltic Avenue
      And Cy has $1470
      And Bob has $1500
      And the Bank has $12,170 in notes
      And it is Bob's turn
      And Bob is to throw

    Scenario: The buildings are not
      Given the "parker" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $0
      And Ann owns the brown group
      And Baltic Avenue has 1 house
      And the Bank has $0 in notes
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Mediterranean Avenue is up for auction
      And the Bank has 32 houses left
      And the Bank has issued no paper
      When Bob bids $10
      And Cy passes
      Then Bob owns Mediterranean Avenue
      And Baltic Avenue is up for auction
      And Baltic Avenue has no buildings
      When Cy bids $11
      And Bob passes
      Then Cy owns Baltic Avenue
      And Bob has $1490
      And Cy has $1489
      And the Bank has $21 in notes
      And it is Bob's turn

    Scenario: What was mortgaged is sold free of the mortgage
      Given the "statutes-timed" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Boardwalk is up for auction
      And Boardwalk is not mortgaged
      When Bob bids $1
      And Cy passes
      Then Bob owns Boardwalk
      And Bob has $1499
      And Boardwalk is not mortgaged
      And Bob is to throw

    Scenario: A card's fee can ruin as well
      Given the "london" game with Ann, Bob and Cy
      And Ann is on The Angel Islington
      And Ann has £49
      And Ann holds the Chance Get Out of Jail Free card
      And the next Community Chest card is "Doctor"
      When Ann throws 5 and 6
      Then Ann owes the Bank £50
      When Ann declares bankruptcy
      Then Ann is bankrupt
      And Ann holds no Get Out of Jail Free card
      And the bottom Chance card is "Get Out of Jail Free"
      And Bob has £1500
      And Cy has £1500
      And it is Bob's turn

    Scenario: Not while selling and mortgaging would do
      Given the "mcc" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $0
      And Ann owns Reading Railroad
      When Ann throws 1 and 2
      And Ann tries to declare bankruptcy
      Then it is refused under 90 MCS 190(c)
      When Ann mortgages Reading Railroad
      Then Ann has $0
      And Ann owns Reading Railroad
      And it is Ann's turn

  Rule: 10 MCS 190(g) Out of the game

    Scenario: No more throws, no more deals
      Given the "statutes" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Ann is bankrupt
      When Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 190(g)
      When Ann tries to end her turn
      Then it is refused under 10 MCS 190(g)

    Scenario: Nobody trades with who is gone
      Given the "parker" game with Ann, Bob and Cy
      And Bob owns Boardwalk
      And Ann is on Short Line
      And Ann has $50
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      And Bob tries to offer Ann Boardwalk for $0
      Then it is refused under 10 MCS 170
      When Ann tries to offer Bob $0 for Boardwalk
      Then it is refused under 10 MCS 190(g)

    Scenario: The turn passes the empty seat by
      Given the "london" game with Ann, Bob and Cy
      And Ann is on Liverpool Street Station
      And Ann has £50
      And Bob is on Just Visiting
      And Cy is on Just Visiting
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then it is Bob's turn
      When Bob throws 4 and 6
      And Bob ends his turn
      Then it is Cy's turn
      When Cy throws 4 and 6
      And Cy ends his turn
      Then it is Bob's turn

  Rule: 10 MCS 190(h) The last one left wins

    Scenario: Of two players, the other
      Given the "statutes" game with Ann and Bob
      And Ann is on Short Line
      And Ann has $50
      And Bob has $1
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob wins
      When Bob tries to throw 1 and 2
      Then it is refused under 10 MCS 190(h)

    Scenario: Of three, not before the second is ruined
      Given the "wikibook" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Bob is on Short Line
      And Bob has $50
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then the game goes on
      When Bob throws 1 and 2
      And Bob declares bankruptcy
      Then Cy wins

    Scenario: Deeds of the last one ruined need no auction
      Given the "london" game with Ann and Bob
      And Ann is on Liverpool Street Station
      And Ann has £50
      And Ann owns Old Kent Road
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob wins
      And Bob has £1500
