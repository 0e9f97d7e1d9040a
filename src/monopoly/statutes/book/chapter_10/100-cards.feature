Feature: 10 MCS 100 Chance and Community Chest

  Rule: 10 MCS 100 Draw, obey, put back

    Scenario: The top card of the deck that the space names
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "poor tax"
      And the next Community Chest card is "Holiday Fund"
      When Ann throws 3 and 4
      Then Ann has $1,485
      And the bottom Chance card is "poor tax"
      And it is told "card money: Ann, the Bank, $15"

    Scenario: A card put back waits under all the others
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "crossword"
      And the next Chance card is "dividend"
      When Ann throws 3 and 4
      Then Ann has $1,550
      And the bottom Chance card is "dividend"
      And it is told "card money: the Bank, Ann, $50"
      When Ann ends her turn
      And Bob throws 3 and 4
      Then Bob has $1,600
      And the bottom Chance card is "crossword"
      And the Chance deck has 17 cards

    Scenario: The further throw after doubles may draw a further card
      Given the "parker" game with Ann and Bob
      And the next Community Chest card is "Xmas fund"
      And the next Chance card is "poor tax"
      When Ann throws 1 and 1
      Then Ann is on the first Community Chest
      And Ann has $1,600
      And Ann is to throw
      When Ann throws 2 and 3
      Then Ann is on the first Chance
      And Ann has $1,585
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: Nothing is drawn on the way
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "dividend"
      When Ann throws 4 and 6
      Then Ann is on Just Visiting
      And Ann has $1,500

    Scenario Outline: "<card>" pays its drawer <gain> (<rules>)
      Given the "<rules>" game with Ann and Bob
      And Ann is on <from>
      And the next <deck> card is "<card>"
      When Ann throws 3 and 4
      Then Ann has <cash>
      And Bob has $1,500
      And the Bank has <bank> in notes
      And the bottom <deck> card is "<card>"

      Examples:
        | rules    | deck            | card                 | from          | gain | cash   | bank    |
        | statutes | Chance          | dividend             | GO            | $50  | $1,550 | $12,090 |
        | statutes | Chance          | building loan        | GO            | $150 | $1,650 | $11,990 |
        | wikibook | Chance          | crossword            | GO            | $100 | $1,600 | $12,040 |
        | statutes | Community Chest | Bank error           | Just Visiting | $200 | $1,700 | $11,940 |
        | statutes | Community Chest | sale of stock        | Just Visiting | $50  | $1,550 | $12,090 |
        | wikibook | Community Chest | Holiday Fund         | Just Visiting | $100 | $1,600 | $12,040 |
        | statutes | Community Chest | Income tax refund    | Just Visiting | $20  | $1,520 | $12,120 |
        | statutes | Community Chest | Life insurance       | Just Visiting | $100 | $1,600 | $12,040 |
        | wikibook | Community Chest | consultancy          | Just Visiting | $25  | $1,525 | $12,115 |
        | statutes | Community Chest | beauty contest       | Just Visiting | $10  | $1,510 | $12,130 |
        | statutes | Community Chest | You inherit          | Just Visiting | $100 | $1,600 | $12,040 |
        | parker   | Chance          | dividend             | GO            | $50  | $1,550 | $12,090 |
        | parker   | Chance          | building and loan    | GO            | $150 | $1,650 | $11,990 |
        | parker   | Community Chest | Bank error           | Just Visiting | $200 | $1,700 | $11,940 |
        | parker   | Community Chest | sale of stock        | Just Visiting | $45  | $1,545 | $12,095 |
        | parker   | Community Chest | Xmas fund            | Just Visiting | $100 | $1,600 | $12,040 |
        | parker   | Community Chest | Income tax refund    | Just Visiting | $20  | $1,520 | $12,120 |
        | parker   | Community Chest | Life insurance       | Just Visiting | $100 | $1,600 | $12,040 |
        | parker   | Community Chest | Receive for services | Just Visiting | $25  | $1,525 | $12,115 |
        | parker   | Community Chest | beauty contest       | Just Visiting | $10  | $1,510 | $12,130 |
        | parker   | Community Chest | You inherit          | Just Visiting | $100 | $1,600 | $12,040 |

    Scenario Outline: "<card>" costs its drawer <cost> (<rules>)
      Given the "<rules>" game with Ann and Bob
      And Ann is on <from>
      And the next <deck> card is "<card>"
      When Ann throws 3 and 4
      Then Ann has <cash>
      And Bob has $1,500
      And the Bank has <bank> in notes
      And the bottom <deck> card is "<card>"

      Examples:
        | rules    | deck            | card          | from          | cost | cash   | bank    |
        | statutes | Chance          | poor tax      | GO            | $15  | $1,485 | $12,155 |
        | statutes | Community Chest | Doctor's fees | Just Visiting | $50  | $1,450 | $12,190 |
        | wikibook | Community Chest | Hospital fees | Just Visiting | $50  | $1,450 | $12,190 |
        | statutes | Community Chest | School fees   | Just Visiting | $50  | $1,450 | $12,190 |
        | parker   | Chance          | poor tax      | GO            | $15  | $1,485 | $12,155 |
        | parker   | Community Chest | Doctor's fee  | Just Visiting | $50  | $1,450 | $12,190 |
        | parker   | Community Chest | Pay hospital  | Just Visiting | $100 | $1,400 | $12,240 |
        | parker   | Community Chest | school tax    | Just Visiting | $150 | $1,350 | $12,290 |

    Scenario: The opera is paid by everybody else
      Given the "statutes" game with Ann, Bob and Cy
      And Ann is on Just Visiting
      And the next Community Chest card is "Grand Opera"
      When Ann throws 3 and 4
      Then Ann has $1,600
      And Bob has $1,450
      And Cy has $1,450
      And the Bank has $10,640 in notes

    Scenario: The opera of the classic deck, with four at the table
      Given the "parker" game with Ann, Bob, Cy and Dee
      And it is Cy's turn
      And Cy is on Just Visiting
      And the next Community Chest card is "Grand opera"
      When Cy throws 3 and 4
      Then Cy has $1,650
      And Ann has $1,450
      And Bob has $1,450
      And Dee has $1,450

    Scenario: A birthday present from everybody
      Given the "wikibook" game with Ann, Bob and Cy
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Ann throws 3 and 4
      Then Ann has $1,520
      And Bob has $1,490
      And Cy has $1,490
      And it is told "card drawn: Ann, Community Chest, 9"

    Scenario: Who has retired gives no present
      Given the "statutes" game with Ann, Bob and Cy
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Bob leaves the table
      And Ann throws 3 and 4
      Then Ann has $1,510
      And Cy has $1,490

    Scenario Outline: The Chairman of the Board pays everybody else (<rules>)
      Given the "<rules>" game with Ann, Bob and Cy
      And the next Chance card is "Chairman"
      When Ann throws 3 and 4
      Then Ann has $1,400
      And Bob has $1,550
      And Cy has $1,550
      And the Bank has $10,640 in notes

      Examples:
        | rules    |
        | statutes |
        | parker   |

    Scenario: A Chairman owes nothing to who has retired
      Given the "wikibook" game with Ann, Bob and Cy
      And the next Chance card is "Chairman"
      When Bob leaves the table
      And Ann throws 3 and 4
      Then Ann has $1,450
      And Cy has $1,550
      And Bob has $0

    Scenario Outline: General repairs: $25 a house, $100 a hotel (<rules>)
      Given the "<rules>" game with Ann and Bob
      And Ann owns the brown group and the light blue group
      And Baltic Avenue has a hotel
      And Mediterranean Avenue has 4 houses
      And every lot of the light blue group has 1 house
      And Bob owns the dark blue group
      And every lot of the dark blue group has 2 houses
      And the next Chance card is "general repairs"
      When Ann throws 3 and 4
      Then Ann has $1,225
      And Bob has $1,500
      And the Bank has $12,415 in notes

      Examples:
        | rules    |
        | statutes |
        | parker   |

    Scenario Outline: Street repairs: $40 a house, $115 a hotel (<rules>)
      Given the "<rules>" game with Ann and Bob
      And Ann owns the brown group and the light blue group
      And Baltic Avenue has a hotel
      And Mediterranean Avenue has 4 houses
      And every lot of the light blue group has 1 house
      And Bob owns the dark blue group
      And every lot of the dark blue group has 2 houses
      And Ann is on Just Visiting
      And the next Community Chest card is "street repairs"
      When Ann throws 3 and 4
      Then Ann has $1,105
      And Bob has $1,500
      And the Bank has $12,535 in notes

      Examples:
        | rules    |
        | statutes |
        | parker   |

    Scenario: No buildings, no repairs
      Given the "statutes" game with Ann and Bob
      And Ann owns the brown group
      And the next Chance card is "general repairs"
      When Ann throws 3 and 4
      Then Ann has $1,500
      And Ann owes nothing
      When Ann ends her turn
      Then it is Bob's turn

    Scenario Outline: "<card>", drawn on <chance>
      Given the "<rules>" game with Ann and Bob
      And Ann is on <from>
      And the next Chance card is "<card>"
      When Ann throws 3 and 4
      Then Ann is on <space>
      And Ann has <cash>
      And Ann is to choose whether to buy

      Examples:
        | rules    | card                  | chance            | from                  | space             | cash   |
        | statutes | Illinois              | the first Chance  | GO                    | Illinois Avenue   | $1,500 |
        | parker   | Illinois              | the third Chance  | Marvin Gardens        | Illinois Avenue   | $1,700 |
        | wikibook | St. Charles           | the first Chance  | GO                    | St. Charles Place | $1,500 |
        | parker   | St. Charles           | the second Chance | Pennsylvania Railroad | St. Charles Place | $1,700 |
        | statutes | trip to Reading       | the first Chance  | GO                    | Reading Railroad  | $1,700 |
        | parker   | ride on the Reading   | the third Chance  | Marvin Gardens        | Reading Railroad  | $1,700 |
        | statutes | walk on the Boardwalk | the third Chance  | Marvin Gardens        | Boardwalk         | $1,500 |
        | parker   | token to Boardwalk    | the first Chance  | GO                    | Boardwalk         | $1,500 |

    Scenario Outline: "Advance to GO" from the <deck> deck (<rules>)
      Given the "<rules>" game with Ann and Bob
      And Ann is on <from>
      And the next <deck> card is "Advance to GO"
      When Ann throws 3 and 4
      Then Ann is on GO
      And Ann has $1,700

      Examples:
        | rules    | deck            | from          |
        | statutes | Chance          | GO            |
        | parker   | Chance          | GO            |
        | statutes | Community Chest | Just Visiting |
        | parker   | Community Chest | Just Visiting |

    Scenario: The space a card leads to has its say
      Given the "statutes" game with Ann and Bob
      And Bob owns the dark blue group
      And the next Chance card is "Boardwalk"
      When Ann throws 3 and 4
      Then Ann is on Boardwalk
      And Ann has $1,400
      And Bob has $1,600

    Scenario Outline: The next utility from <chance> is <utility>
      Given the "statutes" game with Ann and Bob
      And Ann is on <from>
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      Then Ann is on <utility>
      And Ann has <cash>
      And Ann is to choose whether to buy

      Examples:
        | chance            | from                  | utility          | cash   |
        | the first Chance  | GO                    | Electric Company | $1,500 |
        | the second Chance | Pennsylvania Railroad | Water Works      | $1,500 |
        | the third Chance  | Marvin Gardens        | Electric Company | $1,700 |

    Scenario: A utility found by a card and still the Bank's may be bought
      Given the "parker" game with Ann and Bob
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      And Ann buys it
      Then Ann owns Electric Company
      And Ann has $1,350

    Scenario Outline: Sent to another's utility: ten times a new throw (<rules>)
      Given the "<rules>" game with Ann and Bob
      And Bob owns Electric Company
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      Then Ann is on Electric Company
      And Ann is to throw
      And Ann has $1,500
      When Ann throws 2 and 3
      Then Ann is on Electric Company
      And Ann has $1,450
      And Bob has $1,550
      When Ann ends her turn
      Then it is Bob's turn

      Examples:
        | rules    |
        | statutes |
        | parker   |

    Scenario: Sent to her own utility, she pays nobody
      Given the "statutes" game with Ann and Bob
      And Ann owns Electric Company
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      Then Ann has $1,500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: Sent to a mortgaged utility, nobody pays
      Given the "statutes" game with Ann and Bob
      And Bob owns Electric Company
      And Electric Company is mortgaged
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      Then Ann has $1,500
      And Bob has $1,500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario Outline: The next railroad from <chance> is <railroad>
      Given the "<rules>" game with Ann and Bob
      And Ann is on <from>
      And the next Chance card is "nearest Railroad"
      When Ann throws 3 and 4
      Then Ann is on <railroad>
      And Ann has <cash>
      And Ann is to choose whether to buy

      Examples:
        | rules    | chance            | from                  | railroad              | cash   |
        | statutes | the first Chance  | GO                    | Pennsylvania Railroad | $1,500 |
        | parker   | the second Chance | Pennsylvania Railroad | B. & O. Railroad      | $1,500 |
        | statutes | the third Chance  | Marvin Gardens        | Reading Railroad      | $1,700 |

    Scenario Outline: Sent to another's railroad: twice the rent (<rules>)
      Given the "<rules>" game with Ann and Bob
      And Bob owns Pennsylvania Railroad and Short Line
      And the next Chance card is "nearest Railroad"
      When Ann throws 3 and 4
      Then Ann is on Pennsylvania Railroad
      And Ann has $1,400
      And Bob has $1,600

      Examples:
        | rules    |
        | statutes |
        | parker   |

    Scenario: The second nearest-railroad card does the same as the first
      Given the "statutes" game with Ann and Bob
      And Bob owns Pennsylvania Railroad
      And the next Chance card is "chance-railroad-2"
      When Ann throws 3 and 4
      Then Ann has $1,450
      And Bob has $1,550

    Scenario: Sent to a mortgaged railroad, nobody pays
      Given the "statutes" game with Ann and Bob
      And Bob owns Pennsylvania Railroad and Short Line
      And Pennsylvania Railroad is mortgaged
      And the next Chance card is "nearest Railroad"
      When Ann throws 3 and 4
      Then Ann has $1,500
      And Bob has $1,500

    Scenario: Back three from the first Chance: Income Tax
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "Go back three"
      When Ann throws 3 and 4
      Then Ann is on Income Tax
      And Ann is to choose how to pay the tax
      And Ann has $1,500

    Scenario: Back three from the second Chance: New York Avenue and its rent
      Given the "parker" game with Ann and Bob
      And Bob owns New York Avenue
      And Ann is on Pennsylvania Railroad
      And the next Chance card is "Go back three"
      When Ann throws 3 and 4
      Then Ann is on New York Avenue
      And Ann has $1,484
      And Bob has $1,516

    Scenario Outline: "Go to Jail" from the <deck> deck (<rules>)
      Given the "<rules>" game with Ann and Bob
      And Ann is on <from>
      And the next <deck> card is "Go to Jail"
      When Ann throws 3 and 4
      Then Ann is in Jail
      And Ann has $1,500
      And it is Bob's turn
      And the bottom <deck> card is "Go to Jail"

      Examples:
        | rules    | deck            | from            |
        | statutes | Chance          | Marvin Gardens  |
        | parker   | Chance          | GO              |
        | statutes | Community Chest | Atlantic Avenue |
        | parker   | Community Chest | Just Visiting   |

    Scenario: What a card costs may stand as a debt
      Given the "statutes" game with Ann and Bob
      And Ann has $20
      And Ann owns Boardwalk
      And the next Chance card is "Chairman"
      When Ann throws 3 and 4
      Then Ann owes Bob $50
      When Ann mortgages Boardwalk
      Then Ann has $170
      And Bob has $1,550

  Rule: 10 MCS 100(a) The card one keeps

    Scenario Outline: Kept from the <deck> deck until it is used (<rules>)
      Given the "<rules>" game with Ann and Bob
      And Ann is on <from>
      And the next <deck> card is "<below>"
      And the next <deck> card is "Get Out of Jail Free"
      When Ann throws 3 and 4
      Then Ann holds 1 Get Out of Jail Free card
      And Ann has $1,500
      And the <deck> deck has <rest> cards
      When Ann ends her turn
      Then it is Bob's turn

      Examples:
        | rules    | deck            | from          | below       | rest |
        | statutes | Chance          | GO            | dividend    | 16   |
        | parker   | Chance          | GO            | dividend    | 15   |
        | statutes | Community Chest | Just Visiting | You inherit | 16   |
        | parker   | Community Chest | Just Visiting | You inherit | 15   |

    Scenario: While Ann keeps it, Bob draws the card that lay beneath
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "crossword"
      And the next Chance card is "Get Out of Jail Free"
      When Ann throws 3 and 4
      And Ann ends her turn
      And Bob throws 3 and 4
      Then Bob has $1,600
      And the bottom Chance card is "crossword"
      And Bob holds no Get Out of Jail Free card
      And Ann holds 1 Get Out of Jail Free card

    Scenario: Used, it goes to the bottom of the deck it came from
      Given the "statutes" game with Ann and Bob
      And Ann holds the Chance Get Out of Jail Free card
      And Ann is in Jail
      Then the Chance deck has 16 cards
      And Ann can choose "throw, pay-fine, use-jail-card"
      When Ann uses a Get Out of Jail Free card
      Then Ann is not in Jail
      And Ann has $1,500
      And Ann holds no Get Out of Jail Free card
      And the bottom Chance card is "Get Out of Jail Free"
      And the Chance deck has 17 cards

    Scenario: The card of the other deck goes back to the other deck
      Given the "parker" game with Ann and Bob
      And Ann holds the Community Chest Get Out of Jail Free card
      And Ann is in Jail
      When Ann uses a Get Out of Jail Free card
      Then the bottom Community Chest card is "Get Out of Jail Free"
      And the Community Chest deck has 16 cards
      And the Chance deck has 16 cards
      And it is told "jail card returned: Ann, Community Chest"

    Scenario: One player may keep both
      Given the "statutes" game with Ann and Bob
      And Ann holds the Chance Get Out of Jail Free card
      And Ann is on Just Visiting
      And the next Community Chest card is "Get Out of Jail Free"
      When Ann throws 3 and 4
      Then Ann holds 2 Get Out of Jail Free cards
      And it is told "jail card kept: Ann, Community Chest"

    Scenario: Outside Jail it cannot be used
      Given the "statutes" game with Ann and Bob
      And Ann holds a Get Out of Jail Free card
      When Ann tries to use a Get Out of Jail Free card
      Then it is refused under 10 MCS 120(e)
      And Ann holds 1 Get Out of Jail Free card

  Rule: 10 MCS 100(b) It may be sold

    Scenario: Sold to a prisoner, for a price they agree on
      Given the "statutes" game with Ann and Bob
      And Ann holds the Chance Get Out of Jail Free card
      And Bob is in Jail
      When Ann offers Bob a Get Out of Jail Free card for $42
      And Bob accepts
      Then Ann has $1,542
      And Bob has $1,458
      And Ann holds no Get Out of Jail Free card
      And Bob holds 1 Get Out of Jail Free card

    Scenario: Sold in another's turn
      Given the "parker" game with Ann, Bob and Cy
      And Cy holds the Community Chest Get Out of Jail Free card
      When Ann throws 4 and 6
      And Cy offers Bob a Get Out of Jail Free card for $100
      And Bob accepts
      Then Cy has $1,600
      And Bob has $1,400
      And Bob holds 1 Get Out of Jail Free card
      And it is Ann's turn

    Scenario: Sold for a Title Deed
      Given the "london" game with Ann and Bob
      And Ann holds a Get Out of Jail Free card
      And Bob owns Old Kent Road
      When Ann offers Bob a Get Out of Jail Free card for Old Kent Road
      And Bob accepts
      Then Ann owns Old Kent Road
      And Bob holds 1 Get Out of Jail Free card

    Scenario: Not without the other's consent
      Given the "statutes" game with Ann and Bob
      And Ann holds a Get Out of Jail Free card
      When Ann offers Bob a Get Out of Jail Free card for $42
      And Bob refuses
      Then Ann holds 1 Get Out of Jail Free card
      And Ann has $1,500
      And Bob has $1,500

    Scenario: Who has no such card cannot sell one
      Given the "statutes" game with Ann and Bob
      When Ann tries to offer Bob a Get Out of Jail Free card for $42
      Then it is refused under 10 MCS 100(b)
      And Bob has $1,500
