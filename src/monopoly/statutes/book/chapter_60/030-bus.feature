Feature: 60 MCS 30 The bus

  Rule: 60 MCS 30 One white die, the other, or both

    Scenario Outline: With four and six, Ann may move <steps>
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 6 and bus
      Then Ann is on GO
      And Ann is to choose how to move
      When Ann moves <steps>
      Then Ann is on <space>

      Examples:
        | steps | space           |
        | 4     | Income Tax      |
        | 6     | Oriental Avenue |
        | 10    | Just Visiting   |

    Scenario Outline: But not <steps>
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 6 and bus
      And Ann tries to move <steps>
      Then it is refused under 60 MCS 30
      And Ann is on GO

      Examples:
        | steps |
        | 2     |
        | 5     |
        | 11    |

    Scenario: The bus does not go wherever one likes
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 6 and bus
      And Ann tries to move to Boardwalk
      Then it is refused under 60 MCS 30
      And Ann can choose "3 move"

    Scenario: The ride must be chosen before the turn can end
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 6 and bus
      And Ann tries to end her turn
      Then it is refused
      And it is Ann's turn

    Scenario: After the ride the space has its say, and doubles their throw
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Bob owns Reading Railroad
      When Ann throws 5, 5 and bus
      And Ann moves 5
      Then Ann is on Reading Railroad
      And Ann has $2475
      And Bob has $2525
      And Ann is to throw

    Scenario: A ride past GO pays the salary
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on Luxury Tax
      When Ann throws 1, 2 and bus
      And Ann moves 2
      Then Ann is on GO
      And Ann has $2700

    Scenario: Without the bus there is nothing to choose
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 5 and 1
      And Ann tries to move 4
      Then it is refused under 60 MCS 30
      And Ann is on Just Visiting

    Scenario: Nobody else chooses for her
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 6 and bus
      And Bob tries to move 4
      Then it is refused under 60 MCS 30
      And Bob is on GO
      And Ann is to choose how to move
