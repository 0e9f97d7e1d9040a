Feature: 40 MCS 170 Selling hotels

  Rule: 40 MCS 170(e) One hotel at a time

    Scenario: One hotel is sold whole
      Given the "london" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      When Ann sells a building on Euston Road
      Then Euston Road has no buildings
      And Pentonville Road has a hotel
      And Ann has £1625
      And the Bank has 10 hotels left
      And the Bank has 32 houses left

    Scenario: It needs no houses in the Bank
      Given the "london" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has a hotel
      And the Bank has 0 houses left
      When Ann sells a building on Mayfair
      Then Mayfair has no buildings
      And Ann has £2000
      And the Bank has 0 houses left

    Scenario: All hotels of the group at once
      Given the "london" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      When Ann sells every hotel of the light blue group
      Then Ann has £1875
      And Euston Road has no buildings
      And Pentonville Road has no buildings
      And The Angel Islington has no buildings
      And the Bank has 12 hotels left

    Scenario: All hotels at once, and the houses beside them stay
      Given the "london" game with Ann and Bob
      And Ann owns the light blue group
      And Euston Road has a hotel
      And Pentonville Road has a hotel
      And The Angel Islington has 4 houses
      When Ann sells every hotel of the light blue group
      Then Ann has £1750
      And Euston Road has no buildings
      And Pentonville Road has no buildings
      And The Angel Islington has 4 houses
      And the Bank has 12 hotels left
      And the Bank has 28 houses left

    Scenario: Hotels first, then the houses beside them
      Given the "london" game with Ann and Bob
      And Ann owns the light blue group
      And Euston Road has a hotel
      And Pentonville Road has 4 houses
      And The Angel Islington has 4 houses
      When Ann tries to sell a building on Pentonville Road
      Then it is refused under 10 MCS 170(d)
      When Ann sells a building on Euston Road
      Then Ann has £1625
      When Ann sells a building on Pentonville Road
      Then Pentonville Road has 3 houses
      And Ann has £1650

    Scenario: In the short game it is worth four houses
      Given the "london-short" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      When Ann sells a building on Euston Road
      Then Euston Road has no buildings
      And Ann has £1600

    Scenario: At other tables a hotel comes down to its four houses
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      When Ann sells a building on Vermont Avenue
      Then Vermont Avenue has 4 houses
      And Ann has $1525
      And the Bank has 28 houses left
      And the Bank has 10 hotels left
