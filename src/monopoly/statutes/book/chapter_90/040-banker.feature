Feature: 90 MCS 40 The Banker and the gavel

  Rule: 90 MCS 40 A player banks

    Scenario: The Banker knocks a lot down to the highest bidder
      Given the "statutes" game with Ann, Bob and Cy
      And the rule banker is player
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids $20
      And the Banker knocks it down
      Then Bob owns Vermont Avenue
      And Bob has $1480
      And Cy has $1500

    Scenario: Only the Banker has the gavel
      Given the "statutes" game with Ann, Bob and Cy
      And the Banker is Bob
      When Ann throws 3 and 5
      And Ann declines it
      And Cy bids $20
      And Ann tries to knock it down
      Then it is refused under 10 MCS 40
      And Vermont Avenue is up for auction
      When Bob bids $30
      And Bob knocks it down
      Then Bob owns Vermont Avenue
      And Bob has $1470

  Rule: 90 MCS 40(a) One who only banks

    Scenario: Dan calls the auctions for five players
      Given the "statutes" game with Ann, Bob, Cy, Di and Ed
      And the Banker is Dan
      When Ann throws 3 and 5
      And Ann declines it
      And Ed bids $20
      And Ann tries to knock it down
      Then it is refused under 10 MCS 40
      When Cy bids $25
      And the Banker knocks it down
      Then Cy owns Vermont Avenue
      And Cy has $1475
      And Ed has $1500

    Scenario: When another goes out the Banker keeps the gavel
      Given the "statutes" game with Ann, Bob and Cy
      And the Banker is Bob
      When Cy leaves the table
      And Ann throws 3 and 5
      And Ann declines it
      And Bob bids $20
      And Ann tries to knock it down
      Then it is refused under 10 MCS 40
      And Bob can choose "knock-down"
      When Bob knocks it down
      Then Bob owns Vermont Avenue
      And Bob has $1480

    Scenario: A Banker out of the game goes on banking
      Given the "statutes" game with Ann, Bob and Cy
      And the Banker is Cy
      When Cy leaves the table
      And Ann throws 3 and 5
      And Ann declines it
      And Bob bids $20
      And the Banker knocks it down
      Then Bob owns Vermont Avenue
      And Bob has $1480
