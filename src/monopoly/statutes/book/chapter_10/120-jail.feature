Feature: 10 MCS 120 Jail

  Rule: 10 MCS 120 Ways into Jail

    Scenario: A prisoner stays where he is while the others play on
      Given the "statutes" game with Ann, Bob and Cy
      And Ann is in Jail
      When Ann throws 2 and 3
      Then Ann is in Jail
      And Ann has $1500
      And the Bank owns Pennsylvania Railroad
      When Ann ends her turn
      Then it is Bob's turn
      And Bob is to throw

    Scenario: A double and an ordinary throw send nobody to Jail
      Given the "wikibook" game with Ann and Bob
      When Ann throws 5 and 5
      Then Ann is on Just Visiting
      And Ann is not in Jail
      And Ann is to throw
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann is not in Jail

  Rule: 10 MCS 120(a) By the corner

    Scenario: Landing on the corner that says so
      Given the "statutes" game with Ann and Bob
      And Ann is on Atlantic Avenue
      When Ann throws 1 and 3
      Then Ann is in Jail
      And Ann has $1500
      And it is Bob's turn
      And it is told "sent to jail: Ann, space"

    Scenario: It is the same corner in London
      Given the "london" game with Ann and Bob
      And Ann is on Trafalgar Square
      When Ann throws 2 and 4
      Then Ann is in Jail
      And Ann has £1500
      And it is Bob's turn

    Scenario: Passing over the corner does no harm
      Given the "parker" game with Ann and Bob
      And Ann is on Marvin Gardens
      When Ann throws 1 and 2
      Then Ann is on North Carolina Avenue
      And Ann is not in Jail
      And Ann is to choose whether to buy

  Rule: 10 MCS 120(a-1) By a card

    Scenario: A Chance card
      Given the "statutes" game with Ann and Bob
      And Ann is on New York Avenue
      And the next Chance card is "Go to Jail"
      When Ann throws 1 and 2
      Then Ann is in Jail
      And the bottom Chance card is "Go to Jail"
      And it is Bob's turn

    Scenario: A Community Chest card
      Given the "parker" game with Ann and Bob
      And Ann is on Oriental Avenue
      And the next Community Chest card is "Go to Jail"
      When Ann throws 5 and 6
      Then Ann is in Jail
      And the bottom Community Chest card is "Go to Jail"
      And it is Bob's turn

  Rule: 10 MCS 120(a-2) By a third double

    Scenario: Three doubles in one turn
      Given the "statutes" game with Ann and Bob
      When Ann throws 5 and 5
      And Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann is to throw
      When Ann throws 2 and 2
      Then Ann is in Jail
      And it is Bob's turn

    Scenario: The third double is not moved
      Given the "mcc" game with Ann and Bob
      And Ann is on St. Charles Place
      And Ann has thrown doubles twice this turn
      And Bob owns Pennsylvania Railroad
      When Ann throws 2 and 2
      Then Ann is in Jail
      And Ann has $1500
      And Bob has $1500
      And it is Bob's turn

    Scenario: After two doubles an ordinary throw is an ordinary move
      Given the "london" game with Ann and Bob
      And Ann is on Just Visiting
      And Ann has thrown doubles twice this turn
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann is not in Jail
      And it is Ann's turn

  Rule: 10 MCS 120(b) No salary on the way

    Scenario: From the last Chance space to Jail without passing GO
      Given the "statutes" game with Ann and Bob
      And Ann is on North Carolina Avenue
      And the next Chance card is "Go to Jail"
      When Ann throws 1 and 3
      Then Ann is in Jail
      And Ann has $1500

    Scenario: A third double that would have passed GO
      Given the "wikibook" game with Ann and Bob
      And Ann is on Boardwalk
      And Ann has thrown doubles twice this turn
      When Ann throws 3 and 3
      Then Ann is in Jail
      And Ann has $1500

    Scenario: Nor is there a salary to ask for
      Given the "wikibook" game with Ann and Bob
      And the rule salary_claim is on-demand
      And Ann is on Atlantic Avenue
      When Ann throws 1 and 3
      And Ann tries to collect her salary
      Then it is refused under 20 MCS 70
      And Ann is in Jail
      And Ann has $1500

  Rule: 10 MCS 120(c) The turn is over

    Scenario: Sent to Jail by a double, and no further throw
      Given the "statutes" game with Ann, Bob and Cy
      And Ann is on Atlantic Avenue
      When Ann throws 2 and 2
      Then Ann is in Jail
      And it is Bob's turn
      And Bob is to throw
      When Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)

    Scenario: Sent to Jail by a card that a double led to
      Given the "london" game with Ann and Bob
      And Ann is on Free Parking
      And the next Chance card is "Go to Jail"
      When Ann throws 1 and 1
      Then Ann is in Jail
      And it is Bob's turn
      And Bob is to throw

  Rule: 10 MCS 120(d) Just Visiting

    Scenario: A visit costs nothing and the next turn goes on from there
      Given the "statutes" game with Ann and Bob
      And Ann is on Oriental Avenue
      And Bob is on Just Visiting
      When Ann throws 1 and 3
      Then Ann is on Just Visiting
      And Ann is not in Jail
      And Ann has $1500
      When Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 1 and 2
      Then Ann is on States Avenue
      And Ann is to choose whether to buy
      And Ann has $1500

    Scenario: A visitor has nothing to pay
      Given the "parker" game with Ann and Bob
      And Ann is on Just Visiting
      When Ann tries to pay the fine
      Then it is refused under 10 MCS 120(e)
      And Ann has $1500

    Scenario: A visitor beside a prisoner
      Given the "mcc" game with Ann and Bob
      And Bob is in Jail
      When Ann throws 5 and 5
      Then Ann is on Just Visiting
      And Ann is not in Jail
      And Bob is in Jail
      And Ann is to throw

  Rule: 10 MCS 120(e) Ways out of Jail

    Scenario: Sitting it out is not among them
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      When Ann tries to sit the turn out
      Then it is refused under 10 MCS 120(e)
      And Ann is to throw

    Scenario: A prisoner does not pass the dice on without trying
      Given the "parker" game with Ann and Bob
      And Ann is in Jail
      When Ann tries to end her turn
      Then it is refused under 10 MCS 60(h)
      And Ann is to throw

    Scenario: They are for one's own turn
      Given the "london" game with Ann and Bob
      And Bob is in Jail
      And Bob holds a Get Out of Jail Free card
      When Bob tries to pay the fine
      Then it is refused under 10 MCS 120(e)
      When Bob tries to use a Get Out of Jail Free card
      Then it is refused under 10 MCS 120(e)
      And Bob is in Jail
      And Bob has £1500
      And Bob holds 1 Get Out of Jail Free card

  Rule: 10 MCS 120(e-1) Out by doubles

    Scenario: On the first turn
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      When Ann throws 5 and 5
      Then Ann is not in Jail
      And Ann is on Free Parking
      And Ann has $1500
      And it is told "left jail: Ann, doubles"

    Scenario: On the third turn, after two failures played out
      Given the "mcc" game with Ann and Bob
      And Ann is in Jail
      When Ann throws 1 and 2
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Ann is in Jail
      When Ann throws 6 and 5
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Ann is in Jail
      And Ann has $1500
      When Ann throws 5 and 5
      Then Ann is not in Jail
      And Ann is on Free Parking
      And Ann has $1500

    Scenario: The three turns begin after the one that led there
      Given the "parker" game with Ann and Bob
      And Ann is on Atlantic Avenue
      When Ann throws 2 and 2
      Then Ann is in Jail
      When Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 1 and 2
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 1 and 2
      Then Ann is in Jail
      And Ann has $1500
      And Ann is to end her turn

    Scenario: The third die stays out of it
      Given the "statutes-speed" game with Ann and Bob
      And Ann is in Jail
      And Ann has passed GO
      When Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann has $2500
      And Ann is to end her turn

    Scenario: A turn in Jail is one throw
      Given the "london" game with Ann and Bob
      And Ann is in Jail after 1 failed throw
      When Ann throws 2 and 6
      Then Ann is in Jail
      And it is told "stayed in jail: Ann, 2"
      When Ann tries to throw 3 and 3
      Then it is refused under 10 MCS 60(c)
      And Ann is in Jail

    Scenario: Doubles of another prisoner free only that one
      Given the "wikibook" game with Ann and Bob
      And Ann is in Jail
      And Bob is in Jail
      When Ann throws 5 and 5
      Then Ann is not in Jail
      And Bob is in Jail

  Rule: 10 MCS 120(e-1a) Moving by the double that frees

    Scenario: She goes forward by the sum and pays what is due there
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      And Bob owns Tennessee Avenue
      When Ann throws 4 and 4
      Then Ann is on Tennessee Avenue
      And Ann has $1486
      And Bob has $1514

    Scenario: She may buy what she reaches
      Given the "london" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      When Ann throws 3 and 3
      Then Ann is on Bow Street
      And Ann is to choose whether to buy
      When Ann buys it
      Then Ann owns Bow Street
      And Ann has £1320

  Rule: 10 MCS 120(e-1b) No second throw after it

    Scenario: The double that freed her gives no further throw
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      When Ann throws 5 and 5
      And Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)
      And Ann is on Free Parking
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: Nor after the space it led to has had its say
      Given the "parker" game with Ann and Bob
      And Ann is in Jail after 1 failed throw
      And the next Chance card is "Bank pays you dividend"
      When Ann throws 6 and 6
      Then Ann has $1550
      When Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)
      When Ann ends her turn
      Then it is Bob's turn

  Rule: 10 MCS 120(e-2) Out by a card

    Scenario: The card frees her and goes under its deck
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      And Ann holds the Chance Get Out of Jail Free card
      When Ann uses a Get Out of Jail Free card
      Then Ann is not in Jail
      And Ann holds no Get Out of Jail Free card
      And the bottom Chance card is "Get Out of Jail Free"
      And Ann has $1500
      And Ann is to throw
      When Ann throws 1 and 2
      Then Ann is on States Avenue

    Scenario: The card of the other deck does as well
      Given the "mcc" game with Ann and Bob
      And Ann is in Jail after 1 failed throw
      And Ann holds the Community Chest Get Out of Jail Free card
      When Ann uses a Get Out of Jail Free card
      Then Ann is not in Jail
      And Ann holds no Get Out of Jail Free card
      And the bottom Community Chest card is "Get Out of Jail Free"
      And Ann is to throw

    Scenario: Who has none cannot play one
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      And Bob holds a Get Out of Jail Free card
      When Ann tries to use a Get Out of Jail Free card
      Then it is refused under 10 MCS 120(e-2)
      And Ann is in Jail
      And Bob holds 1 Get Out of Jail Free card

    Scenario: With two cards in hand the one she names is used
      Given the "statutes" game with Ann and Bob
      And Ann holds the Chance Get Out of Jail Free card
      And Ann holds the Community Chest Get Out of Jail Free card
      And Ann is in Jail
      When Ann uses the Community Chest Get Out of Jail Free card
      Then Ann is not in Jail
      And Ann holds the Chance Get Out of Jail Free card
      And Ann holds 1 Get Out of Jail Free card
      And the bottom Community Chest card is "Get Out of Jail Free"

  Rule: 10 MCS 120(e-3) Out by a card bought for it

    Scenario: Bought in Jail and played at once
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      And Bob holds the Chance Get Out of Jail Free card
      When Ann offers Bob $30 for a Get Out of Jail Free card
      And Bob accepts
      Then Ann has $1470
      And Bob has $1530
      And the Bank has $12,140 in notes
      And Ann holds 1 Get Out of Jail Free card
      And Bob holds no Get Out of Jail Free card
      When Ann uses a Get Out of Jail Free card
      Then Ann is not in Jail
      And the bottom Chance card is "Get Out of Jail Free"
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has $1470

    Scenario: Nobody sells a card he does not hold
      Given the "wikibook" game with Ann, Bob and Cy
      And Ann is in Jail
      And Cy holds a Get Out of Jail Free card
      When Ann tries to offer Bob $30 for a Get Out of Jail Free card
      Then it is refused under 10 MCS 100(b)
      And Cy holds 1 Get Out of Jail Free card

    Scenario: As long as the other does not sell, she stays
      Given the "london" game with Ann and Bob
      And Ann is in Jail
      And Bob holds a Get Out of Jail Free card
      When Ann offers Bob £30 for a Get Out of Jail Free card
      And Bob refuses
      And Ann tries to use a Get Out of Jail Free card
      Then it is refused under 10 MCS 120(e-2)
      And Ann is in Jail
      And Ann has £1500

  Rule: 10 MCS 120(e-4) Out by an early fine

    Scenario: Paid on the first turn, before the throw
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      When Ann pays the fine
      Then Ann has $1450
      And Bob has $1500
      And the Bank has $12,190 in notes
      And the pot holds $0
      And Ann is not in Jail
      And Ann is to throw
      When Ann throws 1 and 2
      Then Ann is on States Avenue
      And Ann has $1450

    Scenario: Paid on the second turn with the last fifty pounds
      Given the "london" game with Ann and Bob
      And Ann is in Jail after 1 failed throw
      And Ann has £50
      When Ann pays the fine
      Then Ann has £0
      And Ann is not in Jail
      And Ann is to throw

    Scenario: On the third turn the throw comes first
      Given the "parker" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      When Ann tries to pay the fine
      Then it is refused under 10 MCS 120(e-4)
      And Ann has $1500
      And Ann is in Jail
      And Ann can choose "throw"

    Scenario: After the throw it is too late for this turn
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      When Ann throws 1 and 2
      And Ann tries to pay the fine
      Then it is refused under 10 MCS 120(e)
      And Ann is in Jail
      And Ann has $1500

    Scenario: The fine is paid in cash
      Given the "wikibook" game with Ann and Bob
      And Ann is in Jail
      And Ann has $49
      When Ann tries to pay the fine
      Then it is refused under 10 MCS 120(e-4)
      And Ann has $49
      And Ann is in Jail

  Rule: 10 MCS 120(f) The fine after the third failure

    Scenario: The third throw without a double costs fifty
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      When Ann throws 4 and 6
      Then Ann has $1450
      And Bob has $1500
      And the Bank has $12,190 in notes
      And Ann is not in Jail
      And it is told "fine paid: Ann, the Bank, $50"

    Scenario: The first and second cost nothing, the third is paid
      Given the "mcc" game with Ann and Bob
      And Ann is in Jail
      When Ann throws 1 and 2
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 1 and 2
      Then Ann is in Jail
      And Ann has $1500
      When Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 4 and 6
      Then Ann has $1450
      And Ann is on Free Parking
      And Ann is not in Jail

    Scenario: Who cannot pay it at once owes it
      Given the "london" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      And Ann has £20
      And Ann owns Whitechapel Road
      When Ann throws 4 and 6
      Then Ann owes the Bank £50
      And Ann has £20
      When Ann mortgages Whitechapel Road
      Then Ann owes nothing
      And Ann has £0
      And Ann is on Free Parking

  Rule: 10 MCS 120(g) Moving once the fine is paid

    Scenario: The throw that failed is the move
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      And Bob owns States Avenue
      When Ann throws 1 and 2
      Then Ann is on States Avenue
      And Ann has $1440
      And Bob has $1510
      When Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)

    Scenario: Nobody moves before the fine is paid
      Given the "parker" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      And Ann has $10
      And Ann owns Baltic Avenue and Mediterranean Avenue
      And Bob owns States Avenue
      When Ann throws 1 and 2
      Then Ann owes the Bank $50
      And Bob has $1500
      When Ann mortgages Baltic Avenue
      And Ann mortgages Mediterranean Avenue
      Then Ann is on States Avenue
      And Ann has $10
      And Bob has $1510

  Rule: 10 MCS 120(h) Business from Jail

    Scenario: A prisoner builds, sells and mortgages
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      And Ann owns the orange group and Reading Railroad
      When Ann builds on Tennessee Avenue
      Then Tennessee Avenue has 1 house
      And Ann has $1400
      When Ann sells a building on Tennessee Avenue
      Then Ann has $1450
      When Ann mortgages Reading Railroad
      Then Ann has $1550
      And Ann is in Jail

    Scenario: A prisoner collects rent
      Given the "london" game with Ann and Bob
      And Ann is in Jail
      And Ann owns The Angel Islington
      And it is Bob's turn
      When Bob throws 2 and 4
      Then Bob has £1494
      And Ann has £1506

    Scenario: A prisoner buys at an auction
      Given the "mcc" game with Ann and Bob
      And Ann is in Jail
      And it is Bob's turn
      When Bob throws 2 and 4
      And Bob declines it
      And Ann bids $20
      And Bob passes
      Then Ann owns Oriental Avenue
      And Ann has $1480
      And Ann is in Jail

    Scenario: A prisoner sells property to another player
      Given the "parker" game with Ann and Bob
      And Ann is in Jail
      And Ann owns Boardwalk
      When Ann offers Bob Boardwalk for $700
      And Bob accepts
      Then Bob owns Boardwalk
      And Ann has $2200
      And Bob has $800
