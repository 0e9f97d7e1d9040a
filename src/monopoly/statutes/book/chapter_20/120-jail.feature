Feature: 20 MCS 120 Jail

  Rule: 20 MCS 120(e) Sitting a turn out

    Scenario: Ann stays in her cell and the turn passes
      Given the "wikibook" game with Ann and Bob
      And Ann is in Jail
      When Ann sits the turn out
      Then Ann is in Jail
      And Ann has $1500
      And it is Bob's turn
      And it is told "sat out: Ann"

    Scenario: A turn sat out is not a failed throw
      Given the "wikibook" game with Ann and Bob
      And Ann is in Jail after 1 failed throw
      When Ann sits the turn out
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Ann is in Jail after 1 failed throw
      When Ann throws 1 and 2
      Then Ann is in Jail after 2 failed throws
      And Ann has $1500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: The early fine is still open after a turn sat out
      Given the "wikibook" game with Ann and Bob
      And Ann is in Jail after 1 failed throw
      When Ann sits the turn out
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann pays the fine
      Then Ann is not in Jail
      And Ann is on Just Visiting
      And Ann has $1450
      And Ann is to throw

    Scenario: After the third failure Ann pays and moves
      Given the "wikibook" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      When Ann throws 4 and 6
      Then Ann is in Jail
      And Ann is to choose whether to pay the fine
      And Ann has $1500
      And Ann can choose "pay-fine, sit-out"
      When Ann pays the fine
      Then Ann is not in Jail
      And Ann is on Free Parking
      And Ann has $1450

    Scenario: After the third failure Ann sits out, and the fine waits for her next turn
      Given the "wikibook" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      When Ann throws 4 and 6
      And Ann sits the turn out
      Then Ann is in Jail
      And Ann has $1500
      And it is Bob's turn
      When Bob throws 4 and 6
      And Bob ends his turn
      Then Ann has $1450
      And Ann is not in Jail
      And Ann is to throw
      When Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann is to throw

    Scenario: The fine is put off only once
      Given the "wikibook" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      When Ann throws 4 and 6
      And Ann sits the turn out
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann tries to sit the turn out
      Then it is refused under 10 MCS 120(e)
      And Ann has $1450

    Scenario: A fine that was put off and cannot be paid stands as a debt
      Given the "wikibook" game with Ann and Bob
      And Ann has $30
      And Ann owns Baltic Avenue
      And Ann is in Jail after 2 failed throws
      When Ann throws 4 and 6
      And Ann sits the turn out
      And Bob throws 4 and 6
      And Bob ends his turn
      Then Ann owes the Bank $50
      When Ann tries to throw 4 and 6
      Then it is refused under 90 MCS 190(b)
      When Ann mortgages Baltic Avenue
      Then Ann has $10
      And Ann is to throw

    Scenario: Who is not in Jail cannot sit out
      Given the "wikibook" game with Ann and Bob
      When Ann tries to sit the turn out
      Then it is refused under 10 MCS 120(e)
      And Ann is to throw

    Scenario: At other tables a prisoner must do something
      Given the "statutes" game with Ann and Bob
      And Ann is in Jail
      When Ann tries to sit the turn out
      Then it is refused under 10 MCS 120(e)
      And it is Ann's turn

  Rule: 20 MCS 120(h) No business from a cell

    Scenario: A prisoner neither builds nor sells nor mortgages nor lifts
      Given the "wikibook" game with Ann and Bob
      And the rule jail_business is false
      And Ann owns the light blue group, Reading Railroad and Baltic Avenue
      And every lot of the light blue group has 1 house
      And Baltic Avenue is mortgaged
      And Ann is in Jail
      When Ann tries to build on Oriental Avenue
      Then it is refused under 20 MCS 120(h)
      When Ann tries to sell a building on Oriental Avenue
      Then it is refused under 20 MCS 120(h)
      When Ann tries to mortgage Reading Railroad
      Then it is refused under 20 MCS 120(h)
      When Ann tries to lift the mortgage on Baltic Avenue
      Then it is refused under 20 MCS 120(h)
      And Ann has $1500

    Scenario: Nor sells hotels
      Given the "london" game with Ann and Bob
      And the rule jail_business is false
      And Ann owns the light blue group
      And every lot of the light blue group has a hotel
      And Ann is in Jail
      When Ann tries to sell every hotel of the light blue group
      Then it is refused under 20 MCS 120(h)
      And Ann has £1500

    Scenario: A prisoner neither offers a trade nor is offered one
      Given the "statutes" game with Ann and Bob
      And the rule jail_business is false
      And Ann owns Reading Railroad
      And Ann is in Jail
      When Ann tries to offer Bob Reading Railroad for $200
      Then it is refused under 20 MCS 120(h)
      When Bob tries to offer Ann $200 for Reading Railroad
      Then it is refused under 20 MCS 120(h)

    Scenario: An offer made before the arrest cannot be accepted from the cell
      Given the "statutes" game with Ann and Bob
      And the rule jail_business is false
      And Bob owns Reading Railroad
      And Ann is on Marvin Gardens
      And the next Chance card is "Go to Jail"
      When Bob offers Ann Reading Railroad for $100
      And Ann throws 3 and 4
      Then Ann is in Jail
      And Bob can choose "throw, withdraw, mortgage"
      When Ann tries to accept
      Then it is refused under 20 MCS 120(h)
      And Bob owns Reading Railroad

    Scenario: A prisoner does not bid
      Given the "wikibook" game with Ann, Bob and Cy
      And the rule jail_business is false
      And Bob is in Jail
      When Ann throws 3 and 5
      And Ann declines it
      And Bob tries to bid $10
      Then it is refused under 20 MCS 120(h)
      When Cy bids $5
      And Ann passes
      Then Cy owns Vermont Avenue
      And Cy has $1495

    Scenario: A prisoner collects no rent
      Given the "wikibook" game with Ann and Bob
      And the rule jail_business is false
      And Bob owns Vermont Avenue
      And Bob is in Jail
      When Ann throws 3 and 5
      Then Ann is on Vermont Avenue
      And Ann owes nothing
      And Ann has $1500
      And Bob has $1500
      And it is told "no rent from jail: Ann, Bob, Vermont Avenue"

    Scenario: Nor asks for it from the cell
      Given the "wikibook" game with Ann and Bob
      And the rule jail_business is false
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      And Bob is in Jail
      When Ann throws 3 and 5
      And Bob tries to demand rent from Ann
      Then it is refused under 20 MCS 120(h)
      And Ann has $1500

    Scenario: A free owner is paid at a strict table too
      Given the "wikibook" game with Ann, Bob and Cy
      And the rule jail_business is false
      And Bob owns Vermont Avenue
      And Cy is in Jail
      When Ann throws 3 and 5
      Then Ann has $1494
      And Bob has $1506

    Scenario: And may ask for it where it must be asked for
      Given the "wikibook" game with Ann and Bob
      And the rule jail_business is false
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      When Ann throws 3 and 5
      And Bob demands rent from Ann
      Then Ann has $1494
      And Bob has $1506

    Scenario: A debt opens the purse
      Given the "wikibook" game with Ann and Bob
      And the rule jail_business is false
      And Bob is in Jail
      And Bob has $0
      And Bob owns Baltic Avenue
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Ann throws 3 and 4
      Then Bob owes Ann $10
      When Bob mortgages Baltic Avenue
      Then Bob has $20
      And Ann has $1510

    Scenario: Out of Jail, business is open again
      Given the "wikibook" game with Ann and Bob
      And the rule jail_business is false
      And Ann owns the light blue group
      And Ann is in Jail
      When Ann pays the fine
      And Ann builds on Oriental Avenue
      Then Oriental Avenue has 1 house
      And Ann has $1400

    Scenario: At other tables a prisoner may ask for rent
      Given the "wikibook" game with Ann and Bob
      And the rule rent_claim is on-demand
      And Bob owns Vermont Avenue
      And Bob is in Jail
      When Ann throws 3 and 5
      And Bob demands rent from Ann
      Then Ann has $1494
      And Bob has $1506

    Scenario: At other tables a prisoner's business goes on
      Given the "wikibook" game with Ann and Bob
      And Ann owns the light blue group
      And Ann is in Jail
      When Ann builds on Oriental Avenue
      Then Oriental Avenue has 1 house
      And Ann has $1450
      And Ann is in Jail

    Scenario: A debt also lets the prisoner trade
      Given the "wikibook" game with Ann and Bob
      And the rule jail_business is false
      And Bob is in Jail
      And Bob has $0
      And Bob owns Baltic Avenue
      And Ann is on Just Visiting
      And the next Community Chest card is "birthday"
      When Ann throws 3 and 4
      Then Bob owes Ann $10
      When Bob offers Ann Baltic Avenue for $70
      And Ann accepts
      Then Ann owns Baltic Avenue
      And Bob has $60
      And Ann has $1440
