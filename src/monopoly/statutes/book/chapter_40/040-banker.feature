Feature: 40 MCS 40 The Banker

  Rule: 40 MCS 40 The computer banks

    Scenario: An auction ends by itself
      Given the "london" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids £40
      And Cy bids £55
      And Ann passes
      And Bob passes
      Then Cy owns Euston Road
      And Cy has £1445

    Scenario: Nobody has a gavel to bring down
      Given the "london" game with Ann, Bob and Cy
      When Ann throws 3 and 5
      And Ann declines it
      And Bob bids £40
      And Ann tries to knock it down
      Then it is refused under 90 MCS 80(c)
      And Euston Road is up for auction
