Feature: 90 MCS 120 Leaving Jail

  Rule: 90 MCS 120(a) Doubles after the door

    Scenario: Out by the fine, then doubles: throw again
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      When Ann pays the fine
      And Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann has $1450
      And Ann is to throw

    Scenario: Out by a card, then doubles: throw again
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      And Ann holds a Get Out of Jail Free card
      When Ann uses a Get Out of Jail Free card
      And Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann has $1500
      And Ann is to throw

    Scenario: Three doubles after the fine lead back to Jail
      Given the "statutes" game with Ann and Bob
      And Ann owns Pacific Avenue
      And Ann is in Jail
      When Ann pays the fine
      And Ann throws 5 and 5
      And Ann throws 2 and 2
      And Ann declines it
      And Ann passes
      And Bob passes
      And Ann throws 1 and 1
      Then Ann is in Jail
      And it is Bob's turn

    Scenario: Freed by doubles: no further throw
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      When Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann has $1500
      When Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(c)
      When Ann ends her turn
      Then it is Bob's turn

  Rule: 90 MCS 120(b) The card and the third throw

    Scenario: The card before the third throw
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      And Ann holds the Chance Get Out of Jail Free card
      When Ann uses a Get Out of Jail Free card
      Then Ann is not in Jail
      And Ann has $1500
      And Ann is to throw
      And the bottom Chance card is "Get Out of Jail Free"

    Scenario: After the third failure only the fine
      Given the "wikibook" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      And Ann holds a Get Out of Jail Free card
      When Ann throws 4 and 6
      And Ann tries to use a Get Out of Jail Free card
      Then it is refused under 90 MCS 120(b)
      And Ann holds 1 Get Out of Jail Free card
      When Ann pays the fine
      Then Ann has $1450
      And Ann is on Free Parking

    Scenario: The card does not pay a fine that is already owed
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      And Ann holds a Get Out of Jail Free card
      And Ann has $20
      And Ann owns Baltic Avenue
      When Ann throws 4 and 6
      Then Ann owes the Bank $50
      When Ann tries to use a Get Out of Jail Free card
      Then it is refused
      When Ann mortgages Baltic Avenue
      Then Ann has $0
      And Ann is on Free Parking

  Rule: 90 MCS 120(c) No early fine on the third turn

    Scenario: The fine before the third throw is refused
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      When Ann tries to pay the fine
      Then it is refused under 10 MCS 120(e-4)
      And Ann has $1500
      And Ann is in Jail

    Scenario: Before the second it is taken
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail after 1 failed throw
      When Ann pays the fine
      Then Ann has $1450
      And Ann is not in Jail

  Rule: 90 MCS 120(d) No rent for a prisoner

    Scenario: Nothing is owed to an owner in Jail
      Given the "statutes" game with Ann and Bob
      And the rule rent_from_jail is false
      And Bob owns Vermont Avenue
      And Bob is in Jail
      When Ann throws 3 and 5
      Then Ann has $1500
      And Bob has $1500

    Scenario: Out of Jail the rent is due again
      Given the "statutes" game with Ann and Bob
      And the rule rent_from_jail is false
      And Bob owns Vermont Avenue
      When Ann throws 3 and 5
      Then Ann has $1494
      And Bob has $1506

    Scenario: A prisoner may still build
      Given the "statutes" game with Ann and Bob
      And the rule rent_from_jail is false
      And Ann owns the brown group
      And Ann is in Jail
      When Ann builds on Baltic Avenue
      Then Baltic Avenue has 1 house

    Scenario: Nor can a prisoner ask for it
      Given the "statutes" game with Ann and Bob
      And the rule rent_from_jail is false
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      And Bob is in Jail
      When Ann throws 3 and 5
      And Bob tries to demand rent from Ann
      Then it is refused under 90 MCS 120(d)

    Scenario: Where nothing else is agreed, prisoners are paid
      Given the "statutes" game with Ann and Bob
      And Bob owns Vermont Avenue
      And Bob is in Jail
      When Ann throws 3 and 5
      Then Bob has $1506
