"""Trades: what is laid into the trays, what they would do, and offers that wait."""

import json
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from monopoly.client import Player
from monopoly.protocol.messages import BundlePosition, DeckName
from tests.server.sent import state_sent
from tests.web.ann_and_bob import RICH, deeds_of, table_of, with_bob
from tests.web.company import Company, play_together, preferring
from tests.web.scenes import phase
from tests.web.visit import Visit

ANN, BOB = 0, 1
ORIENTAL, VERMONT, CONNECTICUT = 6, 8, 9
ST_JAMES, TENNESSEE, NEW_YORK = 16, 18, 19
SHEET: Final = "[data-sheet=trade]"
OFFERS: Final = "[data-prompt=offers]"
ASKED: Final = "() => document.querySelector('mp-table').store.funds()"  # and has been answered


class Deal:
    """Ann at a page, Bob elsewhere; whatever the dice were, they hold what a test wants."""

    def __init__(self, visit: Visit, company: Company) -> None:
        options = {"starting_cash": RICH}
        self.company: Final = company
        self.guest, self.ann, self.bob = with_bob(visit, company, options=options)
        self.page: Final = self.guest.page

    def play(self, *, until_asked: Player | None = None) -> None:
        """Until both groups are sold, somebody has a card out of Jail, and all is calm."""

        def is_there() -> bool:
            asked = [one for one in (self.ann, self.bob) if one.is_asked]
            return (
                self.ann.position is not None
                and self.ann.version == self.bob.version  # both have heard it all
                and all(state_sent(self.ann).owner[space] >= 0 for space in every())
                and max(state_sent(self.ann).jail_card) >= 0
                and any(phase("to-throw")(one) for one in asked)
                and (until_asked is None or until_asked in asked)
            )

        both = [self.ann, self.bob]
        assert self.company.do(play_together(both, is_there, preferring("buy", "bid")))

    def arrange(self, anns: Sequence[int], bobs: Sequence[int], *, card: int) -> int:
        """Deeds change hands until these have them, and one has the card; which card it is."""
        holders = list(state_sent(self.ann).jail_card)
        gives = [space for space in bobs if space in deeds_of(self.ann, ANN)]
        gets = [space for space in anns if space in deeds_of(self.ann, BOB)]
        deck = next(deck for deck, holder in enumerate(holders) if holder >= 0)
        cards: dict[str, list[int]] = {}
        if holders[deck] != card:
            cards = {"give_cards" if card == BOB else "get_cards": [deck]}
        if gives or gets or cards:
            self.offer(self.ann, BOB, give_deeds=gives, get_deeds=gets, give_cash=1, **cards)
            self.company.act(self.bob, kind="accept", number=self.standing()[0])
        return deck

    def offer(self, who: Player, to: int, **terms: object) -> int:
        before = self.standing()
        self.company.act(who, kind="offer", to=to, **terms)
        other = self.bob if who is self.ann else self.ann
        self.company.wait(other, lambda: len(self.standing(other)) > len(before))
        return self.standing(other)[-1]

    def standing(self, who: Player | None = None) -> list[int]:
        """The numbers of the offers that stand."""
        position = (who or self.bob).position
        assert position is not None
        return [offer.number for offer in position.offers]

    def open(self) -> Locator:
        """The page, with the sheet where an offer is made."""
        self.guest.go_to(table_of(self.ann))
        self.guest.press("[data-open=trade]")
        return self.page.locator(SHEET)

    def look(self) -> Locator:
        """The page, with what is offered."""
        self.guest.go_to(table_of(self.ann))
        return self.page.locator(OFFERS)


def every() -> tuple[int, ...]:
    return ORIENTAL, VERMONT, CONNECTICUT, ST_JAMES, TENNESSEE, NEW_YORK


@pytest.fixture
def deal(visit: Visit, company: Company) -> Deal:
    return Deal(visit, company)


def drag(page: Page, chip: Locator, to: Locator) -> None:
    """By the mouse, as a hand does: not in one leap."""
    chip.hover(position={"x": 4, "y": 4})
    box = to.bounding_box()
    assert box is not None
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()


def laid(sheet: Locator, way: str) -> list[str]:
    """What lies in a tray: Spaces, and the decks of cards."""
    found: list[str] = sheet.locator(f"[data-tray={way}] .trade-chip").evaluate_all(
        "all => all.map(({ dataset }) => dataset.space ?? `card ${dataset.card}`)"
    )
    return found


def test_what_is_dragged_and_tapped_is_what_is_offered(deal: Deal) -> None:
    """A deed by the mouse, another by a tap, a card out of Jail, and money on both sides."""
    deal.play()
    deck = deal.arrange([ST_JAMES, TENNESSEE, ORIENTAL], [VERMONT, NEW_YORK], card=BOB)
    sheet, page = deal.open(), deal.page
    oriental = sheet.locator(f"button[data-space='{ORIENTAL}']")
    drag(page, oriental, oriental)  # lifted, and let go where it was
    assert laid(sheet, "give") == []
    drag(page, oriental, sheet.locator("[data-tray=give]"))
    expect(sheet.locator("[data-tray=give] .trade-chip")).to_have_count(1)
    drag(page, oriental, sheet.locator(".holdings").last)  # thought better of
    expect(sheet.locator("[data-tray=give] .trade-chip")).to_have_count(0)
    drag(page, oriental, sheet.locator("[data-tray=get]"))  # hers is not theirs to give
    assert (laid(sheet, "give"), laid(sheet, "get")) == ([], [])
    drag(page, oriental, sheet.locator("[data-tray=give]"))
    sheet.locator(f"button[data-space='{TENNESSEE}']").click()
    sheet.locator(f"button[data-space='{TENNESSEE}']").click()  # and back
    sheet.locator(f"button[data-space='{NEW_YORK}']").click()
    sheet.locator(f"button[data-card='{deck}']").click()
    assert laid(sheet, "give") == [str(ORIENTAL)]
    assert laid(sheet, "get") == [str(NEW_YORK), f"card {deck}"]
    sheet.locator("[data-cash=give]").fill("35")
    sheet.locator("[data-tray=get] [aria-label='+50']").click()
    sheet.locator("[data-action=offer]").click()
    expect(sheet).to_be_hidden()
    deal.company.wait(deal.bob, lambda: bool(deal.standing()))
    assert deal.bob.position is not None
    (offer,) = deal.bob.position.offers
    assert (offer.proposer, offer.receiver) == ("Ann", "Bob")
    assert offer.give == BundlePosition(deeds=["Oriental Avenue"], cash=35)
    decks: tuple[DeckName, ...] = ("chance", "community-chest")
    assert offer.get == BundlePosition(deeds=["New York Avenue"], cash=50, jail_cards=[decks[deck]])
    deal.company.act(deal.bob, kind="accept", number=offer.number)
    deal.page.wait_for_function(
        "deck => document.querySelector('mp-table').store.position.jail_cards[deck] === 0", arg=deck
    )


def test_the_sheet_says_what_a_trade_does_to_each_side(deal: Deal) -> None:
    """Both complete a group by it and both owe the Bank interest; and then not quite."""
    deal.play()
    deal.arrange([ST_JAMES, TENNESSEE, ORIENTAL], [VERMONT, CONNECTICUT, NEW_YORK], card=ANN)
    deal.company.act(deal.ann, kind="mortgage", space=ORIENTAL)
    deal.company.act(deal.bob, kind="mortgage", space=NEW_YORK)
    sheet = deal.open()
    for space in (ORIENTAL, NEW_YORK):
        sheet.locator(f"button[data-space='{space}']").click()
    sheet.locator("[data-cash=give]").fill("40")
    cash = list(state_sent(deal.ann).cash)
    mine, theirs = (sheet.locator(f"[data-effect='{seat}']") for seat in (ANN, BOB))
    expect(mine).to_contain_text(f"${cash[ANN] - 40 - 10:,} cash after")
    expect(mine.locator(".completes")).to_contain_text("orange", ignore_case=True)
    expect(mine).to_contain_text("$10 interest")
    expect(theirs.locator(".completes")).to_contain_text("light blue", ignore_case=True)
    expect(theirs).to_contain_text("$5 interest")
    expect(theirs).to_contain_text(f"${cash[BOB] + 40 - 5:,} cash after")
    sheet.locator(f"button[data-space='{VERMONT}']").click()
    expect(theirs.locator(".completes")).to_have_count(0)
    sheet.locator(f"button[data-space='{ORIENTAL}']").click()  # now Ann gets two, and gives none
    expect(mine).to_contain_text("1 → 2 of 3")
    expect(mine.locator(".completes")).to_have_count(1)
    sheet.locator("[data-action=offer]").click()
    deal.company.wait(deal.bob, lambda: bool(deal.standing()))


def test_an_offer_says_what_it_does_and_is_refused(deal: Deal) -> None:
    deal.play()
    deal.arrange([ST_JAMES, TENNESSEE], [NEW_YORK], card=BOB)
    deal.company.act(deal.bob, kind="mortgage", space=NEW_YORK)
    deal.offer(deal.bob, ANN, give_deeds=[NEW_YORK], get_cash=77)
    offers = deal.look()
    mine = offers.locator(f"[data-effect='{ANN}']")
    expect(mine.locator(".completes")).to_contain_text("orange", ignore_case=True)
    expect(mine).to_contain_text("$10 interest")
    expect(offers.locator(".goods").nth(0)).to_contain_text("New York")
    expect(offers.locator(".goods").nth(1)).to_have_text("$77")
    offers.locator("[data-action=refuse]").click()
    expect(offers).to_be_hidden()
    deal.company.wait(deal.bob, lambda: not deal.standing())


def test_an_offer_waits_while_the_game_goes_on(deal: Deal) -> None:
    """Ann throws with Bob's offer beside her; it stays while he is on turn and through a reload,
    folded away it can be had again, and it is there until he takes it back."""
    deal.play(until_asked=deal.ann)
    deal.arrange([ST_JAMES], [NEW_YORK], card=ANN)
    number = deal.offer(deal.bob, ANN, give_deeds=[NEW_YORK], get_cash=77)
    offers = deal.look()
    standing = offers.locator(f"[data-offer='{number}']")
    expect(standing).to_be_visible()
    before = deal.ann.version
    deal.guest.press("[data-main][data-action=throw]")
    deal.company.wait(deal.ann, lambda: deal.ann.version > before)
    expect(standing).to_be_visible()
    deal.play(until_asked=deal.bob)
    deal.page.wait_for_function(
        "() => document.querySelector('mp-table').store.decision?.actor === 1"
    )
    expect(standing).to_be_visible()
    deal.page.reload()
    expect(standing.locator("[data-action=accept]")).to_be_visible()
    offers.locator("[data-fold]").click()
    expect(standing).to_be_hidden()
    offers.locator("[data-fold]").click()
    expect(standing).to_be_visible()
    deal.company.act(deal.bob, kind="withdraw", number=number)
    expect(offers).to_be_hidden()


def test_ones_own_offer_is_taken_back_and_changed(deal: Deal) -> None:
    """Withdrawn from its sheet, it stays in the trays; sent again, it is countered, and the counter
    is looked at from Ann's side."""
    deal.play()
    deal.arrange([ST_JAMES], [NEW_YORK], card=ANN)
    first = deal.offer(deal.ann, BOB, give_deeds=[ST_JAMES], get_cash=60)
    offers = deal.look()
    expect(offers.locator("[data-mine]")).to_contain_text("for $60")
    offers.locator("[data-look]").click()
    sheet = deal.page.locator(SHEET)
    expect(sheet.locator("[data-cash]")).to_have_count(0)  # as it stands it is not to be changed
    sheet.locator("[data-action=withdraw]").click()
    deal.company.wait(deal.bob, lambda: not deal.standing())
    expect(sheet.locator("[data-cash=get]")).to_have_value("60")
    assert laid(sheet, "give") == [str(ST_JAMES)]
    sheet.locator("[data-cash=get]").fill("90")
    sheet.locator("[data-action=offer]").click()
    deal.company.wait(deal.bob, lambda: bool(deal.standing()))
    assert deal.standing()[0] > first
    deal.company.act(
        deal.bob, kind="counter", number=deal.standing()[0], give_cash=70, get_deeds=[ST_JAMES]
    )
    theirs = offers.locator(".offer:not([data-mine])")
    theirs.locator("[data-look]").click()
    expect(sheet.locator("[data-tray=get]")).to_contain_text("$70")
    assert laid(sheet, "give") == [str(ST_JAMES)]
    sheet.locator("[data-action=refuse]").click()
    expect(offers).to_be_hidden()


def doings(page: Page) -> list[str]:
    """Kinds of what this page does at its table, as it comes to be sent."""
    done: list[str] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            done.append(message["action"]["kind"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return done


def test_a_gift_is_sent_only_after_it_was_asked_about(deal: Deal) -> None:
    """In the server's words, once; asking for something for nothing gives nothing away."""
    deal.play()
    deal.arrange([ST_JAMES, ORIENTAL], [NEW_YORK], card=ANN)
    done, sheet, page = doings(deal.page), deal.open(), deal.page
    question = page.locator("[data-sheet=confirm]")
    send = sheet.locator("[data-action=offer]")
    for space in (ST_JAMES, ORIENTAL):
        sheet.locator(f"button[data-space='{space}']").click()
    send.click()
    expect(question).to_contain_text(
        "You give Bob Oriental Avenue and St. James Place and get nothing for it."
    )
    question.locator("button:not(.danger):not(.close)").click()
    expect(question).to_have_count(0)
    page.evaluate(ASKED)
    assert done == []
    assert laid(sheet, "give") == [str(ORIENTAL), str(ST_JAMES)]
    send.click()
    question.locator(".danger").click()
    expect(sheet).to_be_hidden()
    deal.company.wait(deal.bob, lambda: len(deal.standing()) == 1)
    assert done == ["offer"]


def test_asking_for_something_for_nothing_is_not_asked_about(deal: Deal) -> None:
    deal.play()
    deal.arrange([ST_JAMES], [NEW_YORK], card=ANN)
    sheet = deal.open()
    sheet.locator(f"button[data-space='{NEW_YORK}']").click()
    sheet.locator("[data-action=offer]").click()
    expect(sheet).to_be_hidden()
    deal.company.wait(deal.bob, lambda: len(deal.standing()) == 1)


def test_a_gift_as_an_answer_is_asked_about_too(deal: Deal) -> None:
    """Bob asks for a deed and gives nothing; Ann would counter with another gift, then accepts."""
    deal.play()
    deal.arrange([ST_JAMES, ORIENTAL], [NEW_YORK], card=ANN)
    deal.offer(deal.bob, ANN, get_deeds=[ST_JAMES])
    done, offers, page = doings(deal.page), deal.look(), deal.page
    question = page.locator("[data-sheet=confirm]")
    offers.locator("[data-look]").click()
    sheet = page.locator(SHEET)
    sheet.locator("[data-counter]").click()
    sheet.locator(f"button[data-space='{ORIENTAL}']").click()
    sheet.locator("[data-action=counter]").click()
    expect(question).to_contain_text("Oriental Avenue and St. James Place and get nothing for it.")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    sheet.locator(".close").click()
    page.evaluate(ASKED)
    assert done == []
    expect(offers.locator("[data-effect]")).to_be_visible()  # what it would do is known
    offers.locator("[data-action=accept]").click()
    expect(question).to_contain_text("You give Bob St. James Place and get nothing for it.")
    question.locator(".danger").click()
    deal.company.wait(deal.bob, lambda: ST_JAMES in deeds_of(deal.bob, BOB))
    assert done == ["accept"]
