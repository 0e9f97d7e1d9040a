Feature: 60 MCS 40 Mr. M

  Rule: 60 MCS 40 First your throw, then on to something for sale

    Scenario: Ann buys where her throw takes her, and may buy again where Mr. M takes her
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 2, 4 and Mr. M
      Then Ann is on Oriental Avenue
      And Ann is to choose whether to buy
      When Ann buys it
      Then Ann is on Vermont Avenue
      And Ann is to choose whether to buy
      When Ann buys it
      Then Ann has $2300
      And Ann owns Oriental Avenue and Vermont Avenue
      When Ann ends her turn
      Then it is Bob's turn

    Scenario: What is declined there is auctioned
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 4, 6 and Mr. M
      Then Ann is on St. Charles Place
      When Ann declines it
      Then St. Charles Place is up for auction
      When Bob bids $30
      And Ann passes
      Then Bob owns St. Charles Place
      And Bob has $2470

    Scenario: Rent on the first space comes first
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Bob owns the light blue group
      When Ann throws 4, 5 and Mr. M
      Then Ann has $2484
      And Bob has $2516
      And Ann is on St. Charles Place

    Scenario: Mr. M waits until the rent is paid
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann has $10
      And Ann owns Baltic Avenue
      And Bob owns the light blue group
      When Ann throws 4, 5 and Mr. M
      Then Ann owes Bob $16
      And Ann is on Connecticut Avenue
      When Ann mortgages Baltic Avenue
      Then Ann has $24
      And Ann is on St. Charles Place
      And Ann is to choose whether to buy
      And Ann can choose "decline"

    Scenario: Owned property is passed over, and GO pays on the way
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann is on Short Line
      And Ann owns Boardwalk
      And Bob owns Mediterranean Avenue
      When Ann throws 1, 2 and Mr. M
      Then Ann is on Baltic Avenue
      And Ann has $2600
      And Bob has $2500
      And Ann is to choose whether to buy

    Scenario: After a card, Mr. M goes on from where the card led
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And the next Chance card is "Illinois Avenue"
      And Bob owns Illinois Avenue
      When Ann throws 3, 4 and Mr. M
      Then Ann has $2480
      And Ann is on B. & O. Railroad
      And Ann is to choose whether to buy

    Scenario: With white doubles Ann throws again when all is done
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      When Ann throws 5, 5 and Mr. M
      Then Ann is on St. Charles Place
      When Ann buys it
      Then Ann has $2360
      And Ann is to throw

  Rule: 60 MCS 40(a) Nothing left to buy

    Scenario: To the next property on which rent is owed
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann owns the red group
      And Bob owns the brown group, the light blue group, the pink group, the orange group, the yellow group, the green group, the dark blue group, the railroad group and the utility group
      And B. & O. Railroad is mortgaged
      And Ann is on Just Visiting
      When Ann throws 4, 6 and Mr. M
      Then Ann is on Atlantic Avenue
      And Ann has $2456
      And Bob has $2544

    Scenario: Past the property of a prisoner, where prisoners collect no rent
      Given the "statutes-speed" game with Ann, Bob and Cy
      And the rule jail_business is false
      And Ann has passed GO
      And Bob owns the brown group, the light blue group, the pink group, the orange group, the red group, the yellow group, the green group, the railroad group and the utility group
      And Cy owns the dark blue group
      And Bob is in Jail
      And Ann is on Just Visiting
      When Ann throws 4, 6 and Mr. M
      Then Ann is on Park Place
      And Ann has $2430
      And Cy has $2570
      And Bob has $2500

    Scenario: A prisoner who collects rent is not passed over
      Given the "statutes-speed" game with Ann, Bob and Cy
      And Ann has passed GO
      And Bob owns the brown group, the light blue group, the pink group, the orange group, the red group, the yellow group, the green group, the railroad group and the utility group
      And Cy owns the dark blue group
      And Bob is in Jail
      And Ann is on Just Visiting
      When Ann throws 4, 6 and Mr. M
      Then Ann is on Kentucky Avenue
      And Bob has $2536

    Scenario: Nor one who may ask for it later
      Given the "statutes-speed" game with Ann, Bob and Cy
      And the rule jail_business is false
      And the rule rent_claim is on-demand
      And Ann has passed GO
      And Bob owns the brown group, the light blue group, the pink group, the orange group, the red group, the yellow group, the green group, the railroad group and the utility group
      And Cy owns the dark blue group
      And Bob is in Jail
      And Ann is on Just Visiting
      When Ann throws 4, 6 and Mr. M
      Then Ann is on Kentucky Avenue
      And Ann owes Bob $36

    Scenario: With every other owner in Jail the token stays
      Given the "statutes-speed" game with Ann, Bob and Cy
      And the rule jail_business is false
      And Ann has passed GO
      And Bob owns the brown group, the light blue group, the pink group, the orange group, the red group, the yellow group, the green group, the dark blue group, the railroad group and the utility group
      And Bob is in Jail
      And Ann is on Just Visiting
      When Ann throws 4, 6 and Mr. M
      Then Ann is on Free Parking
      And Ann has $2500

    Scenario: Where nobody is owed anything the token stays
      Given the "statutes-speed" game with Ann and Bob
      And Ann has passed GO
      And Ann owns the brown group, the light blue group, the pink group, the orange group, the yellow group, the green group, the red group, the railroad group and the utility group
      And Bob owns the dark blue group
      And Boardwalk is mortgaged
      And Park Place is mortgaged
      And Ann is on Just Visiting
      When Ann throws 4, 6 and Mr. M
      Then Ann is on Free Parking
      And Ann has $2500
      When Ann ends her turn
      Then it is Bob's turn
