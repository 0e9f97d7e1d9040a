Feature: 20 MCS 60 The turn

  Rule: 20 MCS 60 Throw and move

    Scenario: Three and five make eight spaces
      Given the "wikibook" game with Ann and Bob
      When Ann throws 3 and 5
      Then Ann is on Vermont Avenue
      And Ann is to choose whether to buy

    Scenario: A turn that was not thrown cannot be ended
      Given the "wikibook" game with Ann and Bob
      When Ann tries to end her turn
      Then it is refused under 10 MCS 60(h)
      And Ann is to throw
      And Bob can choose "throw"

  Rule: 20 MCS 60(a) Business before the throw

    Scenario: Before the throw Ann builds, mortgages and lifts a mortgage
      Given the "wikibook" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns the light blue group, Reading Railroad and Baltic Avenue
      And Baltic Avenue is mortgaged
      When Ann builds on Oriental Avenue
      And Ann mortgages Reading Railroad
      And Ann lifts the mortgage on Baltic Avenue
      Then Oriental Avenue has 1 house
      And Ann has $1517

    Scenario: After the throw it is too late to build
      Given the "wikibook" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns the light blue group
      When Ann throws 4 and 6
      And Ann tries to build on Oriental Avenue
      Then it is refused under 20 MCS 60(a)
      And Oriental Avenue has no buildings
      And Ann has $1500

    Scenario: After the throw it is too late to sell a house
      Given the "wikibook" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns the light blue group
      And Oriental Avenue has 1 house
      When Ann throws 4 and 6
      And Ann tries to sell a building on Oriental Avenue
      Then it is refused under 20 MCS 60(a)

    Scenario: After the throw it is too late to mortgage or to lift a mortgage
      Given the "statutes" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns Reading Railroad and Baltic Avenue
      And Baltic Avenue is mortgaged
      When Ann throws 4 and 6
      And Ann tries to mortgage Reading Railroad
      Then it is refused under 20 MCS 60(a)
      When Ann tries to lift the mortgage on Baltic Avenue
      Then it is refused under 20 MCS 60(a)

    Scenario: Doubles do not open the shop again
      Given the "statutes" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns the light blue group
      When Ann throws 5 and 5
      Then Ann is to throw
      When Ann tries to build on Oriental Avenue
      Then it is refused under 20 MCS 60(a)

    Scenario: In another's turn there is no business
      Given the "statutes" game with Ann and Bob
      And the rule business is before-throw
      And Bob owns Reading Railroad
      When Bob tries to mortgage Reading Railroad
      Then it is refused under 20 MCS 60(a)
      And Bob has $1500

    Scenario: Bob may close a deal with Ann while the moment is hers
      Given the "statutes" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns Reading Railroad
      When Ann offers Bob Reading Railroad for $250
      And Bob accepts
      Then Bob owns Reading Railroad
      And Ann has $1750
      And Bob has $1250

    Scenario: And Bob may be the one to propose it
      Given the "statutes" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns Reading Railroad
      When Bob offers Ann $250 for Reading Railroad
      And Ann accepts
      Then Bob owns Reading Railroad
      And Ann has $1750
      And Bob has $1250

    Scenario: A mortgage that came with the deal may be lifted on the spot
      Given the "statutes" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns Reading Railroad
      And Reading Railroad is mortgaged
      When Ann offers Bob Reading Railroad for $50
      And Bob accepts
      And Bob lifts the mortgage on Reading Railroad
      Then Reading Railroad is not mortgaged
      And Bob has $1340
      And Ann is to throw

    Scenario: Once Ann has thrown nobody trades with her
      Given the "statutes" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns Reading Railroad
      When Ann throws 4 and 6
      And Ann tries to offer Bob Reading Railroad for $250
      Then it is refused under 20 MCS 60(a)
      When Bob tries to offer Ann $250 for Reading Railroad
      Then it is refused under 20 MCS 60(a)

    Scenario: Two players whose turn it is not do not trade
      Given the "statutes" game with Ann, Bob and Cy
      And the rule business is before-throw
      And Bob owns Reading Railroad
      When Bob tries to offer Cy Reading Railroad for $250
      Then it is refused under 20 MCS 60(a)

    Scenario: A debtor raises cash at any moment
      Given the "statutes" game with Ann and Bob
      And the rule business is before-throw
      And Ann has $20
      And Ann owns Reading Railroad
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      Then Ann owes Bob $100
      When Ann mortgages Reading Railroad
      Then Ann owes nothing
      And Ann has $20
      And Bob has $1600

    Scenario: A mortgage that comes with a deal is lifted at once, in another's turn too
      Given the "statutes" game with Ann and Bob
      And the rule business is before-throw
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann offers Bob Boardwalk for $100
      And Bob accepts
      And Bob lifts the mortgage on Boardwalk
      Then Boardwalk is not mortgaged
      And Bob has $1180

  Rule: 20 MCS 60(b) A skipped turn is called back

    Scenario: Called in time, the turn goes back to the one who was skipped
      Given the "wikibook" game with Ann, Bob and Cy
      When Bob throws 3 and 5 out of turn
      And Bob buys it
      Then Bob owns Vermont Avenue
      And Bob has $1400
      When Cy calls the skipped turn
      Then it is Ann's turn
      And Ann is to throw
      And Bob is on GO
      And Bob has $1500
      And the Bank owns Vermont Avenue

    Scenario: The card that was drawn goes back on top
      Given the "wikibook" game with Ann, Bob and Cy
      And the next Community Chest card is "Bank error"
      When Bob throws 1 and 1 out of turn
      Then Bob has $1700
      When Ann calls the skipped turn
      Then Bob has $1500
      When Ann throws 1 and 1
      Then Ann has $1700

    Scenario: Rent that was paid in the skipping turn is given back
      Given the "wikibook" game with Ann, Bob and Cy
      And Cy owns Boardwalk
      And Bob is on Pennsylvania Avenue
      When Bob throws 2 and 3 out of turn
      Then Bob has $1450
      And Cy has $1550
      When Ann calls the skipped turn
      Then Bob has $1500
      And Cy has $1500
      And Bob is on Pennsylvania Avenue

    Scenario: After the next throw it is too late to call
      Given the "wikibook" game with Ann, Bob and Cy
      When Bob throws 4 and 6 out of turn
      And Bob ends his turn
      And Cy throws 4 and 6
      And Ann tries to call the skipped turn
      Then it is refused under 20 MCS 60(b)
      And it is Cy's turn

    Scenario: A second throw on doubles is a next throw too
      Given the "wikibook" game with Ann, Bob and Cy
      When Bob throws 5 and 5 out of turn
      And Bob throws 4 and 6
      And Ann tries to call the skipped turn
      Then it is refused under 20 MCS 60(b)
      And Bob is on Free Parking

    Scenario: It may still be called when the turn has passed on but nobody has thrown
      Given the "wikibook" game with Ann, Bob and Cy
      When Bob throws 4 and 6 out of turn
      And Bob ends his turn
      Then it is Cy's turn
      When Ann calls the skipped turn
      Then it is Ann's turn
      And Bob is on GO

    Scenario: Only the last skipped turn can be called back
      Given the "wikibook" game with Ann, Bob and Cy
      When Bob throws 4 and 6 out of turn
      And Bob ends his turn
      And Ann throws 3 and 5 out of turn
      And Bob calls the skipped turn
      Then it is Cy's turn
      And Ann is on GO
      And Bob is on Just Visiting
      And it is told "skip called: Bob, Cy"
      When Ann tries to call the skipped turn
      Then it is refused under 20 MCS 60(b)

    Scenario: Uncalled, play goes on from the one who threw
      Given the "wikibook" game with Ann, Bob and Cy
      When Cy throws 4 and 6 out of turn
      Then it is Cy's turn
      And it is told "turn skipped: Cy, Ann"
      And Cy can choose "end-turn, call-skip"
      When Cy ends his turn
      Then it is Ann's turn
      And Cy is on Just Visiting

    Scenario: A card drawn out of turn is drawn again
      Given the "wikibook" game with Ann, Bob and Cy
      And the next Chance card is "Get Out of Jail Free"
      When Bob throws 3 and 4 out of turn
      Then Bob holds 1 Get Out of Jail Free card
      When Ann calls the skipped turn
      Then Bob holds no Get Out of Jail Free card
      When Ann throws 3 and 4
      Then Ann holds 1 Get Out of Jail Free card

    Scenario: A salary earned out of turn is not due any more
      Given the "wikibook-tabletop" game with Ann, Bob and Cy
      And Bob is on Boardwalk
      When Bob throws 4 and 6 out of turn
      And Ann calls the skipped turn
      And Bob tries to collect his salary
      Then it is refused under 20 MCS 70
      And Bob has $1500

    Scenario: Where everybody waited there is nothing to call
      Given the "wikibook" game with Ann and Bob
      When Ann throws 4 and 6
      And Bob tries to call the skipped turn
      Then it is refused under 20 MCS 60(b)
      And Ann is on Just Visiting

    Scenario: At other tables nobody can throw out of turn
      Given the "statutes" game with Ann, Bob and Cy
      When Bob tries to throw 3 and 5 out of turn
      Then it is refused under 10 MCS 60(c)
      And Bob is on GO
      And Ann is to throw

    Scenario: Both decks lie as they lay before
      Given the "wikibook" game with Ann, Bob and Cy
      And the next Chance card is "Get Out of Jail Free"
      And the next Community Chest card is "Doctor's fees"
      When Bob throws 1 and 1 out of turn
      Then Bob has $1450
      And the bottom Community Chest card is "Doctor's fees"
      When Cy calls the skipped turn
      Then the next Community Chest card is "Doctor's fees"
      When Bob throws 3 and 4 out of turn
      Then Bob holds the Chance Get Out of Jail Free card
      When Ann calls the skipped turn
      Then Bob holds no Get Out of Jail Free card
      And the next Chance card is "Get Out of Jail Free"
