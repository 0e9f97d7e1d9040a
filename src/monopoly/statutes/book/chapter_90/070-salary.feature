Feature: 90 MCS 70 GO and the cards

  Rule: 90 MCS 70(a) A salary earned is kept

    Scenario: Past GO on the dice, then to Jail by a card
      Given the "statutes" game with Ann and Bob
      And Ann is on Boardwalk
      And the next Community Chest card is "Go to Jail"
      When Ann throws 1 and 2
      Then Ann is in Jail
      And Ann has $1700
      And it is Bob's turn

    Scenario: The way to Jail itself pays nothing
      Given the "statutes" game with Ann and Bob
      And Ann is on Marvin Gardens
      And the next Chance card is "Go to Jail"
      When Ann throws 3 and 4
      Then Ann is in Jail
      And Ann has $1500

  Rule: 90 MCS 70(b) Every advance past GO pays

    Scenario: The nearest railroad beyond GO
      Given the "parker" game with Ann and Bob
      And Ann is on Marvin Gardens
      And Bob owns Reading Railroad
      And the next Chance card is "nearest Railroad"
      When Ann throws 3 and 4
      Then Ann is on Reading Railroad
      And Ann has $1650
      And Bob has $1550

    Scenario: The nearest utility beyond GO
      Given the "london" game with Ann and Bob
      And Ann is on Piccadilly
      And the next Chance card is "nearest Utility"
      When Ann throws 3 and 4
      Then Ann is on Electric Company
      And Ann has £1700

    Scenario: An advance that does not pass GO pays nothing
      Given the "statutes" game with Ann and Bob
      And Ann is on Marvin Gardens
      And the next Chance card is "Boardwalk"
      When Ann throws 3 and 4
      Then Ann is on Boardwalk
      And Ann has $1500

    Scenario: Going back pays nothing
      Given the "statutes" game with Ann and Bob
      And Ann owns New York Avenue
      And Ann is on Tennessee Avenue
      And the next Chance card is "back three"
      When Ann throws 1 and 3
      Then Ann is on New York Avenue
      And Ann has $1500

  Rule: 90 MCS 70(c) More for stopping on GO

    Scenario: Exactly on GO
      Given the "statutes" game with Ann and Bob
      And the rule go_landing_salary is 400
      And Ann is on Short Line
      When Ann throws 2 and 3
      Then Ann is on GO
      And Ann has $1900

    Scenario: Passing over it pays the salary
      Given the "statutes" game with Ann and Bob
      And the rule go_landing_salary is 400
      And Ann is on Boardwalk
      And the next Community Chest card is "Go to Jail"
      When Ann throws 1 and 2
      Then Ann has $1700

    Scenario: A card to GO
      Given the "statutes" game with Ann and Bob
      And the rule go_landing_salary is 400
      And the next Chance card is "Advance to GO"
      When Ann throws 3 and 4
      Then Ann is on GO
      And Ann has $1900

    Scenario: Asked for, where it must be asked for
      Given the "statutes" game with Ann and Bob
      And the rule go_landing_salary is 400
      And the rule salary_claim is on-demand
      And Ann is on Short Line
      When Ann throws 2 and 3
      And Ann collects her salary
      Then Ann has $1900

    Scenario: Where nothing else is agreed, stopping there is worth no more
      Given the "statutes" game with Ann and Bob
      And Ann is on Short Line
      When Ann throws 2 and 3
      Then Ann has $1700
