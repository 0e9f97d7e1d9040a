Feature: 20 MCS 180 Mortgages that change hands

  Rule: 20 MCS 180 Interest at every change of hands

    Scenario: Half the price now, half the price and a tenth of it back
      Given the "wikibook" game with Ann and Bob
      And Ann owns Boardwalk
      When Ann mortgages Boardwalk
      Then Ann has $1700
      When Ann lifts the mortgage on Boardwalk
      Then Ann has $1480
      And Boardwalk is not mortgaged

    Scenario: Bob buys a mortgaged deed and lifts it at once
      Given the "wikibook" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann offers Bob Boardwalk for $150
      And Bob accepts
      Then Ann has $1650
      And Bob has $1330
      And Bob is to choose about the mortgage on Boardwalk
      When Bob lifts the mortgage on Boardwalk
      Then Bob has $1130
      And Boardwalk is not mortgaged
      And Ann is to throw

    Scenario: Bob holds it and pays the tenth again later
      Given the "wikibook" game with Ann and Bob
      And Ann owns Boardwalk
      And Boardwalk is mortgaged
      When Ann offers Bob Boardwalk for $150
      And Bob accepts
      And Bob keeps the mortgage on Boardwalk
      Then Bob has $1330
      And Boardwalk is mortgaged
      When Bob lifts the mortgage on Boardwalk
      Then Bob has $1110
      And Boardwalk is not mortgaged

    Scenario: The choice is the new owner's, and is made once
      Given the "wikibook" game with Ann, Bob and Cy
      And Ann owns Boardwalk and Baltic Avenue
      And Boardwalk is mortgaged
      And Baltic Avenue is mortgaged
      When Ann offers Bob Boardwalk for $150
      And Bob accepts
      And Ann tries to keep the mortgage on Boardwalk
      Then it is refused under 10 MCS 180(i)
      When Ann tries to keep the mortgage on Baltic Avenue
      Then it is refused under 10 MCS 180(i)
      When Bob keeps the mortgage on Boardwalk
      And Bob tries to keep the mortgage on Boardwalk
      Then it is refused under 10 MCS 180(i)

    Scenario: The heir of a bankrupt pays it too
      Given the "wikibook" game with Ann, Bob and Cy
      And Ann has $10
      And Ann owns Reading Railroad
      And Reading Railroad is mortgaged
      And Bob owns the dark blue group
      And Ann is on Pennsylvania Avenue
      When Ann throws 2 and 3
      And Ann declares bankruptcy
      Then Ann is bankrupt
      And Bob owns Reading Railroad
      And Bob has $1500
      And Bob is to choose about the mortgage on Reading Railroad
      When Bob keeps the mortgage on Reading Railroad
      Then Bob has $1500
      And it is Bob's turn

    Scenario: A mortgaged group is not built on
      Given the "wikibook" game with Ann and Bob
      And Ann owns the light blue group
      And Vermont Avenue is mortgaged
      When Ann tries to build on Vermont Avenue
      Then it is refused under 10 MCS 180(e)
      And Vermont Avenue has no buildings
