Feature: 20 MCS 100 The standard decks

  Rule: 20 MCS 100 Seventeen and seventeen

    Scenario Outline: Seventeen cards in each deck at the "<preset>" table
      Given the "<preset>" game with Ann and Bob
      Then the Chance deck has 17 cards
      And the Community Chest deck has 17 cards

      Examples:
        | preset   |
        | statutes |
        | wikibook |
        | mcc      |

    Scenario: A card obeyed goes to the bottom of its deck
      Given the "wikibook" game with Ann and Bob
      And the next Chance card is "dividend"
      When Ann throws 3 and 4
      Then Ann has $1550
      And the bottom Chance card is "dividend"
      And the Chance deck has 17 cards

    Scenario: Each deck has a jail card of its own, and both may be in one hand
      Given the "wikibook" game with Ann and Bob
      And the next Chance card is "Get Out of Jail Free"
      And the next Community Chest card is "Get Out of Jail Free"
      When Ann throws 3 and 4
      Then Ann holds 1 Get Out of Jail Free card
      When Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 4 and 6
      Then Ann is on the second Community Chest
      And Ann holds 2 Get Out of Jail Free cards

    Scenario: A jail card in somebody's hand is not drawn again
      Given the "wikibook" game with Ann and Bob
      And the next Chance card is "Get Out of Jail Free"
      And Bob is in Jail
      When Ann throws 3 and 4
      Then Ann holds 1 Get Out of Jail Free card
      And the Chance deck has 16 cards
      When Ann offers Bob a Get Out of Jail Free card for $30
      And Bob accepts
      Then Ann has $1530
      And Ann holds no Get Out of Jail Free card
      When Ann ends her turn
      And Bob uses a Get Out of Jail Free card
      Then Bob is not in Jail
      And Bob has $1470
      And Bob holds no Get Out of Jail Free card
      And the bottom Chance card is "Get Out of Jail Free"
      And the Chance deck has 17 cards

    Scenario: A card goes back to the deck it came from, and another's stays in the other's hand
      Given the "wikibook" game with Ann and Bob
      And Ann holds the Community Chest Get Out of Jail Free card
      And Bob holds the Chance Get Out of Jail Free card
      And Ann is in Jail
      When Ann uses a Get Out of Jail Free card
      Then Ann holds no Get Out of Jail Free card
      And Bob holds 1 Get Out of Jail Free card
      And the bottom Community Chest card is "Get Out of Jail Free"
      And the Community Chest deck has 17 cards
      And the Chance deck has 16 cards

  Rule: 20 MCS 100(a) Chance

    Scenario Outline: The Chance card "<card>" leaves Ann with $<cash>
      Given the "wikibook" game with Ann and Bob
      And the next Chance card is "<card>"
      When Ann throws 3 and 4
      Then Ann has $<cash>
      And Bob has $1500
      And Ann is on the first Chance
      And the bottom Chance card is "<card>"

      Examples:
        | card          | cash |
        | dividend      | 1550 |
        | building loan | 1650 |
        | crossword     | 1600 |
        | poor tax      | 1485 |

    Scenario Outline: From the first Chance, "<card>" leads to <space> without a salary
      Given the "wikibook" game with Ann and Bob
      And the next Chance card is "<card>"
      When Ann throws 3 and 4
      Then Ann is on <space>
      And Ann has $1500
      And Ann is to choose whether to buy

      Examples:
        | card             | space                 |
        | Illinois Avenue  | Illinois Avenue       |
        | St. Charles      | St. Charles Place     |
        | Boardwalk        | Boardwalk             |
        | nearest Utility  | Electric Company      |
        | nearest Railroad | Pennsylvania Railroad |

    Scenario Outline: From the third Chance, "<card>" leads past GO to <space>
      Given the "statutes" game with Ann and Bob
      And Ann is on Marvin Gardens
      And the next Chance card is "<card>"
      When Ann throws 3 and 4
      Then Ann is on <space>
      And Ann has $1700
      And Ann is to choose whether to buy

      Examples:
        | card             | space             |
        | Illinois Avenue  | Illinois Avenue   |
        | St. Charles      | St. Charles Place |
        | trip to Reading  | Reading Railroad  |
        | nearest Utility  | Electric Company  |
        | nearest Railroad | Reading Railroad  |

    Scenario Outline: From the second Chance, "<card>" means <space>
      Given the "mcc" game with Ann and Bob
      And Ann is on Tennessee Avenue
      And the next Chance card is "<card>"
      When Ann throws 1 and 3
      Then Ann is on <space>
      And Ann has $1500

      Examples:
        | card             | space            |
        | nearest Utility  | Water Works      |
        | nearest Railroad | B. & O. Railroad |
        | back three       | New York Avenue  |

    Scenario: Advance to GO
      Given the "wikibook" game with Ann and Bob
      And the next Chance card is "Advance to GO"
      When Ann throws 3 and 4
      Then Ann is on GO
      And Ann has $1700

    Scenario: Go to Jail
      Given the "wikibook" game with Ann and Bob
      And Ann is on Marvin Gardens
      And the next Chance card is "Go to Jail"
      When Ann throws 3 and 4
      Then Ann is in Jail
      And Ann has $1500
      And it is Bob's turn

    Scenario: The Chairman pays every other player
      Given the "wikibook" game with Ann, Bob and Cy
      And the next Chance card is "Chairman"
      When Ann throws 3 and 4
      Then Ann has $1400
      And Bob has $1550
      And Cy has $1550

    Scenario: General repairs count one's own houses and hotels
      Given the "wikibook" game with Ann and Bob
      And Ann owns the brown group
      And Baltic Avenue has a hotel
      And Mediterranean Avenue has 4 houses
      And Bob owns the dark blue group
      And Boardwalk has 2 houses
      And the next Chance card is "general repairs"
      When Ann throws 3 and 4
      Then Ann has $1300
      And Bob has $1500

  Rule: 20 MCS 100(b) Community Chest

    Scenario Outline: The Community Chest card "<card>" leaves Ann with $<cash>
      Given the "wikibook" game with Ann and Bob
      And Ann is on Just Visiting
      And the next Community Chest card is "<card>"
      When Ann throws 3 and 4
      Then Ann has $<cash>
      And Bob has $1500
      And Ann is on the second Community Chest
      And the bottom Community Chest card is "<card>"

      Examples:
        | card           | cash |
        | Bank error     | 1700 |
        | Doctor         | 1450 |
        | sale of stock  | 1550 |
        | Holiday Fund   | 1600 |
        | tax refund     | 1520 |
        | Life insurance | 1600 |
        | Hospital       | 1450 |
        | School         | 1450 |
        | consultancy    | 1525 |
        | beauty contest | 1510 |
        | inherit        | 1600 |

    Scenario Outline: The Community Chest card "<card>" collects from everybody
      Given the "wikibook" game with Ann, Bob and Cy
      And Ann is on Just Visiting
      And the next Community Chest card is "<card>"
      When Ann throws 3 and 4
      Then Ann has $<drawer>
      And Bob has $<other>
      And Cy has $<other>

      Examples:
        | card        | drawer | other |
        | birthday    | 1520   | 1490  |
        | Grand Opera | 1600   | 1450  |

    Scenario: Street repairs count one's own houses and hotels
      Given the "wikibook" game with Ann and Bob
      And Ann is on Just Visiting
      And Ann owns the brown group
      And Baltic Avenue has a hotel
      And Mediterranean Avenue has 4 houses
      And Bob owns the dark blue group
      And Boardwalk has 2 houses
      And the next Community Chest card is "street repairs"
      When Ann throws 3 and 4
      Then Ann has $1225
      And Bob has $1500

    Scenario: Advance to GO
      Given the "wikibook" game with Ann and Bob
      And Ann is on Just Visiting
      And the next Community Chest card is "Advance to GO"
      When Ann throws 3 and 4
      Then Ann is on GO
      And Ann has $1700

    Scenario: Go to Jail
      Given the "wikibook" game with Ann and Bob
      And Ann is on Just Visiting
      And the next Community Chest card is "Go to Jail"
      When Ann throws 3 and 4
      Then Ann is in Jail
      And Ann has $1500
      And it is Bob's turn
