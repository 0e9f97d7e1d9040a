Feature: 10 MCS 160 Building shortages

  Rule: 10 MCS 160 None left: wait

    Scenario: No house in the Bank, no house on the lot
      Given the "statutes" game with Ann and Bob
      And Ann owns the brown group
      And the Bank has 0 houses left
      When Ann tries to build on Baltic Avenue
      Then it is refused under 10 MCS 160
      And Baltic Avenue has no buildings
      And Ann has $1500

    Scenario: The wait is over when another player sells one
      Given the "london" game with Ann and Bob
      And Ann owns the brown group
      And Bob owns the orange group
      And Vine Street has 1 house
      And the Bank has 0 houses left
      And Bob has £50
      When Ann tries to build on Whitechapel Road
      Then it is refused under 10 MCS 160
      When Bob sells a building on Vine Street
      Then Bob has £100
      When Bob mortgages Vine Street
      And Ann builds on Whitechapel Road
      Then Whitechapel Road has 1 house
      And Ann has £1450
      And the Bank has 0 houses left

    Scenario: Or when four come back for a hotel
      Given the "parker" game with Ann and Bob
      And Ann owns the brown group
      And Bob owns the dark blue group
      And every lot of the dark blue group has 4 houses
      And the Bank has 0 houses left
      When Ann tries to build on Baltic Avenue
      Then it is refused under 10 MCS 160
      When Bob builds on Boardwalk
      Then the Bank has 4 houses left
      When Ann builds on Baltic Avenue
      Then Baltic Avenue has 1 house
      And the Bank has 3 houses left

    Scenario: Hotels run out as well
      Given the "mcc" game with Ann and Bob
      And Ann owns the brown group
      And every lot of the brown group has 4 houses
      And the Bank has 0 hotels left
      When Ann tries to build on Baltic Avenue
      Then it is refused under 10 MCS 160
      And Baltic Avenue has 4 houses
      And Ann has $1500

  Rule: 10 MCS 160(a) Too few for all: auction

    Scenario: Who has the price of a house to the dollar could want one
      Given the "statutes" game with Ann and Bob
      And Ann owns the brown group
      And Bob owns the light blue group
      And Bob has $50
      And the Bank has 1 house left
      When Ann builds on Baltic Avenue
      Then Bob can choose "2 want, 3 mortgage"
      And Baltic Avenue has no buildings

    Scenario: Who is a dollar short could not
      Given the "statutes" game with Ann and Bob
      And Ann owns the brown group
      And Bob owns the light blue group
      And Bob has $49
      And the Bank has 1 house left
      When Ann builds on Baltic Avenue
      Then Baltic Avenue has 1 house

    Scenario: One house, two builders: the highest bid gets it
      Given the "statutes" game with Ann, Bob and Cy
      And Ann owns the brown group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Baltic Avenue
      And Bob wants 1 house
      Then a house is up for auction
      And Baltic Avenue has no buildings
      When Ann bids $60
      And Bob bids $75
      And Ann passes
      And Bob builds on Tennessee Avenue
      Then Tennessee Avenue has 1 house
      And Baltic Avenue has no buildings
      And Bob has $1425
      And Ann has $1500
      And Cy has $1500
      And the Bank has $10,715 in notes
      And the Bank has 0 houses left
      And Ann is to throw

    Scenario: The one who asked may win it too
      Given the "london" game with Ann and Bob
      And Ann owns the brown group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Old Kent Road
      And Bob wants 1 house
      And Bob bids £20
      And Ann bids £21
      And Bob passes
      And Ann builds on Old Kent Road
      Then Old Kent Road has 1 house
      And Ann has £1479
      And Bob has £1500
      And the Bank has 0 houses left

    Scenario: The last hotel is auctioned like a house
      Given the "parker" game with Ann and Bob
      And Ann owns the brown group
      And every lot of the brown group has 4 houses
      And Bob owns the dark blue group
      And every lot of the dark blue group has 4 houses
      And the Bank has 1 hotel left
      When Ann builds on Baltic Avenue
      And Bob wants 1 hotel
      Then a hotel is up for auction
      When Ann bids $100
      And Bob bids $300
      And Ann passes
      And Bob builds on Boardwalk
      Then Boardwalk has a hotel
      And Baltic Avenue has 4 houses
      And Bob has $1200
      And Ann has $1500
      And the Bank has 0 hotels left
      And the Bank has 20 houses left

    Scenario: Enough for both: no auction, the printed price
      Given the "mcc" game with Ann and Bob
      And Ann owns the brown group
      And Bob owns the orange group
      And the Bank has 2 houses left
      When Ann builds on Baltic Avenue
      And Bob wants 1 house
      Then Baltic Avenue has 1 house
      And Ann has $1450
      And Bob has $1500
      And the Bank has 1 house left

    Scenario: Who has nowhere to build does not bid
      Given the "wikibook" game with Ann, Bob and Cy
      And Ann owns the brown group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Baltic Avenue
      And Bob wants 1 house
      And Cy tries to bid $80
      Then it is refused under 90 MCS 80(c)
      And Cy has $1500
