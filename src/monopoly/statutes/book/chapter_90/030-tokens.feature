Feature: 90 MCS 30 A throw without a token

  Rule: 90 MCS 30 The first free token

    Scenario: Ann throws and the dog is hers
      Given the "statutes" game with Ann and Bob
      When Ann throws 4 and 6
      Then Ann has the dog
      When Bob tries to choose the dog
      Then it is refused under 10 MCS 30(a)
      When Ann tries to choose the top-hat
      Then it is refused under 10 MCS 30(a)

    Scenario: What others have chosen is passed over
      Given the "statutes" game with Ann, Bob and Cy
      When Bob chooses the dog
      And Ann throws 4 and 6
      Then Ann has the top-hat
      When Cy tries to choose the top-hat
      Then it is refused under 10 MCS 30(a)
      When Cy chooses the thimble
      Then it is allowed

    Scenario: Who has chosen keeps the token
      Given the "statutes" game with Ann and Bob
      When Ann chooses the dog
      And Ann throws 2 and 3 for the start
      And Bob throws 1 and 2 for the start
      Then Ann has the dog
      And Bob has the top-hat
      When Ann throws 4 and 6
      Then Ann has the dog

    Scenario: A throw for the start counts as well
      Given the "london" game with Ann and Bob
      When Ann throws 3 and 4 for the start
      Then Ann has the car
      When Bob tries to choose the car
      Then it is refused under 10 MCS 30(a)
