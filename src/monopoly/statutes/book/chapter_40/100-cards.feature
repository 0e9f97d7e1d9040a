Feature: 40 MCS 100 The decks

  Rule: 40 MCS 100(a) The London decks

    Scenario: Seventeen cards in each deck
      Given the "london" game with Ann and Bob
      Then the Chance deck has 17 cards
      And the Community Chest deck has 17 cards

    Scenario Outline: From the first Chance, "<card>" leads to <space> without a salary
      Given the "london" game with Ann and Bob
      And the next Chance card is "<card>"
      When Ann throws 3 and 4
      Then Ann is on <space>
      And Ann has £1500
      And Ann is to choose whether to buy

      Examples:
        | card             | space              |
        | Trafalgar Square | Trafalgar Square   |
        | Pall Mall        | Pall Mall          |
        | Mayfair          | Mayfair            |
        | nearest Utility  | Electric Company   |
        | nearest Railroad | Marylebone Station |

    Scenario Outline: From the third Chance, "<card>" leads past GO to <space>
      Given the "london" game with Ann and Bob
      And Ann is on Piccadilly
      And the next Chance card is "<card>"
      When Ann throws 3 and 4
      Then Ann is on <space>
      And Ann has £1700
      And Ann is to choose whether to buy

      Examples:
        | card             | space                |
        | Trafalgar Square | Trafalgar Square     |
        | Pall Mall        | Pall Mall            |
        | King's Cross     | King's Cross Station |
        | nearest Utility  | Electric Company     |
        | nearest Railroad | King's Cross Station |

    Scenario: A ride to King's Cross from the first Chance goes round past GO
      Given the "london" game with Ann and Bob
      And the next Chance card is "King's Cross"
      When Ann throws 3 and 4
      Then Ann is on King's Cross Station
      And Ann has £1700

    Scenario: Advance to GO
      Given the "london" game with Ann and Bob
      And the next Chance card is "Advance to GO"
      When Ann throws 3 and 4
      Then Ann is on GO
      And Ann has £1700

    Scenario: The nearest station costs double
      Given the "london" game with Ann and Bob
      And Bob owns Marylebone Station and King's Cross Station
      And the next Chance card is "nearest Railroad"
      When Ann throws 3 and 4
      Then Ann is on Marylebone Station
      And Ann has £1400
      And Bob has £1600

    Scenario: Back three spaces from the second Chance is Vine Street
      Given the "london" game with Ann and Bob
      And Ann is on Marlborough Street
      And the next Chance card is "back three"
      When Ann throws 1 and 3
      Then Ann is on Vine Street
      And Ann has £1500

    Scenario Outline: The Chance card "<card>" leaves Ann with £<cash>
      Given the "london" game with Ann and Bob
      And the next Chance card is "<card>"
      When Ann throws 3 and 4
      Then Ann has £<cash>
      And Bob has £1500

      Examples:
        | card              | cash |
        | dividend          | 1550 |
        | building and loan | 1650 |
        | crossword         | 1600 |
        | poor tax          | 1485 |

    Scenario: The Chairman pays every other player
      Given the "london" game with Ann, Bob and Cy
      And the next Chance card is "Chairman"
      When Ann throws 3 and 4
      Then Ann has £1400
      And Bob has £1550
      And Cy has £1550

    Scenario Outline: The Community Chest card "<card>" leaves Ann with £<cash>
      Given the "london" game with Ann and Bob
      And Ann is on Just Visiting
      And the next Community Chest card is "<card>"
      When Ann throws 3 and 4
      Then Ann has £<cash>
      And Bob has £1500

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
        | Advance to GO  | 1700 |

    Scenario Outline: The Community Chest card "<card>" collects from everybody
      Given the "london" game with Ann, Bob and Cy
      And Ann is on Just Visiting
      And the next Community Chest card is "<card>"
      When Ann throws 3 and 4
      Then Ann has £<drawer>
      And Bob has £<other>
      And Cy has £<other>

      Examples:
        | card        | drawer | other |
        | birthday    | 1520   | 1490  |
        | Grand Opera | 1600   | 1450  |

    Scenario Outline: The bill for <card>
      Given the "london" game with Ann and Bob
      And Ann is on <start>
      And Ann owns the brown group
      And Whitechapel Road has a hotel
      And Old Kent Road has 4 houses
      And the next <deck> card is "<card>"
      When Ann throws 3 and 4
      Then Ann has £<cash>

      Examples:
        | deck            | card            | start         | cash |
        | Chance          | general repairs | GO            | 1300 |
        | Community Chest | street repairs  | Just Visiting | 1225 |

  Rule: 40 MCS 100(b) Death by dismemberment

    Scenario: It is one card more, and only where it is wanted
      Given the "london" game with Ann and Bob
      And the rule joke_card is true
      Then the Chance deck has 18 cards
      And the Community Chest deck has 17 cards

    Scenario: Ann draws it and leaves everything to the Bank
      Given the "london" game with Ann, Bob and Cy
      And the rule joke_card is true
      And Ann owns the light blue group and Mayfair
      And Euston Road has 1 house
      And Mayfair is mortgaged
      And Ann holds the Community Chest Get Out of Jail Free card
      And the next Chance card is "dismemberment"
      When Ann throws 3 and 4
      Then Ann is bankrupt
      And Ann has £0
      And the Bank has 32 houses left
      And the bottom Community Chest card is "Get Out of Jail Free"
      And Mayfair is not mortgaged
      And The Angel Islington is up for auction
      And the game goes on

    Scenario: Her deeds are auctioned in board order and Bob is next
      Given the "london" game with Ann, Bob and Cy
      And the rule joke_card is true
      And Ann owns Mayfair and Euston Road
      And the next Chance card is "dismemberment"
      When Ann throws 3 and 4
      Then Euston Road is up for auction
      When Bob bids £10
      And Cy passes
      Then Bob owns Euston Road
      And Mayfair is up for auction
      When Bob passes
      And Cy bids £200
      Then Cy owns Mayfair
      And Cy has £1300
      And Bob has £1490
      And Bob is to throw

    Scenario: Between two players it ends the game
      Given the "london" game with Ann and Bob
      And the rule joke_card is true
      And the next Chance card is "dismemberment"
      When Ann throws 3 and 4
      Then Bob wins
      And it is told "died laughing: Ann"

  Rule: 40 MCS 100(c) Pink, blue and red

    Scenario: The marks in board order
      Given the "london" game with Ann and Bob
      Then the first Chance is marked pink
      And the second Chance is marked blue
      And the third Chance is marked red

  Rule: 40 MCS 100(d) The classic decks

    Scenario: Sixteen cards in each deck
      Given the "parker" game with Ann and Bob
      Then the Chance deck has 16 cards
      And the Community Chest deck has 16 cards

    Scenario Outline: The classic Chance card "<card>" leaves Ann with $<cash>
      Given the "parker" game with Ann and Bob
      And the next Chance card is "<card>"
      When Ann throws 3 and 4
      Then Ann has $<cash>
      And Bob has $1500

      Examples:
        | card              | cash |
        | dividend          | 1550 |
        | building and loan | 1650 |
        | poor tax          | 1485 |

    Scenario Outline: From the third Chance the classic card "<card>" leads to <space>
      Given the "parker" game with Ann and Bob
      And Ann is on Marvin Gardens
      And the next Chance card is "<card>"
      When Ann throws 3 and 4
      Then Ann is on <space>
      And Ann has $<cash>

      Examples:
        | card             | space             | cash |
        | Advance to GO    | GO                | 1700 |
        | Illinois Avenue  | Illinois Avenue   | 1700 |
        | St. Charles      | St. Charles Place | 1700 |
        | ride on the Read | Reading Railroad  | 1700 |
        | nearest Railroad | Reading Railroad  | 1700 |
        | nearest Utility  | Electric Company  | 1700 |
        | Boardwalk        | Boardwalk         | 1500 |

    Scenario Outline: The classic Community Chest card "<card>" leaves Ann with $<cash>
      Given the "parker" game with Ann and Bob
      And Ann is on Just Visiting
      And the next Community Chest card is "<card>"
      When Ann throws 3 and 4
      Then Ann has $<cash>
      And Bob has $1500

      Examples:
        | card           | cash |
        | Xmas fund      | 1600 |
        | sale of stock  | 1545 |
        | for services   | 1525 |
        | school tax     | 1350 |
        | Pay hospital   | 1400 |
        | Doctor         | 1450 |
        | Bank error     | 1700 |
        | tax refund     | 1520 |
        | Life insurance | 1600 |
        | beauty contest | 1510 |
        | inherit        | 1600 |

    Scenario: The opera and the Chairman are the same as ever
      Given the "parker" game with Ann, Bob and Cy
      And the next Chance card is "Chairman"
      And Bob is on Just Visiting
      And the next Community Chest card is "opera"
      When Ann throws 3 and 4
      Then Ann has $1400
      And Bob has $1550
      And Cy has $1550
      When Ann ends her turn
      And Bob throws 3 and 4
      Then Bob has $1650
      And Ann has $1350
      And Cy has $1500

    Scenario Outline: The classic bill for <card>
      Given the "parker" game with Ann and Bob
      And Ann is on <start>
      And Ann owns the brown group
      And Baltic Avenue has a hotel
      And Mediterranean Avenue has 4 houses
      And the next <deck> card is "<card>"
      When Ann throws 3 and 4
      Then Ann has $<cash>

      Examples:
        | deck            | card            | start         | cash |
        | Chance          | general repairs | GO            | 1300 |
        | Community Chest | street repairs  | Just Visiting | 1225 |
