Feature: 30 MCS 120 Jail

  Rule: 30 MCS 120(e) No buying your way out early

    Scenario Outline: No fine before the throw on turn <turn>
      Given the "mcc" game with Ann and Bob
      And Ann is in Jail after <failed> failed throws
      When Ann tries to pay the fine
      Then it is refused under 30 MCS 120(e)
      And Ann is in Jail
      And Ann has $1500
      And Ann is to throw

      Examples:
        | turn  | failed |
        | one   | 0      |
        | two   | 1      |
        | three | 2      |

    Scenario: The first failed throw costs nothing but the turn
      Given the "mcc" game with Ann and Bob
      And Ann is in Jail
      When Ann throws 4 and 6
      Then Ann is in Jail after 1 failed throw
      And Ann has $1500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: After the third failed throw the fine is taken and the throw is moved
      Given the "mcc" game with Ann and Bob
      And Ann is in Jail after 2 failed throws
      When Ann throws 4 and 6
      Then Ann is not in Jail
      And Ann is on Free Parking
      And Ann has $1450

    Scenario: Doubles free without a fine and without another throw
      Given the "mcc" game with Ann and Bob
      And Ann is in Jail
      When Ann throws 5 and 5
      Then Ann is not in Jail
      And Ann is on Free Parking
      And Ann has $1500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: A card bought from another player opens the door
      Given the "mcc" game with Ann and Bob
      And Bob holds a Get Out of Jail Free card
      And Ann is in Jail
      When Ann offers Bob $40 for a Get Out of Jail Free card
      And Bob accepts
      And Ann uses a Get Out of Jail Free card
      Then Ann is not in Jail
      And Ann has $1460
      And Bob has $1540
      And Ann is to throw

    Scenario: In the short game the fine may be paid first
      Given the "mcc-short" game with Ann and Bob
      And Ann is in Jail
      When Ann pays the fine
      Then Ann is not in Jail
      And Ann has $1450
      And Ann is to throw
