Feature: 10 MCS 50 The Bank

  Rule: 10 MCS 50 What the Bank keeps

    Scenario: Deeds and houses leave the Bank only when they are bought
      Given the "statutes" game with Ann and Bob
      And Ann owns Mediterranean Avenue
      Then the Bank owns Baltic Avenue
      When Ann throws 1 and 2
      Then the Bank owns Baltic Avenue
      When Ann buys it
      Then Ann owns Baltic Avenue
      And the Bank has 32 houses left
      When Ann builds on Baltic Avenue
      Then the Bank has 31 houses left

    Scenario: Houses that are sold come back to the Bank
      Given the "wikibook" game with Ann and Bob
      And Ann owns the brown group
      And Baltic Avenue has 1 house
      Then the Bank has 31 houses left
      When Ann sells a building on Baltic Avenue
      Then the Bank has 32 houses left
      And Ann has $1,525

  Rule: 10 MCS 50(a) It pays

    Scenario: A salary and a bonus in one turn, both out of the Bank
      Given the "statutes" game with Ann and Bob
      And Ann is on Boardwalk
      And the next Community Chest card is "Bank error"
      When Ann throws 1 and 2
      Then Ann has $1,900
      And Bob has $1,500
      And the Bank has $11,740 in notes

  Rule: 10 MCS 50(b) It sells and auctions property

    Scenario: Sold at the printed price
      Given the "mcc" game with Ann and Bob
      When Ann throws 1 and 2
      And Ann buys it
      Then Ann owns Baltic Avenue
      And Ann has $1,440
      And the Bank has $12,200 in notes

    Scenario: Sold by auction
      Given the "london" game with Ann and Bob
      When Ann throws 1 and 2
      And Ann declines it
      And Bob bids £33
      And Ann passes
      Then Bob owns Whitechapel Road
      And Bob has £1,467
      And the Bank has £12,173 in notes

  Rule: 10 MCS 50(b-1) It sells buildings and lends on mortgages

    Scenario: A house from the Bank
      Given the "parker" game with Ann and Bob
      And Ann owns the green group
      When Ann builds on Pacific Avenue
      Then Pacific Avenue has 1 house
      And Ann has $1,300
      And the Bank has $12,340 in notes
      And the Bank has 31 houses left

    Scenario: A hotel from the Bank
      Given the "statutes" game with Ann and Bob
      And Ann owns the brown group
      And every lot of the brown group has 4 houses
      When Ann builds on Baltic Avenue
      Then Baltic Avenue has a hotel
      And Ann has $1,450
      And the Bank has 11 hotels left
      And the Bank has 28 houses left

    Scenario: A loan on a mortgage
      Given the "statutes" game with Ann and Bob
      And Ann owns Boardwalk
      When Ann mortgages Boardwalk
      Then Ann has $1,700
      And Ann owns Boardwalk
      And the Bank has $11,940 in notes

  Rule: 10 MCS 50(c) It collects

    Scenario: Taxes
      Given the "wikibook" game with Ann and Bob
      And Ann is on Short Line
      When Ann throws 1 and 2
      Then Ann has $1,400
      And the Bank has $12,240 in notes

    Scenario: Fines
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      When Ann pays the fine
      Then Ann has $1,450
      And the Bank has $12,190 in notes

    Scenario: Penalties on cards
      Given the "statutes" game with Ann and Bob
      And the next Chance card is "poor tax"
      When Ann throws 3 and 4
      Then Ann has $1,485
      And Bob has $1,500
      And the Bank has $12,155 in notes

    Scenario: Loans paid back, and interest
      Given the "parker" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann lifts the mortgage on Boardwalk
      Then Ann has $1,280
      And the Bank has $12,360 in notes
      And Boardwalk is not mortgaged

    Scenario: The price of what it auctions
      Given the "statutes" game with Ann, Bob and Cy
      When Ann throws 1 and 2
      And Ann declines it
      And Cy bids $75
      And Ann passes
      And Bob passes
      Then Cy has $1,425
      And Ann has $1,500
      And the Bank has $10,715 in notes

  Rule: 10 MCS 50(d) It cannot go broke

    Scenario: A salary out of an empty till
      Given the "statutes" game with Ann and Bob
      And the Bank has $0 in notes
      And Ann is on Park Place
      When Ann throws 1 and 2
      Then Ann has $1,700
      And the game goes on
      And it is Ann's turn

    Scenario: A loan out of an empty till
      Given the "london" game with Ann and Bob
      And the Bank has £0 in notes
      And Ann owns Mayfair
      When Ann mortgages Mayfair
      Then Ann has £1,700
      And the Bank has issued £200 in paper

  Rule: 10 MCS 50(e) Money written on paper

    Scenario: Only what is missing is written
      Given the "statutes" game with Ann and Bob
      And the Bank has $50 in notes
      And Ann is on Park Place
      When Ann throws 1 and 2
      Then Ann has $1,700
      And the Bank has issued $150 in paper
      And the Bank has $0 in notes
      And it is told "paper issued: $150"

    Scenario: Nothing is written while the notes reach
      Given the "mcc" game with Ann and Bob
      And the Bank has $200 in notes
      And Ann is on Park Place
      When Ann throws 1 and 2
      Then Ann has $1,700
      And the Bank has issued $0 in paper
      And the Bank has $0 in notes

    Scenario: Paper is added to paper
      Given the "parker" game with Ann and Bob
      And the Bank has $0 in notes
      And Ann is on Boardwalk
      And the next Community Chest card is "You inherit"
      When Ann throws 1 and 2
      Then Ann has $1,800
      And the Bank has issued $300 in paper
