Feature: 10 MCS 70 GO

  Rule: 10 MCS 70 The salary

    Scenario: For landing on GO
      Given the "statutes" game with Ann and Bob
      And Ann is on Park Place
      When Ann throws 1 and 2
      Then Ann is on GO
      And Ann has $1,700
      And Bob has $1,500
      And the Bank has $11,940 in notes

    Scenario: For passing over it
      Given the "wikibook" game with Ann and Bob
      And Ann is on Boardwalk
      When Ann throws 5 and 6
      Then Ann is on Just Visiting
      And Ann has $1,700
      And it is told "salary paid: Ann, $200"

    Scenario: For coming to it by a card
      Given the "london" game with Ann and Bob
      And the next Chance card is "Advance to GO"
      When Ann throws 3 and 4
      Then Ann is on GO
      And Ann has £1,700
      And the Bank has £11,940 in notes

    Scenario: For passing over it by a card
      Given the "statutes" game with Ann and Bob
      And Ann is on Marvin Gardens
      And the next Chance card is "Illinois"
      When Ann throws 3 and 4
      Then Ann is on Illinois Avenue
      And Ann has $1,700

    Scenario: Not for a card that leads forward without passing GO
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "Illinois"
      When Ann throws 3 and 4
      Then Ann is on Illinois Avenue
      And Ann has $1,500

    Scenario: The salary comes before what the space demands
      Given the "parker" game with Ann and Bob
      And Ann has $10
      And Ann is on Boardwalk
      And Bob owns the light blue group
      And every lot of the light blue group has 2 houses
      When Ann throws 3 and 4
      Then Ann is on Oriental Avenue
      And Ann has $120
      And Bob has $1,590

  Rule: 10 MCS 70(a) Once a round

    Scenario: Setting out earns nothing
      Given the "mcc" game with Ann and Bob
      When Ann throws 4 and 6
      Then Ann is on Just Visiting
      And Ann has $1,500

    Scenario: Paid on reaching GO, not again on leaving it
      Given the "statutes" game with Ann and Bob
      And Ann is on Park Place
      When Ann throws 1 and 2
      Then Ann has $1,700
      When Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 4 and 6
      Then Ann is on Just Visiting
      And Ann has $1,700

    Scenario: Each round earns its own
      Given the "statutes" game with Ann and Bob
      And Ann is on Short Line
      And the next Chance card is "Reading"
      When Ann throws 3 and 2
      Then Ann is on GO
      And Ann has $1,700
      When Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 3 and 4
      Then Ann is on Reading Railroad
      And Ann has $1,900

  Rule: 10 MCS 70(b) Twice with the right card

    Scenario: Past GO to Community Chest, and back to GO by the card
      Given the "statutes" game with Ann and Bob
      And Ann is on Boardwalk
      And the next Community Chest card is "Advance to GO"
      When Ann throws 1 and 2
      Then Ann is on GO
      And Ann has $1,900
      And the Bank has $11,740 in notes

    Scenario: Past GO to Chance, and back to GO by the card
      Given the "parker" game with Ann and Bob
      And Ann is on Luxury Tax
      And the next Chance card is "Advance to GO"
      When Ann throws 4 and 5
      Then Ann is on GO
      And Ann has $1,900

    Scenario: Having stood on GO before the throw, only the card's salary
      Given the "london" game with Ann and Bob
      And the next Community Chest card is "Advance to GO"
      When Ann throws 1 and 1
      Then Ann is on GO
      And Ann has £1,700
