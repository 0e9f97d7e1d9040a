Feature: 90 MCS 140 What a building is worth

  Rule: 90 MCS 140 The printed cost, whatever was paid

    Scenario: A house won for a dollar is worth fifty and sells for twenty-five
      Given the "statutes" game with Ann and Bob
      And Ann has $500
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Ann bids $1
      And Bob passes
      And Ann builds on Vermont Avenue
      Then Ann has $499
      And Ann's total worth is $869
      When Ann sells a building on Vermont Avenue
      Then Ann has $524

    Scenario: A house won for three hundred is worth no more
      Given the "statutes" game with Ann and Bob
      And Ann has $500
      And Ann owns the light blue group
      And Bob owns the orange group
      And the Bank has 1 house left
      When Ann builds on Vermont Avenue
      And Bob wants 1 house
      And Ann bids $300
      And Bob passes
      And Ann builds on Vermont Avenue
      Then Ann has $200
      And Ann's total worth is $570
      When Ann sells a building on Vermont Avenue
      Then Ann has $225

    Scenario: A hotel counts as five houses
      Given the "statutes" game with Ann and Bob
      And Ann owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 4 houses
      Then Ann's total worth is $4050

    Scenario: In the short game it counts as four
      Given the "statutes-short" game with Ann and Bob
      And Ann owns the dark blue group
      And Boardwalk has a hotel
      And Park Place has 3 houses
      Then Ann's total worth is $3650
