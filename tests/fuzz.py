"""Random play with invariants after every action: our microscope.

A fuzz game is made wholly of its seed: preset, options, players, styles, every choice and every
clumsy attempt. Every game is played to its end. Most end of themselves or when their table breaks
up: after an agreed number of turns time is called where the game has a clock, and elsewhere all
but one player leave. A game that goes on after that is longer than its bound, and fails.

One game in twenty goes through `Game`: now and then an action is taken back and done again, and
in the end the record must replay to the same digest. A failure is a number:

    python -m tests.fuzz 4711            tells the game of that seed
    python -m tests.fuzz --games 20000   plays many and reports what was seen
"""

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NoReturn

from monopoly.chance.seeded import SeededDealer
from monopoly.editions import open_edition
from monopoly.game import actions, setup
from monopoly.game.boards import board_for
from monopoly.game.game import Game, GameError
from monopoly.game.record import RecordError
from monopoly.game.step import Step
from monopoly.rules import asking, auction, debt, deeds, engine, invariants, turn, worth
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.board import BANK, NOBODY, Board
from monopoly.rules.building import Build
from monopoly.rules.building_sales import SellBuilding
from monopoly.rules.ending import TimeUp
from monopoly.rules.events import EVENTS, Event, GameOver
from monopoly.rules.leaving import Leave
from monopoly.rules.options import TIME_LIMIT
from monopoly.rules.preparation import BANKER_PLAYS, prepare, why_not_only_bank
from monopoly.rules.rent import DemandRent
from monopoly.rules.ruleset import OPTIONS, RuleSetError, preset_names, rule_set
from monopoly.rules.state import (
    FREE,
    OVER,
    TO_BID,
    TO_BUY,
    TO_MOVE_ANYWHERE,
    TO_PLACE,
    TO_SETTLE,
    State,
)
from monopoly.rules.third_die import Move
from monopoly.rules.throw import Throw, dice_thrown
from monopoly.rules.trade import Accept, Offer
from monopoly.rules.violation import REASONS, IllegalAction, Violation

CLUMSY_FAVOURITES: Final = (
    *("offer", "offer", "build", "sell-building", "sell-hotels", "mortgage", "lift-mortgage"),
    *("time-up", "demand-rent"),
    *("bid", "pass", "pay-fine", "use-jail-card", "sit-out", "want", "declare-bankruptcy", "buy"),
)
# Rule sets that bring about what seldom comes about.
THEMES: Final[tuple[dict[str, object], ...]] = (
    {"houses": 5, "hotels": 3},
    {"houses": 12, "hotels": 2, "starting_cash": 4000, "ending": "last-standing"},
    {"houses": 13, "hotels": 12, "starting_cash": 4000, "free_parking": "all"},
    {"rent_claim": "on-demand", "jail_business": False},
    {"ending": "time-limit"},
    {"hotels": 0, "starting_cash": 4000},
    {"banker": "player", "starting_cash": 300},
    {"auction_on_decline": False, "rent_from_jail": False, "free_parking": "jackpot"},
    {"round_limit": 4, "go_landing_salary": 400, "turn_skipping": "challenge"},
    {"rent_from_jail": False, "rent_claim": "on-demand", "round_limit": 12},
)
OWN_BOARD: Final = Path(__file__).parent / "editions" / "boards" / "harbour-town.toml"
ON_OWN_BOARD: Final = 0.1
ONLY_BANKS: Final = "Zoe"
NAMES: Final = ["Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal"]
TURNS_SHORT: Final = 40  # after so many the table breaks up
TURNS_LONG: Final = 400  # in one game of ten
TURNS_TO_END: Final = 2  # the turn being played, and one that a call brought back
STEPS_MAX: Final = 40_000  # many times what the longest game takes: one turn without end
THROUGH_GAME: Final = 0.05
UNDONE_MAX: Final = 20


class FuzzFailure(AssertionError):
    pass


@dataclass
class Seen:
    """What a run of games has come across, to find what was never seen."""

    games: int = 0
    finished: int = 0
    by_themselves: int = 0  # of those finished: before their table broke up
    replayed: int = 0
    undone: int = 0
    steps: int = 0
    turns: int = 0
    longest: int = 0  # in turns
    kinds: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    presets: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Seen") -> None:
        self.games += other.games
        self.finished += other.finished
        self.by_themselves += other.by_themselves
        self.replayed += other.replayed
        self.undone += other.undone
        self.steps += other.steps
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.kinds += other.kinds
        self.events += other.events
        self.refusals += other.refusals
        self.endings += other.endings
        self.presets += other.presets


def random_rules(rng: random.Random, preset: str) -> Board:
    """The preset, or any; half the time with options of all sorts, where they go together."""
    preset = preset or rng.choice(preset_names())
    options: dict[str, object] = {}
    if rng.random() < ON_OWN_BOARD:
        options["edition"] = open_edition(OWN_BOARD)
    if rng.random() < 0.3:
        options |= rng.choice(THEMES)
    elif rng.random() < 0.5:
        for option in rng.sample(OPTIONS, rng.randint(1, 6)):
            if option.name == "starting_cash":
                options[option.name] = rng.choice([50, 300, 1500, 4000])
            elif option.name == "round_limit":
                options[option.name] = rng.choice([1, 2, 5, 20])
            elif option.name in ("houses", "hotels"):
                options[option.name] = rng.choice([0, 2, 4, 6, 12, 32])
            else:
                options[option.name] = rng.choice(list(option.values))
    try:
        return board_for(rule_set(preset, **options))
    except RuleSetError:
        return board_for(rule_set(preset))


class FuzzGame:
    def __init__(self, seed: int, seen: Seen, preset: str = "") -> None:
        self.seed = seed
        self.preset = preset
        self.rng = random.Random(seed)
        self.seen = seen
        self.board = random_rules(self.rng, preset)
        self.dealer = SeededDealer(seed)
        self.game: Game | None = None
        if self.rng.random() < THROUGH_GAME:
            self.game = self._new_game()
        else:
            self._state = self._start()
        self.story: list[tuple[int, Action, Sequence[Event]]] = []
        # How fond this game's players are of each kind of action.
        self.taste = {kind: self.rng.choice([0.02, 0.3, 1.0]) for kind in actions.KINDS}
        self.taste |= {"throw": 1.0, "end-turn": 1.0, "keep-mortgage": 1.0, "bid": 1.0}
        self.clumsiness = self.rng.choice([0.02, 0.2])
        self.favourite = self.rng.choice(CLUMSY_FAVOURITES)
        self.seen.presets[self.board.rules.name] += 1
        self.turns_max = TURNS_LONG if self.rng.random() < 0.1 else TURNS_SHORT
        self.broke_up = False
        self.undone = 0
        self.step = 0

    @property
    def state(self) -> State:
        return self.game.state if self.game is not None else self._state

    def _new_game(self) -> Game:
        names = NAMES[: self.rng.randint(2, 8)]
        banker = self.rng.choice(["", names[-1], ONLY_BANKS]) if self.board.called_auctions else ""
        game = self._game_with(names, banker)
        if game is None:  # too few for one who only banks: then the first seat does
            self.seen.refusals[BANKER_PLAYS.key] += 1
            game = self._game_with(names, "")
            assert game is not None
        self.seen.events.update(event.kind for event in game.opening_events)
        return game

    def _game_with(self, names: list[str], banker: str) -> Game | None:
        rules = self.board.rules
        try:
            return Game.new(rules, players=names, seed=self.seed % 2**64, banker_name=banker)
        except GameError as error:
            if BANKER_PLAYS.template not in str(error):
                raise
            return None

    def _start(self) -> State:
        board, rng = self.board, self.rng
        players = rng.randint(2, 8)
        banker = rng.choice([0, players - 1, NOBODY]) if board.called_auctions else NOBODY
        s = prepare(board, NAMES[:players], banker)
        if why_not_only_bank(s) is not None:
            self.seen.refusals[BANKER_PLAYS.key] += 1
            s.banker = 0
        s.log = []
        setup.begin(s, setup.draw_orders(board, self.dealer))
        self.seen.events.update(event.kind for event in s.log)
        s.log = None
        if not board.dealt_deeds and rng.random() < 0.6:
            self._start_in_the_middle(s)
        return s

    def _start_in_the_middle(self, s: State) -> None:
        """Whole groups in few hands, so that houses, shortages and ruin come soon."""
        for spaces in self.board.group_spaces:
            owner = self.rng.randrange(s.players)
            for space in spaces:
                if self.rng.random() < 0.9:
                    deeds.give(s, space, owner)

    # --- a step

    def play(self) -> None:
        while self.state.phase != OVER:
            if self.state.turn > self.turns_max + TURNS_TO_END or self.step > STEPS_MAX:
                self.fail(f"longer than its bound: {self.state.turn} turns, {self.step} steps")
            if self.state.turn >= self.turns_max and not self.state.time_up:
                self._break_up()
            else:
                self._one_step()
            self.step += 1
        self._attempt(Throw(), 0)
        if self.game is not None:
            self._replay(self.game)
        self._count()

    def _break_up(self) -> None:
        """Where the game has a clock, time is called; else somebody leaves, until one is left."""
        s = self.state
        self.broke_up = True
        if self.board.ending == TIME_LIMIT:
            self._do(TimeUp(), BANK)
        else:
            self._do(Leave(), max(seat for seat in range(s.players) if s.retired[seat] == 0))

    def _count(self) -> None:
        seen, turns = self.seen, int(self.state.turn)
        seen.games += 1
        seen.finished += self.state.phase == OVER
        seen.by_themselves += not self.broke_up
        seen.steps += self.step
        seen.turns += turns
        seen.longest = max(seen.longest, turns)

    def _replay(self, game: Game) -> None:
        """The record comes to the same game, to the last digit."""
        lines = game.record()
        try:
            twin = Game.replay(lines)
        except RecordError as error:
            self.fail(f"the record does not replay: {error}")
        if twin.digest() != game.digest() or twin.record() != lines:
            self.fail("the record replays to another game")
        self.seen.replayed += 1

    def _one_step(self) -> None:
        s, rng = self.state, self.rng
        player = self._next_to_ask()
        if rng.random() < 0.15:
            player = rng.randrange(-1, s.players) if rng.random() < 0.99 else s.players
        if rng.random() < self.clumsiness:
            kind = rng.choice(actions.KINDS) if rng.random() < 0.5 else self.favourite
            if kind == "time-up" and rng.random() < 0.9:
                player = BANK
            self._attempt(self._any_action(kind, player), player)
            return
        if rng.random() < 0.05 and (rare := self._rare_attempt()) is not None:
            self._attempt(*rare)
            return
        if s.phase == TO_PLACE and rng.random() < 0.3:
            self._attempt(self._any_action("build", int(s.actor)), int(s.actor))
            return
        if s.claims and rng.random() < 0.1:
            self._attempt(DemandRent(s.claims[0].debtor), int(s.claims[0].owner))
            return
        if player == s.players:
            self._attempt(Throw(), player)
            return
        choices = engine.legal_actions(s, player)
        if not choices:
            if player == s.actor:
                self.fail(f"the actor {player} has nothing to do in phase {s.phase}")
            return
        weights = [self._weight(action) for action in choices]
        action = rng.choices(choices, weights)[0]
        if isinstance(action, Bid) and rng.random() < 0.7:
            action = Bid(rng.randint(action.amount, max(action.amount, action.highest)))
        self._do(action, player)

    def _next_to_ask(self) -> int:
        """As in any game, but that some of those who have something to answer keep silent."""
        silent = 0
        if asking.anything_stands(self.state):
            silent = self.rng.getrandbits(int(self.state.players))
        return int(asking.next_to_ask(self.state, silent))

    def _weight(self, action: Action) -> float:
        if action.kind == "build":
            return 3.0
        if action.kind in ("mortgage", "lift-mortgage", "sell-building", "sell-hotels"):
            return 1.0 if self.state.phase == TO_SETTLE else 0.1 * self.taste[action.kind]
        return self.taste[action.kind]

    def _do(self, action: Action, player: int) -> None:
        """Carries out what the law lists: every listed action must go through as it is."""
        means = self._means_of_debtors() if isinstance(action, Accept) else []
        try:
            if self.game is not None:
                log: Sequence[Event] = self._do_in_game(self.game, action, player)
            else:
                log = self._do_by_law(action, player)
        except IllegalAction as error:
            self.fail(f"{action} by {player} was listed but refused: {error}")
        except FuzzFailure:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it was, tell the seed
            self.fail(f"{action} by {player} broke the rules' code: {error!r}")
        self.story.append((player, action, log))
        self.seen.kinds[action.kind] += 1
        for event in log:
            self.seen.events[event.kind] += 1
            if isinstance(event, GameOver):
                self.seen.endings[event.ending] += 1
        wrong = invariants.broken(self.state)
        if wrong is not None:
            self.fail(f"after {action} by {player}: {wrong}")
        self._check_debtors(means)

    def _means_of_debtors(self) -> list[tuple[int, int, int]]:
        """Who owes, how much in all, and what each of them can raise."""
        s = self.state
        return [
            (seat, debt.owed_by(s, seat), int(s.cash[seat] + worth.could_raise(s, seat)))
            for seat in range(s.players)
            if debt.owed_by(s, seat)
        ]

    def _check_debtors(self, before: list[tuple[int, int, int]]) -> None:
        """90 MCS 190(i): no trade took away what could have paid."""
        s = self.state
        for seat, owed, means in before:
            paid = owed - debt.owed_by(s, seat)
            left = s.cash[seat] + worth.could_raise(s, seat) + paid
            if left < min(means, owed):
                self.fail(f"{s.names[seat]} owed {owed} and had {means}; the trade left {left}")

    def _do_by_law(self, action: Action, player: int) -> list[Event]:
        s = self.state
        if isinstance(action, Throw):
            action = self.dealer.throw(dice_thrown(s, player))
        log: list[Event] = []
        s.log = log
        try:
            engine.apply(s, action, player)
        finally:
            s.log = None
        return log

    def _do_in_game(self, game: Game, action: Action, player: int) -> Step:
        """Once in a while done, taken back and done again: the same must come of it."""
        if isinstance(action, Throw):
            action = Throw()  # the dealer has the faces
        by = "Bank" if player == BANK else game.players[player]
        if self.undone == UNDONE_MAX or self.rng.random() > 0.01:
            return game.apply(action, by)
        before = game.digest()
        game.apply(action, by)
        after = game.digest()
        game.undo()
        if game.digest() != before:
            self.fail(f"undo of {action} by {player} does not lead back")
        step = game.apply(action, by)
        if game.digest() != after:
            self.fail(f"{action} by {player} came out differently after an undo")
        self.undone += 1
        self.seen.undone += 1
        return step

    def _why_not(self, action: Action, player: int) -> Violation | None:
        if self.game is None or player >= self.state.players:
            return engine.why_not(self.state, action, player)
        return self.game.why_not(action, player)

    def _attempt(self, action: Action, player: int) -> None:
        """Tries something that may well be refused; refused, nothing may have changed."""
        s = self.state
        violation = self._why_not(action, player)
        if violation is None:
            if action.kind not in ("leave", "time-up") or self.rng.random() < 0.1:
                self._do(action, player)
            return
        key = violation.key
        sampled = self.rng.random() < 0.05  # drawn always: the game is made of its seed alone
        if self.seen.refusals[key] < 5 or sampled:
            before = s.dump()
            try:
                if self.game is None or player >= s.players:
                    engine.apply(s, action, player)
                else:
                    self.game.apply(action, player)
                self.fail(f"{action} by {player} was refused ({key}) and then carried out")
            except IllegalAction:
                pass
            if s.dump() != before:
                self.fail(f"{action} by {player} was refused ({key}) and changed something")
            if "{" in violation.sentence or not violation.clause:
                self.fail(f"a refusal that does not read: {violation}")
        self.seen.refusals[key] += 1

    # --- clumsy attempts

    def _rare_attempt(self) -> tuple[Action, int] | None:
        """What chance alone would hardly ever try at a moment that hardly ever comes."""
        s, board, rng = self.state, self.board, self.rng
        last = s.time_up or turn.is_beyond_last_round(s, turn.next_player(s))
        if board.skipping and last:
            return Throw(), rng.randrange(s.players)
        if s.phase == TO_MOVE_ANYWHERE:
            return Move(space=int(s.position[s.actor])), int(s.actor)
        if s.phase == TO_BID and not board.jail_business:
            prisoners = [seat for seat in range(s.players) if s.jail[seat] != FREE]
            if prisoners:
                return Bid(int(auction.lowest_bid(s))), rng.choice(prisoners)
        if s.hotels < board.hotels:
            hotels = [int(sp) for sp in board.deeds if s.buildings[sp] == board.hotel]
            space = rng.choice(hotels)
            return SellBuilding(space), int(s.owner[space])
        if s.phase == TO_SETTLE:
            for offer in s.offers:
                if s.actor in (offer.proposer, offer.receiver):
                    return Accept(offer.number), int(offer.receiver)
            return self._debtors_gift(int(s.actor)), int(s.actor)
        if s.phase in (TO_BUY, TO_BID) and s.houses < 6:
            lots = [int(sp) for sp in board.deeds if s.owner[sp] != BANK and board.house_cost[sp]]
            if lots:
                space = rng.choice(lots)
                return Build(space), int(s.owner[space])
        return None

    def _debtors_gift(self, debtor: int) -> Action:
        """Leaves, or offers all of the estate that can be traded for nothing (90 MCS 190)."""
        s, rng = self.state, self.rng
        if rng.random() < 0.3:
            return Leave()
        others = [seat for seat in range(s.players) if seat != debtor and s.retired[seat] == 0]
        held = [int(sp) for sp in self.board.deeds if s.owner[sp] == debtor]
        bare = [space for space in held if not deeds.group_has_buildings(s, space)]
        return Offer(to=rng.choice(others), give_deeds=bare, give_cash=int(s.cash[debtor]))

    def _any_action(self, kind: str, player: int) -> Action:
        rng, s = self.rng, self.state
        space = rng.randrange(40)
        held = [int(sp) for sp in self.board.deeds if s.owner[sp] == player]
        if held and rng.random() < 0.8:
            space = rng.choice(held)
        data: dict[str, object] = {"kind": kind}
        if kind in ("offer", "counter"):
            data |= self._terms(player)
        if kind == "counter":
            del data["to"]
        if kind == "offer" and rng.random() < 0.1:
            data["to"] = rng.randrange(-1, s.players + 1)
        if kind in ("counter", "accept", "refuse", "withdraw"):
            data["number"] = rng.choice([offer.number for offer in s.offers] or [1, 99])
        if kind in ("build", "sell-building", "mortgage", "lift-mortgage", "keep-mortgage"):
            data["space"] = space
        if kind == "sell-hotels":
            data["group"] = rng.randrange(10)
        if kind == "bid":
            lowest = int(auction.lowest_bid(s))
            data["amount"] = rng.choice([0, 1, lowest - 1, lowest, 10**6])
        if kind == "want":
            data["count"] = rng.choice([0, 1, 2, 30])
        if kind == "demand-rent":
            data["player"] = rng.randrange(-1, s.players + 1)
        if kind == "choose-token":
            data["token"] = rng.randrange(-1, 10)
        if kind == "move":
            data |= rng.choice([{"steps": rng.randint(0, 12)}, {"space": space}])
        if kind == "use-jail-card" and rng.random() < 0.5:
            data["deck"] = rng.randrange(2)
        if kind == "throw":
            data["dice"] = [rng.randint(1, 6) for _ in range(rng.choice([2, 3]))]
        return actions.from_dict(data)

    def _terms(self, player: int) -> dict[str, object]:
        rng, s = self.rng, self.state
        player = max(player, 0)
        other = rng.choice([p for p in range(s.players) if p != player])
        terms: dict[str, object] = {"to": other}
        for side, giver in (("give", player), ("get", other)):
            held = [int(sp) for sp in self.board.deeds if s.owner[sp] == giver]
            if rng.random() < 0.05:
                held = list(range(40))
            terms[f"{side}_deeds"] = rng.sample(held, min(len(held), rng.randrange(3)))
            terms[f"{side}_cash"] = rng.choice([0, 0, 0, 1, 50, 200, 200, 5000, -1])
            cards = [deck for deck in range(2) if s.jail_card[deck] == giver]
            terms[f"{side}_cards"] = cards if rng.random() < 0.9 else rng.choice([[0], [1]])
        return terms

    # --- failing

    def fail(self, problem: str) -> NoReturn:
        raise FuzzFailure(
            f"seed {self.seed}, step {self.step}, rules {self.board.rules.name} "
            f"{self.board.rules.changes()}: {problem}\n"
            f"replay with: python -m tests.fuzz {self.seed} {self.preset}".rstrip()
        )


def play_games(first: int, count: int) -> Seen:
    seen = Seen()
    for seed in range(first, first + count):
        FuzzGame(seed, seen).play()
    return seen


def tell(seed: int, preset: str) -> None:
    game = FuzzGame(seed, Seen(), preset)
    print(f"{game.board.rules.name} {game.board.rules.changes()}, {game.state.players} players")
    try:
        game.play()
    finally:
        for number, (player, action, events) in enumerate(game.story):
            print(f"{number:5} {player:3} {action}")
            for event in events:
                print(f"              {event}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play with invariants after every action.")
    parser.add_argument("seed", type=int, nargs="?", help="tell the game of this seed")
    parser.add_argument("preset", nargs="?", default="", help="in this preset, not any")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    if args.seed is not None:
        tell(args.seed, args.preset)
        return
    seen = play_games(args.first, args.games)
    print("never refused:", *(key for key in REASONS if not seen.refusals[key]))
    print("never happened:", *(kind for kind in EVENTS if not seen.events[kind]))
    print("never done:", *(kind for kind in actions.KINDS if not seen.kinds[kind]))
    print(
        f"{seen.games} games, {seen.finished} finished, {seen.by_themselves} by themselves, "
        f"{seen.replayed} replayed, {seen.undone} actions undone, {seen.steps} steps, "
        f"{seen.turns} turns, {seen.longest} in the longest"
    )
    print("endings", *(f"{name}={count}" for name, count in seen.endings.most_common()))
    for title, counter in (
        ("kinds", seen.kinds),
        ("events", seen.events),
        ("refusals", seen.refusals),
    ):
        print(title, *(f"{name}={count}" for name, count in counter.most_common()))


if __name__ == "__main__":
    main()
