Feature: 10 MCS 30 Preparation

  Rule: 10 MCS 30 Setting the table

    Scenario: Each deck lies on its own place
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "dividend"
      And the next Community Chest card is "You inherit"
      And Bob is on Just Visiting
      When Ann throws 3 and 4
      Then Ann has $1,550
      When Ann ends her turn
      And Bob throws 3 and 4
      Then Bob has $1,600

  Rule: 10 MCS 30(a) A token each

    Scenario: Everybody chooses a token of their own
      Given the "statutes" game with Ann and Bob
      When Ann chooses the iron
      And Bob chooses the wheelbarrow
      Then Ann has the iron
      And Bob has the wheelbarrow
      And it is told "token chosen: Bob, wheelbarrow"

    Scenario: A token that is taken cannot be taken again
      Given the "statutes" game with Ann and Bob
      When Ann chooses the iron
      And Bob tries to choose the iron
      Then it is refused under 10 MCS 30(a)
      And it is refused because "Ann has that token already."
      When Bob chooses the dog
      Then Bob has the dog

    Scenario: Nobody travels with two tokens
      Given the "parker" game with Ann and Bob
      When Ann chooses the iron
      And Ann tries to choose the car
      Then it is refused under 10 MCS 30(a)
      And Ann has the iron
      When Bob chooses the car
      Then Bob has the car

    Scenario: Only tokens that are in the box
      Given the "london" game with Ann and Bob
      When Ann tries to choose the wheelbarrow
      Then it is refused under 10 MCS 30(a)
      When Ann chooses the cannon
      Then Ann has the cannon

  Rule: 10 MCS 30(b) $1,500 for everybody

    Scenario Outline: The same share for all under the <rules> rules
      Given the "<rules>" game with Ann, Bob and Cy
      Then Ann has $1,500
      And Bob has $1,500
      And Cy has $1,500

      Examples:
        | rules          |
        | statutes       |
        | wikibook       |
        | mcc            |
        | london         |
        | parker         |
        | statutes-short |

  Rule: 10 MCS 30(b-1) Two $500 notes

    Scenario: Two of the largest notes
      Given the "statutes" game with Ann and Bob
      Then each player was given 2 notes of $500

  Rule: 10 MCS 30(b-2) Two $100 notes

    Scenario: Two hundreds
      Given the "statutes" game with Ann and Bob
      Then each player was given 2 notes of $100

  Rule: 10 MCS 30(b-3) Two $50 notes

    Scenario: Two fifties
      Given the "statutes" game with Ann and Bob
      Then each player was given 2 notes of $50

  Rule: 10 MCS 30(c) Six $20 notes

    Scenario: Six twenties
      Given the "statutes" game with Ann and Bob
      Then each player was given 6 notes of $20

  Rule: 10 MCS 30(d) Five $10 notes

    Scenario: Five tens
      Given the "statutes" game with Ann and Bob
      Then each player was given 5 notes of $10

  Rule: 10 MCS 30(d-1) Five $5 notes

    Scenario: Five fives
      Given the "statutes" game with Ann and Bob
      Then each player was given 5 notes of $5

  Rule: 10 MCS 30(d-2) Five $1 notes

    Scenario: Five ones
      Given the "statutes" game with Ann and Bob
      Then each player was given 5 notes of $1

  Rule: 10 MCS 30(e) The rest is the Bank's

    Scenario: Two players leave the Bank the most
      Given the "statutes" game with Ann and Bob
      Then the Bank has $12,140 in notes
      And the Bank owns Boardwalk
      And the Bank has 32 houses left
      And the Bank has 12 hotels left

    Scenario: Eight players leave the Bank the least
      Given the "parker" game with Ann, Bob, Cy, Dee, Eve, Fay, Gus and Hal
      Then Hal has $1,500
      And the Bank has $3,140 in notes
      And the Bank has issued $0 in paper
