Feature: 90 MCS 60 Throwing for the start

  Rule: 90 MCS 60(a) Who throws first

    Scenario: With the computer as Banker the first seat begins
      Given the "statutes" game with Ann, Bob and Cy
      When Bob tries to throw 6 and 6 for the start
      Then it is refused under 10 MCS 60(c)
      When Ann throws 1 and 2 for the start
      And Bob throws 6 and 4 for the start
      And Cy throws 2 and 3 for the start
      Then Bob starts
      And Bob is on GO
      And it is Bob's turn

    Scenario: With a playing Banker it begins there and goes left
      Given the "statutes" game with Ann, Bob and Cy
      And the Banker is Bob
      When Ann tries to throw 1 and 2 for the start
      Then it is refused under 10 MCS 60(c)
      When Bob throws 1 and 2 for the start
      And Cy throws 3 and 2 for the start
      And Ann throws 2 and 2 for the start
      Then Cy starts

    Scenario: Nobody moves or trades before the start is decided
      Given the "statutes" game with Ann and Bob
      And Ann owns Reading Railroad
      When Ann throws 1 and 2 for the start
      And Ann tries to mortgage Reading Railroad
      Then it is refused under 10 MCS 60(a)
      And Ann has $1500

  Rule: 90 MCS 60(b) Ties

    Scenario: Two with ten throw again, and the third is out of it
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 4 and 6 for the start
      And Bob throws 2 and 3 for the start
      And Cy throws 5 and 5 for the start
      And Bob tries to throw 6 and 6 for the start
      Then it is refused under 10 MCS 60(c)
      When Ann throws 1 and 2 for the start
      And Cy throws 1 and 3 for the start
      Then Cy starts
      And it is Cy's turn

    Scenario: A second tie is thrown off as well
      Given the "statutes" game with Ann and Bob
      When Ann throws 4 and 6 for the start
      And Bob throws 5 and 5 for the start
      And Ann throws 1 and 2 for the start
      And Bob throws 1 and 2 for the start
      And Ann throws 3 and 2 for the start
      And Bob throws 1 and 2 for the start
      Then Ann starts
      And Ann is to throw

    Scenario: A tie below the highest does not matter
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 2 and 3 for the start
      And Bob throws 1 and 4 for the start
      And Cy throws 5 and 5 for the start
      Then Cy starts
