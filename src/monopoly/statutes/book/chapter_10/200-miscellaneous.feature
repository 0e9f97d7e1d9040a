Feature: 10 MCS 200 Miscellaneous

  Rule: 10 MCS 200 Only the Bank lends

    Scenario: A debtor gets money from the Bank against a mortgage
      Given the "statutes" game with Ann and Bob
      And Ann is on Short Line
      And Ann has $0
      And Ann owns Boardwalk
      When Ann throws 1 and 2
      Then Ann owes the Bank $100
      When Ann mortgages Boardwalk
      Then Ann owes nothing
      And Ann has $100
      And Boardwalk is mortgaged

    Scenario: Without property there is no loan
      Given the "london" game with Ann and Bob
      And Ann has £10
      When Ann tries to mortgage Mayfair
      Then it is refused under 10 MCS 180
      And Ann has £10

    Scenario: Nothing is sold on credit
      Given the "parker" game with Ann and Bob
      And Ann has $99
      When Ann throws 2 and 4
      And Ann tries to buy it
      Then it is refused under 90 MCS 80(e)
      And the Bank owns Oriental Avenue
      And Ann has $99
      And Ann is to choose whether to buy

  Rule: 10 MCS 200(a) No loans between players

    Scenario: Money for nothing is a loan
      Given the "statutes" game with Ann and Bob
      And Ann has $10
      When Ann tries to offer Bob $0 for $200
      Then it is refused under 10 MCS 200(a)
      When Bob tries to offer Ann $200 for $0
      Then it is refused under 10 MCS 200(a)
      And Ann has $10
      And Bob has $1500

    Scenario: So is money now for more money
      Given the "wikibook" game with Ann and Bob
      When Ann tries to offer Bob $100 for $110
      Then it is refused under 10 MCS 200(a)
      And Ann has $1500
      And Bob has $1500

    Scenario: Not even to save a debtor
      Given the "london" game with Ann, Bob and Cy
      And Ann is on Liverpool Street Station
      And Ann has £50
      When Ann throws 1 and 2
      And Bob tries to offer Ann £50 for £0
      Then it is refused under 10 MCS 200(a)
      And Ann owes the Bank £100
      And Ann has £50

    Scenario: Money for a deed is a sale and may pass
      Given the "mcc" game with Ann and Bob
      And Ann has $10
      And Ann owns Baltic Avenue
      When Bob offers Ann $200 for Baltic Avenue
      And Ann accepts
      Then Ann has $210
      And Bob has $1300
      And Bob owns Baltic Avenue
