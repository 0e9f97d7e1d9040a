Feature: 90 MCS 160 When buildings are short

  Rule: 90 MCS 160(a) Who is asked, and for how many

    Scenario: With enough for everybody Ann just builds
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 13 houses left
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has 1 house
      And Ann has $1450
      And the Bank has 12 houses left

    Scenario: With one fewer Bob is asked first
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 12 houses left
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has no buildings
      And Bob is to say how many houses he wants
      And it is told "shortage declared: Ann, a house, 12"
      When Bob wants 12 houses
      Then a house is up for auction
      And it is told "wanted: Bob, a house, 12"

    Scenario: Nobody wants more than they could pay for
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And Bob has $250
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob tries to want 3 houses
      Then it is refused under 90 MCS 160(a)
      When Bob wants 2 houses
      Then a house is up for auction

    Scenario: Nor more than there is room for
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the brown group
      And every lot of the brown group has 3 houses
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob tries to want 3 houses
      Then it is refused under 90 MCS 160(a)
      When Bob wants 2 houses
      Then a house is up for auction

    Scenario: The same dollar does not pay for houses in two groups
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the brown group and the orange group
      And Bob has $450
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob tries to want 9 houses
      Then it is refused under 90 MCS 160(a)
      When Bob wants 8 houses
      Then a house is up for auction

    Scenario: A lot that has its hotel wants no other
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has 4 houses
      And Bob owns the brown group
      And Baltic Avenue has a hotel
      And Mediterranean Avenue has 4 houses
      And the Bank has 1 hotel left
      When Ann builds on Vermont Avenue
      And Bob tries to want 2 hotels
      Then it is refused under 90 MCS 160(a)
      And Bob can choose "2 want, sell-building"
      When Bob wants 1 hotel
      Then a hotel is up for auction

    Scenario: Room for a single house is enough to be asked
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the brown group
      And Baltic Avenue has 4 houses
      And Mediterranean Avenue has 3 houses
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      Then Bob is to say how many houses he wants
      When Bob wants 1 house
      And Bob bids $1
      And Ann passes
      And Bob builds on Mediterranean Avenue
      Then Mediterranean Avenue has 4 houses
      And Bob has $1499

    Scenario: Who could not build now is not asked
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And Bob has $99
      And Cy owns the brown group
      And Baltic Avenue is mortgaged
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has 1 house
      And Ann has $1450
      And the Bank has 0 houses left

    Scenario: Nor is a prisoner at a strict table
      Given the "statutes" game with Ann and Bob
      And the rule jail_business is false
      And Ann owns the light blue group
      And Bob owns the orange group
      And Bob is in Jail
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has 1 house
      And Ann has $1450

    Scenario: Who lacks a house somewhere could not build a hotel
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has 4 houses
      And Bob owns the brown group
      And Baltic Avenue has 4 houses
      And Mediterranean Avenue has 3 houses
      And the Bank has 1 hotel left
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has a hotel
      And Ann has $1450
      And the Bank has 0 hotels left

    Scenario: They are asked in seat order from the asker's left
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the brown group
      And Bob owns the light blue group
      And Cy owns the orange group
      And the Bank has 1 house left
      When Bob builds on Vermont Avenue
      Then Cy is to say how many houses he wants
      When Ann tries to want 1 house
      Then it is refused under 90 MCS 160(a)
      When Cy wants none
      Then Ann is to say how many houses she wants
      When Ann wants 1 house
      Then a house is up for auction

    Scenario: One shortage at a time
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And Cy owns the brown group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Cy tries to build on Baltic Avenue
      Then it is refused under 90 MCS 160(a)

    Scenario: No shortage is opened in the middle of an auction
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann throws 2 and 3
      And Ann declines it
      And Bob tries to build on Tennessee Avenue
      Then it is refused under 90 MCS 160(a)
      And Reading Railroad is up for auction

    Scenario: Until it is settled nobody builds, not even a hotel
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And Cy owns the brown group
      And every lot of the brown group has 4 houses
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      Then Bob is to say how many houses he wants
      When Cy tries to build on Baltic Avenue
      Then it is refused under 90 MCS 160(a)
      When Bob wants none
      Then Vermont Avenue has 1 house
      When Cy builds on Baltic Avenue
      Then Baltic Avenue has a hotel

  Rule: 90 MCS 160(b) One by one, among those who want it

    Scenario: The higher bid takes the last house
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      Then a house is up for auction
      When Ann bids $40
      And Bob bids $70
      And Ann passes
      And Bob builds on Tennessee Avenue
      Then Tennessee Avenue has 1 house
      And Bob has $1430
      And Ann has $1500
      And Vermont Avenue has no buildings
      And the Bank has 0 houses left
      And Ann is to throw

    Scenario: Two houses are two auctions
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 2 houses left
      When Ann builds on Vermont Avenue
      And Bob wants 2 houses
      And Bob bids $30
      And Ann passes
      And Bob builds on Tennessee Avenue
      Then a house is up for auction
      And the Bank has 1 house left
      When Bob passes
      And Ann bids $2
      And Ann builds on Oriental Avenue
      Then Bob has $1470
      And Ann has $1498
      And Oriental Avenue has 1 house
      And the Bank has 0 houses left
      And Ann is to throw

    Scenario: Who wanted one and has it is out of the next
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And Cy owns the brown group
      And the Bank has 2 houses left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Cy wants 1 house
      And Bob bids $30
      And Cy passes
      And Ann passes
      And Bob builds on Tennessee Avenue
      And Bob tries to bid $10
      Then it is refused under 90 MCS 80(c)
      When Cy bids $5
      And Ann passes
      And Cy builds on Baltic Avenue
      Then Cy has $1495
      And Baltic Avenue has 1 house

    Scenario: Who wants none does not bid
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And Cy owns the brown group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Cy wants none
      And Cy tries to bid $10
      Then it is refused under 90 MCS 80(c)

    Scenario: Nor one who has no place left for it
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Bob offers Cy Tennessee Avenue for $200
      And Cy accepts
      And Bob tries to bid $10
      Then it is refused under 90 MCS 160(b)

    Scenario: Nobody bids and the house stays with the Bank
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Ann passes
      And Bob passes
      Then the Bank has 1 house left
      And Vermont Avenue has no buildings
      And Ann has $1500
      And Bob has $1500
      And Ann is to throw

    Scenario: Nobody bids for the first of two, and the second is put up all the same
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 2 houses left
      When Ann builds on Vermont Avenue
      And Bob wants 2 houses
      And Ann passes
      And Bob passes
      Then a house is up for auction
      When Ann bids $3
      And Bob passes
      And Ann builds on Vermont Avenue
      Then Vermont Avenue has 1 house
      And Ann has $1497
      And nothing is up for auction
      And the Bank has 1 house left
      And Ann is to throw

    Scenario: Nobody bids for any of three, and all three stay
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 3 houses left
      When Ann builds on Vermont Avenue
      And Bob wants 3 houses
      And Ann passes
      And Bob passes
      And Bob passes
      And Ann passes
      Then a house is up for auction
      When Ann passes
      And Bob passes
      Then nothing is up for auction
      And the Bank has 3 houses left
      And Ann is to throw

    Scenario: When one shortage is settled the next may be opened
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Ann passes
      And Bob passes
      And Bob builds on Tennessee Avenue
      Then Ann is to say how many houses she wants
      When Ann wants none
      Then Tennessee Avenue has 1 house
      And Bob has $1400

    Scenario: A house that comes back meanwhile is not auctioned
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And Cy owns the brown group
      And Baltic Avenue has 1 house
      And Cy has $0
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Bob bids $10
      And Ann passes
      Then Bob is to put up a house
      When Cy sells a building on Baltic Avenue
      And Bob builds on Tennessee Avenue
      Then nothing is up for auction
      And Ann is to throw
      And the Bank has 1 house left

    Scenario: The last hotel is auctioned in the same way
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has 4 houses
      And Bob owns the brown group
      And every lot of the brown group has 4 houses
      And the Bank has 1 hotel left
      When Ann builds on Vermont Avenue
      And Bob wants 1 hotel
      Then a hotel is up for auction
      When Bob bids $15
      And Ann passes
      And Bob builds on Baltic Avenue
      Then Baltic Avenue has a hotel
      And Bob has $1485
      And the Bank has 0 hotels left
      And the Bank has 16 houses left

  Rule: 90 MCS 160(c) The bid is the price

    Scenario: More than the printed price
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Ann bids $180
      And Bob passes
      And Ann builds on Connecticut Avenue
      Then Connecticut Avenue has 1 house
      And Ann has $1320

    Scenario: It must be put up before anything else
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group and Reading Railroad
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Ann bids $10
      And Bob passes
      Then Ann is to put up a house
      When Ann tries to mortgage Reading Railroad
      Then it is refused under 90 MCS 160(c)
      When Ann tries to throw 4 and 6
      Then it is refused
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has 1 house
      And Ann has $1490
      And Ann is to throw

    Scenario: And where the rules let it stand
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Oriental Avenue
      And Bob wants 1 house
      And Ann bids $10
      And Bob passes
      And Ann tries to build on Vermont Avenue
      Then it is refused under 10 MCS 140(f)
      When Ann builds on Connecticut Avenue
      Then Connecticut Avenue has 1 house

    Scenario: A house won is not a hotel
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group and the brown group
      And every lot of the brown group has 4 houses
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Ann bids $10
      And Bob passes
      And Ann tries to build on Baltic Avenue
      Then it is refused under 90 MCS 160(c)
      And Baltic Avenue has 4 houses

    Scenario: The highest bidder does no other business meanwhile
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group, Reading Railroad and Baltic Avenue
      And Baltic Avenue is mortgaged
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Ann bids $10
      And Ann tries to mortgage Reading Railroad
      Then it is refused under 90 MCS 160(c)
      When Ann tries to lift the mortgage on Baltic Avenue
      Then it is refused under 90 MCS 160(c)
      When Bob tries to offer Ann $10 for Reading Railroad
      Then it is refused under 90 MCS 160(c)
      When Bob bids $11
      And Ann mortgages Reading Railroad
      Then Ann has $1600

    Scenario: The highest bidder may raise cash for a debt
      Given the "statutes" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Ann owns the light blue group and Reading Railroad
      And Bob owns the orange group
      And Cy owns the dark blue group
      And Ann has $60
      And Ann is on Short Line
      And the Bank has 1 house left
      When Ann throws 1 and 3
      And Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Cy wants none
      And Ann bids $40
      And Ann tries to mortgage Reading Railroad
      Then it is refused under 90 MCS 160(c)
      And Cy can choose "demand-rent, 2 mortgage"
      When Cy demands rent from Ann
      Then Ann owes Cy $100
      When Ann mortgages Reading Railroad
      Then Ann owes nothing
      And Ann has $60
      When Bob passes
      And Ann builds on Vermont Avenue
      Then Ann has $20
      And Vermont Avenue has 1 house

  Rule: 90 MCS 160(d) No quarrel, no auction

    Scenario: Bob wants none
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants none
      Then Vermont Avenue has 1 house
      And Ann has $1450
      And the Bank has 0 houses left
      And Ann is to throw

    Scenario: There is enough for what Bob wants
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 3 houses left
      When Ann builds on Vermont Avenue
      And Bob wants 2 houses
      Then Vermont Avenue has 1 house
      And Ann has $1450
      And Bob has $1500
      And the Bank has 2 houses left
