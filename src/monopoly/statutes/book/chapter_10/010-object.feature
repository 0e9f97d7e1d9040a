Feature: 10 MCS 10 Object

  Rule: 10 MCS 10 What everybody is after

    Scenario: Property counts as wealth, not cash alone
      Given the "statutes-timed" game with Ann and Bob
      And Ann has $1,300
      And Bob has $1,000
      And Bob owns Boardwalk
      When time runs out
      And Ann throws 4 and 6
      And Ann ends her turn
      Then Bob wins

    Scenario: Rent collected on the last throw decides the game
      Given the "parker-timed" game with Ann and Bob
      And Bob has $1,060
      And Bob owns Boardwalk
      And Ann is on Short Line
      When time runs out
      And Ann throws 1 and 3
      Then Ann has $1,450
      And Bob has $1,110
      When Ann ends her turn
      Then Bob wins

    Scenario: A sale above its price makes the seller the richest
      Given the "london-timed" game with Ann and Bob
      And Ann owns Whitechapel Road
      And Bob owns Old Kent Road
      When Ann offers Bob Whitechapel Road for £61
      And Bob accepts
      Then Ann has £1,561
      And Bob has £1,439
      When time runs out
      And Ann throws 4 and 6
      And Ann ends her turn
      Then Ann wins

    Scenario: Whoever is left when all others are ruined has won
      Given the "statutes" game with Ann and Bob
      And Ann has $40
      And Bob owns Boardwalk
      And Ann is on Short Line
      When Ann throws 1 and 3
      And Ann declares bankruptcy
      Then Ann is bankrupt
      And Bob has $1,540
      And Bob wins
