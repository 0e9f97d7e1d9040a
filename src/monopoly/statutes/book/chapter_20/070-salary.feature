Feature: 20 MCS 70 Salary on demand

  Rule: 20 MCS 70 Ask for your salary in time

    Scenario: Nothing is paid until it is asked for
      Given the "wikibook" game with Ann and Bob
      And the rule salary_claim is on-demand
      And Ann is on Boardwalk
      When Ann throws 5 and 6
      Then Ann is on Just Visiting
      And Ann has $1500
      And it is told "salary due: Ann, $200"
      When Ann collects her salary
      Then Ann has $1700

    Scenario: It is paid only once
      Given the "wikibook" game with Ann and Bob
      And the rule salary_claim is on-demand
      And Ann is on Boardwalk
      When Ann throws 5 and 6
      And Ann collects her salary
      And Ann tries to collect her salary
      Then it is refused under 20 MCS 70
      And Ann has $1700

    Scenario: It may be asked for in another's turn
      Given the "statutes" game with Ann, Bob and Cy
      And the rule salary_claim is on-demand
      And Ann is on Short Line
      When Ann throws 2 and 3
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann collects her salary
      Then Ann has $1700
      And it is Cy's turn

    Scenario: It is lost when the next turn begins
      Given the "statutes" game with Ann and Bob
      And the rule salary_claim is on-demand
      And Ann is on Boardwalk
      When Ann throws 5 and 6
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Ann is to throw
      And it is told "salary lapsed: Ann, $200"
      When Ann tries to collect her salary
      Then it is refused under 20 MCS 70
      And Ann has $1500

    Scenario: One player's new turn does not cost another the salary
      Given the "statutes" game with Ann, Bob and Cy
      And the rule salary_claim is on-demand
      And Ann is on Short Line
      And Bob is on Short Line
      When Ann throws 2 and 3
      And Ann ends her turn
      And Bob throws 2 and 3
      And Bob ends his turn
      And Cy throws 4 and 6
      And Cy ends his turn
      And Bob collects his salary
      Then Bob has $1700
      When Ann tries to collect her salary
      Then it is refused under 20 MCS 70

    Scenario: A card that leads past GO leaves a salary to be asked for as well
      Given the "wikibook" game with Ann and Bob
      And the rule salary_claim is on-demand
      And Ann is on Pennsylvania Avenue
      And Ann owns St. Charles Place
      And the next Chance card is "St. Charles Place"
      When Ann throws 1 and 1
      Then Ann is on St. Charles Place
      And Ann has $1500
      When Ann collects her salary
      Then Ann has $1700

    Scenario: Where salaries are paid unasked there is none to collect
      Given the "wikibook" game with Ann and Bob
      And Ann is on Boardwalk
      When Ann throws 5 and 6
      Then Ann has $1700
      When Ann tries to collect her salary
      Then it is refused under 20 MCS 70
      And Ann has $1700

    Scenario: Twice past GO in one turn leaves two salaries
      Given the "wikibook" game with Ann and Bob
      And the rule salary_claim is on-demand
      And Ann is on Park Place
      And the next Chance card is "Advance to GO"
      When Ann throws 4 and 6
      Then Ann is on GO
      And Ann has a salary of $400 waiting
      When Ann collects her salary
      Then Ann has $1900
