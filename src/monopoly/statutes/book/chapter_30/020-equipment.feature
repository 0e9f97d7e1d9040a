Feature: 30 MCS 20 The MCC box

  Rule: 30 MCS 20 Lost & Found and Colonial Curious

    Scenario: A Lost & Found card is drawn where Chance would be
      Given the "mcc" game with Ann and Bob
      And the next Lost & Found card is "crossword"
      When Ann throws 3 and 4
      Then Ann is on the first Lost & Found
      And Ann has $1600
      And the bottom Lost & Found card is "crossword"

    Scenario: A Colonial Curious card is drawn where the Community Chest would be
      Given the "mcc" game with Ann and Bob
      And Ann is on Just Visiting
      And the next Colonial Curious card is "consultancy"
      When Ann throws 3 and 4
      Then Ann is on the second Colonial Curious
      And Ann has $1525
      And the bottom Colonial Curious card is "consultancy"

    Scenario: The box holds thirty-two houses and twelve hotels
      Given the "mcc" game with Ann and Bob
      Then the Bank has 32 houses left
      And the Bank has 12 hotels left
