Feature: 60 MCS 50 Three of a kind

  Rule: 60 MCS 50 Go where you like

    Scenario: Ann goes to Boardwalk and buys it
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 2, 2 and 2
      Then Ann is on GO
      And Ann is to choose where to move
      When Ann moves to Boardwalk
      Then Ann is on Boardwalk
      And Ann has $2500
      And Ann is to choose whether to buy

    Scenario: There is no further throw
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 3, 3 and 3
      And Ann moves to Free Parking
      And Ann tries to throw 1, 2 and 1
      Then it is refused under 10 MCS 60(c)
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: It is never a third double
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann has thrown doubles twice this turn
      When Ann throws 1, 1 and 1
      And Ann moves to Free Parking
      Then Ann is not in Jail
      And Ann is on Free Parking

    Scenario: The way past GO pays
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on Illinois Avenue
      When Ann throws 2, 2 and 2
      And Ann moves to Just Visiting
      Then Ann is on Just Visiting
      And Ann is not in Jail
      And Ann has $2700

    Scenario: GO itself may be named
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on Illinois Avenue
      When Ann throws 2, 2 and 2
      And Ann moves to GO
      Then Ann is on GO
      And Ann has $2700

    Scenario: The space has its say
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Bob owns Illinois Avenue
      When Ann throws 1, 1 and 1
      And Ann moves to Illinois Avenue
      Then Ann has $2480
      And Bob has $2520

    Scenario: It is a space one names, not a distance
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 2, 2 and 2
      And Ann tries to move 6
      Then it is refused under 60 MCS 50
      And Ann is on GO
      And Ann can choose "39 move"

    Scenario: Two alike and a different third are ordinary doubles
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 4 and 2
      And Ann tries to move to Boardwalk
      Then it is refused
      And Ann is on Just Visiting
      And Ann is to throw

    Scenario: Any space but the one she stands on
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on Illinois Avenue
      When Ann throws 2, 2 and 2
      And Ann tries to move to Illinois Avenue
      Then it is refused under 60 MCS 50
      And Ann is to choose where to move
      And Ann has $2500
