Feature: 10 MCS 170 Selling property

  Rule: 10 MCS 170 Private sales

    Scenario: A bare lot at a price far above the printed one
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns Baltic Avenue
      When Ann offers Bob Baltic Avenue for $900
      And Bob accepts
      Then Bob owns Baltic Avenue
      And Ann has $2400
      And Bob has $600
      And Cy has $1500
      And the Bank has $10,640 in notes
      And it is told "trade done: 1, Ann, Bob, Baltic Avenue, $0, none, none, $900, none"

    Scenario: A station for a pound, in somebody else's turn
      Given the "london" game with Ann, Bob and Cy
      And Bob owns King's Cross Station
      When Bob offers Cy King's Cross Station for £1
      And Cy accepts
      Then Cy owns King's Cross Station
      And Bob has £1501
      And Cy has £1499
      And it is Ann's turn

    Scenario: A utility and cash for a lot
      Given the "parker" game with Ann and Bob
      And Ann owns Water Works
      And Bob owns Park Place
      When Ann offers Bob Water Works and $250 for Park Place
      And Bob accepts
      Then Ann owns Park Place
      And Bob owns Water Works
      And Ann has $1250
      And Bob has $1750

    Scenario: No sale without both
      Given the "wikibook" game with Ann and Bob
      And Ann owns Baltic Avenue
      When Ann offers Bob Baltic Avenue for $60
      And Bob refuses
      Then Ann owns Baltic Avenue
      And Ann has $1500
      And Bob has $1500

    Scenario: Nobody sells what is not theirs
      Given the "statutes" game with Ann, Bob and Cy
      And Cy owns Boardwalk
      When Ann tries to offer Bob Boardwalk for $400
      Then it is refused under 10 MCS 170
      When Ann tries to offer Bob $400 for Boardwalk
      Then it is refused under 10 MCS 170
      And Cy owns Boardwalk

    Scenario: Nor pays with money that is not there
      Given the "parker" game with Ann and Bob
      And Ann owns Boardwalk
      And Bob has $399
      When Ann offers Bob Boardwalk for $400
      And Bob tries to accept
      Then it is refused under 90 MCS 170(a)
      And Ann owns Boardwalk
      And Bob has $399
      When Bob tries to offer Ann $400 for Boardwalk
      Then it is refused under 90 MCS 170(a)

  Rule: 10 MCS 170(a) No sale from a built-up group

    Scenario: Neither the lot with the house nor the bare one beside it
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      When Ann tries to offer Bob Vermont Avenue for $500
      Then it is refused under 10 MCS 170(a)
      When Ann tries to offer Bob Oriental Avenue for $500
      Then it is refused under 10 MCS 170(a)
      And Ann owns Oriental Avenue
      And Ann has $1500

    Scenario: Nor may the other ask for one
      Given the "london" game with Ann and Bob
      And Bob owns the dark blue group
      And Mayfair has a hotel
      And Park Lane has 4 houses
      When Ann tries to offer Bob £1000 for Park Lane
      Then it is refused under 10 MCS 170(a)

    Scenario: A house built after the offer was made
      Given the "parker" game with Ann and Bob
      And Ann owns the light blue group
      When Ann offers Bob Oriental Avenue for $500
      And Ann builds on Vermont Avenue
      And Bob tries to accept
      Then it is refused under 10 MCS 170(a)
      And Ann owns Oriental Avenue
      And Bob has $1500

    Scenario: Buildings on another group are no hindrance
      Given the "mcc" game with Ann and Bob
      And Ann owns the light blue group and Boardwalk
      And Vermont Avenue has 1 house
      When Ann offers Bob Boardwalk for $400
      And Bob accepts
      Then Bob owns Boardwalk

  Rule: 10 MCS 170(b) Clear the group first

    Scenario: With the last building sold the lot may go
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Oriental Avenue has 1 house
      And Vermont Avenue has 1 house
      When Ann sells a building on Vermont Avenue
      And Ann tries to offer Bob Vermont Avenue for $300
      Then it is refused under 10 MCS 170(a)
      When Ann sells a building on Oriental Avenue
      And Ann offers Bob Vermont Avenue for $300
      And Bob accepts
      Then Bob owns Vermont Avenue
      And Vermont Avenue has no buildings
      And Ann has $1850
      And Bob has $1200
      And the Bank has 32 houses left

  Rule: 10 MCS 170(c) Buildings at half price

    Scenario: A house from each side of the board
      Given the "statutes" game with Ann and Bob
      And Ann owns the brown group, the orange group, the yellow group and the green group
      And Baltic Avenue has 1 house
      And Tennessee Avenue has 1 house
      And Ventnor Avenue has 1 house
      And Pacific Avenue has 1 house
      When Ann sells a building on Baltic Avenue
      Then Ann has $1525
      When Ann sells a building on Tennessee Avenue
      Then Ann has $1575
      When Ann sells a building on Ventnor Avenue
      Then Ann has $1650
      When Ann sells a building on Pacific Avenue
      Then Ann has $1750
      And Pacific Avenue has no buildings
      And the Bank has 32 houses left

    Scenario: In another player's turn
      Given the "london" game with Ann and Bob
      And Ann owns the light blue group
      And Euston Road has 1 house
      And it is Bob's turn
      When Ann sells a building on Euston Road
      Then Euston Road has no buildings
      And Ann has £1525
      And the Bank has £12,115 in notes
      And it is Bob's turn
      And it is told "building sold: Ann, Euston Road, £25, 0, no"

    Scenario: Where nothing stands nothing is sold
      Given the "parker" game with Ann and Bob
      And Ann owns the light blue group
      When Ann tries to sell a building on Vermont Avenue
      Then it is refused under 10 MCS 170(c)
      And Ann has $1500

    Scenario: Another player's house is not yours to sell
      Given the "wikibook" game with Ann and Bob
      And Bob owns the light blue group
      And Vermont Avenue has 1 house
      When Ann tries to sell a building on Vermont Avenue
      Then it is refused under 10 MCS 170(c)
      And Vermont Avenue has 1 house
      And Ann has $1500
      And Bob has $1500

  Rule: 10 MCS 170(d) One by one and evenly

    Scenario: The highest goes first
      Given the "statutes" game with Ann and Bob
      And Ann owns the pink group
      And St. Charles Place has 3 houses
      And States Avenue has 3 houses
      And Virginia Avenue has 4 houses
      When Ann tries to sell a building on States Avenue
      Then it is refused under 10 MCS 170(d)
      And States Avenue has 3 houses
      When Ann sells a building on Virginia Avenue
      Then Virginia Avenue has 3 houses
      And Ann has $1550
      And the Bank has 23 houses left
      When Ann sells a building on States Avenue
      Then States Avenue has 2 houses
      And Ann has $1600
      When Ann tries to sell a building on States Avenue
      Then it is refused under 10 MCS 170(d)

    Scenario: A hotel goes before the houses beside it
      Given the "mcc" game with Ann and Bob
      And Ann owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      When Ann tries to sell a building on Park Place
      Then it is refused under 10 MCS 170(d)
      And Park Place has 4 houses

  Rule: 10 MCS 170(e) Hotels together, or house by house

    Scenario: All hotels of the group in one stroke
      Given the "statutes" game with Ann and Bob
      And Ann owns the pink group
      And every lot of the pink group has a hotel
      When Ann sells every hotel of the pink group
      Then St. Charles Place has no buildings
      And States Avenue has no buildings
      And Virginia Avenue has no buildings
      And Ann has $2250
      And the Bank has 12 hotels left
      And the Bank has 32 houses left
      And it is told "hotels sold: Ann, pink, $750, 0, 0 and 0"

    Scenario: One hotel down to its four houses
      Given the "parker" game with Ann and Bob
      And Ann owns the pink group
      And every lot of the pink group has a hotel
      When Ann sells a building on States Avenue
      Then States Avenue has 4 houses
      And Virginia Avenue has a hotel
      And Ann has $1550
      And the Bank has 10 hotels left
      And the Bank has 28 houses left
      When Ann tries to sell a building on States Avenue
      Then it is refused under 10 MCS 170(d)

    Scenario: No hotels, no such sale
      Given the "wikibook" game with Ann and Bob
      And Ann owns the pink group
      And every lot of the pink group has 4 houses
      When Ann tries to sell every hotel of the pink group
      Then it is refused under 10 MCS 170(e)
      And States Avenue has 4 houses
      And Ann has $1500

    Scenario: Another player's hotels are not for Bob to sell
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      When Bob tries to sell every hotel of the light blue group
      Then it is refused under 10 MCS 170(e)
      And Bob has $1,500
      And Vermont Avenue has a hotel

  Rule: 10 MCS 170(e-1) A hotel is five houses

    Scenario: House by house to the ground
      Given the "statutes" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has a hotel
      When Ann sells a building on Boardwalk
      And Ann sells a building on Park Place
      Then Boardwalk has 4 houses
      And Park Place has 4 houses
      And Ann has $1700
      And the Bank has 24 houses left
      When Ann sells a building on Boardwalk
      And Ann sells a building on Park Place
      And Ann sells a building on Boardwalk
      And Ann sells a building on Park Place
      And Ann sells a building on Boardwalk
      And Ann sells a building on Park Place
      And Ann sells a building on Boardwalk
      And Ann sells a building on Park Place
      Then Boardwalk has no buildings
      And Park Place has no buildings
      And Ann has $2500
      And the Bank has 32 houses left
      And the Bank has 12 hotels left

    Scenario: In one stroke it is the same sum
      Given the "london" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has a hotel
      When Ann sells every hotel of the dark blue group
      Then Ann has £2500
      And the Bank has 12 hotels left
      And the Bank has 32 houses left
