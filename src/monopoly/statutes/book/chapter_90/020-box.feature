Feature: 90 MCS 20 The Atlantic City tokens

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
