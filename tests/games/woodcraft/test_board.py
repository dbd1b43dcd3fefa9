"""The table as text: whole, narrow enough, and drawn from what the seat may see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from klubovna.core.decision import Option
from klubovna.core.luck import dice
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.terminal.signs import (
    demand,
    effect,
    helper_signs,
    order_signs,
    printed,
)
from klubovna.games.woodcraft.text.phrases import ability_words, effect_words, helper_words
from klubovna.terminal.board import draw, legend, note
from klubovna.words import LANGUAGES, Words
from tests.laws.tables import every_other, positions, tables

BOX = GAME.box(None)
CARDS = printed(BOX)
NAMES = ["Ada", "Ben", "Cyd", "Dan"]
LEAST, SMALL, LARGE = 1, 15, 31  # rows of a board: far too few, on terminals of 24 and of 40
WIDTH, WIDE = 78, 118  # columns of a board on terminals of 80 and 120


@cache
def words(lang: str) -> Words:
    """Return the words of the game."""
    return Words(GAME, lang, GAME.names(lang, BOX))


def drawn(view: dict[str, Any], lang: str, rows: int | None, width: int = WIDTH) -> list[str]:
    """Return the lines of the board."""
    screen = Console(width=width, color_system=None, highlight=False, emoji=False, markup=False)
    seats = NAMES[: len(view["players"])]
    with screen.capture() as captured:
        screen.print(draw(GAME, view, words(lang), seats, BOX, rows))
    return captured.get().splitlines()


def some_positions(seed: int, most: int = 6) -> Iterator[Any]:
    """Yield positions of random games at every table."""
    for n, table in enumerate(tables(GAME)):
        yield from positions(table, seed + n, most)


def in_round(players: int, round: int = 1, seed: int = 5) -> Any:
    """Play at random until a round begins."""
    g, luck = GAME.new(players, seed), dice(seed)
    while g.round < round:
        g.choose(g.legal[luck.below(len(g.legal))])
    return g


def line_with(text: str, lines: list[str]) -> str:
    """Return the first line that holds a text."""
    return next(line for line in lines if text in line)


# The whole table.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rows", "width"), [(SMALL, WIDTH), (LARGE, WIDE), (None, WIDTH)])
def test_every_position_can_be_drawn(lang: str, rows: int | None, width: int) -> None:
    """No key is missing and nothing is cut off, for every seat and a spectator."""
    for state in every_other(some_positions(seed=7, most=3), lang):
        for seat in {None, 0, state.seats() - 1}:
            lines = drawn(GAME.view(state, seat), lang, rows, width)
            text = "\n".join(lines)
            assert "⟦" not in text and "{" not in text
            assert all(len(line.rstrip()) <= width for line in lines)
            assert "…" not in text, "something was cut off"


@pytest.mark.parametrize("width", [40, 60, 100, 160])
def test_any_width_will_do(width: int) -> None:
    """A narrow board cuts what does not fit, and is never wider than there is room."""
    for state in some_positions(seed=8, most=1):
        for rows in (SMALL, LARGE):
            lines = drawn(GAME.view(state, 0), "cs", rows, width)
            assert all(len(line.rstrip()) <= width for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_shown_to_its_owner_only(lang: str) -> None:
    """Worlds that a seat can't tell apart look the same to it."""
    said = words(lang)
    for state in some_positions(seed=9, most=3):
        for seat in {0, state.seats() - 1}:
            text = "\n".join(drawn(GAME.view(state, seat), lang, None))
            hand = [BOX.orders[order].id for order in state.players[seat].hand]
            assert all(said.name(f"order/{id}") in text for id in hand)
            world = GAME.guess(state, seat, dice(1))
            assert "\n".join(drawn(GAME.view(world, seat), lang, None)) == text


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_rounds_fit_a_small_terminal(players: int, lang: str) -> None:
    """With any number of players they are on fifteen rows."""
    state, luck = in_round(players), dice(5)
    while state.round < 4:
        if luck.below(4) == 0:
            assert len(drawn(GAME.view(state, 0), lang, SMALL)) <= SMALL
        state.choose(state.legal[luck.below(len(state.legal))])


# Its parts.


def test_the_wheel_tells_what_tiles_bring() -> None:
    """The bonus of the space and that of the window; blocked tiles are crossed out."""
    view = GAME.view(in_round(2), 0)
    places = {"buy_wood": (1, 6), "trade_dice": (1, 7), "buy_materials": (2, 7)}
    for tile in view["wheel"]["tiles"]:
        sector, space = places.get(tile, (3, 1 + len(tile) % 7))
        view["wheel"]["tiles"][tile] = {"sector": sector, "space": space}
    view["wheel"] |= {"arc": False, "saw": 2, "levels": [1, 0, 0, 2], "blocked": ["buy_materials"]}
    lines = drawn(view, "en", SMALL)
    assert re.search(r"actions +2 wood ●  trade  3► ×materials", line_with("actions", lines))
    view["wheel"]["levels"] = [0, 1, 2, 0]
    assert "2 wood ● ✱  trade ✱" in line_with("actions", drawn(view, "en", SMALL))
    view["wheel"] |= {"arc": True, "start": 1}
    assert "2 wood ✱  trade ✱" in line_with("actions", drawn(view, "en", SMALL))


def test_the_store_tells_prices() -> None:
    """Dice with what they cost whose turn it is, gaps left out; then sixes from the supply."""
    view = GAME.view(in_round(2), 0)
    dice_and_prices = [("green-3", 3), None, ("yellow-2", 3), ("yellow-6", 7), None, ("brown-1", 3)]
    for slot, shown in zip(view["store"], dice_and_prices, strict=True):
        slot["die"], slot["price"] = shown or (None, None)
    view["prices"]["six"] = [4, 5, 6]
    line = line_with("store", drawn(view, "en", SMALL))
    assert line.split(maxsplit=1)[1] == "▲3 3●  ◆2 3●  ◆6 7●  ■1 3●  sixes 4·5·6●"


def test_rows_tell_what_cards_ask_and_do() -> None:
    """A small board has the needs of orders; a larger one rewards and abilities too."""
    view = GAME.view(in_round(2), 0)
    view["orders"] = ["flute", None, None, "stool"]
    view["helpers"] = [{"id": "forester", "price": 2}, None, None, None]
    small = "\n".join(drawn(view, "en", LEAST))
    assert "1 Flute ◆5  4 Stool ▲2 ◆2 ▬" in small
    assert re.search(r"helpers +1 Forester 2●$", small, re.MULTILINE)
    large = "\n".join(drawn(view, "en", LARGE, WIDE))
    assert "1 Flute [2] ◆5 → ● +1♥ 2★" in large
    assert "1 Forester 2●  ⚙▲1  ∞ felling: ●" in large


def test_own_orders_tell_what_they_lack() -> None:
    """Dice and materials that are missing stand in brackets."""
    g = in_round(2)
    view = GAME.view(g, 0)
    view["players"][0]["orders"] = [
        {
            "id": "stool",
            "row": 2,
            "can": False,
            "dice": [
                {"colors": ["green"], "values": [2], "have": "green-2"},
                {"colors": ["yellow"], "values": [2], "have": None},
            ],
            "materials": {"scrap": {"need": 3, "have": 1}},
        }
    ]
    assert "[2] Stool ▲2 (◆2) ▬ (2▬)" in line_with("Stool ▲2 (", drawn(view, "en", SMALL))


def test_a_workshop_tells_what_is_ready() -> None:
    """Wood, trees and tiles; a used tile stands in brackets."""
    view = GAME.view(in_round(2), 0)
    view["players"][0] |= {
        "wood": ["green-1", "brown-6"],
        "trees": [{"pot": "green", "die": "green-4"}, {"pot": "yellow", "die": None}],
        "saws": {"owned": 2, "ready": 1},
        "joints": [
            {"raise": 1, "owned": True, "ready": False},
            {"raise": 2, "owned": True, "ready": True},
            {"raise": 4, "owned": False, "ready": False},
        ],
        "gluing": {"owned": True, "ready": False},
    }
    line = line_with("pots ▲4", drawn(view, "en", SMALL))
    assert line.rstrip() == "wood ▲1 ■6  pots ▲4 ◆·  tiles ÷1/2 (+1) +2 (□+□)"


def test_own_helpers_tell_what_they_can_still_do() -> None:
    """All produce; what one did at once is over; a tick marks an ability that was used."""
    view = GAME.view(in_round(2), 0)
    view["players"][0]["helpers"] = [
        {"id": "lamplighter", "space": "R1C1", "used": False},
        {"id": "whittler", "space": "R1C2", "used": True},
    ]
    line = line_with("✓Whittler", drawn(view, "en", LARGE))
    assert line.split(maxsplit=2)[2].rstrip() == "Lamplighter ⚙2●  ✓Whittler ⚙3● 1× □−1"


def test_the_attic_shows_tools_and_links() -> None:
    """Letters of tools in their rows; with more room, rewards between the spaces."""
    view = GAME.view(in_round(2), 0)
    view["players"][0]["attic"] |= {"B1": "mallet", "B2": "wrench", "M1": "chisel"}
    view["players"][0]["open_attic"] = ["B3", "B4"]
    line = line_with("attic", drawn(view, "en", LARGE))
    assert "bottom M W ○ ○  middle C · ·  top · · · ·" in line
    lines = drawn(view, "en", None)
    start = lines.index(line_with("attic", lines))
    assert lines[start + 2].split() == ["C", "2★", "·", "↺", "·"]
    assert lines[start + 4].split() == ["M", "3●", "W", "⇡2●", "○", "▬", "≈", "○"]


def test_goals_and_rewards() -> None:
    """Commissions with who claimed them, and what a reward tile has for the next one."""
    view = GAME.view(in_round(2), 0)
    view["commissions"] = [{"id": "guild_hall", "claims": [1], "open": True}]
    unreached = {"reached": [], "side": "even", "removed": False}
    view["reward_tiles"] = [
        {"id": "tool_cabinet", "space": 5, "next": 1, **unreached},
        {"id": "town_bursary", "space": 10, "next": None, **unreached},
    ]
    lines = drawn(view, "cs", LARGE)
    assert "Cechovní dům 3★ za 2 splněné objednávky Ben" in line_with("zakázky", lines)
    assert line_with("odměny", lines).split(maxsplit=1)[1].rstrip() == (
        "♥5 Skříň s nářadím ⚒ 2★  ♥10 Městská podpora"
    )


def test_alone_the_rival_is_shown() -> None:
    """Its reputation stands beside the round."""
    view = GAME.view(in_round(1), 0)
    view["solo"]["rival"] = 7
    assert "Rival ♥7" in drawn(view, "en", SMALL)[0]


def test_everybody_stands_there_with_points() -> None:
    """One's own workshop last, before it the others; a mark at whose turn it is."""
    view = GAME.view(in_round(3), 1)
    for player, points in zip(view["players"], (1, 12, 0), strict=True):
        player["points"] = points
    view["turn"] = 2
    text = "\n".join(drawn(view, "en", SMALL))
    assert text.index("▸Cyd 0★") < text.index("Ada 1★") < text.index("Ben 12★")


# Signs and sentences.


def test_signs_of_demands() -> None:
    """One die, several colours, several values, anything."""
    asked = {demand(each).plain for card in CARDS["orders"].values() for each in card["dice"]}
    assert {"▲3", "◆■3", "□?", "□5"} <= asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_signs_and_sentences(lang: str) -> None:
    """Whatever is printed can be drawn and said, and helpers differ."""
    said = words(lang)
    signs = [helper_signs(id, CARDS, said).plain for id in CARDS["helpers"]]
    texts = [helper_words(card, said) for card in CARDS["helpers"].values()]
    orders = [order_signs(id, CARDS, said).plain for id in CARDS["orders"]]
    assert len(set(signs)) == len(signs) and len(set(texts)) == len(texts)
    assert not any(mark in text for text in signs + texts + orders for mark in "⟦{")


@pytest.mark.parametrize(
    ("each", "sign", "text"),
    [
        ({"op": "lose", "res": "vp", "n": 1}, "−1★", "ztratíš 1 bod"),
        ({"op": "gain", "res": "lantern", "n": 5}, "5☼", "5 luceren"),
        ({"op": "reputation", "n": -2}, "−2♥", "pověst −2"),
        ({"op": "grow", "trees": "all", "n": 1}, "♣♣♣+1", "všechny stromy +1"),
        ({"op": "bump_die", "min": -1, "max": 1}, "□±1", "kostka ±1"),
        (
            {"op": "recolor_die", "to": ["green", "brown"]},
            "□→▲■",
            "kostka změní barvu (zelená nebo hnědá)",
        ),
        (
            {"op": "take_public_die", "colors": ["green"], "max_value": 4},
            "▲≤4",
            "kostka z veřejného skladu zdarma (zelená, nejvýš 4)",
        ),
        (
            {"op": "refresh_row", "rows": ["orders"], "n": 2},
            "▯▯→▯▯",
            "výměna až 2 objednávek v nabídce",
        ),
        (
            {"op": "action", "name": "buy_wood", "discount": 2},
            "dřevo −2●",
            "akce Nákup dřeva o 2 borůvky levněji",
        ),
        ({"op": "tool", "type": "plane"}, "H", "Hoblík"),
        (
            {"op": "choose", "options": [[{"op": "commission"}], [{"op": "produce", "n": 2}]]},
            "§/2×⚙",
            "veřejná zakázka nebo výroba až se 2 pomocníky",
        ),
        (
            {
                "op": "exchange",
                "pay": {"res": "any_material", "n": 1},
                "get": [{"op": "gain_per", "res": "vp", "n": 1, "per": "helper"}],
            },
            "?→★×☺",
            "1 bod za každého pomocníka za 1 libovolný materiál",
        ),
    ],
)
def test_effects_as_signs_and_in_words(each: dict[str, Any], sign: str, text: str) -> None:
    """Also those that no card has today."""
    assert effect(each, words("cs")).plain == sign
    assert effect_words(each, words("cs")) == text


@pytest.mark.parametrize(
    ("id", "czech", "english"),
    [
        (
            "pine_expert",
            "Žluté kostky kupuješ o 2 borůvky levněji.",
            "You buy yellow dice for 2 blueberries less.",
        ),
        (
            "apprentice_joiner",
            "Jednou za tah: kostka +1 za 1 odřezek.",
            "Once a turn: die +1 for 1 scrapwood.",
        ),
        ("seedling_keeper", "Hned: zelená kostka 4.", "At once: a green 4."),
        ("tool_collector", "Hned: 2× nářadí podle výběru.", "At once: 2× a tool of your choice."),
        (
            "order_clerk",
            "Za 2. objednávku v akci platíš o 2 borůvky méně.",
            "Order number 2 of an action costs you 2 blueberries less.",
        ),
    ],
)
def test_abilities_in_words(id: str, czech: str, english: str) -> None:
    """As one would say them."""
    said = [ability_words(CARDS["helpers"][id]["ability"], words(lang)) for lang in LANGUAGES]
    assert said == [czech, english]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_explained(lang: str) -> None:
    """All differ in shape, not only in colour."""
    signs = [text.plain.split(" ")[0] for text in legend(GAME, words(lang))]
    assert len(signs) == len(set(signs)) == 36


# Options.


ZONES = (
    "tile store sell six material slot upgrade space ability helper plant fell "
    "cut join parts wood order keep place hand effect tool attic button"
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_tell_what_they_are_about(lang: str) -> None:
    """Cards, dice and goods are shown beside their phrases, and no two options are the same."""
    said, zones = words(lang), set()
    for state in some_positions(seed=11, most=60):
        for seat in state.actors:
            decision, view = GAME.decision(state, seat), GAME.view(state, seat)
            assert decision is not None
            phrases = [said.option(option, NAMES, decision.args) for option in decision.options]
            assert not any(mark in phrase for phrase in phrases for mark in "⟦{")
            assert len(set(phrases)) == len(phrases)
            for option in decision.options:
                found = note(GAME, option, view, said, BOX)
                if found is not None:
                    zones.add(option.target.split("/")[0])
                    assert found.plain and "⟦" not in found.plain
    assert zones >= set(ZONES.split())


def test_before_the_first_turn_there_are_notes_too() -> None:
    """A helper of the opening may bring a tool: nobody is at turn then, but somebody is asked."""
    view = GAME.view(GAME.new(2, 5), 0)
    said = words("en")
    found = {
        target: note(GAME, Option(0, target, "", {}), view, said, BOX)
        for target in (
            "attic/B1",
            "parts/1+4",
            "raise/1",
            "tree/green",
            "colour/green",
            "partner/green-1-keep-green",
            "upgrade/saw",
        )
    }
    assert [target for target in found if found[target]] == [
        "tree/green",
        "colour/green",
        "upgrade/saw",
    ]


def shown(target: str, **active: Any) -> str:
    """Return the note of an option in a turn of Ada's."""
    view = GAME.view(in_round(2), 0)
    view["active"] = {"player": 0, "die": None, "tool": None} | active
    view["players"][0]["attic"] |= {"B1": "mallet", "B2": "wrench"}
    found = note(GAME, Option(0, target, "", {}), view, words("en"), BOX)
    return found.plain if found else ""


@pytest.mark.parametrize(
    ("target", "active", "expected"),
    [
        ("sell/brown-3", {}, "■3 → 8●"),
        ("parts/1+4", {"die": "green-5"}, "▲1 ▲4"),
        ("raise/2", {"die": "green-3"}, "▲5"),
        ("change/-1", {"die": "green-3"}, "▲2"),
        ("colour/brown", {"die": "green-3"}, "■3"),
        ("colour/brown", {}, "■"),
        ("partner/yellow-2-keep-yellow", {"die": "green-3"}, "◆5 4★"),
        ("partner/green-2-keep-green", {"die": "green-3"}, "▲5"),
        ("plant/yellow-5-2", {}, "◆2"),
        ("attic/M1", {"tool": "wrench"}, "▬ ✱"),
        ("link/B1-B2", {}, "3●"),
        ("space/R1C3", {}, "⇡★ 2×⚙"),
        ("upgrade/pot", {}, "◆1 ⇡★"),
        ("upgrade/joint", {}, "≤+2 ⇡●"),
        ("button/berries", {}, "3●"),
        ("commission/guild_hall", {}, "3★ per 2 completed orders"),
        ("button/done", {}, ""),
    ],
)
def test_notes_tell_what_comes_of_an_option(
    target: str, active: dict[str, Any], expected: str
) -> None:
    """The changed die, the price, the reward."""
    assert shown(target, **active) == expected


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        (
            "option-buy-wood-store",
            {"thing": "die/brown-4", "price": 1},
            "Koupit hnědou čtyřku za 1 borůvku",
        ),
        (
            "option-buy-wood-store",
            {"thing": "die/green-5", "price": 5},
            "Koupit zelenou pětku za 5 borůvek",
        ),
        (
            "option-buy-material-material",
            {"thing": "good/sawblade", "count": 3, "price": 3},
            "Koupit 3 pilové kotouče za 3 borůvky",
        ),
        (
            "option-actions-bonus",
            {"thing": "tile/buy_wood", "price": 2},
            "Navíc Nákup dřeva za 2 lucerny",
        ),
        (
            "option-produce-plant-plant",
            {"thing": "die/yellow-5", "piece": 2},
            "Zasadit dvojku ze žluté pětky",
        ),
        (
            "option-produce-plant-plant",
            {"thing": "die/brown-2", "piece": 2},
            "Zasadit celou hnědou dvojku",
        ),
        (
            "option-cut-into-parts",
            {"thing": "parts/1+1+3", "blades": 1},
            "Na 1 + 1 + 3 za 1 pilový kotouč",
        ),
        ("option-cut-into-parts", {"thing": "parts/2+3", "blades": 0}, "Na 2 + 3"),
        (
            "option-upgrade-upgrade",
            {"thing": "upgrade/saw", "price": 0},
            "Další dílek řezání zdarma",
        ),
        (
            "option-upgrade-upgrade",
            {"thing": "upgrade/saw", "price": -1},
            "Další dílek řezání už není",
        ),
        (
            "option-glue-with-partner",
            {"thing": "die/yellow-2", "colour": "colour/green"},
            "Přilepit žlutou dvojku, barva bude zelená",
        ),
    ],
)
def test_czech_phrases(key: str, args: dict[str, int | str], text: str) -> None:
    """Dice, goods and prices in their right cases."""
    assert words("cs").option(Option(0, "", key, args), NAMES) == text


def test_the_log_in_czech() -> None:
    """Plurals and cases of what happened."""
    said = words("cs")

    def told(kind: str, **args: int | str) -> str:
        return said.event({"kind": kind, "player": 0, "args": args}, NAMES)

    assert told("gained", good="good/lantern", count=5) == "Ada získává 5 luceren."
    assert told("paid", good="good/blueberry", count=1) == "Ada platí 1 borůvku."
    assert told("joined", **{"from": "die/green-3", "to": "die/green-5"}) == (
        "Ada prodlužuje zelenou trojku na pětku."
    )
    assert told("glued", one="die/green-1", other="die/brown-2", to="die/brown-3") == (
        "Ada lepí zelenou jedničku a hnědou dvojku a má hnědou trojku."
    )
    assert told("bought_die", die="die/yellow-6", price=0) == "Ada kupuje žlutou šestku zdarma."
    assert told("bought_die", die="die/yellow-6", price=5) == "Ada kupuje žlutou šestku."
