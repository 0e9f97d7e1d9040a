Feature: 90 MCS 60 Throwing for the start and out of turn

  Rule: 90 MCS 60(a) Who throws first

    Scenario: With the computer as Banker the first seat begins
      Given the "statutes" game with Ann, Bob and Cy
      When Bob tries to throw 6 and 6 for the start
      Then it is refused under 10 MCS 60(c)
      When Ann throws 1 and 2 for the start
      And Bob throws 6 and 4 for the start
      And Cy throws 2 and 3 for the start
      Then Bob starts
      And Bob is on GO
      And it is Bob's turn

    Scenario: With a playing Banker it begins there and goes left
      Given the "statutes" game with Ann, Bob and Cy
      And the Banker is Bob
      When Ann tries to throw 1 and 2 for the start
      Then it is refused under 10 MCS 60(c)
      When Bob throws 1 and 2 for the start
      And Cy throws 3 and 2 for the start
      And Ann throws 2 and 2 for the start
      Then Cy starts

    Scenario: Nobody moves or trades before the start is decided
      Given the "statutes" game with Ann and Bob
      And Ann owns Reading Railroad
      When Ann throws 1 and 2 for the start
      And Ann tries to mortgage Reading Railroad
      Then it is refused under 10 MCS 60(a)
      And Ann has $1500

  Rule: 90 MCS 60(b) Ties

    Scenario: Two with ten throw again, and the third is out of it
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 4 and 6 for the start
      And Bob throws 2 and 3 for the start
      And Cy throws 5 and 5 for the start
      And Bob tries to throw 6 and 6 for the start
      Then it is refused under 10 MCS 60(c)
      And it is told "start tied: Ann and Cy"
      When Ann throws 1 and 2 for the start
      And Cy throws 1 and 3 for the start
      Then Cy starts
      And it is Cy's turn

    Scenario: A second tie is thrown off as well
      Given the "statutes" game with Ann and Bob
      When Ann throws 4 and 6 for the start
      And Bob throws 5 and 5 for the start
      And Ann throws 1 and 2 for the start
      And Bob throws 1 and 2 for the start
      And Ann throws 3 and 2 for the start
      And Bob throws 1 and 2 for the start
      Then Ann starts
      And Ann is to throw

    Scenario: A tie below the highest does not matter
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 2 and 3 for the start
      And Bob throws 1 and 4 for the start
      And Cy throws 5 and 5 for the start
      Then Cy starts

  Rule: 90 MCS 60(c) A throw over a turn that is not handed on

    Scenario: The next player's throw ends the turn, and nothing was skipped
      Given the "wikibook" game with Ann, Bob and Cy
      When Ann throws 4 and 6
      And Bob throws 3 and 5 out of turn
      Then it is Bob's turn
      And Bob is on Vermont Avenue
      And it is told "turn ended: Ann"
      When Ann tries to call the skipped turn
      Then it is refused under 20 MCS 60(b)

    Scenario: A throw by one further on skips the next player
      Given the "wikibook" game with Ann, Bob and Cy
      When Ann throws 4 and 6
      And Cy throws 3 and 5 out of turn
      Then it is Cy's turn
      And Cy is on Vermont Avenue
      When Ann calls the skipped turn
      Then it is Bob's turn
      And Bob is to throw
      And Cy is on GO
      And Ann is on Just Visiting

    Scenario: Uncalled, play goes on from the one who threw
      Given the "wikibook" game with Ann, Bob and Cy
      When Ann throws 4 and 6
      And Cy throws 4 and 6 out of turn
      And Cy ends his turn
      Then it is Ann's turn

    Scenario: Who has retired is not skipped
      Given the "wikibook" game with Ann, Bob and Cy
      And Bob has retired
      When Ann throws 4 and 6
      And Cy throws 4 and 6 out of turn
      Then it is Cy's turn
      When Ann tries to call the skipped turn
      Then it is refused under 20 MCS 60(b)

    Scenario: Who has thrown does not throw again
      Given the "wikibook" game with Ann, Bob and Cy
      When Ann throws 4 and 6
      And Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)

    Scenario: What is being decided is decided first
      Given the "wikibook" game with Ann, Bob and Cy
      When Ann throws 1 and 2
      And Bob tries to throw 3 and 5 out of turn
      Then it is refused under 10 MCS 60(f)
      When Ann buys it
      And Bob throws 3 and 5 out of turn
      Then it is Bob's turn

    Scenario: At other tables the turn must be handed on
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 4 and 6
      And Bob tries to throw 3 and 5 out of turn
      Then it is refused under 10 MCS 60(c)
      And it is Ann's turn

    Scenario: After the last turn there is no throw
      Given the "wikibook-timed" game with Ann, Bob and Cy
      When Ann throws 4 and 6
      And time runs out
      And Bob tries to throw 3 and 5 out of turn
      Then it is refused under 90 MCS 220
      When Ann ends her turn
      Then Ann, Bob and Cy share the win

    Scenario: Nor is the last turn skipped
      Given the "wikibook-timed" game with Ann, Bob and Cy
      When time runs out
      And Bob tries to throw 3 and 5 out of turn
      Then it is refused under 90 MCS 220
      And Ann is to throw

    Scenario: The fine sat out is due before any throw
      Given the "wikibook" game with Ann, Bob and Cy
      And Bob is in Jail after 2 failed throws
      And Bob has $30
      And it is Bob's turn
      When Bob throws 1 and 2
      And Bob sits the turn out
      And Cy throws 4 and 6
      And Bob tries to throw 3 and 5 out of turn
      Then it is refused under 10 MCS 120(e-4)
      And Bob is in Jail
      When Ann throws 4 and 6 out of turn
      Then it is Ann's turn

  Rule: 90 MCS 60(d) What a call does not undo

    Scenario: Who left for good stays away
      Given the "wikibook" game with Ann, Bob and Cy
      And Cy owns Boardwalk
      When Bob throws 4 and 6 out of turn
      And Cy leaves the table
      And Ann passes
      And Bob bids $20
      Then Bob owns Boardwalk
      When Ann calls the skipped turn
      Then Cy is bankrupt
      And Bob is on GO
      And Bob has $1500
      And Boardwalk is up for auction
      When Bob passes
      And Ann bids $5
      Then Ann owns Boardwalk
      And it is Ann's turn
      And Ann is to throw

    Scenario: When it was the skipped player who left, the turn is the next one's
      Given the "wikibook" game with Ann, Bob and Cy
      When Cy throws 4 and 6 out of turn
      And Ann leaves the table
      And Bob calls the skipped turn
      Then Ann is bankrupt
      And it is Bob's turn
      And Bob is to throw
      And Cy is on GO

    Scenario: The one who threw may leave too
      Given the "wikibook" game with Ann, Bob and Cy
      When Bob throws 4 and 6 out of turn
      And Bob leaves the table
      Then it is Cy's turn
      When Ann calls the skipped turn
      Then Bob is bankrupt
      And it is Ann's turn

    Scenario: A bankruptcy of the skipping turn is undone
      Given the "wikibook" game with Ann, Bob and Cy
      And Cy owns Boardwalk
      And Bob has $10
      And Bob is on Pennsylvania Avenue
      When Bob throws 2 and 3 out of turn
      And Bob declares bankruptcy
      Then Bob is bankrupt
      When Ann calls the skipped turn
      Then Bob has $10
      And Bob is on Pennsylvania Avenue
      And it is Ann's turn

    Scenario: Time that was called stays called
      Given the "wikibook-timed" game with Ann, Bob and Cy
      When Bob throws 4 and 6 out of turn
      And time runs out
      And Ann calls the skipped turn
      Then it is Ann's turn
      And the game goes on
      When time tries to run out
      Then it is refused under 90 MCS 220
      When Ann throws 4 and 6
      And Ann ends her turn
      Then Ann, Bob and Cy share the win

    Scenario: Also for the one who was skipped at the end of a turn
      Given the "wikibook-timed" game with Ann, Bob and Cy
      When Ann throws 4 and 6
      And Cy throws 4 and 6 out of turn
      And time runs out
      And Ann calls the skipped turn
      Then it is Bob's turn
      When Bob throws 4 and 6
      And Bob ends his turn
      Then Ann, Bob and Cy share the win
