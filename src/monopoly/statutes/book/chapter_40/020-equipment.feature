Feature: 40 MCS 20 The London box

  Rule: 40 MCS 20 Three dice, nine tokens

    Scenario: Eight players choose among nine tokens
      Given the "london" game with Ann, Bob, Cy, Di, Ed, Flo, Gus and Hal
      When Ann chooses the car
      And Bob chooses the iron
      And Cy chooses the lantern
      And Di chooses the thimble
      And Ed chooses the shoe
      And Flo chooses the top-hat
      And Gus chooses the rocking horse
      And Hal tries to choose the lantern
      Then it is refused under 10 MCS 30(a)
      When Hal chooses the battleship
      Then Hal has the battleship
      And Gus has the rocking horse

    Scenario: The cannon is among them
      Given the "london" game with Ann and Bob
      When Ann chooses the cannon
      And Bob tries to choose the cannon
      Then it is refused under 10 MCS 30(a)

    Scenario: Houses and hotels
      Given the "london" game with Ann and Bob
      Then the Bank has 32 houses left
      And the Bank has 12 hotels left

    Scenario: The third die stays in the box
      Given the "london" game with Ann and Bob
      And Ann has passed GO
      When Ann tries to throw 1, 2 and 3
      Then it is refused under 10 MCS 60(b)
      When Ann throws 1 and 2
      Then Ann is on Whitechapel Road

    Scenario: Unless the table plays with it
      Given the "london-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 1, 2 and 3
      Then Ann is on The Angel Islington
      And it is told "thrown: Ann, 1, 2, 3, 0"
