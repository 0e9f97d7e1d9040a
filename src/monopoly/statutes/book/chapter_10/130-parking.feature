Feature: 10 MCS 130 Free Parking

  Rule: 10 MCS 130 No reward

    Scenario: Landing there brings nothing
      Given the "statutes" game with Ann and Bob
      And Ann is on Just Visiting
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has $1500
      And Bob has $1500
      And the Bank has $12,140 in notes
      And Ann owns nothing

    Scenario: Even what lies there is not won
      Given the "statutes" game with Ann and Bob
      And the pot holds $150
      And Ann is on Just Visiting
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has $1500
      And the pot holds $150
      And the Bank has $11,990 in notes

    Scenario: A tax paid before does not wait there
      Given the "london" game with Ann and Bob
      And Ann is on Liverpool Street Station
      And Bob is on Just Visiting
      When Ann throws 1 and 2
      Then Ann has £1400
      And the pot holds £0
      When Ann ends her turn
      And Bob throws 4 and 6
      Then Bob is on Free Parking
      And Bob has £1500

    Scenario: Nor does one's own jail fine
      Given the "parker" game with Ann and Bob
      And Ann is in Jail
      When Ann pays the fine
      And Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has $1450

    Scenario: Nor does a fee for the doctor
      Given the "statutes" game with Ann and Bob
      And Ann is on Oriental Avenue
      And Bob is on Just Visiting
      And the next Community Chest card is "Doctor"
      When Ann throws 5 and 6
      Then Ann has $1450
      And the pot holds $0
      When Ann ends her turn
      And Bob throws 4 and 6
      Then Bob has $1500

  Rule: 10 MCS 130(a) A place to rest

    Scenario: There is nothing to buy there and nothing to pay
      Given the "statutes" game with Ann and Bob
      And Ann is on Just Visiting
      When Ann throws 4 and 6
      And Ann tries to buy it
      Then it is refused under 10 MCS 80
      And Ann owes nothing
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: The next move starts from it
      Given the "mcc" game with Ann and Bob
      And Ann is on Free Parking
      When Ann throws 1 and 2
      Then Ann is on Indiana Avenue
      And Ann has $1500

    Scenario: A double that leads there still gives another throw
      Given the "wikibook" game with Ann and Bob
      And Ann is on Just Visiting
      When Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann is to throw
