Feature: 10 MCS 210 The short game

  Rule: 10 MCS 210 Five changes

    Scenario: What is not among them stays: the salary, even building, double rent
      Given the "statutes-short" game with Ann and Bob
      And Ann owns the light blue group
      And Bob is on Short Line
      And it is Bob's turn
      When Bob throws 5 and 6
      Then Bob is on Oriental Avenue
      And Bob has $1688
      And Ann has $1512
      When Ann builds on Vermont Avenue
      And Ann tries to build on Vermont Avenue
      Then it is refused under 10 MCS 140(f)
      And Ann has $1462

  Rule: 10 MCS 210(a) Three deeds each

    Scenario: The deal hands out three
      Given the "statutes-short" game with Ann and Bob
      When the deal gives Ann Boardwalk, Baltic Avenue and Reading Railroad
      And the deal gives Bob Park Place, Water Works and Virginia Avenue
      Then Ann owns Boardwalk, Baltic Avenue and Reading Railroad
      And Bob owns Park Place, Water Works and Virginia Avenue
      And it is told "deed dealt: Bob, Park Place"

    Scenario: Round by round, three to each and no more
      Given the "statutes-short" game with Ann and Bob
      When the Title Deeds are dealt in board order
      Then Ann owns Mediterranean Avenue, Reading Railroad and Vermont Avenue
      And Bob owns Baltic Avenue, Oriental Avenue and Connecticut Avenue
      And the Bank owns St. Charles Place, Electric Company and States Avenue
      And Ann has $1,500
      And Bob has $1,500

    Scenario: What was dealt earns rent from the start
      Given the "london-short" game with Ann and Bob
      When the deal gives Ann The Angel Islington, Euston Road and Mayfair
      And the deal gives Bob Park Lane, Water Works and Whitehall
      And Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 2 and 4
      Then Bob is on The Angel Islington
      And Bob has £1494
      And Ann has £1506

  Rule: 10 MCS 210(a-1) They are free

    Scenario: The starting money stays whole
      Given the "statutes-short" game with Ann and Bob
      When the deal gives Ann Boardwalk, Baltic Avenue and Reading Railroad
      And the deal gives Bob Park Place, Water Works and Virginia Avenue
      Then Ann has $1500
      And Bob has $1500
      And the Bank has $12,140 in notes

  Rule: 10 MCS 210(b) A hotel after three houses

    Scenario: Three on every lot, then a hotel
      Given the "statutes-short" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has 3 houses
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has a hotel
      And Oriental Avenue has 3 houses
      And Ann has $1450
      And the Bank has 26 houses left
      And the Bank has 11 hotels left

    Scenario: Not while one lot has two
      Given the "london-short" game with Ann and Bob
      And Ann owns the dark blue group
      And Mayfair has 3 houses
      And Park Lane has 2 houses
      When Ann tries to build on Mayfair
      Then it is refused under 10 MCS 150
      And Mayfair has 3 houses
      And Ann has £1500

    Scenario: The third house itself is a house
      Given the "mcc-short" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has 2 houses
      When Ann builds on Boardwalk
      Then Boardwalk has 3 houses
      And the Bank has 27 houses left
      And the Bank has 12 hotels left

  Rule: 10 MCS 210(b-1) Hotel rent unchanged

    Scenario: A hotel on Vermont Avenue
      Given the "statutes-short" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue has a hotel
      And Oriental Avenue has 3 houses
      And Connecticut Avenue has 3 houses
      And it is Bob's turn
      When Bob throws 3 and 5
      Then Bob has $950
      And Ann has $2050

    Scenario: A hotel on Mayfair, and three houses beside it
      Given the "london-short" game with Ann and Bob
      And Ann owns the dark blue group
      And Mayfair has a hotel
      And Park Lane has 3 houses
      And Bob is on Bond Street
      And Bob has £3500
      And it is Bob's turn
      When Bob throws 1 and 2
      Then Bob has £2400
      And Ann has £2600
      When Bob ends his turn
      And Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 1 and 1
      Then Bob is on Mayfair
      And Bob has £400
      And Ann has £4600

  Rule: 10 MCS 210(b-2) Half of four houses back

    Scenario: All at once
      Given the "statutes-short" game with Ann and Bob
      And Ann owns the pink group
      And every lot of the pink group has a hotel
      When Ann sells every hotel of the pink group
      Then Ann has $2100
      And States Avenue has no buildings
      And the Bank has 12 hotels left
      And the Bank has 32 houses left

    Scenario: House by house
      Given the "parker-short" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has a hotel
      When Ann sells a building on Boardwalk
      Then Boardwalk has 3 houses
      And Ann has $1600
      And the Bank has 11 hotels left
      And the Bank has 29 houses left

    Scenario: A whole hotel in London
      Given the "london-short" game with Ann and Bob
      And Ann owns the pink group
      And every lot of the pink group has a hotel
      When Ann sells a building on Whitehall
      Then Whitehall has no buildings
      And Ann has £1700
      And the Bank has 10 hotels left

  Rule: 10 MCS 210(c) One turn in Jail

    Scenario: Nobody stays for a second
      Given the "statutes-short" game with Ann and Bob
      And Ann is in Jail
      When Ann tries to sit the turn out
      Then it is refused under 10 MCS 120(e)
      When Ann tries to end her turn
      Then it is refused under 10 MCS 60(h)
      When Ann throws 4 and 6
      Then Ann is not in Jail
      And Ann is on Free Parking

    Scenario: Not even where the long game lets a prisoner sit turns out
      Given the "wikibook-short" game with Ann and Bob
      And Ann is in Jail
      When Ann tries to sit the turn out
      Then it is refused under 10 MCS 120(e)
      When Ann throws 4 and 6
      Then Ann is not in Jail
      And Ann is on Free Parking
      And Ann has $1450

  Rule: 10 MCS 210(c-1) By a card

    Scenario: A card of one's own
      Given the "statutes-short" game with Ann and Bob
      And Ann is in Jail
      And Ann holds the Chance Get Out of Jail Free card
      When Ann uses a Get Out of Jail Free card
      Then Ann is not in Jail
      And the bottom Chance card is "Get Out of Jail Free"
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has $1500

    Scenario: A card bought for it
      Given the "london-short" game with Ann and Bob
      And Ann is in Jail
      And Bob holds a Get Out of Jail Free card
      When Ann offers Bob £45 for a Get Out of Jail Free card
      And Bob accepts
      And Ann uses a Get Out of Jail Free card
      Then Ann is not in Jail
      And Ann has £1455
      And Bob has £1545

  Rule: 10 MCS 210(c-2) By doubles

    Scenario: A double frees, moves, and costs nothing
      Given the "statutes-short" game with Ann and Bob
      And Ann is in Jail
      When Ann throws 5 and 5
      Then Ann is not in Jail
      And Ann is on Free Parking
      And Ann has $1500
      When Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)

  Rule: 10 MCS 210(c-3) By paying

    Scenario: Fifty before the throw, also where the long game does not allow it
      Given the "mcc-short" game with Ann and Bob
      And Ann is in Jail
      When Ann pays the fine
      Then Ann is not in Jail
      And Ann has $1450
      And Ann is to throw
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has $1450

  Rule: 10 MCS 210(c-4) Throw first, pay then

    Scenario: The throw fails, the fine is paid, the throw is moved
      Given the "statutes-short" game with Ann and Bob
      And Ann is in Jail
      And Bob owns States Avenue
      When Ann throws 1 and 2
      Then Ann is not in Jail
      And Ann is on States Avenue
      And Ann has $1440
      And Bob has $1510
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: Who cannot pay at once raises the money first
      Given the "london-short" game with Ann and Bob
      And Ann is in Jail
      And Ann has £0
      And Ann owns Euston Road
      When Ann throws 4 and 6
      Then Ann owes the Bank £50
      When Ann mortgages Euston Road
      Then Ann owes nothing
      And Ann has £0
      And Ann is on Free Parking

  Rule: 10 MCS 210(d) Flat income tax

    Scenario: Two hundred without a choice
      Given the "statutes-short" game with Ann and Bob
      When Ann throws 1 and 3
      Then Ann is on Income Tax
      And Ann has $1300
      When Ann tries to pay the percentage tax
      Then it is refused under 10 MCS 110
      And Ann has $1300

    Scenario: Also from who has little
      Given the "wikibook-short" game with Ann and Bob
      And Ann has $150
      And Ann owns Reading Railroad
      When Ann throws 1 and 3
      Then Ann owes the Bank $200
      And Ann can choose "mortgage"
      When Ann mortgages Reading Railroad
      Then Ann has $50

  Rule: 10 MCS 210(e) The first bankruptcy ends it

    Scenario: Three play, one is ruined, and it is over
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Ann owns Baltic Avenue
      And Bob has $1000
      And Cy has $1200
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Cy wins
      And the Bank owns Baltic Avenue
      When Bob tries to throw 1 and 2
      Then it is refused under 10 MCS 190(h)

    Scenario: A debt that can still be paid ends nothing
      Given the "london-short" game with Ann, Bob and Cy
      And Ann is on Liverpool Street Station
      And Ann has £50
      And Ann owns Mayfair
      When Ann throws 1 and 2
      And Ann mortgages Mayfair
      Then the game goes on
      And Ann has £150

  Rule: 10 MCS 210(e-1) Adding up

    Scenario: What came from the ruined player counts for the creditor
      Given the "statutes-short" game with Ann, Bob and Cy
      And Bob owns Short Line
      And Bob has $1000
      And Cy has $1223
      And Ann is on Water Works
      And Ann has $24
      When Ann throws 3 and 4
      Then Ann owes Bob $25
      When Ann declares bankruptcy
      Then Bob has $1024
      And Bob wins

    Scenario: The ruined player is not among those who count
      Given the "parker-short" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $20
      And Ann owns Baltic Avenue
      And Bob has $0
      And Cy has $0
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob and Cy share the win

  Rule: 10 MCS 210(e-1a) Cash

    Scenario: A dollar more
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Bob has $1201
      And Cy has $1200
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob wins

    Scenario: The same to the pound
      Given the "london-short" game with Ann, Bob and Cy
      And Ann is on Liverpool Street Station
      And Ann has £50
      And Bob has £1200
      And Cy has £1200
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob and Cy share the win

  Rule: 10 MCS 210(e-1b) Property

    Scenario: A lot, a railroad and a utility at their printed prices
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Bob has $1000
      And Bob owns Park Place, Reading Railroad and Water Works
      And Cy has $1700
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob and Cy share the win

    Scenario: They count for whoever owns them
      Given the "mcc-short" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Bob has $1000
      And Bob owns Baltic Avenue
      And Cy has $1059
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob wins

  Rule: 10 MCS 210(e-1c) Mortgaged property

    Scenario: Half the printed price
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Bob has $1000
      And Bob owns Park Place and Electric Company
      And Park Place is mortgaged
      And Electric Company is mortgaged
      And Cy has $1250
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob and Cy share the win

  Rule: 10 MCS 210(e-1d) Houses

    Scenario: Four houses at fifty each, beside their lots
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Bob has $1000
      And Bob owns the brown group
      And every lot of the brown group has 2 houses
      And Cy has $1320
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob and Cy share the win

  Rule: 10 MCS 210(e-1e) Hotels

    Scenario: A hotel counts four houses
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Bob has $1000
      And Bob owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 3 houses
      And Cy has $3150
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob and Cy share the win

  Rule: 10 MCS 210(e-2) The richest wins

    Scenario: Not the one with the most cash, but with the most in all
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Bob has $1400
      And Cy has $800
      And Cy owns the dark blue group
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Cy wins
