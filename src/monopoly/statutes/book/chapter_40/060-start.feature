Feature: 40 MCS 60 The start

  Rule: 40 MCS 60 The deciding throw is the first move

    Scenario: Bob wins the start and is already on his way
      Given the "london" game with Ann, Bob and Cy
      When Ann throws 3 and 4 for the start
      And Bob throws 4 and 5 for the start
      And Cy throws 1 and 2 for the start
      Then Bob starts
      And Bob is on Pentonville Road
      And Bob is to choose whether to buy
      And Ann is on GO
      And Cy is on GO

    Scenario: Winning doubles give another throw
      Given the "london" game with Ann and Bob
      When Ann throws 5 and 5 for the start
      And Bob throws 4 and 5 for the start
      Then Ann starts
      And Ann is on Just Visiting
      And Ann is to throw

    Scenario: Doubles at the start count towards the three
      Given the "london" game with Ann and Bob
      When Ann throws 5 and 5 for the start
      And Bob throws 1 and 2 for the start
      And Ann throws 5 and 5
      Then Ann is on Free Parking
      When Ann throws 2 and 2
      Then Ann is in Jail
      And it is Bob's turn

    Scenario: After a tie it is the throw that settled it
      Given the "london" game with Ann, Bob and Cy
      When Ann throws 4 and 5 for the start
      And Bob throws 3 and 6 for the start
      And Cy throws 1 and 2 for the start
      And Ann throws 1 and 5 for the start
      And Bob throws 4 and 6 for the start
      Then Bob starts
      And Bob is on Just Visiting
      And Ann is on GO
      When Bob ends his turn
      Then it is Cy's turn

    Scenario: At other tables the winner throws anew
      Given the "parker" game with Ann and Bob
      When Ann throws 3 and 4 for the start
      And Bob throws 4 and 5 for the start
      Then Bob starts
      And Bob is on GO
      And Bob is to throw
