Feature: 10 MCS 60 The play

  Rule: 10 MCS 60 Throwing for the start

    Scenario: Everybody throws once, beginning with the Banker, before anybody starts
      Given the "statutes" game with Ann, Bob and Cy
      And the rule banker is player
      When Ann throws 6 and 4 for the start
      And Bob throws 2 and 3 for the start
      And Cy tries to end his turn
      Then it is refused
      When Cy throws 1 and 2 for the start
      Then Ann starts
      And it is told "thrown for start: Cy, 1, 2"

    Scenario: The Banker throws before the others, and then they follow in turn
      Given the "statutes" game with Ann, Bob and Cy
      And the Banker is Bob
      When Ann tries to throw 6 and 4 for the start
      Then it is refused under 10 MCS 60(c)
      When Bob throws 2 and 3 for the start
      And Ann tries to throw 6 and 4 for the start
      Then it is refused under 10 MCS 60(c)
      When Cy throws 1 and 2 for the start
      And Ann throws 6 and 4 for the start
      Then Ann starts

    Scenario: Nobody throws twice
      Given the "mcc" game with Ann, Bob and Cy
      When Ann throws 2 and 3 for the start
      And Ann tries to throw 6 and 6 for the start
      Then it is refused under 10 MCS 60(c)
      And it is refused because "It is Bob's throw."
      And Bob can choose "throw"

  Rule: 10 MCS 60(a) The highest begins

    Scenario: The highest sum starts, wherever they sit
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 6 and 2 for the start
      And Bob throws 4 and 3 for the start
      And Cy throws 5 and 4 for the start
      Then Cy starts
      And it is Cy's turn
      And Cy is to throw
      And Cy is on GO
      And it is told "play started: Cy"

    Scenario Outline: It is the sum that counts: <ann> against <bob>
      Given the "parker" game with Ann and Bob
      When Ann throws <ann> for the start
      And Bob throws <bob> for the start
      Then <winner> starts
      And <winner> is to throw

      Examples:
        | ann     | bob     | winner |
        | 3 and 3 | 1 and 6 | Bob    |
        | 3 and 3 | 6 and 1 | Bob    |
        | 5 and 4 | 6 and 2 | Ann    |
        | 6 and 1 | 4 and 4 | Bob    |

    Scenario: No business before play has begun
      Given the "statutes" game with Ann and Bob
      And Ann owns Baltic Avenue
      When Ann throws 6 and 2 for the start
      And Ann tries to mortgage Baltic Avenue
      Then it is refused under 10 MCS 60(a)

  Rule: 10 MCS 60(b) From GO, by the dice

    Scenario: All set out from GO, and the sum of the dice is moved
      Given the "statutes" game with Ann and Bob
      Then Ann is on GO
      And Bob is on GO
      When Ann throws 5 and 6
      Then Ann is on St. Charles Place
      And Bob is on GO

    Scenario: The way leads round the corner by GO
      Given the "statutes" game with Ann and Bob
      And Ann is on Luxury Tax
      When Ann throws 2 and 3
      Then Ann is on Baltic Avenue
      And it is told "moved: Ann, Luxury Tax, Baltic Avenue, yes"

    Scenario: A die has no seventh face
      Given the "statutes" game with Ann and Bob
      When Ann tries to throw 7 and 1
      Then it is refused under 10 MCS 60(b)
      When Ann tries to throw 3 and 7
      Then it is refused under 10 MCS 60(b)
      And Ann is on GO
      And Ann is to throw

  Rule: 10 MCS 60(c) Then the player on the left

    Scenario: Round the table and back to the first
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 4 and 6
      And Ann ends her turn
      Then it is Bob's turn
      And it is told "turn began: Bob, 2"
      When Bob throws 4 and 6
      And Bob ends his turn
      Then it is Cy's turn
      When Cy throws 4 and 6
      And Cy ends his turn
      Then it is Ann's turn
      And Ann is to throw

    Scenario: Nobody throws in another's turn
      Given the "statutes" game with Ann, Bob and Cy
      When Bob tries to throw 4 and 6
      Then it is refused under 10 MCS 60(c)
      And it is refused because "It is Ann's throw."
      And Bob is on GO
      And it is Ann's turn

    Scenario: One throw a turn
      Given the "mcc" game with Ann and Bob
      When Ann throws 4 and 6
      And Ann tries to throw 4 and 6
      Then it is refused under 10 MCS 60(c)
      And Ann is on Just Visiting

    Scenario: Before Ann ends her turn, Bob cannot throw
      Given the "statutes" game with Ann and Bob
      When Ann throws 4 and 6
      And Bob tries to throw 4 and 6
      Then it is refused under 10 MCS 60(c)
      And it is refused because "Ann has thrown, but has not ended the turn yet."

    Scenario: While Ann decides, Bob can neither throw nor end a turn
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 2
      And Bob tries to throw 4 and 6
      Then it is refused because "First Ann has something to decide."
      When Ann tries to end her turn
      Then it is refused because "First Ann has something to decide."
      When Bob tries to end his turn
      Then it is refused because "It is Ann's turn."

    Scenario: While Ann owes, nobody throws
      Given the "statutes" game with Ann, Bob and Cy
      And Bob owns Baltic Avenue
      And Ann owns Boardwalk
      And Ann has $1
      When Ann throws 1 and 2
      And Cy tries to throw 4 and 6
      Then it is refused because "Nobody throws until Ann has settled a debt."

    Scenario: Nobody ends another's turn
      Given the "statutes" game with Ann and Bob
      When Ann throws 4 and 6
      And Bob tries to end his turn
      Then it is refused under 10 MCS 60(c)
      And it is refused because "It is Ann's turn."
      And it is Ann's turn

    Scenario: Who has retired is left out
      Given the "parker" game with Ann, Bob and Cy
      When Bob leaves the table
      And Ann throws 4 and 6
      And Ann ends her turn
      Then it is Cy's turn
      And it is told "turn ended: Ann"

  Rule: 10 MCS 60(d) Tokens stay where they are

    Scenario: The next move starts where the last one ended
      Given the "statutes" game with Ann and Bob
      When Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Ann is on Just Visiting
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Bob is on Just Visiting

  Rule: 10 MCS 60(e) Room for all

    Scenario: Three tokens on one space, and nobody is sent away
      Given the "london" game with Ann, Bob and Cy
      And Bob is on Free Parking
      And Cy is on Free Parking
      And Ann is on Just Visiting
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Bob is on Free Parking
      And Cy is on Free Parking

  Rule: 10 MCS 60(f) The space decides

    Scenario: Property of the Bank: buy or not
      Given the "statutes" game with Ann and Bob
      When Ann throws 5 and 6
      Then Ann is to choose whether to buy
      And Ann has $1,500
      And Ann can choose "buy, decline"

    Scenario: Property of another: rent
      Given the "statutes" game with Ann and Bob
      And Bob owns St. Charles Place
      When Ann throws 5 and 6
      Then Ann has $1,490
      And Bob has $1,510

    Scenario: Her own property: nothing
      Given the "statutes" game with Ann and Bob
      And Ann owns St. Charles Place
      When Ann throws 5 and 6
      Then Ann has $1,500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: A tax space: the tax
      Given the "parker" game with Ann and Bob
      And Ann is on Short Line
      When Ann throws 1 and 2
      Then Ann is on Luxury Tax
      And Ann has $1,400

    Scenario: A card space: the card
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "crossword"
      When Ann throws 3 and 4
      Then Ann has $1,600

    Scenario: The Go to Jail corner: Jail
      Given the "mcc" game with Ann and Bob
      And Bob is on Water Works
      And it is Bob's turn
      When Bob throws 1 and 1
      Then Bob is in Jail
      And Bob has $1,500
      And it is Ann's turn

    Scenario: What the space asks must be dealt with before the turn can end
      Given the "statutes" game with Ann and Bob
      When Ann throws 5 and 6
      And Ann tries to end her turn
      Then it is refused under 10 MCS 60(f)
      When Ann buys it
      And Ann ends her turn
      Then it is Bob's turn

    Scenario: Nobody throws over somebody's choice
      Given the "statutes" game with Ann and Bob
      When Ann throws 5 and 6
      And Bob tries to throw 4 and 6
      Then it is refused under 10 MCS 60(f)

  Rule: 10 MCS 60(g) Doubles are a move like any other

    Scenario: A double moves its sum, and rent is due
      Given the "statutes" game with Ann and Bob
      And Bob owns Vermont Avenue
      When Ann throws 4 and 4
      Then Ann is on Vermont Avenue
      And Ann has $1,494
      And Bob has $1,506

    Scenario: After doubles one may buy
      Given the "parker" game with Ann and Bob
      When Ann throws 3 and 3
      Then Ann is on Oriental Avenue
      And Ann is to choose whether to buy
      When Ann buys it
      Then Ann owns Oriental Avenue
      And Ann has $1,400

  Rule: 10 MCS 60(h) Doubles: once more

    Scenario: The thrower keeps the dice and moves on from there
      Given the "statutes" game with Ann and Bob
      When Ann throws 5 and 5
      Then Ann is on Just Visiting
      And Ann is to throw
      And it is Ann's turn
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: The further throw may not be left out
      Given the "wikibook" game with Ann and Bob
      When Ann throws 5 and 5
      And Ann tries to end her turn
      Then it is refused under 10 MCS 60(h)
      And Ann is to throw

    Scenario: The first space has its due before the second throw
      Given the "statutes" game with Ann and Bob
      When Ann throws 3 and 3
      And Ann tries to throw 4 and 6
      Then it is refused under 10 MCS 60(f)
      When Ann buys it
      Then Ann is to throw

    Scenario: Two doubles, two more throws
      Given the "london" game with Ann and Bob
      When Ann throws 5 and 5
      And Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann is to throw

    Scenario: After a throw without doubles the dice pass on
      Given the "statutes" game with Ann and Bob
      When Ann throws 5 and 5
      And Ann throws 4 and 6
      And Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)

  Rule: 10 MCS 60(i) Three doubles running: Jail

    Scenario: The third double is not moved
      Given the "mcc" game with Ann and Bob
      And Bob owns Oriental Avenue
      And Ann has thrown doubles twice this turn
      When Ann throws 3 and 3
      Then Ann is in Jail
      And Ann has $1,500
      And Bob has $1,500
      And it is Bob's turn
      And Bob is to throw

    Scenario: Three throws of one turn, from the first to Jail
      Given the "statutes" game with Ann and Bob
      When Ann throws 5 and 5
      And Ann throws 5 and 5
      And Ann throws 1 and 1
      Then Ann is in Jail
      And it is Bob's turn

    Scenario: No salary for a third double that would have passed GO
      Given the "parker" game with Ann and Bob
      And Ann is on Boardwalk
      And Ann has thrown doubles twice this turn
      When Ann throws 3 and 3
      Then Ann is in Jail
      And Ann has $1,500

    Scenario: The second double is still a move
      Given the "statutes" game with Ann and Bob
      And Ann is on Just Visiting
      And Ann has thrown doubles once this turn
      When Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann is not in Jail
      And Ann is to throw

    Scenario: Doubles of an earlier turn do not count
      Given the "statutes" game with Ann and Bob
      And Ann owns B. & O. Railroad and Short Line
      When Ann throws 5 and 5
      And Ann throws 5 and 5
      And Ann throws 2 and 3
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 5 and 5
      Then Ann is on Short Line
      And Ann is not in Jail
      And Ann is to throw

    Scenario: Nor do the doubles of the player before
      Given the "statutes" game with Ann and Bob
      And Ann is on Water Works
      When Ann throws 1 and 1
      Then Ann is in Jail
      And it is Bob's turn
      When Bob throws 5 and 5
      And Bob throws 5 and 5
      Then Bob is on Free Parking
      And Bob is not in Jail
      And Bob is to throw
