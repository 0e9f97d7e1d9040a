Feature: 90 MCS 50 The Bank's notes

  Rule: 90 MCS 50 $15,140 in the set

    Scenario Outline: With <count> players the Bank keeps $<left>
      Given the "statutes" game with <players>
      Then the Bank has $<left> in notes
      And the Bank has issued $0 in paper

      Examples:
        | count | players          | left  |
        | two   | Ann and Bob      | 12140 |
        | three | Ann, Bob and Cy  | 10640 |

    Scenario: What is missing is written on paper
      Given the "statutes" game with Ann and Bob
      And the Bank has $50 in notes
      And Ann is on Boardwalk
      When Ann throws 5 and 6
      Then Ann has $1700
      And the Bank has issued $150 in paper
      And the Bank has $0 in notes

    Scenario: While the notes last no paper is written
      Given the "statutes" game with Ann and Bob
      And the Bank has $200 in notes
      And Ann is on Boardwalk
      When Ann throws 5 and 6
      Then Ann has $1700
      And the Bank has issued $0 in paper
      And the Bank has $0 in notes

    Scenario: What the Bank takes in, it can pay out again
      Given the "statutes" game with Ann and Bob
      And the Bank has $0 in notes
      When Ann throws 3 and 5
      And Ann buys it
      Then the Bank has $100 in notes
      When Ann mortgages Vermont Avenue
      Then the Bank has $50 in notes
      And the Bank has issued $0 in paper
