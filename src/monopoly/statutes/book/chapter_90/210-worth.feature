Feature: 90 MCS 210 Worth at the end

  Rule: 90 MCS 210 Mortgaged deeds at half

    Scenario: The same deed counts in full for the tax and by half at the end
      Given the "statutes-timed" game with Ann and Bob
      And Ann has $100
      And Ann owns Boardwalk and Baltic Avenue
      And Boardwalk is mortgaged
      Then Ann's total worth is $560
      And Ann's final worth is $360

    Scenario: A mortgage decides the game
      Given the "statutes-timed" game with Ann and Bob
      And Ann has $1000
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Bob has $1201
      When time runs out
      And Ann throws 4 and 6
      And Ann ends her turn
      Then Bob wins

    Scenario: So do buildings, at what they cost
      Given the "statutes-timed" game with Ann and Bob
      And Ann has $1000
      And Ann owns the light blue group
      And Vermont Avenue has 1 house
      And Bob has $1369
      When time runs out
      And Ann throws 4 and 6
      And Ann ends her turn
      Then Ann wins

  Rule: 90 MCS 210(a) The short game's bankruptcy is settled first

    Scenario: The estate is counted with the heir's worth
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann has $40
      And Ann owns Reading Railroad
      And Reading Railroad is mortgaged
      And Bob owns Boardwalk
      And Bob has $1000
      And Cy has $1529
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann declares bankruptcy
      Then Bob has $1030
      And Bob's final worth is $1530
      And Bob wins

    Scenario: Back at the Bank nothing is auctioned
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann has $40
      And Ann owns Baltic Avenue
      And Bob has $1400
      And Ann is on Pacific Avenue
      When Ann throws 3 and 4
      And Ann declares bankruptcy
      Then nothing is up for auction
      And the Bank owns Baltic Avenue
      And Cy wins

    Scenario: The interest is paid before the count
      Given the "statutes-short" game with Ann, Bob and Cy
      And Ann has $0
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      And Bob owns Baltic Avenue
      And Bob has $1000
      And Cy has $1240
      When Ann throws 1 and 2
      And Ann declares bankruptcy
      Then Bob has $980
      And Bob's final worth is $1240
      And Bob and Cy share the win

  Rule: 90 MCS 210(b) Equals share

    Scenario: Two of three are equal
      Given the "statutes-timed" game with Ann, Bob and Cy
      And Ann has $1300
      And Bob has $1400
      And Cy has $1000
      And Cy owns Boardwalk
      When time runs out
      And Ann throws 4 and 6
      And Ann ends her turn
      Then Bob and Cy share the win

    Scenario: A dollar more wins alone
      Given the "statutes-timed" game with Ann and Bob
      And Bob has $1501
      When time runs out
      And Ann throws 4 and 6
      And Ann ends her turn
      Then Bob wins
