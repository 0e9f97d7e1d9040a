Feature: 10 MCS 180 Mortgages

  Rule: 10 MCS 180 Mortgaging

    Scenario: A bare lot brings its loan and is turned face down
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      When Ann mortgages Boardwalk
      Then Boardwalk is mortgaged
      And Ann owns Boardwalk
      And Ann has $1700
      And Bob has $1500
      And the Bank has $11,940 in notes
      And it is told "mortgaged: Ann, Boardwalk, $200"

    Scenario: Railroads and utilities, and in another player's turn
      Given the "london" game with Ann and Bob
      And Ann owns King's Cross Station and Water Works
      And it is Bob's turn
      When Ann mortgages King's Cross Station
      Then Ann has £1600
      When Ann mortgages Water Works
      Then Ann has £1675
      And Water Works is mortgaged
      And it is Bob's turn

    Scenario: Not twice
      Given the "parker" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann tries to mortgage Boardwalk
      Then it is refused under 10 MCS 180
      And Ann has $1500

    Scenario: A space without a Title Deed cannot be mortgaged
      Given the "mcc" game with Ann and Bob
      And Ann is on Free Parking
      When Ann tries to mortgage Free Parking
      Then it is refused under 10 MCS 180
      And Ann has $1500

  Rule: 10 MCS 180(a) Buildings go first

    Scenario: A house anywhere in the group stands in the way
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      When Ann tries to mortgage Vermont Avenue
      Then it is refused under 10 MCS 180(a)
      When Ann tries to mortgage Oriental Avenue
      Then it is refused under 10 MCS 180(a)
      And Oriental Avenue is not mortgaged
      And Ann has $1500

    Scenario: With the last one sold at half price it can be mortgaged
      Given the "london" game with Ann and Bob
      And Ann owns the dark blue group
      And Mayfair has 1 house
      And Park Lane has 1 house
      When Ann sells a building on Mayfair
      And Ann tries to mortgage Mayfair
      Then it is refused under 10 MCS 180(a)
      When Ann sells a building on Park Lane
      Then Ann has £1700
      When Ann mortgages Mayfair
      Then Ann has £1900
      And Mayfair is mortgaged

    Scenario: Houses on another group do not matter
      Given the "wikibook" game with Ann and Bob
      And Ann owns the light blue group and Park Place
      And Vermont Avenue has 1 house
      When Ann mortgages Park Place
      Then Park Place is mortgaged
      And Ann has $1675

  Rule: 10 MCS 180(b) How much the Bank lends

    Scenario: What the deeds say, around the board
      Given the "statutes" game with Ann and Bob
      And Ann owns Baltic Avenue, Reading Railroad, Connecticut Avenue, Electric Company and Virginia Avenue
      And Ann owns New York Avenue, Illinois Avenue, Marvin Gardens, Pennsylvania Avenue and Park Place
      And Ann has $0
      When Ann mortgages Baltic Avenue
      Then Ann has $30
      When Ann mortgages Reading Railroad
      Then Ann has $130
      When Ann mortgages Connecticut Avenue
      Then Ann has $190
      When Ann mortgages Electric Company
      Then Ann has $265
      When Ann mortgages Virginia Avenue
      Then Ann has $345
      When Ann mortgages New York Avenue
      Then Ann has $445
      When Ann mortgages Illinois Avenue
      Then Ann has $565
      When Ann mortgages Marvin Gardens
      Then Ann has $705
      When Ann mortgages Pennsylvania Avenue
      Then Ann has $865
      When Ann mortgages Park Place
      Then Ann has $1040

    Scenario: In London the same figures
      Given the "london" game with Ann and Bob
      And Ann owns Old Kent Road, Euston Road, Pall Mall, Bow Street and Strand
      And Ann owns Leicester Square, Regent Street, Mayfair and Water Works
      And Ann has £0
      When Ann mortgages Old Kent Road
      Then Ann has £30
      When Ann mortgages Euston Road
      Then Ann has £80
      When Ann mortgages Pall Mall
      Then Ann has £150
      When Ann mortgages Bow Street
      Then Ann has £240
      When Ann mortgages Strand
      Then Ann has £350
      When Ann mortgages Leicester Square
      Then Ann has £480
      When Ann mortgages Regent Street
      Then Ann has £630
      When Ann mortgages Mayfair
      Then Ann has £830
      When Ann mortgages Water Works
      Then Ann has £905

  Rule: 10 MCS 180(c) No rent while mortgaged

    Scenario: A mortgaged lot earns nothing, and cannot be bought either
      Given the "statutes" game with Ann and Bob
      And Ann owns Baltic Avenue
      And Baltic Avenue is mortgaged
      And it is Bob's turn
      When Bob throws 1 and 2
      Then Bob is on Baltic Avenue
      And Bob has $1500
      And Ann has $1500
      When Bob tries to buy it
      Then it is refused under 10 MCS 80
      And Ann owns Baltic Avenue

    Scenario: Its unmortgaged neighbor earns the double rent of a complete group
      Given the "parker" game with Ann and Bob
      And Ann owns the brown group
      And Mediterranean Avenue is mortgaged
      And it is Bob's turn
      When Bob throws 1 and 2
      Then Bob has $1492
      And Ann has $1508

    Scenario: A mortgaged utility earns nothing
      Given the "mcc" game with Ann and Bob
      And Ann owns Electric Company and Water Works
      And Electric Company is mortgaged
      And Bob is on Oriental Avenue
      And it is Bob's turn
      When Bob throws 2 and 4
      Then Bob is on Electric Company
      And Bob has $1500
      And Ann has $1500

    Scenario: The other utility earns as one of two
      Given the "statutes" game with Ann and Bob
      And Ann owns Electric Company and Water Works
      And Electric Company is mortgaged
      And Bob is on Kentucky Avenue
      And it is Bob's turn
      When Bob throws 3 and 4
      Then Bob is on Water Works
      And Bob has $1430
      And Ann has $1570

    Scenario: A mortgaged station earns nothing, the other its fifty
      Given the "london" game with Ann and Bob
      And Ann owns King's Cross Station and Marylebone Station
      And King's Cross Station is mortgaged
      And it is Bob's turn
      When Bob throws 2 and 3
      Then Bob is on King's Cross Station
      And Bob has £1500
      When Bob ends his turn
      And Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 4 and 6
      Then Bob is on Marylebone Station
      And Bob has £1450
      And Ann has £1550

  Rule: 10 MCS 180(d) Lifting a mortgage

    Scenario: What was lent and a tenth more
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann lifts the mortgage on Boardwalk
      Then Boardwalk is not mortgaged
      And Ann has $1280
      And Bob has $1500
      And the Bank has $12,360 in notes

    Scenario: A tenth that is not even is rounded up
      Given the "wikibook" game with Ann and Bob
      And Ann owns Electric Company and Park Place
      And Electric Company is mortgaged
      And Park Place is mortgaged
      When Ann lifts the mortgage on Electric Company
      Then Ann has $1417
      When Ann lifts the mortgage on Park Place
      Then Ann has $1224

    Scenario: Mortgaged and lifted again, it costs just the interest
      Given the "london" game with Ann and Bob
      And Ann owns Mayfair
      When Ann mortgages Mayfair
      And Ann lifts the mortgage on Mayfair
      Then Ann has £1480
      And Mayfair is not mortgaged
      And it is told "mortgage lifted: Ann, Mayfair, £220"

    Scenario: The loan alone is not enough
      Given the "mcc" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Ann has $219
      When Ann tries to lift the mortgage on Boardwalk
      Then it is refused under 10 MCS 180(d)
      And Boardwalk is mortgaged
      And Ann has $219

    Scenario: There must be one to lift
      Given the "parker" game with Ann and Bob
      And Ann owns Boardwalk
      When Ann tries to lift the mortgage on Boardwalk
      Then it is refused under 10 MCS 180(d)
      And Ann has $1500

    Scenario: Once lifted it earns rent again
      Given the "statutes" game with Ann and Bob
      And Ann owns Baltic Avenue
      And Baltic Avenue is mortgaged
      And it is Bob's turn
      When Ann lifts the mortgage on Baltic Avenue
      And Bob throws 1 and 2
      Then Bob has $1496
      And Ann has $1471

    Scenario: The last dollar will do
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Ann has $220
      When Ann lifts the mortgage on Boardwalk
      Then Boardwalk is not mortgaged
      And Ann has $0

  Rule: 10 MCS 180(e) No building beside a mortgage

    Scenario: Not on the mortgaged lot, not on its neighbors
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Oriental Avenue is mortgaged
      When Ann tries to build on Oriental Avenue
      Then it is refused under 10 MCS 180(e)
      When Ann tries to build on Vermont Avenue
      Then it is refused under 10 MCS 180(e)
      And Vermont Avenue has no buildings
      And Ann has $1500

    Scenario: When the last mortgage is lifted, houses cost their full price
      Given the "london" game with Ann and Bob
      And Ann owns the dark blue group
      And Mayfair is mortgaged
      And Park Lane is mortgaged
      When Ann lifts the mortgage on Mayfair
      And Ann tries to build on Mayfair
      Then it is refused under 10 MCS 180(e)
      When Ann lifts the mortgage on Park Lane
      Then Ann has £1087
      When Ann builds on Mayfair
      Then Mayfair has 1 house
      And Ann has £887

  Rule: 10 MCS 180(f) It stays yours

    Scenario: Nobody else lifts it
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Bob tries to lift the mortgage on Boardwalk
      Then it is refused under 10 MCS 180(f)
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Bob has $1500

    Scenario: Nor can anybody mortgage what is another's
      Given the "parker" game with Ann and Bob
      And Ann owns Boardwalk
      When Bob tries to mortgage Boardwalk
      Then it is refused under 10 MCS 180(f)
      And Boardwalk is not mortgaged
      And Bob has $1500

    Scenario: A mortgaged lot still counts for a complete group
      Given the "mcc" game with Ann and Bob
      And Ann owns the dark blue group
      And Park Place is mortgaged
      And Bob is on Pennsylvania Avenue
      And it is Bob's turn
      When Bob throws 1 and 4
      Then Bob has $1400
      And Ann has $1600

  Rule: 10 MCS 180(g) It may be sold

    Scenario: Sold with its mortgage at an agreed price
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann offers Bob Boardwalk for $100
      And Bob accepts
      Then Bob owns Boardwalk
      And Boardwalk is mortgaged
      And Ann has $1600

    Scenario: Or given for another lot
      Given the "london" game with Ann and Bob
      And Ann owns Mayfair
      And Mayfair is mortgaged
      And Bob owns Old Kent Road
      When Ann offers Bob Mayfair for Old Kent Road
      And Bob accepts
      Then Bob owns Mayfair
      And Ann owns Old Kent Road
      And Ann has £1500
      And Bob has £1480

  Rule: 10 MCS 180(h) The buyer may lift it at once

    Scenario: The price, the loan and one tenth
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann offers Bob Boardwalk for $100
      And Bob accepts
      Then Bob is to choose about the mortgage on Boardwalk
      When Bob lifts the mortgage on Boardwalk
      Then Boardwalk is not mortgaged
      And Bob has $1180
      And Ann has $1600

    Scenario: Only if the cash is there
      Given the "parker" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Bob has $219
      When Ann offers Bob Boardwalk for $0
      And Bob accepts
      Then Bob has $199
      When Bob tries to lift the mortgage on Boardwalk
      Then it is refused under 10 MCS 180
      And Bob has $199
      And Boardwalk is mortgaged

  Rule: 10 MCS 180(i) Or pay the interest twice

    Scenario: A tenth on buying, and a tenth again on lifting
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann offers Bob Boardwalk for $100
      And Bob accepts
      And Bob keeps the mortgage on Boardwalk
      Then Bob has $1380
      And Ann has $1600
      And the Bank has $12,160 in notes
      And Boardwalk is mortgaged
      And Ann is to throw
      When Bob lifts the mortgage on Boardwalk
      Then Bob has $1160
      And Boardwalk is not mortgaged

    Scenario: For each deed, rounded up
      Given the "wikibook" game with Ann and Bob
      And Ann owns Electric Company and Park Place
      And Electric Company is mortgaged
      And Park Place is mortgaged
      When Ann offers Bob Electric Company and Park Place for $50
      And Bob accepts
      Then Bob has $1424
      And Ann has $1550
      And it is told "interest paid: Bob, Electric Company, $8"

    Scenario: The one who offers pays it too, for what he receives
      Given the "london" game with Ann and Bob
      And Bob owns Mayfair
      And Mayfair is mortgaged
      When Ann offers Bob £100 for Mayfair
      And Bob accepts
      Then Ann has £1380
      And Bob has £1600
      And Ann is to choose about the mortgage on Mayfair
      When Ann keeps the mortgage on Mayfair
      Then Ann is to throw
      And Ann has £1380
      And it is told "mortgage kept: Ann, Mayfair"

    Scenario: Who has not the cash for it cannot take the deed
      Given the "parker" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Bob has $119
      When Ann offers Bob Boardwalk for $100
      And Bob tries to accept
      Then it is refused under 90 MCS 170(b)
      And Ann owns Boardwalk
      And Bob has $119

    Scenario: Only a mortgage just received is kept or lifted so
      Given the "mcc" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann tries to keep the mortgage on Boardwalk
      Then it is refused under 10 MCS 180(i)

    Scenario: The choice is the buyer's alone
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann offers Bob Boardwalk for $100
      And Bob accepts
      And Cy tries to keep the mortgage on Boardwalk
      Then it is refused under 10 MCS 180(i)
      When Ann tries to keep the mortgage on Boardwalk
      Then it is refused under 10 MCS 180(i)
      And Bob is to choose about the mortgage on Boardwalk
