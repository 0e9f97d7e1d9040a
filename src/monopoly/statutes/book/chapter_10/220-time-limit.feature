Feature: 10 MCS 220 The time limit game

  Rule: 10 MCS 220 An hour agreed on

    Scenario: When the hour comes the richest wins
      Given the "statutes-timed" game with Ann, Bob and Cy
      And Bob has $1600
      When Ann throws 4 and 6
      And time runs out
      And Ann ends her turn
      Then Bob wins
      And it is told "game over: Bob, time-limit"

    Scenario: Property counts, mortgaged at half
      Given the "london-timed" game with Ann, Bob and Cy
      And Ann has £1000
      And Ann owns Mayfair and Park Lane
      And Park Lane is mortgaged
      And Bob has £1575
      And Cy has £1574
      When Ann throws 4 and 6
      And time runs out
      And Ann ends her turn
      Then Ann and Bob share the win

    Scenario: Until then a ruin ends nothing while two are left
      Given the "parker-timed" game with Ann, Bob and Cy
      And Ann is on Short Line
      And Ann has $50
      And Bob has $1501
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then the game goes on
      And it is Bob's turn
      When time runs out
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Bob wins

    Scenario: No clock ends a game without an hour
      Given the "statutes" game with Ann and Bob
      When time tries to run out
      Then it is refused under 10 MCS 220
      And the game goes on

  Rule: 10 MCS 220(a) Two deeds each

    Scenario: The deal hands out two
      Given the "statutes-timed" game with Ann and Bob
      When the deal gives Ann Boardwalk and Baltic Avenue
      And the deal gives Bob Park Place and Water Works
      Then Ann owns Boardwalk and Baltic Avenue
      And Bob owns Park Place and Water Works

    Scenario: Round by round, two to each and no more
      Given the "statutes-timed" game with Ann and Bob
      When the Title Deeds are dealt in board order
      Then Ann owns Mediterranean Avenue and Reading Railroad
      And Bob owns Baltic Avenue and Oriental Avenue
      And the Bank owns Vermont Avenue and Connecticut Avenue
      And Ann has $1,240
      And Bob has $1,340

  Rule: 10 MCS 220(b) They are paid for

    Scenario: Each pays the printed prices at once
      Given the "statutes-timed" game with Ann and Bob
      When the deal gives Ann Boardwalk and Baltic Avenue
      And the deal gives Bob Park Place and Water Works
      Then Ann has $1040
      And Bob has $1000
      And the Bank has $13,100 in notes

    Scenario: In London too
      Given the "london-timed" game with Ann and Bob
      When the deal gives Ann Mayfair and King's Cross Station
      And the deal gives Bob Whitehall and Electric Company
      Then Ann has £900
      And Bob has £1210
      And it is told "deal paid: Bob, Whitehall, £140"
