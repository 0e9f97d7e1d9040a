Feature: 10 MCS 110 Income tax

  Rule: 10 MCS 110 Two ways to pay

    Scenario: The player is asked, and nothing is taken before
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 3
      Then Ann is on Income Tax
      And Ann is to choose how to pay the tax
      And Ann has $1,500

    Scenario: The turn cannot end before the choice
      Given the "parker" game with Ann and Bob
      When Ann throws 1 and 3
      And Ann tries to end her turn
      Then it is refused under 10 MCS 60(f)
      And Ann is to choose how to pay the tax

    Scenario: Nobody pays income tax who is not there
      Given the "statutes" game with Ann and Bob
      When Ann tries to pay the flat tax
      Then it is refused under 10 MCS 110
      When Ann tries to pay the percentage tax
      Then it is refused under 10 MCS 110
      And Ann has $1,500

    Scenario: Nobody chooses for another
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 3
      And Bob tries to pay the flat tax
      Then it is refused under 10 MCS 110
      And Bob has $1,500

    Scenario: Passing over it costs nothing
      Given the "mcc" game with Ann and Bob
      When Ann throws 4 and 6
      Then Ann has $1,500
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: Luxury Tax leaves no such choice
      Given the "statutes" game with Ann and Bob
      And Ann is on Short Line
      When Ann throws 1 and 2
      Then Ann has $1,400
      When Ann tries to pay the percentage tax
      Then it is refused under 10 MCS 110

  Rule: 10 MCS 110(a) The round sum

    Scenario: $200 to the Bank
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 3
      And Ann pays the flat tax
      Then Ann has $1,300
      And Bob has $1,500
      And the Bank has $12,340 in notes
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: The same for the very rich
      Given the "london" game with Ann and Bob
      And Ann owns the dark blue group
      And every lot of the dark blue group has a hotel
      When Ann throws 1 and 3
      And Ann pays the flat tax
      Then Ann has £1,300

    Scenario: The same for the poor, who may have to raise it
      Given the "wikibook" game with Ann and Bob
      And Ann has $150
      And Ann owns Boardwalk
      When Ann throws 1 and 3
      And Ann pays the flat tax
      Then Ann owes the Bank $200
      When Ann mortgages Boardwalk
      Then Ann owes nothing
      And Ann has $150

  Rule: 10 MCS 110(a-1) A tenth of what you have

    Scenario: A tenth of cash, where there is nothing else
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann has $1,350
      And Bob has $1,500
      And the Bank has $12,290 in notes
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: The salary on the way counts already
      Given the "parker" game with Ann and Bob
      And Ann has $800
      And Ann is on Boardwalk
      When Ann throws 2 and 3
      And Ann pays the percentage tax
      Then Ann has $900

    Scenario: A tenth may be more than the cash at hand
      Given the "london" game with Ann and Bob
      And Ann has £50
      And Ann owns Mayfair and Park Lane
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann owes the Bank £80
      When Ann mortgages Mayfair
      Then Ann has £170
      And Ann owes nothing

  Rule: 10 MCS 110(b) What you are worth

    Scenario: Cash, printed prices and the cost of buildings together
      Given the "statutes" game with Ann and Bob
      And Ann has $1,000
      And Ann owns the brown group, Short Line and Water Works
      And Baltic Avenue has 1 house
      Then Ann's total worth is $1,520
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann has $848

    Scenario: A mortgage takes nothing off the price
      Given the "statutes" game with Ann and Bob
      And Ann has $1,000
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      Then Ann's total worth is $1,400
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann has $860

    Scenario: A hotel counts with the four houses it took
      Given the "parker" game with Ann and Bob
      And Ann has $1,000
      And Ann owns the green group
      And every lot of the green group has a hotel
      Then Ann's total worth is $4,920
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann has $508

    Scenario: What others own does not count
      Given the "wikibook" game with Ann and Bob
      And Ann has $1,000
      And Bob owns the green group
      And every lot of the green group has 4 houses
      Then Ann's total worth is $1,000
      And Bob's total worth is $4,820
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann has $900

    Scenario: A Get Out of Jail Free card is worth nothing here
      Given the "statutes" game with Ann and Bob
      And Ann has $1,000
      And Ann holds a Get Out of Jail Free card
      Then Ann's total worth is $1,000

  Rule: 10 MCS 110(c) Choose first, count after

    Scenario: The dearer choice stands
      Given the "statutes" game with Ann and Bob
      And Ann owns the green group
      And every lot of the green group has 2 houses
      When Ann throws 1 and 3
      And Ann pays the percentage tax
      Then Ann has $1,138
      When Ann tries to pay the flat tax
      Then it is refused under 10 MCS 110
      And Ann has $1,138

    Scenario: The other way round, too
      Given the "parker" game with Ann and Bob
      And Ann has $500
      When Ann throws 1 and 3
      And Ann pays the flat tax
      And Ann tries to pay the percentage tax
      Then it is refused under 10 MCS 110
      And Ann has $300
