Feature: 30 MCS 30 Preparation

  Rule: 30 MCS 30(b) Six twenties make it fifteen hundred

    Scenario: Six notes of twenty, none of forty
      Given the "mcc" game with Ann and Bob
      Then each player was given 2 notes of $500
      And each player was given 2 notes of $100
      And each player was given 2 notes of $50
      And each player was given 6 notes of $20
      And each player was given 0 notes of $40
      And each player was given 5 notes of $10
      And each player was given 5 notes of $5
      And each player was given 5 notes of $1

    Scenario: Everybody starts with $1,500
      Given the "mcc" game with Ann, Bob and Cy
      Then Ann has $1500
      And Bob has $1500
      And Cy has $1500
      And the Bank has $10,640 in notes
