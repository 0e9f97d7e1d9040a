Feature: 40 MCS 130 The pot on Free Parking

  Rule: 40 MCS 130 Fines wait for whoever comes by

    Scenario: A jail fine goes into the pot
      Given the "london" game with Ann and Bob
      And the rule free_parking is fines
      And Ann is in Jail
      When Ann pays the fine
      Then Ann has £1450
      And the pot holds £50

    Scenario: So does the fine after the third failed throw
      Given the "london" game with Ann and Bob
      And the rule free_parking is fines
      And Ann is in Jail after 2 failed throws
      When Ann throws 3 and 5
      Then Ann is on Marlborough Street
      And the pot holds £50

    Scenario: And the fine that was put off by sitting a turn out
      Given the "wikibook" game with Ann and Bob
      And the rule free_parking is fines
      And Ann is in Jail after 2 failed throws
      When Ann throws 1 and 2
      And Ann sits the turn out
      Then the pot holds $0
      When Bob throws 4 and 6
      And Bob ends his turn
      Then Ann has $1450
      And the pot holds $50

    Scenario: Card penalties and repairs go into the pot
      Given the "london" game with Ann and Bob
      And the rule free_parking is fines
      And Ann owns the brown group
      And Old Kent Road has 1 house
      And the next Community Chest card is "Doctor"
      And the next Chance card is "general repairs"
      And Bob is on Just Visiting
      When Ann throws 3 and 4
      Then the pot holds £25
      When Ann ends her turn
      And Bob throws 3 and 4
      Then Bob has £1450
      And the pot holds £75

    Scenario: Who lands there takes it all
      Given the "london" game with Ann and Bob
      And the rule free_parking is fines
      And the pot holds £150
      And Ann is on Just Visiting
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has £1650
      And the pot holds £0
      And it is told "pot collected: Ann, £150"

    Scenario: Passing by takes nothing
      Given the "london" game with Ann and Bob
      And the rule free_parking is fines
      And the pot holds £150
      And Ann is on Vine Street
      When Ann throws 1 and 3
      Then Ann is on Fleet Street
      And Ann has £1500
      And the pot holds £150

    Scenario: No other corner pays it out
      Given the "london" game with Ann and Bob
      And the rule free_parking is fines
      And the pot holds £150
      And Bob is on Liverpool Street Station
      When Ann throws 4 and 6
      Then Ann is on Just Visiting
      And Ann has £1500
      When Ann ends her turn
      And Bob throws 2 and 3
      Then Bob is on GO
      And Bob has £1700
      And the pot holds £150

    Scenario: Taxes go to the Bank
      Given the "london" game with Ann and Bob
      And the rule free_parking is fines
      And Ann is on Regent Street
      When Ann throws 3 and 4
      Then Ann has £1400
      And the pot holds £0
      When Ann ends her turn
      And Bob throws 1 and 3
      And Bob pays the flat tax
      Then Bob has £1300
      And the pot holds £0

    Scenario: What players pay each other does not wait there
      Given the "london" game with Ann and Bob
      And the rule free_parking is fines
      And the next Chance card is "Chairman"
      When Ann throws 3 and 4
      Then Bob has £1550
      And the pot holds £0

    Scenario: Who cannot pay the pot is bankrupt to the Bank
      Given the "london" game with Ann, Bob and Cy
      And the rule free_parking is fines
      And Ann has £30
      And Ann owns Old Kent Road
      And Old Kent Road is mortgaged
      And Ann is on Just Visiting
      And the next Community Chest card is "Hospital"
      When Ann throws 3 and 4
      And Ann declares bankruptcy
      Then Ann is bankrupt
      And the pot holds £0
      And Old Kent Road is up for auction

    Scenario: Where nothing waits, a fine goes to the Bank and parking pays nothing
      Given the "london" game with Ann and Bob
      And Ann is in Jail
      When Ann pays the fine
      Then the pot holds £0
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has £1450

  Rule: 40 MCS 130(a) Taxes too

    Scenario: Super tax and income tax go into the pot
      Given the "london" game with Ann and Bob
      And the rule free_parking is all
      And Ann is on Regent Street
      When Ann throws 3 and 4
      Then the pot holds £100
      When Ann ends her turn
      And Bob throws 1 and 3
      And Bob pays the flat tax
      Then Bob has £1300
      And the pot holds £300

    Scenario: So do fines and card penalties
      Given the "statutes" game with Ann and Bob
      And the rule free_parking is all
      And Ann is in Jail
      And the next Community Chest card is "School"
      When Ann pays the fine
      Then the pot holds $50
      When Ann throws 3 and 4
      Then Ann has $1400
      And the pot holds $100

    Scenario: The price of a property still goes to the Bank
      Given the "london" game with Ann and Bob
      And the rule free_parking is all
      When Ann throws 3 and 5
      And Ann buys it
      Then Ann has £1400
      And the pot holds £0
