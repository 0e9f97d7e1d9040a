Feature: 40 MCS 115 Super tax

  Rule: 40 MCS 115 One hundred pounds

    Scenario: Ann lands on Super Tax
      Given the "london" game with Ann and Bob
      And Ann is on Regent Street
      When Ann throws 3 and 4
      Then Ann is on Super Tax
      And Ann has £1400
      And Bob has £1500
