Feature: 60 MCS 10 The third die

  Rule: 60 MCS 10 A thousand more, and a die to come

    Scenario Outline: Everybody at the "<preset>" table starts with 2,500
      Given the "<preset>" game with Ann and Bob
      Then Ann has 2500
      And Bob has 2500

      Examples:
        | preset         |
        | statutes-speed |
        | london-speed   |

    Scenario Outline: The face <face> takes Ann to <space>
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 5 and <face>
      Then Ann is on <space>

      Examples:
        | face  | space                |
        | 1     | Just Visiting        |
        | 2     | St. Charles Place    |
        | 3     | Electric Company     |
        | Mr. M | Connecticut Avenue   |
        | bus   | GO                   |

  Rule: 60 MCS 10(a) Yours once you have reached GO

    Scenario: The first way round there are two dice
      Given the "statutes-speed" game with Ann and Bob
      When Ann tries to throw 3, 4 and 1
      Then it is refused under 10 MCS 60(b)
      When Ann throws 3 and 5
      Then Ann is on Vermont Avenue

    Scenario: Past GO there are three
      Given the "statutes-speed" game with Ann and Bob
      And Ann is on Boardwalk
      When Ann throws 5 and 6
      Then Ann is on Just Visiting
      And Ann has $2700
      When Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann tries to throw 1 and 2
      Then it is refused under 10 MCS 60(b)
      When Ann throws 1, 2 and 3
      Then Ann is on St. James Place

    Scenario: Reaching GO is enough, and it counts for the next throw of the same turn
      Given the "wikibook-speed" game with Ann and Bob
      And Ann is on the third Chance
      When Ann throws 2 and 2
      Then Ann is on GO
      And Ann has $2700
      When Ann throws 4, 5 and 1
      Then Ann is on Just Visiting

    Scenario: A card that leads to GO earns it as well
      Given the "parker-speed" game with Ann and Bob
      And the next Chance card is "Advance to GO"
      When Ann throws 3 and 4
      And Ann ends her turn
      And Bob throws 4 and 6
      And Bob ends his turn
      And Ann throws 4, 5 and 1
      Then Ann is on Just Visiting
      And Ann has $2700

    Scenario: One player's third die is not another's
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 5 and 1
      And Ann ends her turn
      And Bob tries to throw 4, 5 and 1
      Then it is refused under 10 MCS 60(b)
      When Bob throws 4 and 6
      Then Bob is on Just Visiting

    Scenario: The throws for the start are made with two dice
      Given the "london-speed" game with Ann and Bob
      When Ann throws 4 and 6 for the start
      And Bob throws 1 and 2 for the start
      Then Ann starts
      And Ann is on Just Visiting
