Feature: 60 MCS 70 Utilities

  Rule: 60 MCS 70 All three dice count

    Scenario: Four times three dice
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Bob owns Electric Company
      When Ann throws 4, 5 and 3
      Then Ann is on Electric Company
      And Ann has $2452
      And Bob has $2548

    Scenario: Ten times when both are owned
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Bob owns the utility group
      When Ann throws 4, 5 and 3
      Then Ann has $2380
      And Bob has $2620

    Scenario: Mr. M counts nothing
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Bob owns Electric Company
      And Ann is on Reading Railroad
      When Ann throws 3, 4 and Mr. M
      Then Ann has $2472
      And Bob has $2528

    Scenario: The bus counts nothing, but both white dice do
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Bob owns Electric Company
      And Ann is on Oriental Avenue
      When Ann throws 6, 4 and bus
      And Ann moves 6
      Then Ann is on Electric Company
      And Ann has $2460
      And Bob has $2540

    Scenario: The fresh throw of a nearest-utility card has three dice too
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Bob owns Electric Company
      And the next Chance card is "nearest Utility"
      When Ann throws 2, 4 and 1
      Then Ann is on Electric Company
      When Ann throws 1, 2 and 3
      Then Ann is on Electric Company
      And Ann has $2440
      And Bob has $2560
