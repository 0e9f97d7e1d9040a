Feature: 10 MCS 150 Hotels

  Rule: 10 MCS 150 When a hotel may go up

    Scenario: Four houses on every lot, and the hotel goes on any of them
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has 4 houses
      When Ann builds on Connecticut Avenue
      Then Connecticut Avenue has a hotel
      And Oriental Avenue has 4 houses
      And Vermont Avenue has 4 houses
      And it is told "hotel built: Ann, Connecticut Avenue, $50"

    Scenario: One house missing anywhere in the group
      Given the "london" game with Ann and Bob
      And Ann owns the light blue group
      And The Angel Islington has 4 houses
      And Euston Road has 4 houses
      And Pentonville Road has 3 houses
      When Ann tries to build on Euston Road
      Then it is refused under 10 MCS 150
      And Euston Road has 4 houses
      And Ann has £1500
      And the Bank has 12 hotels left

    Scenario: A hotel beside a hotel
      Given the "parker" game with Ann and Bob
      And Ann owns the dark blue group
      And Park Place has a hotel
      And Boardwalk has 4 houses
      When Ann builds on Boardwalk
      Then Boardwalk has a hotel
      And Park Place has a hotel
      And the Bank has 10 hotels left
      And the Bank has 32 houses left

  Rule: 10 MCS 150(a) What a hotel costs

    Scenario: The price of a house, and four houses back to the Bank
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has 4 houses
      When Ann builds on Oriental Avenue
      Then Oriental Avenue has a hotel
      And Ann has $1450
      And the Bank has $12,190 in notes
      And the Bank has 24 houses left
      And the Bank has 11 hotels left

    Scenario: On the dearest street
      Given the "london" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has 4 houses
      And Ann has £400
      When Ann builds on Mayfair
      Then Ann has £200
      And the Bank has 28 houses left
      When Ann builds on Park Lane
      Then Ann has £0
      And Park Lane has a hotel
      And the Bank has 32 houses left
      And the Bank has 10 hotels left

    Scenario: Not without the cash
      Given the "mcc" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has 4 houses
      And Ann has $199
      When Ann tries to build on Boardwalk
      Then it is refused under 10 MCS 150(a)
      And Boardwalk has 4 houses
      And Ann has $199
      And the Bank has 24 houses left
      And the Bank has 12 hotels left

  Rule: 10 MCS 150(b) One to a lot

    Scenario: No second hotel
      Given the "statutes" game with Ann and Bob
      And Ann owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      When Ann tries to build on Boardwalk
      Then it is refused under 10 MCS 150(b)
      And Boardwalk has a hotel
      And Ann has $1500
      And the Bank has 11 hotels left

    Scenario: Nor when the whole group has its hotels
      Given the "wikibook" game with Ann and Bob
      And Ann owns the brown group
      And every lot of the brown group has a hotel
      When Ann tries to build on Baltic Avenue
      Then it is refused under 10 MCS 150(b)
      And Ann has $1500
      And the Bank has 32 houses left
      And the Bank has 10 hotels left
