Feature: 90 MCS 130 The jackpot on Free Parking

  Rule: 90 MCS 130 A fixed sum waits there

    Scenario: It waits from the start
      Given the "statutes" game with Ann and Bob
      And the rule free_parking is jackpot
      Then the pot holds $500

    Scenario: Who lands there takes it, and it is laid out again
      Given the "statutes" game with Ann and Bob
      And the rule free_parking is jackpot
      And Ann is on Just Visiting
      And Bob is on Just Visiting
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has $2000
      And the pot holds $500
      When Ann ends her turn
      And Bob throws 4 and 6
      Then Bob has $2000
      And the pot holds $500

    Scenario: Passing by takes nothing
      Given the "statutes" game with Ann and Bob
      And the rule free_parking is jackpot
      And Ann is on New York Avenue
      When Ann throws 1 and 3
      Then Ann has $1500
      And the pot holds $500

    Scenario: Fines and taxes go to the Bank
      Given the "statutes" game with Ann and Bob
      And the rule free_parking is jackpot
      And Ann is in Jail
      And Bob is on Pacific Avenue
      When Ann pays the fine
      Then Ann has $1450
      And the pot holds $500
      When Ann throws 4 and 5
      And Ann declines it
      And Bob passes
      And Ann passes
      And Ann ends her turn
      And Bob throws 3 and 4
      Then Bob has $1400
      And the pot holds $500
