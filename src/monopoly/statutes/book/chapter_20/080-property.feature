Feature: 20 MCS 80 What counts as property

  Rule: 20 MCS 80 Railroads and utilities are property too

    Scenario: Ann buys a railroad
      Given the "wikibook" game with Ann and Bob
      When Ann throws 2 and 3
      Then Ann is to choose whether to buy
      When Ann buys it
      Then Ann owns Reading Railroad
      And Ann has $1300

    Scenario: A utility that is not wanted goes to auction
      Given the "wikibook" game with Ann and Bob
      And Ann is on Reading Railroad
      When Ann throws 3 and 4
      And Ann declines it
      Then Electric Company is up for auction
      When Bob bids $90
      And Ann passes
      Then Bob owns Electric Company
      And Bob has $1410
      And Ann has $1500
