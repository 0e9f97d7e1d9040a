"""Where each feature stands in a player's row, and what it says.

Money is in units of the board, rents in what one turn of one rival brings.
"""

from typing import Final

VERSION: Final = 3  # raised with every change of what a feature means: weights are for one version

# --- the places of a row

CASH: Final = 0  # up to six units
CASH_FIFTH: Final = 1  # up to a fifth of a unit, as a part of it
CASH_HALF: Final = 2  # up to half a unit
CASH_SOFT: Final = 3  # of cash and a unit together
CASH_SHARE: Final = 4  # of all the players' cash
CASH_LEAD: Final = 5  # over the richest rival
LOANS: Final = 6  # what mortgages on lone deeds would bring
LIQUID: Final = 7  # cash and all that could be raised
LIQUID_SHARE: Final = 8
INCOME: Final = 9  # rents now
BUILT: Final = 10  # rents with the cash at hand built
BUILT_FAR: Final = 11  # rents with loans and some cash to come built as well
THREE: Final = 12  # rents with three houses on every lot of whole groups
INCOME_SHARE: Final = 13
BUILT_SHARE: Final = 14
BUILT_FAR_SHARE: Final = 15
THREE_SHARE: Final = 16
INCOME_RIVALS: Final = 17  # of all rivals together
INCOME_RIVAL_MOST: Final = 18
BUILT_RIVALS: Final = 19
BUILT_RIVAL_MOST: Final = 20
BUILT_FAR_RIVAL_MOST: Final = 21
THREE_RIVALS: Final = 22
NET: Final = 23  # rents now from all rivals, less those paid to them
NET_BUILT: Final = 24  # the same with cash built
WHOLE: Final = 25  # color-groups
WHOLE_RIVAL_MOST: Final = 26
BANK_COMPLETES: Final = 27  # rents of groups that one deed of the Bank would complete
RIVAL_COMPLETES: Final = 28  # of groups that one deed of a rival would complete
BEGUN: Final = 29  # of groups that need more than one deed, some of them the Bank's
SPREAD: Final = 30  # of groups that need deeds of several rivals
BANK_COMPLETES_RIVAL_MOST: Final = 31
WANTS: Final = 32  # what could be completed by a trade with one rival
WANTS_MOST: Final = 33  # the best of these
WANTED: Final = 34  # what rivals could complete by a trade with this player
WANTED_BY_CASH: Final = 35  # the most cash of a rival who could complete a group by that
SWAP: Final = 36  # the best trade by which both complete a group: the lesser of the two
SWAPS: Final = 37  # all of them, one with each rival
SWAP_OF_RIVALS: Final = 38  # the best among others
WANTS_OF_RIVALS: Final = 39  # what rivals could complete by trades among themselves
WANTS_MOST_OF_RIVALS: Final = 40  # the best group a rival could complete by a trade with anybody
PIECES: Final = 41  # rents of groups without a deed of the Bank, shared by their holders
PIECES_SHARE: Final = 42
PROSPECT_SHARE: Final = 43  # of rents built, and half of those that could be completed
SHORTFALL: Final = 44  # what cash lacks at the rents of the next turn, on average
RUIN: Final = 45  # the chance that the next turn's rents ruin
PAYS_NEXT: Final = 46  # rents of the next turn
GETS_NEXT: Final = 47  # rents from rivals' next turns
SHORTFALL_LATER: Final = 48  # of any turn, once rivals have built with their cash
RUIN_LATER: Final = 49
RUIN_OF_RIVALS: Final = 50  # on their next turns, together
RUIN_LATER_OF_RIVALS: Final = 51
STAYING: Final = 52  # means beside the rents that rivals will have built
STAYING_NET: Final = 53  # the same less the rents this player will have built
STAYING_OF_RIVALS: Final = 54  # of the rival who stays longest
TOP_RENT: Final = 55  # the highest anybody may owe this player, with cash built
TOP_RENT_OF_RIVALS: Final = 56
IN_PRISON: Final = 57
SHELTER: Final = 58  # in Jail, the rents of rivals that are not paid
JAIL_CARDS: Final = 59
TURNS_UNTIL: Final = 60  # players who throw before this one, of all
RAILROADS: Final = 61
UTILITIES: Final = 62
DEEDS_SHARE: Final = 63
WORTH_SHARE: Final = 64
MORTGAGED: Final = 65  # of one's own deeds
PLAYERS: Final = 66
BANK_DEEDS: Final = 67
HOUSES_LEFT: Final = 68
ENDING_NEAR: Final = 69  # the richest will win: how soon
WORTH_AT_END: Final = 70  # the same times the lead in worth
FIRST_RUIN_ENDS: Final = 71
FEATURES: Final = 72
