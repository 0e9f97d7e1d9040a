Feature: 90 MCS 20 What lies in the box

  Rule: 90 MCS 20 Eight tokens

    Scenario: Eight players, eight tokens
      Given the "statutes" game with Ann, Bob, Cy, Di, Ed, Flo, Gus and Hal
      When Ann chooses the dog
      And Bob chooses the top-hat
      And Cy chooses the thimble
      And Di chooses the iron
      And Ed chooses the shoe
      And Flo chooses the battleship
      And Gus chooses the car
      And Hal tries to choose the car
      Then it is refused under 10 MCS 30(a)
      When Hal chooses the wheelbarrow
      Then Hal has the wheelbarrow
      And Ann has the dog

  Rule: 90 MCS 20(a) A board's own figures

    Scenario: As the box has them
      Given the "london" game with Ann and Bob
      Then Ann has £1500
      And the Bank has 32 houses left
      And the Bank has 12 hotels left

    Scenario: Agreed otherwise
      Given the "london" game with Ann and Bob
      And the rule starting_cash is 2000
      And the rule houses is 20
      And the rule luxury_tax is 75
      And Ann is on Regent Street
      Then the Bank has 20 houses left
      When Ann throws 3 and 4
      Then Ann has £1925
