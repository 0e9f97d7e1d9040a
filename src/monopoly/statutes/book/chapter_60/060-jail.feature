Feature: 60 MCS 60 Jail

  Rule: 60 MCS 60(a) The third double

    Scenario Outline: A third double with <face> is Jail, and nothing more
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on Marvin Gardens
      And Ann has thrown doubles twice this turn
      When Ann throws 6, 6 and <face>
      Then Ann is in Jail
      And Ann has $2500
      And it is Bob's turn

      Examples:
        | face  |
        | 2     |
        | bus   |
        | Mr. M |

    Scenario: The second double is not yet the third
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann has thrown doubles once this turn
      When Ann throws 4, 4 and 2
      Then Ann is on Just Visiting
      And Ann is not in Jail
      And Ann is to throw

    Scenario: Mr. M does not fetch the next player instead
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann has thrown doubles twice this turn
      When Ann throws 4, 4 and Mr. M
      Then Ann is in Jail
      And Bob is on GO
      And Bob is to throw

  Rule: 60 MCS 60(b) Sent to Jail on the way

    Scenario: Mr. M stays outside when the throw leads to Go to Jail
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on B. & O. Railroad
      When Ann throws 2, 3 and Mr. M
      Then Ann is in Jail
      And Ann has $2500
      And it is Bob's turn
      And Bob is to throw
      And Bob is on GO

    Scenario: Nor does he fetch Ann when a card sent her there
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And the next Chance card is "Go to Jail"
      When Ann throws 3, 4 and Mr. M
      Then Ann is in Jail
      And Bob is to throw
      And Bob is on GO

    Scenario: The bus may take Ann there too, and doubles do not help
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on Atlantic Avenue
      When Ann throws 4, 4 and bus
      And Ann moves 4
      Then Ann is in Jail
      And it is Bob's turn
      When Bob throws 5 and 5
      And Bob throws 5 and 5
      Then Bob is on Free Parking
      And Bob is not in Jail
      And Bob is to throw

  Rule: 60 MCS 60(c) Out of Jail with the white dice

    Scenario: A prisoner throws two dice
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is in Jail
      When Ann tries to throw 4, 4 and 1
      Then it is refused under 10 MCS 60(b)
      When Ann throws 5 and 5
      Then Ann is on Free Parking
      And Ann is not in Jail
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: After the third failure too
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is in Jail after 2 failed throws
      When Ann throws 4 and 6
      Then Ann is on Free Parking
      And Ann has $2450

    Scenario: Who paid the fine first throws all three
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is in Jail
      When Ann pays the fine
      And Ann tries to throw 4 and 5
      Then it is refused under 10 MCS 60(b)
      When Ann throws 4, 5 and 1
      Then Ann is on Free Parking
      And Ann has $2450
