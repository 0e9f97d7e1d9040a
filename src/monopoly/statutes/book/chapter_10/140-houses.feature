Feature: 10 MCS 140 Houses

  Rule: 10 MCS 140 Who may build

    Scenario: The owner of a whole group buys a house
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has 1 house
      And Oriental Avenue has no buildings
      And Connecticut Avenue has no buildings
      And Ann has $1450
      And the Bank has $12,190 in notes
      And the Bank has 31 houses left
      And it is told "house built: Ann, Vermont Avenue, $50, 1"

    Scenario: One deed short is not enough
      Given the "london" game with Ann and Bob
      And Ann owns Euston Road and Pentonville Road
      When Ann tries to build on Euston Road
      Then it is refused under 10 MCS 140
      And Euston Road has no buildings
      And Ann has £1500
      And the Bank has 32 houses left

    Scenario: A group shared with another player is not complete
      Given the "wikibook" game with Ann and Bob
      And Ann owns Park Place
      And Bob owns Boardwalk
      When Ann tries to build on Park Place
      Then it is refused under 10 MCS 140
      When Bob tries to build on Boardwalk
      Then it is refused under 10 MCS 140

    Scenario: Nobody builds on another player's lot
      Given the "statutes" game with Ann and Bob
      And Bob owns the light blue group
      When Ann tries to build on Vermont Avenue
      Then it is refused under 10 MCS 140
      And Vermont Avenue has no buildings
      And Ann has $1500

    Scenario: Nothing is built on railroads and utilities
      Given the "parker" game with Ann and Bob
      And Ann owns the railroad group and the utility group
      When Ann tries to build on Reading Railroad
      Then it is refused under 10 MCS 140
      When Ann tries to build on Water Works
      Then it is refused under 10 MCS 140
      And Ann has $1500

  Rule: 10 MCS 140(a) The first house goes anywhere

    Scenario: On the first lot of the group
      Given the "statutes" game with Ann and Bob
      And Ann owns the orange group
      When Ann builds on St. James Place
      Then St. James Place has 1 house

    Scenario: On the last
      Given the "mcc" game with Ann and Bob
      And Ann owns the orange group
      When Ann builds on New York Avenue
      Then New York Avenue has 1 house

  Rule: 10 MCS 140(b) The second goes on a bare lot

    Scenario: Not on the lot that has one, but on the one that has none
      Given the "statutes" game with Ann and Bob
      And Ann owns the brown group
      When Ann builds on Baltic Avenue
      And Ann tries to build on Baltic Avenue
      Then it is refused under 10 MCS 140(f)
      And Baltic Avenue has 1 house
      And Ann has $1450
      When Ann builds on Mediterranean Avenue
      Then Mediterranean Avenue has 1 house
      And Ann has $1400

    Scenario: Or on another complete group
      Given the "london" game with Ann and Bob
      And Ann owns the brown group and the orange group
      When Ann builds on Old Kent Road
      And Ann builds on Vine Street
      Then Old Kent Road has 1 house
      And Vine Street has 1 house
      And Ann has £1350

    Scenario: But not on a group that is not complete
      Given the "parker" game with Ann and Bob
      And Ann owns the brown group, St. James Place and Tennessee Avenue
      When Ann builds on Baltic Avenue
      And Ann tries to build on Tennessee Avenue
      Then it is refused under 10 MCS 140
      And Tennessee Avenue has no buildings
      And Ann has $1450

  Rule: 10 MCS 140(c) What a house costs

    Scenario: By the side of the board, the cheaper group of each
      Given the "statutes" game with Ann and Bob
      And Ann owns the brown group, the pink group, the red group and the green group
      When Ann builds on Baltic Avenue
      Then Ann has $1450
      When Ann builds on Virginia Avenue
      Then Ann has $1350
      When Ann builds on Indiana Avenue
      Then Ann has $1200
      When Ann builds on Pacific Avenue
      Then Ann has $1000
      And the Bank has 28 houses left
      And Bob has $1500

    Scenario: By the side of the board, the dearer group of each
      Given the "london" game with Ann and Bob
      And Ann owns the light blue group, the orange group, the yellow group and the dark blue group
      When Ann builds on Euston Road
      Then Ann has £1450
      When Ann builds on Bow Street
      Then Ann has £1350
      When Ann builds on Piccadilly
      Then Ann has £1200
      When Ann builds on Mayfair
      Then Ann has £1000
      And the Bank has 28 houses left

    Scenario: The last dollar will do
      Given the "mcc" game with Ann and Bob
      And Ann owns the orange group
      And Ann has $100
      When Ann builds on Tennessee Avenue
      Then Tennessee Avenue has 1 house
      And Ann has $0

    Scenario: One dollar short will not
      Given the "statutes" game with Ann and Bob
      And Ann owns the orange group
      And Ann has $99
      When Ann tries to build on Tennessee Avenue
      Then it is refused under 10 MCS 140(c)
      And Tennessee Avenue has no buildings
      And Ann has $99
      And the Bank has 32 houses left

  Rule: 10 MCS 140(d) Bare lots beside houses

    Scenario: A bare lot earns double although a house stands in the group
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      And it is Bob's turn
      When Bob throws 2 and 4
      Then Bob is on Oriental Avenue
      And Bob has $1488
      And Ann has $1512

    Scenario: A lot with a house earns the rent of a house, undoubled
      Given the "parker" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      And it is Bob's turn
      When Bob throws 3 and 5
      Then Bob is on Vermont Avenue
      And Bob has $1470
      And Ann has $1530

    Scenario: So it is in London
      Given the "london" game with Ann and Bob
      And Ann owns the dark blue group
      And Park Lane has 1 house
      And Bob is on Bond Street
      And it is Bob's turn
      When Bob throws 1 and 4
      Then Bob is on Mayfair
      And Bob has £1400
      And Ann has £1600

  Rule: 10 MCS 140(e) When and how many

    Scenario: In another player's turn
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And it is Bob's turn
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has 1 house
      And Ann has $1450
      And it is Bob's turn
      And Bob is to throw

    Scenario: After the throw, before the turn is passed on
      Given the "mcc" game with Ann and Bob
      And Ann owns the light blue group
      When Ann throws 4 and 6
      And Ann builds on Vermont Avenue
      Then Vermont Avenue has 1 house
      And it is Ann's turn

    Scenario: As many as one pleases
      Given the "wikibook" game with Ann and Bob
      And Ann owns the brown group
      When Ann builds on Baltic Avenue
      And Ann builds on Mediterranean Avenue
      And Ann builds on Mediterranean Avenue
      And Ann builds on Baltic Avenue
      And Ann builds on Baltic Avenue
      And Ann builds on Mediterranean Avenue
      And Ann builds on Baltic Avenue
      And Ann builds on Mediterranean Avenue
      Then Baltic Avenue has 4 houses
      And Mediterranean Avenue has 4 houses
      And Ann has $1100
      And the Bank has 24 houses left

    Scenario: As far as the money goes
      Given the "london" game with Ann and Bob
      And Ann owns the light blue group
      And Ann has £120
      When Ann builds on Euston Road
      And Ann builds on Pentonville Road
      And Ann tries to build on The Angel Islington
      Then it is refused under 10 MCS 140(c)
      And Ann has £20
      And the Bank has 30 houses left

  Rule: 10 MCS 140(f) Build evenly

    Scenario: A lot that is ahead gets no more
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      When Ann tries to build on Vermont Avenue
      Then it is refused under 10 MCS 140(f)
      And Vermont Avenue has 1 house
      And Ann has $1500
      And the Bank has 31 houses left

    Scenario: Any lot that is behind may catch up
      Given the "london" game with Ann and Bob
      And Ann owns the green group
      And Regent Street has 3 houses
      And Oxford Street has 2 houses
      And Bond Street has 2 houses
      When Ann tries to build on Regent Street
      Then it is refused under 10 MCS 140(f)
      When Ann builds on Bond Street
      Then Bond Street has 3 houses
      And Ann has £1300
      When Ann tries to build on Bond Street
      Then it is refused under 10 MCS 140(f)

    Scenario: Other groups do not count
      Given the "parker" game with Ann and Bob
      And Ann owns the brown group and the light blue group
      And every lot of the light blue group has 1 house
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has 2 houses
      And Baltic Avenue has no buildings

  Rule: 10 MCS 140(f-1) The first row comes first

    Scenario: No second house while the last lot is bare
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Oriental Avenue has 1 house
      And Vermont Avenue has 1 house
      When Ann tries to build on Oriental Avenue
      Then it is refused under 10 MCS 140(f)
      When Ann builds on Connecticut Avenue
      And Ann builds on Oriental Avenue
      Then Oriental Avenue has 2 houses
      And Vermont Avenue has 1 house
      And Connecticut Avenue has 1 house
      And Ann has $1400

  Rule: 10 MCS 140(g) Row by row, up to four

    Scenario: The second row and the third
      Given the "statutes" game with Ann and Bob
      And Ann owns the brown group
      And every lot of the brown group has 1 house
      When Ann builds on Baltic Avenue
      Then Baltic Avenue has 2 houses
      When Ann tries to build on Baltic Avenue
      Then it is refused under 10 MCS 140(f)
      When Ann builds on Mediterranean Avenue
      And Ann builds on Baltic Avenue
      Then Baltic Avenue has 3 houses
      And Mediterranean Avenue has 2 houses
      And Ann has $1350
      And the Bank has 27 houses left

    Scenario: The fourth house is the last
      Given the "mcc" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has 3 houses
      When Ann builds on Boardwalk
      Then Boardwalk has 4 houses
      And Ann has $1300
      When Ann tries to build on Boardwalk
      Then it is refused under 10 MCS 150
      And Boardwalk has 4 houses
      When Ann builds on Park Place
      And Ann builds on Boardwalk
      Then Boardwalk has a hotel
      And Park Place has 4 houses

  Rule: 10 MCS 140(h) An example

    Scenario: No third house beside a first
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Oriental Avenue has 2 houses
      And Vermont Avenue has 2 houses
      And Connecticut Avenue has 1 house
      When Ann tries to build on Oriental Avenue
      Then it is refused under 10 MCS 140(f)
      And Oriental Avenue has 2 houses
      When Ann builds on Connecticut Avenue
      And Ann builds on Oriental Avenue
      Then Oriental Avenue has 3 houses
      And Ann has $1400

  Rule: 10 MCS 140(i) Come down evenly

    Scenario: The lot that has fewer does not give first
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Oriental Avenue has 2 houses
      And Vermont Avenue has 2 houses
      And Connecticut Avenue has 1 house
      When Ann tries to sell a building on Connecticut Avenue
      Then it is refused under 10 MCS 170(d)
      And Connecticut Avenue has 1 house
      And Ann has $1500
      When Ann sells a building on Oriental Avenue
      And Ann sells a building on Vermont Avenue
      And Ann sells a building on Connecticut Avenue
      Then Connecticut Avenue has no buildings
      And Ann has $1575
      And the Bank has 30 houses left
