"""The person at the keyboard: shows what may be done and comes back with an action."""

from typing import Final

from monopoly.game import actions as a
from monopoly.rules import debt
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.violation import Violation
from monopoly.story import describe_action, describe_refusal
from monopoly.terminal.caption import caption
from monopoly.terminal.keyboard import Keyboard
from monopoly.terminal.menu import (
    COMMANDS,
    COUNTER,
    GROUPS,
    Choice,
    Entry,
    Menu,
    build_answers,
    build_menu,
    read_choice,
)
from monopoly.terminal.screen import Screen
from monopoly.terminal.spaces import ask_space
from monopoly.terminal.table import Table
from monopoly.terminal.trade_dialog import TradeDialog
from monopoly.terminal.why_not import WhyNot

LATER: Final = "Later"


class Person:
    def __init__(self, table: Table, screen: Screen, keyboard: Keyboard) -> None:
        self._table: Final = table
        self._game: Final = table.game
        self._seat: Final = table.person
        self._screen: Final = screen
        self._keyboard: Final = keyboard
        self._trade: Final = TradeDialog(table.game, table.person, keyboard)
        self._put_off: Final[set[object]] = set()

    # --- the two questions

    def decide(self) -> tuple[int, Action]:
        """The game waits for the person: who acts (the host may be the Bank) and what is done."""
        while True:
            menu = build_menu(self._game, self._seat)
            self._screen.menu(caption(self._game, self._seat), menu, commands=self._commands())
            choice = read_choice(self._keyboard.ask())
            if choice is not None and choice.key == "e" and self._is_timed():
                return BANK, a.TimeUp()
            action = None if choice is None else self._chosen(menu, choice)
            if choice is None:
                self._keyboard.say("Type a number or a letter from the menu; ? helps.")
            if action is not None and self._is_right(action):
                return self._seat, action

    def has_to_answer(self) -> bool:
        return bool(self._unanswered())

    def _unanswered(self) -> list[Entry]:
        entries = build_answers(self._game, self._seat).entries
        return [e for e in entries if self._matter(e.actions[0]) not in self._put_off]

    def answer(self) -> Action | None:
        """What waits for the person out of turn, asked about once; None: later."""
        waiting = self._unanswered()
        menu = Menu([*waiting, Entry(LATER, ())])
        while True:
            self._screen.menu("Something for you:", menu, commands=[("q", "leave")])
            choice = read_choice(self._keyboard.ask())
            if choice is None or choice.key or choice.number > len(menu.entries):
                self._keyboard.say(f"A number from 1 to {len(menu.entries)}, please.")
                continue
            entry = menu.entries[choice.number - 1]
            if not entry.actions:
                self._put_off.update(self._matter(e.actions[0]) for e in waiting)
                return None
            action = self._action_of(entry)
            if action is not None and self._is_right(action):
                return action

    def _matter(self, action: Action) -> object:
        """What an answer is about, so that nothing put off is asked about twice."""
        s = self._game.state
        if isinstance(action, a.DemandRent):
            claims = [claim.dump() for claim in s.claims if claim.owner == self._seat]
            return action.kind, str(claims)
        if isinstance(action, a.CollectSalary):
            return action.kind, s.salary_due[self._seat]
        if isinstance(action, a.Accept | a.Refuse):
            return "offer", action.number
        return action.kind, s.throws

    # --- what was chosen

    def _chosen(self, menu: Menu, choice: Choice) -> Action | None:
        if choice.key in menu.groups:
            return self._from_group(choice.key, menu.groups[choice.key], choice.number)
        if choice.key:
            return self._command(choice.key)
        if choice.number > len(menu.entries):
            self._keyboard.say(f"There is no {choice.number} on the menu.")
            return None
        if not menu.entries:
            return None
        return self._action_of(menu.entries[choice.number - 1])

    def _action_of(self, entry: Entry) -> Action | None:
        first = entry.actions[0]
        if entry.key == COUNTER:
            return self._trade.counter(first.number) if isinstance(first, a.Accept) else None
        if entry.key:
            return self._from_group(entry.key, list(entry.actions), 0)
        if isinstance(first, a.Bid):
            return self._bid(first)
        if len(entry.actions) == 1:
            return first
        return self._want(entry) if isinstance(first, a.Want) else self._move(entry)

    def _from_group(self, key: str, found: list[Action], number: int) -> Action | None:
        if 1 <= number <= len(found):
            return found[number - 1]
        title = next(group.title for group in GROUPS if group.key == key)
        labels = [describe_action(self._game, action, self._seat) for action in found]
        chosen = self._keyboard.choose(title, labels)
        return None if chosen is None else found[chosen]

    def _bid(self, lowest: a.Bid) -> Action | None:
        money = self._game.board.money
        question = (
            f"Bid how much? ({money(lowest.amount)} to {money(lowest.highest)}; "
            f"Enter: {money(lowest.amount)})"
        )
        amount = self._keyboard.number(question, lowest.amount, lowest.highest, lowest.amount)
        return None if amount is None else a.Bid(amount)

    def _want(self, entry: Entry) -> Action | None:
        most = len(entry.actions) - 1
        count = self._keyboard.number(f"How many do you want? (0 to {most})", 0, most)
        return None if count is None else a.Want(count)

    def _move(self, entry: Entry) -> Action | None:
        space = ask_space(self._game, self._keyboard, "Where to? (a Space's name)")
        return None if space is None else a.Move(space=space)

    def _is_right(self, action: Action) -> bool:
        violation = self._game.why_not(action, self._seat)
        if violation is not None:
            self._keyboard.say(self._sentence(violation))
            return False
        if isinstance(action, a.DeclareBankruptcy):
            return self._keyboard.confirms("Then you are out of the game. Declare bankruptcy?")
        return True

    def _sentence(self, violation: Violation) -> str:
        return f"{describe_refusal(self._game, violation, self._seat)} ({violation.clause})"

    # --- letters

    def _commands(self) -> list[tuple[str, str]]:
        extra = []
        if self._may_choose_token():
            extra.append(("k", "token"))
        if self._is_timed():
            extra.append(("e", "time is up"))
        trade = [] if self._game.phase == "opening" else COMMANDS[:1]
        return [*extra, *trade, *COMMANDS[1:]]

    def _is_timed(self) -> bool:
        return self._game.why_not(a.TimeUp(), BANK) is None

    def _may_choose_token(self) -> bool:
        return self._game.phase == "opening" and self._game.state.token[self._seat] < 0

    def _command(self, key: str) -> Action | None:
        if key == "t":
            return self._trade.propose()
        if key == "x":
            return self._give_up()
        if key == "k" and self._may_choose_token():
            return self._token()
        if key == "d":
            self._deed()
        elif key == "v":
            self._screen.board()
        elif key == "w":
            answer = WhyNot(self._game, self._seat, self._keyboard).ask()
            if isinstance(answer, Violation):
                self._keyboard.say(self._sentence(answer))
        elif key == "?":
            self._screen.help()
        else:
            self._keyboard.say(f"Nothing stands behind {key} now; ? helps.")
        return None

    def _deed(self) -> None:
        here = self._game.state.position[self._seat]
        question = "Which Title Deed? (a Space's name; Enter: where you are)"
        space = ask_space(self._game, self._keyboard, question, default=here)
        if space is None:
            return
        if not self._game.board.price[space]:
            self._keyboard.say(f"{self._game.board.names[space]} has no Title Deed.")
        else:
            self._screen.deed(space)

    def _token(self) -> Action | None:
        tokens = [a.ChooseToken(i) for i in range(len(self._game.board.edition.tokens))]
        free = [token for token in tokens if self._game.why_not(token, self._seat) is None]
        labels = [describe_action(self._game, token, self._seat) for token in free]
        chosen = self._keyboard.choose("Which token?", labels)
        return None if chosen is None else free[chosen]

    def _give_up(self) -> Action | None:
        question = "All you have goes to the Bank, and you are out. Give up for good?"
        if debt.owed_by(self._game.state, self._seat):  # 90 MCS 190(h)
            question = "Your creditors come first, then the Bank. Give up for good?"
        return a.Leave() if self._keyboard.confirms(question) else None
