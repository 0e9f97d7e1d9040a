Feature: 60 MCS 20 Numbers

  Rule: 60 MCS 20 One, two or three spaces more

    Scenario: All three dice are added
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 5 and 2
      Then Ann is on St. Charles Place
      And Ann is to choose whether to buy

    Scenario: The sum of three may carry the token past GO
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on Atlantic Avenue
      When Ann throws 5, 6 and 3
      Then Ann is on GO
      And Ann has $2700

    Scenario: White doubles give another throw
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 4 and 2
      Then Ann is on Just Visiting
      And Ann is to throw

    Scenario: A white die that matches the third makes no doubles
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on Reading Railroad
      When Ann throws 2, 1 and 2
      Then Ann is on Just Visiting
      When Ann ends her turn
      Then it is Bob's turn
