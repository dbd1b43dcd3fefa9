"""Whole tables by keyboard, as people play them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import OptionList, Static

from klubovna.cli.desk import Desk
from klubovna.cli.tables import TableWish, _loaded, _new
from klubovna.core.game import titles
from klubovna.core.record import Record
from klubovna.games._template import GAME
from klubovna.terminal.app import TableApp
from klubovna.terminal.screens import Curtain, Ending, Help, Log, Told, Why
from klubovna.terminal.seats import NamedSeat
from klubovna.terminal.sitting import Sitting
from tests.terminal.conftest import PAUSE, SetTable, seen

SMALL = (80, 24)
LARGE = (140, 45)


async def until_asked(app: TableApp, pilot: Pilot[Any]) -> None:
    """Wait while bots move."""
    for _ in range(400):
        await pilot.pause()
        if app.asked is not None or app.table.state.is_over or len(app.screen_stack) > 1:
            return
        await pilot.pause(0.005)
    raise AssertionError("nobody was asked")


async def until_kind(app: TableApp, pilot: Pilot[Any], kind: str) -> None:
    """Take first options until a kind of question comes."""
    for _ in range(100):
        await until_asked(app, pilot)
        if app.asked is not None and app.asked.kind == f"marbles.{kind}":
            return
        await pilot.press("end", "enter")
    raise AssertionError(f"{kind} was never asked")


@pytest.mark.parametrize("key", ["1", "enter"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_whole_game_by_keyboard(
    set_table: SetTable, key: str, size: tuple[int, int]
) -> None:
    """One key, again and again, leads from the first question to the score sheet."""
    table = set_table(players=3)
    app = TableApp(table, pause=PAUSE)
    async with app.run_test(size=size) as pilot:
        for _ in range(100):
            await until_asked(app, pilot)
            if table.state.is_over:
                break
            await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, Ending)
        screen = seen(app)
        assert "The game is over" in screen and "Total" in screen and "win" in screen
        await pilot.press("l")
        assert isinstance(app.screen, Log)
        await pilot.press("q")
    assert table.path is not None
    assert Record.load(table.path).verify().state.is_over


async def test_a_game_alone_that_is_lost(set_table: SetTable) -> None:
    """No rival, no curtain; and the end says that nobody has won."""
    table = set_table(players=1)
    app = TableApp(table, pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(40):
            await until_asked(app, pilot)
            if table.state.is_over:
                break
            assert app.screen_stack == [app.screen]
            await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Ending)
        screen = seen(app)
        assert "Nobody won this time." in screen and "★" not in screen


async def test_some_turns_of_fort(set_table: SetTable) -> None:
    """The first game on the shelf, at the smallest screen; bots move at once."""
    table = set_table(titles()["fort"], players=4, seed=3)
    app = TableApp(table, pause=0)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(25):
            await until_asked(app, pilot)
            await pilot.press("enter")
        await pilot.press("q")
    assert table.path is not None
    assert len(Record.load(table.path).verify().moves) >= 25


@pytest.mark.parametrize("players", [2, 4])
async def test_fort_fits_the_smallest_screen(set_table: SetTable, players: int) -> None:
    """Question, options and keys stay in sight, whatever lies on the board."""
    table = set_table(titles()["fort"], players=players, seed=4, lang="cs")
    app = TableApp(table, pause=0)
    async with app.run_test(size=SMALL) as pilot:
        for turn in range(30):
            await until_asked(app, pilot)
            if app.asked is None:
                break
            lines = seen(app).splitlines()[1:]  # the first is the title of the window
            assert len(lines) <= 24
            assert "uložit a odejít" in lines[-1]
            assert "ruka" in "\n".join(lines) and "park" in "\n".join(lines)
            await pilot.press("2" if turn % 3 else "1")


async def test_options_show_what_cards_do(set_table: SetTable) -> None:
    """A card in the list has its suit and both actions."""
    app = TableApp(set_table(titles()["fort"], players=2, seed=5), pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        assert app.asked is not None
        prompts = [str(o.prompt) for o in app.query_one("#options", OptionList).options]
        cards = [p for p, o in zip(prompts, app.asked.options, strict=True) if "hand/" in o.target]
        assert cards and all(" │ " in card for card in cards)


async def test_space_hurries_bots(set_table: SetTable) -> None:
    """Bots that take their time move at once when a person asks for it, and then rest again."""
    app = TableApp(set_table(titles()["fort"], players=2, seed=1), pause=60)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(20):
            await pilot.pause()
            if app.asked is None:
                break
            await pilot.press("1")
        assert app.asked is None
        await pilot.press("space")
        await until_asked(app, pilot)
        assert not app.is_hurried


async def test_a_larger_screen_shows_more(set_table: SetTable) -> None:
    """The board is drawn anew when the screen grows."""
    app = TableApp(set_table(titles()["fort"], players=2, seed=5), pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        assert "skateboard" not in seen(app)
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert "skateboard" in seen(app)


async def test_the_screen_says_what_is_asked(set_table: SetTable) -> None:
    """Board, question, rule, options and keys fit a small screen."""
    app = TableApp(set_table(), pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        screen = seen(app)
        assert "▸Ada you" in screen and "Ben random" in screen
        assert "Which marble do you shoot?" in screen and "rule 2.1" in screen
        assert "1  Shoot the" in screen
        assert "save and leave" in screen


async def test_arrows_and_enter(set_table: SetTable) -> None:
    """The option under the cursor is taken."""
    table = set_table()
    app = TableApp(table, pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        assert app.asked is not None
        second = app.asked.options[1].id
        await pilot.press("down", "enter")
        await until_asked(app, pilot)
    assert table.history.moves[0].option == second


async def test_numbers_above_nine(set_table: SetTable) -> None:
    """A digit that could begin a longer number waits; one that can't is taken at once."""
    table = set_table()
    table.history.state.players[0].hand[:] = range(1, 13)
    app = TableApp(table, pause=PAUSE)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(app, pilot)
        await pilot.press("0", "1")
        assert app.query_one("#options", OptionList).highlighted == 0
        assert table.history.all_moves() == [] or app.asked is not None
        await pilot.press("1")
        await until_asked(app, pilot)
    assert [m.option for m in table.history.moves if m.seat == 0][:1] == [11]


async def test_undo(set_table: SetTable) -> None:
    """A pick can be taken back before the turn passes, and not a moment later."""
    table = set_table()
    app = TableApp(table, pause=PAUSE)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await until_kind(app, pilot, "take_marble")
        before, log = GAME.notation(table.state), table.log(0)
        await pilot.press("2")
        await until_asked(app, pilot)
        assert app.asked is not None and app.asked.key == "ask-confirm"
        await pilot.press("u")
        await pilot.pause()
        assert GAME.notation(table.state) == before
        assert table.log(0) == log
        assert app.asked is not None and app.asked.kind == "marbles.take_marble"
        await pilot.press("1")
        await until_asked(app, pilot)
        await pilot.press("1")
        await until_asked(app, pilot)
        moves = list(table.history.moves)
        await pilot.press("u")
        await pilot.pause()
        assert table.history.moves == moves
        assert "Nothing can be taken back" in seen(app)


async def test_why(set_table: SetTable) -> None:
    """The rule of the question, and the rule against whatever is not offered."""
    app = TableApp(set_table(), pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        await until_kind(app, pilot, "take_marble")
        await pilot.press("question_mark")
        assert isinstance(app.screen, Why)
        await pilot.pause()
        answers = set()
        for _ in range(len(app.screen.wishes)):
            answers.add(str(app.screen.query_one("#why-not", Static).render()))
            await pilot.press("down")
            await pilot.pause()
        rule = "3.1  The winner may take one marble that lies in the ring."
        assert rule in answers and rule in seen(app)
        await pilot.press("escape")
        assert len(app.screen_stack) == 1


async def test_help_log_and_sentences(set_table: SetTable) -> None:
    """Each is one key away, and Escape closes them."""
    app = TableApp(set_table(), pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until_asked(app, pilot)
        for key, window in (("h", Help), ("f1", Help), ("l", Log), ("b", Told)):
            await pilot.press(key)
            assert isinstance(app.screen, window)
            await pilot.press("escape")
        await pilot.press("l")
        assert "Ada shoots" in seen(app)
        await pilot.press("escape", "b")
        assert "Marbles in the bag: " in seen(app)


async def test_page_keys_in_every_window(set_table: SetTable) -> None:
    """They scroll the board and the log, and are keys like others elsewhere."""
    table = set_table(people=2)
    app = TableApp(table, pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        for page in ("pagedown", "pageup"):
            await pilot.pause()
            assert window(app) is Curtain
            await pilot.press(page)  # opens the curtain, as any key does
            await until_asked(app, pilot)
            for key, opened in (("h", Help), ("question_mark", Why), ("l", Log)):
                await pilot.press(key, "pagedown", "pageup")
                assert window(app) is opened
                await pilot.press("escape")
            await pilot.press("pagedown", "pageup", "1")
        await app.push_screen(Ending(table))
        await pilot.press("pagedown", "pageup")
        assert window(app) is Ending


def window(app: TableApp) -> type[Screen[Any]]:
    """Return what kind of window is on top."""
    return type(app.screen)


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Ann", NamedSeat("Ann")),
        ("Ann (greedy)", NamedSeat("Ann", "greedy")),
        ("Ann (x) (greedy)", NamedSeat("Ann (x)", "greedy")),
        ("Ann (x)", NamedSeat("Ann (x)")),
        ("Ann (greedy", NamedSeat("Ann (greedy")),
    ],
)
def test_seats_are_read_as_written(text: str, seat: NamedSeat) -> None:
    """A name may have brackets of its own."""
    assert NamedSeat.read(text) == seat
    assert seat.text() == text


async def test_save_and_load(set_table: SetTable) -> None:
    """Leaving saves the game; loading it goes on at the same place, with the same seats."""
    table = set_table(players=3)
    app = TableApp(table, pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        await until_kind(app, pilot, "take_marble")
        await pilot.press("q")
    assert table.path is not None
    again = loaded(table.path)
    assert GAME.notation(again.state) == GAME.notation(table.state)
    assert [seat.text() for seat in again.seats] == ["Ada", "Ben (random)", "Cyd (random)"]
    assert again.log(0) == table.log(0)
    app = TableApp(again, pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await pilot.pause()
        assert app.asked is not None and app.asked.key == "ask-confirm"
        await pilot.press("q")
    Record.load(table.path).verify()
    assert len(Record.load(table.path).moves) > len(table.history.moves)


def loaded(path: Path) -> Sitting:
    """Load a table as `klubovna table --load` does."""
    wish = TableWish(None, None, None, None, None, str(path), None, [], None)
    return _loaded(Desk("en"), wish, str(path))


@pytest.mark.parametrize(("people", "most_rounds"), [(0, 60), (1, "none"), (2, "none")])
def test_people_may_be_used_to_other_settings(people: int, most_rounds: int | str) -> None:
    """What was not asked for is as people like it, if any sit there."""
    wish = TableWish("hamlet", 2, people, None, 1, None, None, [], None)
    assert _new(Desk("en"), wish).state.settings["most_rounds"] == most_rounds


async def test_hot_seat_hides_the_other_hand(set_table: SetTable) -> None:
    """Between two people the curtain hides the hand and the log of both."""
    table = set_table(people=2)
    table.history.state.players[0].hand[:] = [1, 2, 3]
    table.history.state.players[1].hand[:] = [10, 11, 12]
    app = TableApp(table, pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Ada" in seen(app) and "Shoot" not in seen(app)
        assert app.viewer is None
        await pilot.press("space")
        await until_asked(app, pilot)
        assert "Shoot the 2" in seen(app) and "11" not in seen(app)
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Ben" in seen(app) and "Shoot" not in seen(app)
        await pilot.press("l")  # any key opens the curtain, whatever else it means
        await until_asked(app, pilot)
        assert len(app.screen_stack) == 1
        assert "Shoot the 11" in seen(app) and "1, 2, 3" not in seen(app)
    assert all(event.only != 0 for event in table.history.start_events) or table.log(1) != []


async def test_bots_alone_can_be_watched(set_table: SetTable) -> None:
    """With no people the table plays by itself."""
    table = set_table(people=0)
    app = TableApp(table, pause=PAUSE)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(app, pilot)
        await pilot.pause()
        assert isinstance(app.screen, Ending)


async def test_czech(set_table: SetTable) -> None:
    """Everything on the screen speaks Czech."""
    app = TableApp(set_table(lang="cs"), pause=PAUSE)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        screen = seen(app)
        assert "Ben náhodný" in screen
        assert "Kuličky" in screen and "Kterou kuličku" in screen and "uložit a odejít" in screen
