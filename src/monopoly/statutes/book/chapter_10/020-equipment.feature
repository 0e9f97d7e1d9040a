Feature: 10 MCS 20 Equipment

  Rule: 10 MCS 20 What is in the box

    Scenario Outline: 32 houses and 12 hotels in the <rules> box
      Given the "<rules>" game with Ann and Bob
      Then the Bank has 32 houses left
      And the Bank has 12 hotels left

      Examples:
        | rules    |
        | statutes |
        | wikibook |
        | mcc      |
        | london   |
        | parker   |

    Scenario: There is no thirty-third house
      Given the "statutes" game with Ann and Bob
      And Bob owns the red group, the yellow group and the dark blue group
      And every lot of the red group has 4 houses
      And every lot of the yellow group has 4 houses
      And Park Place has 4 houses
      And Boardwalk has 3 houses
      And Ann owns the brown group
      Then the Bank has 1 house left
      When Ann builds on Baltic Avenue
      And Bob wants none
      Then Baltic Avenue has 1 house
      And the Bank has 0 houses left
      When Ann tries to build on Mediterranean Avenue
      Then it is refused under 10 MCS 160

    Scenario: There is no thirteenth hotel
      Given the "parker" game with Ann and Bob
      And Bob owns the orange group, the red group, the yellow group and the green group
      And every lot of the orange group has a hotel
      And every lot of the red group has a hotel
      And every lot of the yellow group has a hotel
      And every lot of the green group has a hotel
      And Ann owns the brown group
      And every lot of the brown group has 4 houses
      Then the Bank has 0 hotels left
      And the Bank has 24 houses left
      When Ann tries to build on Baltic Avenue
      Then it is refused under 10 MCS 160

    Scenario: Two dice are thrown, not three
      Given the "statutes" game with Ann and Bob
      When Ann tries to throw 3, 4 and 1
      Then it is refused under 10 MCS 60(b)

  Rule: 10 MCS 20(a) Cards, Title Deeds and money

    Scenario: A Title Deed for each property, all with the Bank before the first purchase
      Given the "statutes" game with Ann and Bob
      Then the Bank owns the brown group, the light blue group, the pink group and the orange group
      And the Bank owns the red group, the yellow group, the green group and the dark blue group
      And the Bank owns Reading Railroad, Pennsylvania Railroad, B. & O. Railroad and Short Line
      And the Bank owns Electric Company and Water Works

    Scenario Outline: The decks of the <rules> game
      Given the "<rules>" game with Ann and Bob
      Then the Chance deck has <chance> cards
      And the Community Chest deck has <chest> cards

      Examples:
        | rules    | chance | chest |
        | statutes | 17     | 17    |
        | wikibook | 17     | 17    |
        | london   | 17     | 17    |
        | parker   | 16     | 16    |

    Scenario: The play money, shared out between the players and the Bank
      Given the "statutes" game with Ann and Bob
      Then Ann has $1,500
      And Bob has $1,500
      And the Bank has $12,140 in notes
