Feature: 20 MCS 110 Income tax

  Rule: 20 MCS 110 Two hundred, or a tenth of everything

    Scenario: Ann takes the flat sum
      Given the "wikibook" game with Ann and Bob
      When Ann throws 1 and 3
      Then Ann is to choose how to pay the tax
      When Ann pays the flat tax
      Then Ann has $1300
      And Ann is to end her turn

    Scenario: A tenth of cash, property and buildings
      Given the "wikibook" game with Ann and Bob
      And Ann has $500
      And Ann owns the light blue group and Boardwalk
      And Boardwalk is mortgaged
      And Vermont Avenue has 1 house
      Then Ann's total worth is $1270
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann has $373
      And Ann is to end her turn

    Scenario: It is asked of nobody else, and only once
      Given the "wikibook" game with Ann and Bob
      When Ann throws 1 and 3
      And Bob tries to pay the flat tax
      Then it is refused under 10 MCS 110
      When Ann pays the flat tax
      And Ann tries to pay the percentage tax
      Then it is refused under 10 MCS 110
      And Ann has $1300
      And Bob has $1500
