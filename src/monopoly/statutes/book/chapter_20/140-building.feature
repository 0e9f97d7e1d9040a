Feature: 20 MCS 140 Building evenly

  Rule: 20 MCS 140 Each house goes where the fewest stand

    Scenario: The second house may not go beside the first
      Given the "wikibook" game with Ann and Bob
      And Ann owns the light blue group
      When Ann builds on Vermont Avenue
      And Ann tries to build on Vermont Avenue
      Then it is refused under 10 MCS 140(f)
      And Vermont Avenue has 1 house
      And Ann has $1450
      And the Bank has 31 houses left

    Scenario: It goes on either of the lots that have fewer
      Given the "wikibook" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      When Ann builds on Connecticut Avenue
      And Ann builds on Oriental Avenue
      And Ann builds on Connecticut Avenue
      Then Connecticut Avenue has 2 houses
      And Oriental Avenue has 1 house
      And Ann has $1350
      And the Bank has 28 houses left

    Scenario: A hotel for one more house's price, and four houses back
      Given the "wikibook" game with Ann and Bob
      And Ann owns the light blue group
      And every lot of the light blue group has 4 houses
      When Ann builds on Vermont Avenue
      Then Vermont Avenue has a hotel
      And Ann has $1450
      And the Bank has 24 houses left
      And the Bank has 11 hotels left

    Scenario: No hotel while a lot of the group has only three
      Given the "wikibook" game with Ann and Bob
      And Ann owns the light blue group
      And Oriental Avenue has 3 houses
      And Vermont Avenue has 4 houses
      And Connecticut Avenue has 4 houses
      When Ann tries to build on Vermont Avenue
      Then it is refused under 10 MCS 150
      And Vermont Avenue has 4 houses
