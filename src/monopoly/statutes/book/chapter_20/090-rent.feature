Feature: 20 MCS 90 Rent

  Rule: 20 MCS 90(a) Your own property, or a mortgaged one

    Scenario: Ann lands on her own lot
      Given the "wikibook" game with Ann and Bob
      And Ann owns the light blue group
      When Ann throws 3 and 5
      Then Ann is on Vermont Avenue
      And Ann has $1500
      And Bob has $1500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: Ann lands on Bob's mortgaged lot
      Given the "wikibook" game with Ann and Bob
      And Bob owns Boardwalk
      And Boardwalk is mortgaged
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      Then Ann is on Boardwalk
      And Ann has $1500
      And Bob has $1500
      And Ann owes nothing

  Rule: 20 MCS 90(c) Double rent ends with the first building

    Scenario: A bare group pays double
      Given the "wikibook" game with Ann and Bob
      And Bob owns the light blue group
      When Ann throws 2 and 4
      Then Ann has $1488
      And Bob has $1512

    Scenario: A house elsewhere in the group ends the doubling
      Given the "wikibook" game with Ann and Bob
      And Bob owns the light blue group
      And Vermont Avenue has 1 house
      When Ann throws 2 and 4
      Then Ann is on Oriental Avenue
      And Ann has $1494
      And Bob has $1506

    Scenario: The house just built counts at once
      Given the "wikibook" game with Ann and Bob
      And Bob owns the light blue group
      When Bob builds on Connecticut Avenue
      Then Bob has $1450
      When Ann throws 2 and 4
      Then Ann has $1494
      And Bob has $1456

    Scenario: When the last house is sold the rent doubles again
      Given the "wikibook" game with Ann and Bob
      And Bob owns the light blue group
      And Connecticut Avenue has 1 house
      When Bob sells a building on Connecticut Avenue
      Then Bob has $1525
      When Ann throws 2 and 4
      Then Ann has $1488
      And Bob has $1537

    Scenario: The lot with the house asks for its house rent
      Given the "wikibook" game with Ann and Bob
      And Bob owns the light blue group
      And Vermont Avenue has 1 house
      When Ann throws 3 and 5
      Then Ann has $1470
      And Bob has $1530

    Scenario: A mortgaged neighbor does not end the doubling
      Given the "wikibook" game with Ann and Bob
      And Bob owns the light blue group
      And Vermont Avenue is mortgaged
      When Ann throws 2 and 4
      Then Ann has $1488
      And Bob has $1512

    Scenario: At other tables bare lots go on paying double beside houses
      Given the "parker" game with Ann and Bob
      And Bob owns the light blue group
      And Vermont Avenue has 1 house
      When Ann throws 2 and 4
      Then Ann has $1488
      And Bob has $1512

  Rule: 20 MCS 90(f) Rent must be asked for

    Scenario: The owner asks and is paid
      Given the "wikibook" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      When Ann throws 3 and 5
      Then Ann has $1500
      And Ann owes nothing
      When Bob demands rent from Ann
      Then Ann has $1494
      And Bob has $1506

    Scenario: A claim is good for one payment
      Given the "wikibook" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      When Ann throws 3 and 5
      And Bob demands rent
      And Bob tries to demand rent from Ann
      Then it is refused under 10 MCS 90(f)
      And Bob has $1506

    Scenario: Each owner asks for their own, from the one who owes it
      Given the "wikibook" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      And Cy owns Oriental Avenue
      When Ann throws 3 and 5
      And Cy tries to demand rent from Ann
      Then it is refused under 10 MCS 90(f)
      When Ann ends her turn
      And Bob throws 2 and 4
      And Bob tries to demand rent from Cy
      Then it is refused under 10 MCS 90(f)
      When Cy demands rent from Bob
      Then Bob has $1494
      And Cy has $1506
      When Bob demands rent from Ann
      Then Ann has $1494
      And Bob has $1500

    Scenario: It may be asked for until the second player after throws
      Given the "wikibook" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      When Ann throws 3 and 5
      And Ann ends her turn
      And Bob throws 5 and 5
      And Bob throws 4 and 6
      And Bob ends his turn
      Then it is Cy's turn
      When Bob demands rent from Ann
      Then Ann has $1494
      And Bob has $1506

    Scenario: With the throw of the second player after it is lost
      Given the "wikibook" game with Ann, Bob and Cy
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      When Ann throws 3 and 5
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Cy throws 4 and 6
      And Bob tries to demand rent from Ann
      Then it is refused under 10 MCS 90(f)
      And Ann has $1500
      And Bob has $1500

    Scenario: Between two players the visitor's own next throw ends the claim
      Given the "statutes" game with Ann and Bob
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      When Ann throws 3 and 5
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 6 and 6
      And Bob tries to demand rent from Ann
      Then it is refused under 10 MCS 90(f)
      And Ann has $1500

    Scenario: Asked for more than the cash at hand, the visitor owes it
      Given the "wikibook" game with Ann and Bob
      And the rule rent_claim is on-demand
      And Bob owns the dark blue group
      And Boardwalk has 1 house
      And Ann has $150
      And Ann owns Reading Railroad
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Bob demands rent
      Then Ann owes Bob $200
      When Ann mortgages Reading Railroad
      Then Ann has $50
      And Bob has $1700
