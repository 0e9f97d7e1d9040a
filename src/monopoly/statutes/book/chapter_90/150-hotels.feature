Feature: 90 MCS 150 Bringing hotels down

  Rule: 90 MCS 150(a) A hotel needs its houses

    Scenario: Four houses in the Bank are just enough
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      And the Bank has 4 houses left
      When Ann sells a building on Vermont Avenue
      Then Vermont Avenue has 4 houses
      And Ann has $1525
      And the Bank has 0 houses left
      And the Bank has 10 hotels left

    Scenario: Three are not
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      And the Bank has 3 houses left
      When Ann tries to sell a building on Vermont Avenue
      Then it is refused under 90 MCS 150(a)
      And Vermont Avenue has a hotel
      And Ann has $1500

    Scenario: In the short game three are enough
      Given the "parker-short" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      And the Bank has 3 houses left
      When Ann sells a building on Vermont Avenue
      Then Vermont Avenue has 3 houses
      And Ann has $1525
      And the Bank has 0 houses left

    Scenario: And two are not
      Given the "parker-short" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      And the Bank has 2 houses left
      When Ann tries to sell a building on Vermont Avenue
      Then it is refused under 90 MCS 150(a)

    Scenario: Houses being auctioned are spoken for
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the light blue group
      And Bob owns the orange group
      And Cy owns the dark blue group
      And every lot of the dark blue group has a hotel
      And the Bank has 4 houses left
      When Ann builds on Vermont Avenue
      And Bob wants 4 houses
      Then a house is up for auction
      When Cy tries to sell a building on Boardwalk
      Then it is refused under 90 MCS 150(a)
      When Bob passes
      And Ann passes
      And Bob passes
      And Ann passes
      Then a house is up for auction
      When Cy tries to sell a building on Boardwalk
      Then it is refused under 90 MCS 150(a)
      When Bob passes
      And Ann passes
      And Bob passes
      And Ann passes
      Then nothing is up for auction
      When Cy sells a building on Boardwalk
      Then Boardwalk has 4 houses
      And Cy has $1600
      And the Bank has 0 houses left

  Rule: 90 MCS 150(b) All hotels of the group together

    Scenario: Three hotels at once, without a house in the Bank
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      And the Bank has 0 houses left
      When Ann sells every hotel of the light blue group
      Then Oriental Avenue has no buildings
      And Vermont Avenue has no buildings
      And Connecticut Avenue has no buildings
      And Ann has $1875
      And the Bank has 12 hotels left
      And the Bank has 0 houses left

    Scenario: In the short game a hotel is four houses
      Given the "statutes-short" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has a hotel
      When Ann sells every hotel of the dark blue group
      Then Ann has $2300
      And the Bank has 12 hotels left

    Scenario: Not while houses stand beside them and the Bank has enough
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Oriental Avenue has 4 houses
      And Vermont Avenue has a hotel
      And Connecticut Avenue has a hotel
      And the Bank has 4 houses left
      When Ann tries to sell every hotel of the light blue group
      Then it is refused under 90 MCS 150(b)
      And Vermont Avenue has a hotel
      And Ann has $1500

    Scenario: Without hotels there is nothing of the sort to sell
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has 4 houses
      When Ann tries to sell every hotel of the light blue group
      Then it is refused under 10 MCS 170(e)

  Rule: 90 MCS 150(c) The group comes down together

    Scenario: Six houses for three lots
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Oriental Avenue has 4 houses
      And Vermont Avenue has a hotel
      And Connecticut Avenue has a hotel
      And the Bank has 2 houses left
      When Ann tries to sell a building on Vermont Avenue
      Then it is refused under 90 MCS 150(a)
      When Ann sells every hotel of the light blue group
      Then Oriental Avenue has 2 houses
      And Vermont Avenue has 2 houses
      And Connecticut Avenue has 2 houses
      And Ann has $1700
      And the Bank has 0 houses left
      And the Bank has 12 hotels left

    Scenario: The odd house stands on the last lot
      Given the "statutes" game with Ann and Bob
      And Ann owns the light blue group
      And Oriental Avenue has 4 houses
      And Vermont Avenue has a hotel
      And Connecticut Avenue has a hotel
      And the Bank has 3 houses left
      When Ann sells every hotel of the light blue group
      Then Oriental Avenue has 2 houses
      And Vermont Avenue has 2 houses
      And Connecticut Avenue has 3 houses
      And Ann has $1675
      And the Bank has 0 houses left

    Scenario: A debtor pays with it
      Given the "statutes" game with Ann and Bob
      And Ann has $0
      And Ann owns the light blue group
      And Oriental Avenue has 4 houses
      And Vermont Avenue has a hotel
      And Connecticut Avenue has a hotel
      And the Bank has 0 houses left
      And Bob owns the railroad group
      When Ann throws 2 and 3
      Then Ann owes Bob $200
      And Ann can choose "sell-hotels"
      When Ann sells every hotel of the light blue group
      Then Ann owes nothing
      And Ann has $50
      And Bob has $1700
      And Oriental Avenue has 1 house
      And Vermont Avenue has 1 house
      And Connecticut Avenue has 2 houses
