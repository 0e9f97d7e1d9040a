Feature: 90 MCS 220 When time is up

  Rule: 90 MCS 220 The turn being played is finished first

    Scenario: Ann still throws, pays and ends her turn
      Given the "statutes-timed" game with Ann and Bob
      And Bob owns Vermont Avenue
      And Bob has $1395
      When time runs out
      Then the game goes on
      When Ann throws 3 and 5
      Then Ann has $1494
      And Bob has $1401
      And the game goes on
      When Ann ends her turn
      Then Bob wins

    Scenario: Sent to Jail, the last turn is over at once, doubles or not
      Given the "statutes-timed" game with Ann and Bob
      And Ann is on Free Parking
      When time runs out
      And Ann throws 5 and 5
      Then Ann is in Jail
      And Bob and Ann share the win

    Scenario: Doubles are thrown out to the end
      Given the "statutes-timed" game with Ann and Bob
      When Ann throws 5 and 5
      And time runs out
      Then Ann is to throw
      When Ann throws 4 and 6
      Then the game goes on
      When Ann ends her turn
      Then Ann and Bob share the win

    Scenario: An auction is held to its end
      Given the "statutes-timed" game with Ann and Bob
      When Ann throws 3 and 5
      And Ann declines it
      And time runs out
      And Bob bids $20
      Then the game goes on
      When Ann passes
      Then Bob owns Vermont Avenue
      And the game goes on
      When Ann ends her turn
      Then Bob wins

    Scenario: A debt is settled first
      Given the "statutes-timed" game with Ann, Bob and Cy
      And Ann has $10
      And Ann owns Reading Railroad
      And Bob owns Boardwalk
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And time runs out
      Then Ann owes Bob $50
      And the game goes on
      When Ann mortgages Reading Railroad
      And Ann ends her turn
      Then Bob wins

    Scenario: The next player does not throw any more
      Given the "statutes-timed" game with Ann and Bob
      When Ann throws 4 and 6
      And time runs out
      And Ann ends her turn
      And Bob tries to throw 1 and 2
      Then it is refused
      And Ann and Bob share the win

    Scenario: The hour may come before the first turn
      Given the "statutes-timed" game with Ann and Bob
      And Bob has $1501
      When Ann throws 1 and 2 for the start
      And time runs out
      Then Bob wins
      And it is told "time ran out"

    Scenario: The hour comes once
      Given the "statutes-timed" game with Ann and Bob
      When time runs out
      And time tries to run out
      Then it is refused under 90 MCS 220

    Scenario: And only where one was agreed
      Given the "statutes" game with Ann and Bob
      When time tries to run out
      Then it is refused under 10 MCS 220

    Scenario: Nobody throws after the turn being played when time is up
      Given the "wikibook-timed" game with Ann and Bob
      When time runs out
      And Bob tries to throw 1 and 2
      Then it is refused because "Time is up: Ann's turn is the last, and none comes after it."

  Rule: 90 MCS 220(a) A number of rounds

    Scenario: After the last turn of the last round the richest wins
      Given the "statutes" game with Ann, Bob and Cy
      And the rule round_limit is 1
      And Bob has $1600
      When Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Cy throws 4 and 6
      Then the game goes on
      When Cy ends his turn
      Then Bob wins

    Scenario: Two rounds are two turns each
      Given the "statutes" game with Ann and Bob
      And the rule round_limit is 2
      And Ann has $1600
      When Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      Then the game goes on
      When Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Ann wins

    Scenario: Doubles are thrown out to the end
      Given the "statutes" game with Ann and Bob
      And the rule round_limit is 1
      When Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 5 and 5
      Then Bob is to throw
      When Bob throws 4 and 6
      And Bob ends his turn
      Then Ann and Bob share the win

    Scenario: A round ends without those who are out
      Given the "statutes" game with Ann, Bob and Cy
      And the rule round_limit is 1
      And Ann has $1600
      When Ann throws 4 and 6
      And Ann ends her turn
      And Cy leaves the table
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Ann wins

    Scenario: Mortgaged deeds count half
      Given the "statutes" game with Ann and Bob
      And the rule round_limit is 1
      And Bob owns Baltic Avenue
      And Baltic Avenue is mortgaged
      And Ann has $1531
      When Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Ann wins

    Scenario: Nobody throws after the last turn
      Given the "wikibook" game with Ann and Bob
      And the rule round_limit is 1
      When Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 4 and 6
      And Ann tries to throw 1 and 2
      Then it is refused under 90 MCS 220(a)
      And it is refused because "Ann has no turn any more in the last round."

    Scenario: Nobody skips the last turns of others to begin another round
      Given the "wikibook" game with Ann, Bob, Cy and Dee
      And the rule round_limit is 1
      When Ann throws 4 and 6
      And Ann ends her turn
      And Ann tries to throw 1 and 2 out of turn
      Then it is refused under 90 MCS 220(a)
      And it is refused because "Ann has no turn any more in the last round."
      When Cy throws 4 and 6 out of turn
      Then the game goes on

    Scenario: Without a number of rounds the game goes on
      Given the "statutes" game with Ann and Bob
      When Ann throws 4 and 6
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      Then the game goes on
