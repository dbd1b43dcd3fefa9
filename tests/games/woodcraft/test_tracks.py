"""Woodcraft, 10: income, reputation, milestones and reward tiles."""

from __future__ import annotations

import pytest

from klubovna.games.woodcraft.rules.rounds import EndRound
from klubovna.games.woodcraft.rules.script import effects
from klubovna.games.woodcraft.rules.tracks import change_reputation, raise_income
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.facts import Facts, changed, facts
from tests.games.woodcraft.printed import PRINT, brought, together
from tests.games.woodcraft.table import asked, attic, going_on, goods, play, table

TRACKS = ["blueberry", "hazelnut"]
TOOL: Facts = {"attic B1": "plane", "tools plane": -1}


def income(text: str, track: int, steps: int) -> Wood:
    g = table(text)
    raise_income(g, 0, track, steps)
    g.advance()
    return g


def reputation(text: str, steps: int, who: int = 0) -> Wood:
    g = table(text)
    change_reputation(g, who, steps)
    g.advance()
    return g


# Income.


@pytest.mark.parametrize("track", [0, 1])
@pytest.mark.parametrize("start", range(0, 10))
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_income_and_its_milestones(track: int, start: int, steps: int) -> None:
    """A milestone pays when the marker comes from below to its space or farther."""
    printed = [mark.split(": ") for mark in PRINT["track"][track]["milestones"]]
    rewards = [reward for space, reward in printed if start < int(space) <= start + steps]
    g = table(f"income 0: {start} {start}")
    before = facts(g)

    raise_income(g, 0, track, steps)
    g.advance()
    picks, gained = brought(" + ".join(rewards), {"tool": ("tool/plane attic/B1", TOOL)})
    play(g, picks)

    assert changed(before, g) == together({f"income {TRACKS[track]}": steps}, gained)


@pytest.mark.parametrize("track", [0, 1])
def test_both_milestones_in_one_move_in_the_order_of_the_spaces(track: int) -> None:
    g = income("income 0: 3 3", track, 6)
    assert asked(g) == "choose_tool" and goods(g) == "-"

    play(g, "plane B1")

    assert (attic(g), goods(g)) == ("B1=plane", "3 vp")


@pytest.mark.parametrize("start", [10, 11, 15, 20, 25])
def test_extra_markers_meet_no_milestones(start: int) -> None:
    """Income goes on above 10 and above 20."""
    for track in (0, 1):
        g = table(f"income 0: {start} {start}")
        before = facts(g)
        raise_income(g, 0, track, 9)
        g.advance()
        assert changed(before, g) == {f"income {TRACKS[track]}": 9}


def test_income_beyond_ten_is_paid_in_full() -> None:
    g = going_on(table("round: 4\nincome 0: 12 23"), EndRound())

    assert goods(g) == "12 blueberry 23 vp"


# Reputation.


@pytest.mark.parametrize("start", range(0, 20))
@pytest.mark.parametrize("steps", [1, 3])
def test_reputation_and_its_milestones(start: int, steps: int) -> None:
    """With a reward tile on 5 and 10: two lanterns and a blueberry, or a point of income."""
    printed = [mark.split(": ") for mark in PRINT["reputation"]["milestones"]]
    rewards = [(int(space), reward) for space, reward in printed]
    rewards += [(5, "2 lantern + 1 blueberry"), (10, "1 hazelnut income + 3 blueberry")]
    met = [reward for space, reward in sorted(rewards) if start < space <= start + steps]
    beyond = max(0, start + steps - 20)
    g = table(f"rewards: lantern_festival town_bursary\nreputation 0: {start}")
    before = facts(g)

    change_reputation(g, 0, steps)
    g.advance()
    picks, gained = brought(" + ".join(met), {"tool": ("tool/plane attic/B1", TOOL)})
    play(g, picks)

    moved: Facts = {"reputation": steps - beyond, "vp": 2 * beyond}
    now = changed(before, g)
    now.pop("reached", None)
    assert now == together(moved, gained)


@pytest.mark.parametrize(("start", "steps", "points"), [(20, 1, 2), (20, 3, 6), (18, 3, 2)])
def test_steps_beyond_the_end_score(start: int, steps: int, points: int) -> None:
    g = reputation(f"reputation 0: {start}", steps)

    assert (g.players[0].reputation, goods(g)) == (20, f"{points} vp")


def test_r21_a_fall_does_not_take_points_back() -> None:
    g = reputation("reputation 0: 19", 3)
    change_reputation(g, 0, -2)
    change_reputation(g, 0, 3)

    assert (g.players[0].reputation, goods(g)) == (20, "6 vp")


def test_r13_a_milestone_pays_again_after_a_fall() -> None:
    g = reputation("reputation 0: 7", 1)
    change_reputation(g, 0, -2)
    change_reputation(g, 0, 2)
    g.advance()

    assert goods(g) == "6 vp"


def test_no_milestone_on_the_way_back() -> None:
    assert goods(reputation("reputation 0: 9", -2)) == "-"


# Reward tiles.


def reach(g: Wood, who: int, round: int, space: int = 5) -> str:
    """Let a player come to a reward tile; return the goods that the player got by it."""
    g.round = round
    g.players[who].goods = [0] * 7
    g.players[who].reputation = space - 1
    change_reputation(g, who, 1)
    g.advance()
    return goods(g, who)


FESTIVAL = "rewards: lantern_festival tool_cabinet"
TOP, MIDDLE, BOTTOM = (text.split(" + ") for text in PRINT["reward_tile"][1]["even"])
THREE = [text.split(" + ") for text in PRINT["reward_tile"][1]["three"]]


def in_goods(reward: list[str]) -> str:
    """Return lanterns and blueberries as `goods` says it."""
    lanterns, berries = reward
    return f"{berries} {lanterns}"


NOTHING = "-"


@pytest.mark.parametrize(
    ("rounds", "got"),
    [
        ([5, 6, 7, 8], [TOP, MIDDLE, BOTTOM, None]),
        ([5, 5, 7, 8], [TOP, TOP, BOTTOM, None]),
        ([5, 6, 6, 8], [TOP, MIDDLE, MIDDLE, None]),
        ([5, 6, 7, 7], [TOP, MIDDLE, BOTTOM, BOTTOM]),
        ([5, 5, 5, 6], [TOP, TOP, TOP, None]),
        ([5, 5, 6, 6], [TOP, TOP, BOTTOM, BOTTOM]),
        ([5, 5, 5, 5], [TOP, TOP, TOP, TOP]),
    ],
)
def test_four_players(rounds: list[int], got: list[list[str] | None]) -> None:
    """Top, middle, bottom; players of one round get the same, and the next skips their places."""
    g = table(f"players: 4\n{FESTIVAL}")

    found = [reach(g, seat, round) for seat, round in enumerate(rounds)]

    assert found == [in_goods(reward) if reward else NOTHING for reward in got]


@pytest.mark.parametrize(
    ("rounds", "got"),
    [
        ([5, 6, 7], [THREE[0], THREE[1], None]),
        ([5, 5, 7], [THREE[0], THREE[0], None]),
        ([5, 6, 6], [THREE[0], THREE[1], THREE[1]]),
        ([5, 5, 5], [THREE[0], THREE[0], THREE[0]]),
    ],
)
def test_three_players_use_their_side(rounds: list[int], got: list[list[str] | None]) -> None:
    g = table(f"players: 3\n{FESTIVAL}")

    found = [reach(g, seat, round) for seat, round in enumerate(rounds)]

    assert found == [in_goods(reward) if reward else NOTHING for reward in got]


@pytest.mark.parametrize(("rounds", "got"), [([5, 6], [MIDDLE, None]), ([5, 5], [MIDDLE, MIDDLE])])
def test_two_players_get_the_middle(rounds: list[int], got: list[list[str] | None]) -> None:
    g = table(FESTIVAL)

    found = [reach(g, seat, round) for seat, round in enumerate(rounds)]

    assert found == [in_goods(reward) if reward else NOTHING for reward in got]


def test_alone_the_middle() -> None:
    assert reach(table(f"players: 1\n{FESTIVAL}"), 0, 3) == in_goods(MIDDLE)


SIDES = [
    (tile["id"], players, place, reward)
    for tile in PRINT["reward_tile"]
    for players, side in ((4, "even"), (3, "three"))
    for place, reward in enumerate(tile[side])
]


@pytest.mark.parametrize(("tile", "players", "place", "reward"), SIDES)
def test_each_reward_of_each_tile(tile: str, players: int, place: int, reward: str) -> None:
    other = "town_bursary" if tile != "town_bursary" else "lantern_festival"
    g = table(f"players: {players}\nrewards: {tile} {other}\nround: 5\nreputation 0: 4")
    g.reached[0] = [0, 1, 2, 3][: place + 1] + [0] * (players - place - 1)
    before = facts(g)
    change_reputation(g, 0, 1)
    g.advance()

    picks, gained = brought(reward, {"tool": ("tool/plane attic/B1", TOOL)})
    play(g, picks)

    now = changed(before, g)
    assert now.pop("reached") == f"{[5, *g.reached[0][1:]]} {[0] * players}"
    assert now == together(gained, {"reputation": 1})


def test_r14_a_tile_pays_a_player_once() -> None:
    g = table(FESTIVAL)

    assert [reach(g, 0, 5), reach(g, 0, 5), reach(g, 0, 6)] == [in_goods(MIDDLE), "-", "-"]


def test_a_tile_reached_in_the_opening_counts_as_reached_in_the_first_round() -> None:
    """A helper of another box may bring so much reputation at once."""
    g = table(FESTIVAL)

    assert [reach(g, 0, 0), reach(g, 0, 1), reach(g, 1, 2)] == [in_goods(MIDDLE), "-", "-"]


def test_both_tiles_are_counted_apart() -> None:
    g = table("players: 4\nrewards: tool_cabinet lantern_festival")

    assert reach(g, 0, 5, 10) == in_goods(TOP)
    assert g.reached == [[0, 0, 0, 0], [5, 0, 0, 0]]


def test_r15_passing_a_tile_is_reaching_it() -> None:
    g = reputation(f"{FESTIVAL}\nreputation 0: 4", 3)

    assert (goods(g), g.reached[0]) == (in_goods(MIDDLE), [2, 0])


def test_rewards_on_the_way_are_resolved_one_after_the_other() -> None:
    """From 2 to 6: the tool of 3 is placed before the tool of the tile on 5 is chosen."""
    g = reputation("rewards: tool_cabinet lantern_festival\nreputation 0: 2", 4)
    assert g.players[0].reputation == 6

    play(g, "plane B1")
    assert asked(g) == "choose_tool"
    play(g, "mallet B2")

    assert goods(g) == "3 blueberry 2 vp", "the tools are different, and the tile's points"


def test_the_score_may_pass_fifty() -> None:
    g = table("goods 0: 49 vp")
    master_carver = g.box.helpers[27]
    going_on(g, effects(0, master_carver.ability.effects))

    assert goods(g) == "54 vp"
