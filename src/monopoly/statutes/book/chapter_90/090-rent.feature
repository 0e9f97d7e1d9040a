Feature: 90 MCS 90 Rent of railroads and utilities

  Rule: 90 MCS 90(a) Mortgaged ones count as owned

    Scenario: Two railroads, one of them mortgaged
      Given the "statutes" game with Ann and Bob
      And Bob owns Reading Railroad and Short Line
      And Short Line is mortgaged
      When Ann throws 2 and 3
      Then Ann has $1450
      And Bob has $1550

    Scenario: Four stations, three of them mortgaged
      Given the "london" game with Ann and Bob
      And Bob owns the station group
      And Marylebone Station is mortgaged
      And Fenchurch Street Station is mortgaged
      And Liverpool Street Station is mortgaged
      When Ann throws 2 and 3
      Then Ann has £1300
      And Bob has £1700

    Scenario: Both utilities, one of them mortgaged
      Given the "statutes" game with Ann and Bob
      And Bob owns the utility group
      And Water Works is mortgaged
      And Ann is on Reading Railroad
      When Ann throws 3 and 4
      Then Ann is on Electric Company
      And Ann has $1430
      And Bob has $1570

    Scenario: The mortgaged one itself is free
      Given the "statutes" game with Ann and Bob
      And Bob owns Reading Railroad and Short Line
      And Reading Railroad is mortgaged
      When Ann throws 2 and 3
      Then Ann is on Reading Railroad
      And Ann has $1500
      And Bob has $1500
