Feature: 10 MCS 90 Paying rent

  Rule: 10 MCS 90 What a visitor owes

    Scenario Outline: Bare <lot> brings <rent>
      Given the "statutes" game with Ann and Bob
      And Bob owns <lot>
      And Ann is on <from>
      When Ann throws 1 and 2
      Then Ann has <visitor>
      And Bob has <owner>

      Examples:
        | from                  | lot                   | rent | visitor | owner  |
        | Luxury Tax            | Mediterranean Avenue  | $2   | $1,698  | $1,502 |
        | GO                    | Baltic Avenue         | $4   | $1,496  | $1,504 |
        | Baltic Avenue         | Oriental Avenue       | $6   | $1,494  | $1,506 |
        | Reading Railroad      | Vermont Avenue        | $6   | $1,494  | $1,506 |
        | Oriental Avenue       | Connecticut Avenue    | $8   | $1,492  | $1,508 |
        | Vermont Avenue        | St. Charles Place     | $10  | $1,490  | $1,510 |
        | Just Visiting         | States Avenue         | $10  | $1,490  | $1,510 |
        | St. Charles Place     | Virginia Avenue       | $12  | $1,488  | $1,512 |
        | States Avenue         | St. James Place       | $14  | $1,486  | $1,514 |
        | Pennsylvania Railroad | Tennessee Avenue      | $14  | $1,486  | $1,514 |
        | St. James Place       | New York Avenue       | $16  | $1,484  | $1,516 |
        | Tennessee Avenue      | Kentucky Avenue       | $18  | $1,482  | $1,518 |
        | Free Parking          | Indiana Avenue        | $18  | $1,482  | $1,518 |
        | Kentucky Avenue       | Illinois Avenue       | $20  | $1,480  | $1,520 |
        | Indiana Avenue        | Atlantic Avenue       | $22  | $1,478  | $1,522 |
        | Illinois Avenue       | Ventnor Avenue        | $22  | $1,478  | $1,522 |
        | Atlantic Avenue       | Marvin Gardens        | $24  | $1,476  | $1,524 |
        | Water Works           | Pacific Avenue        | $26  | $1,474  | $1,526 |
        | Marvin Gardens        | North Carolina Avenue | $26  | $1,474  | $1,526 |
        | Pacific Avenue        | Pennsylvania Avenue   | $28  | $1,472  | $1,528 |
        | Pennsylvania Avenue   | Park Place            | $35  | $1,465  | $1,535 |
        | the third Chance      | Boardwalk             | $50  | $1,450  | $1,550 |

    Scenario Outline: A railroad brings <rent> with <count> in one hand
      Given the "<rules>" game with Ann and Bob
      And Bob owns <railroads>
      And Ann is on <from>
      When Ann throws 1 and 2
      Then Ann has <visitor>
      And Bob has <owner>

      Examples:
        | rules    | count | railroads                                                                | from                      | rent | visitor | owner  |
        | statutes | 1     | Reading Railroad                                                         | the first Community Chest | $25  | $1,475  | $1,525 |
        | wikibook | 2     | Reading Railroad and Pennsylvania Railroad                               | Electric Company          | $50  | $1,450  | $1,550 |
        | mcc      | 3     | Reading Railroad, Pennsylvania Railroad and B. & O. Railroad             | the second Chance         | $100 | $1,400  | $1,600 |
        | parker   | 4     | Reading Railroad, Pennsylvania Railroad, B. & O. Railroad and Short Line | North Carolina Avenue     | $200 | $1,300  | $1,700 |

    Scenario: Only the owner's own railroads count
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns Reading Railroad
      And Cy owns Pennsylvania Railroad and B. & O. Railroad
      And Ann is on the first Community Chest
      When Ann throws 1 and 2
      Then Ann has $1,475
      And Bob has $1,525
      And Cy has $1,500

    Scenario: One utility: four times the throw
      Given the "statutes" game with Ann and Bob
      And Bob owns Electric Company
      And Ann is on Reading Railroad
      When Ann throws 3 and 4
      Then Ann has $1,472
      And Bob has $1,528
      And it is told "rent paid: Ann, Bob, Electric Company, $28"

    Scenario: Both utilities: ten times the throw
      Given the "parker" game with Ann and Bob
      And Bob owns Electric Company and Water Works
      And Ann is on Reading Railroad
      When Ann throws 3 and 4
      Then Ann has $1,430
      And Bob has $1,570

    Scenario: A utility in each of two hands: four times for both
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns Water Works
      And Cy owns Electric Company
      And Ann is on Free Parking
      When Ann throws 2 and 6
      Then Ann has $1,468
      And Bob has $1,532
      And Cy has $1,500

    Scenario: The rent is between the players, the Bank has no part in it
      Given the "london" game with Ann, Bob and Cy
      And Cy owns Whitechapel Road
      When Ann throws 1 and 2
      Then Ann has £1,496
      And Cy has £1,504
      And Bob has £1,500
      And the Bank has £10,640 in notes

    Scenario: Nobody pays rent to themselves
      Given the "wikibook" game with Ann and Bob
      And Ann owns Baltic Avenue
      When Ann throws 1 and 2
      Then Ann has $1,500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: Rent that is not there in cash stands as a debt
      Given the "statutes" game with Ann and Bob
      And Ann has $30
      And Ann owns Baltic Avenue
      And Bob owns Boardwalk
      And Ann is on the third Chance
      When Ann throws 1 and 2
      Then Ann owes Bob $50
      When Ann mortgages Baltic Avenue
      Then Ann owes nothing
      And Ann has $10
      And Bob has $1,550

  Rule: 10 MCS 90(a) No rent on what is mortgaged

    Scenario: A mortgaged lot
      Given the "statutes" game with Ann and Bob
      And Bob owns Boardwalk
      And Boardwalk is mortgaged
      And Ann is on the third Chance
      When Ann throws 1 and 2
      Then Ann has $1,500
      And Bob has $1,500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: A mortgaged lot of a complete group
      Given the "london" game with Ann and Bob
      And Bob owns the brown group
      And Whitechapel Road is mortgaged
      When Ann throws 1 and 2
      Then Ann has £1,500
      And Bob has £1,500

    Scenario: A mortgaged railroad
      Given the "parker" game with Ann and Bob
      And Bob owns Reading Railroad and Short Line
      And Short Line is mortgaged
      And Ann is on North Carolina Avenue
      When Ann throws 1 and 2
      Then Ann has $1,500
      And Bob has $1,500

    Scenario: A mortgaged utility
      Given the "mcc" game with Ann and Bob
      And Bob owns Electric Company and Water Works
      And Electric Company is mortgaged
      And Ann is on Connecticut Avenue
      When Ann throws 1 and 2
      Then Ann has $1,500
      And Bob has $1,500

  Rule: 10 MCS 90(b) Mortgaged deeds are turned over

    Scenario: Face down while mortgaged, face up again afterwards, and always its owner's
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      Then Boardwalk is not mortgaged
      When Ann mortgages Boardwalk
      Then Boardwalk is mortgaged
      And Ann owns Boardwalk
      When Ann lifts the mortgage on Boardwalk
      Then Boardwalk is not mortgaged
      And Ann owns Boardwalk
      And Ann has $1,480

  Rule: 10 MCS 90(c) A whole color-group pays double

    Scenario: Double for a bare lot of a complete group
      Given the "statutes" game with Ann and Bob
      And Bob owns the orange group
      And Ann is on Pennsylvania Railroad
      When Ann throws 1 and 2
      Then Ann has $1,472
      And Bob has $1,528

    Scenario: Double also where bare lots pay single once a house stands, as long as none does
      Given the "wikibook" game with Ann and Bob
      And Bob owns the brown group
      When Ann throws 1 and 2
      Then Ann has $1,492
      And Bob has $1,508

    Scenario: Completing the group by a purchase doubles the rent at once
      Given the "parker" game with Ann and Bob
      And Ann owns Mediterranean Avenue
      When Ann throws 1 and 2
      And Ann buys it
      And Ann ends her turn
      And Bob throws 1 and 2
      Then Bob has $1,492
      And Ann has $1,448

  Rule: 10 MCS 90(c-1) Groups of two and of three

    Scenario: Boardwalk with Park Place
      Given the "statutes" game with Ann and Bob
      And Bob owns Boardwalk and Park Place
      And Ann is on the third Chance
      When Ann throws 1 and 2
      Then Ann has $1,400
      And Bob has $1,600

    Scenario: Connecticut with Vermont and Oriental
      Given the "mcc" game with Ann and Bob
      And Bob owns Connecticut Avenue, Vermont Avenue and Oriental Avenue
      And Ann is on Oriental Avenue
      When Ann throws 1 and 2
      Then Ann has $1,484
      And Bob has $1,516

    Scenario: Two of three are not the group
      Given the "statutes" game with Ann and Bob
      And Bob owns Connecticut Avenue and Vermont Avenue
      And Ann is on Oriental Avenue
      When Ann throws 1 and 2
      Then Ann has $1,492
      And Bob has $1,508

    Scenario: Nor is a group split between two owners
      Given the "london" game with Ann, Bob and Cy
      And Bob owns Mayfair
      And Cy owns Park Lane
      And Ann is on the third Chance
      When Ann throws 1 and 2
      Then Ann has £1,450
      And Bob has £1,550
      And Cy has £1,500

  Rule: 10 MCS 90(d) A mortgaged neighbor does no harm

    Scenario: The free lot pays double beside a mortgaged one
      Given the "statutes" game with Ann and Bob
      And Bob owns the dark blue group
      And Park Place is mortgaged
      And Ann is on the third Chance
      When Ann throws 1 and 2
      Then Ann has $1,400
      And Bob has $1,600

    Scenario: Even with two of three mortgaged
      Given the "wikibook" game with Ann and Bob
      And Bob owns the light blue group
      And Oriental Avenue is mortgaged
      And Vermont Avenue is mortgaged
      And Ann is on Oriental Avenue
      When Ann throws 1 and 2
      Then Ann has $1,484
      And Bob has $1,516

  Rule: 10 MCS 90(e) Buildings bring more

    Scenario Outline: <lot> with <buildings> brings <rent>
      Given the "statutes" game with Ann and Bob
      And Ann has $5,000
      And Bob has $5,000
      And Bob owns the <group> group
      And every lot of the <group> group has <buildings>
      And Ann is on <from>
      When Ann throws 1 and 2
      Then Ann has <visitor>
      And Bob has <owner>

      Examples:
        | group      | buildings | from                  | lot                   | rent   | visitor | owner  |
        | brown      | 1 house   | Luxury Tax            | Mediterranean Avenue  | $10    | $5,190  | $5,010 |
        | brown      | 2 houses  | GO                    | Baltic Avenue         | $60    | $4,940  | $5,060 |
        | light blue | 3 houses  | Baltic Avenue         | Oriental Avenue       | $270   | $4,730  | $5,270 |
        | light blue | 4 houses  | Reading Railroad      | Vermont Avenue        | $400   | $4,600  | $5,400 |
        | light blue | a hotel   | Oriental Avenue       | Connecticut Avenue    | $600   | $4,400  | $5,600 |
        | pink       | 1 house   | Vermont Avenue        | St. Charles Place     | $50    | $4,950  | $5,050 |
        | pink       | 2 houses  | Just Visiting         | States Avenue         | $150   | $4,850  | $5,150 |
        | pink       | 3 houses  | St. Charles Place     | Virginia Avenue       | $500   | $4,500  | $5,500 |
        | orange     | 4 houses  | States Avenue         | St. James Place       | $750   | $4,250  | $5,750 |
        | orange     | a hotel   | Pennsylvania Railroad | Tennessee Avenue      | $950   | $4,050  | $5,950 |
        | orange     | 1 house   | St. James Place       | New York Avenue       | $80    | $4,920  | $5,080 |
        | red        | 2 houses  | Tennessee Avenue      | Kentucky Avenue       | $250   | $4,750  | $5,250 |
        | red        | 3 houses  | Free Parking          | Indiana Avenue        | $700   | $4,300  | $5,700 |
        | red        | 4 houses  | Kentucky Avenue       | Illinois Avenue       | $925   | $4,075  | $5,925 |
        | yellow     | a hotel   | Indiana Avenue        | Atlantic Avenue       | $1,150 | $3,850  | $6,150 |
        | yellow     | 1 house   | Illinois Avenue       | Ventnor Avenue        | $110   | $4,890  | $5,110 |
        | yellow     | 2 houses  | Atlantic Avenue       | Marvin Gardens        | $360   | $4,640  | $5,360 |
        | green      | 3 houses  | Water Works           | Pacific Avenue        | $900   | $4,100  | $5,900 |
        | green      | 4 houses  | Marvin Gardens        | North Carolina Avenue | $1,100 | $3,900  | $6,100 |
        | green      | a hotel   | Pacific Avenue        | Pennsylvania Avenue   | $1,400 | $3,600  | $6,400 |
        | dark blue  | 1 house   | Pennsylvania Avenue   | Park Place            | $175   | $4,825  | $5,175 |
        | dark blue  | 2 houses  | the third Chance      | Boardwalk             | $600   | $4,400  | $5,600 |

    Scenario: The rent goes by the lot one stands on, not by its better neighbor
      Given the "parker" game with Ann and Bob
      And Bob owns the dark blue group
      And Park Place has 2 houses
      And Boardwalk has 1 house
      And Ann is on the third Chance
      When Ann throws 1 and 2
      Then Ann has $1,300
      And Bob has $1,700

    Scenario: A house more is felt by the very next visitor
      Given the "statutes" game with Ann and Bob
      And Bob owns the brown group
      When Bob builds on Baltic Avenue
      Then Bob has $1,450
      When Ann throws 1 and 2
      Then Ann has $1,480
      And Bob has $1,470

  Rule: 10 MCS 90(f) Ask in time

    Scenario: Nothing is paid until the owner asks
      Given the "statutes" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Baltic Avenue
      When Ann throws 1 and 2
      Then Ann has $1,500
      And Bob has $1,500
      And it is told "rent claimable: Ann, Bob, Baltic Avenue, $4"
      When Bob demands rent from Ann
      Then Ann has $1,496
      And Bob has $1,504
      And it is told "rent demanded: Bob, Ann, Baltic Avenue, $4"

    Scenario: In time as long as the second player following has not thrown
      Given the "parker" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Cy owns Baltic Avenue
      When Ann throws 1 and 2
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Cy is to throw
      When Cy demands rent from Ann
      Then Ann has $1,496
      And Cy has $1,504

    Scenario: Too late once the second player following has thrown
      Given the "statutes" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Baltic Avenue
      When Ann throws 1 and 2
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Cy throws 4 and 6
      And Bob tries to demand rent from Ann
      Then it is refused under 10 MCS 90(f)
      And Ann has $1,500
      And Bob has $1,500
      And it is told "rent lapsed: Bob, Ann, Baltic Avenue, $4"

    Scenario: A second throw of the same player after doubles does not count as the second player
      Given the "london" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Whitechapel Road
      When Ann throws 1 and 2
      And Ann ends her turn
      And Bob throws 5 and 5
      And Bob throws 4 and 6
      And Bob demands rent from Ann
      Then Ann has £1,496
      And Bob has £1,504

    Scenario: Asked once, it cannot be asked again
      Given the "statutes" game with Ann and Bob
      And the rule rent_claim is on-demand
      And Bob owns Baltic Avenue
      When Ann throws 1 and 2
      And Bob demands rent from Ann
      And Bob tries to demand rent from Ann
      Then it is refused under 10 MCS 90(f)
      And Ann has $1,496

    Scenario: Where no rent is due, none can be asked for
      Given the "statutes" game with Ann and Bob
      And the rule rent_claim is on-demand
      And Bob owns Baltic Avenue
      And Baltic Avenue is mortgaged
      When Ann throws 1 and 2
      And Bob tries to demand rent from Ann
      Then it is refused under 10 MCS 90(f)
      And Ann has $1,500

    Scenario: It is asked of the visitor, and by the owner
      Given the "statutes" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Baltic Avenue
      And Cy owns Boardwalk
      When Ann throws 1 and 2
      And Cy tries to demand rent from Ann
      Then it is refused under 10 MCS 90(f)
      And it is refused because "Ann owes Cy no rent."
      When Bob tries to demand rent from Cy
      Then it is refused under 10 MCS 90(f)
      When Bob demands rent from Ann
      Then Ann has $1,496
      And Bob has $1,504
      And Cy has $1,500

    Scenario: The oldest rent is asked for first
      Given the "statutes" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Oriental Avenue and Boardwalk
      And Ann is on Park Place
      When Ann throws 1 and 1
      And Ann throws 3 and 4
      Then Bob may demand $50 from Ann
      And Bob may demand $6 from Ann
      When Bob demands rent from Ann
      Then Ann has $1,650
      And Bob has $1,550
      When Bob demands rent from Ann
      Then Ann has $1,644
      And Bob has $1,556
