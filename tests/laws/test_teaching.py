"""Laws of teaching: everything is told in words, in its moment, and out of what a seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import pytest

from klubovna.components import PROVENANCE
from klubovna.core.decision import paragraph
from klubovna.core.game import Game
from klubovna.core.luck import Luck, dice
from klubovna.core.teaching import Caution, Lack, Lesson, Line, Note, Thing, thing_at
from klubovna.words import LANGUAGES
from tests.laws.tables import Table, games, name_of, pick, positions, tables, written
from tests.laws.taught import (
    Said,
    Sayings,
    catalogue_of,
    code_of,
    icons_of,
    key_of,
    parts_of,
    variables_of,
)

PARTS = ("things", "tutor", "lacks", "examples")
MARK = re.compile(r"[0-9]+|[-+−=x×/()<>?!:]|->|→")  # numbers and operators are signs as they stand
MOST_GAMES = 60  # in which every note is met

# Families of phrases that have a title and a text.
WITH_TEXT = ("note", "caution", "lack", "chapter", "example")


def having(part: str) -> Callable[..., Any]:
    """Give a law every game that has a part."""
    found = [game for game in games() if getattr(game.parts, part) is not None]
    return pytest.mark.parametrize("title", found, ids=name_of)


@cache
def things_of(game: Game) -> dict[str, Thing]:
    """Return all things in words."""
    return {thing.ref: thing for thing in game.things(game.box(None))}


@pytest.mark.parametrize("title", games(), ids=name_of)
def test_a_game_teaches_wholly_or_not_yet(title: Game) -> None:
    """Who tells things in words has a tutor, reasons and examples too; a new game none yet."""
    missing = [part for part in PARTS if getattr(title.parts, part) is None]
    assert missing in ([], list(PARTS))


# Things.


@having("things")
def test_every_thing_is_in_words(title: Game) -> None:
    """Each thing is there once and says what it is; each fact has a rule and a provenance.

    Only some icons are the page's own, and have no rule.
    """
    listed = title.things(title.box(None))
    assert len({thing.ref for thing in listed}) == len(listed)
    rules = {paragraph(rule) for rule in title.rules}
    for thing in listed:
        assert re.fullmatch("[a-z_]+/[A-Za-z0-9_-]+", thing.ref), thing.ref
        assert thing.lines, thing.ref
        assert {line.rule for line in thing.lines} <= rules | own(thing), thing.ref
        assert {line.provenance for line in thing.lines} <= set(PROVENANCE), thing.ref


def own(thing: Thing) -> set[str]:
    """Return the rule of what belongs to no rulebook."""
    return {""} if thing.kind == "icon" else set()


@having("things")
def test_nothing_of_the_box_is_left_out(title: Game) -> None:
    """If one thing of a kind is told, all of them are."""
    told = things_of(title)
    kinds = {thing.kind for thing in told.values()}
    named = {ref for ref in title.names("en", title.box(None)) if "@" not in ref}
    assert {ref for ref in named if ref.partition("/")[0] in kinds} - set(told) == set()


@having("things")
def test_what_lies_in_zones_is_told(title: Game) -> None:
    """Whatever can be picked at a table, beside buttons, is a thing in words."""
    assert title.parts.things
    types = title.parts.things.TYPES
    assert set(types.values()) <= {thing.kind for thing in things_of(title).values()}
    silent = set()
    for n, table in enumerate(tables(title) * 2):
        for state in positions(table, seed=500 + n, most=60):
            silent |= {
                target
                for target in offered_targets(title, state)
                if thing_at(target, types) not in things_of(title)
            }
    assert silent == set()


def offered_targets(game: Game, state: Any) -> set[str]:
    """Return the places of all that is offered now; a button says itself what it does."""
    found = {
        game.target(state, seat, option) for seat in state.actors for option in state.legal_of(seat)
    }
    return {target for target in found if target and not target.startswith("button/")}


@having("things")
def test_signs_can_be_drawn(title: Game) -> None:
    """A sign is an icon of the page, of the game's own drawings, or a number or operator."""
    drawn = icons_of(title)
    signs = {
        sign for thing in things_of(title).values() for line in thing.lines for sign in line.signs
    }
    if title.parts.tutor:
        signs |= {topic.sign for topic in title.parts.tutor.TOPICS}
    signs |= signs_in_play(title)
    assert {sign for sign in signs if sign not in drawn and not MARK.fullmatch(sign)} == set()


def signs_in_play(game: Game) -> set[str]:
    """Return the signs of lessons and lacks that were met in play."""
    return {sign for said in sayings(game) for sign in said.signs}


# The tutor.


@having("tutor")
def test_notes_belong_to_topics(title: Game) -> None:
    """About nine things are to be known, by twenty to forty notes."""
    assert title.parts.tutor
    topics, notes = title.parts.tutor.TOPICS, title.parts.tutor.NOTES
    assert len({topic.id for topic in topics}) == len(topics)
    assert {topic.id for topic in topics} == set(notes.values())
    assert 6 <= len(topics) <= 12
    assert 20 <= len(notes) <= 40


@having("tutor")
def test_lessons_speak_of_what_is_there(title: Game) -> None:
    """What a lesson points at is on the table, what it advises is offered; the position stays."""
    for n, table in enumerate(tables(title)):
        for state in positions(table, seed=520 + n, most=25):
            before = title.notation(state)
            for seat in range(table.players):
                lesson = title.lesson(state, seat)
                if seat in state.actors:
                    check_lesson(title, state, seat, lesson)
                else:
                    assert lesson == Lesson(), "nobody is taught who isn't asked"
            assert title.notation(state) == before


def check_lesson(game: Game, state: Any, seat: int, lesson: Lesson) -> None:
    """Refuse a lesson that speaks of anything that isn't there."""
    legal, rules = state.legal_of(seat), {paragraph(rule) for rule in game.rules}
    ids = [note.id for note in lesson.notes]
    assert len(set(ids)) == len(ids)
    for note in lesson.notes:
        check_note(game, state, seat, note)
        assert note.rule in {"", *rules}, note
        assert note.option in (-1, *legal), note
    cautioned = [caution.option for caution in lesson.cautions]
    assert len(set(cautioned)) == len(cautioned)
    for caution in lesson.cautions:
        check_caution(caution, legal)
        assert caution.rule in {"", *rules}, caution
    if lesson.goal:
        assert all(need.have >= 0 and need.need > 0 for need in lesson.goal.needs), lesson.goal


def check_note(game: Game, state: Any, seat: int, note: Note) -> None:
    """A note stands at what is offered, or at another place that has words."""
    assert game.parts.tutor
    assert game.parts.tutor.NOTES[note.id] == note.topic
    if note.option >= 0 and note.target:
        assert note.target == game.target(state, seat, note.option), note
    if note.target and not note.target.startswith("button/") and game.parts.things:
        assert thing_at(note.target, game.parts.things.TYPES) in things_of(game), note


def check_caution(caution: Caution, legal: list[int]) -> None:
    """It is about something offered, and says what that costs and what a better way brings."""
    assert caution.option in legal, caution
    assert caution.better != caution.option and caution.better in (-1, *legal), caution
    assert caution.costs or caution.gains, caution


@having("tutor")
def test_every_note_is_met_and_none_twice(title: Game) -> None:
    """In tutored games each note comes at a first moment, one at a question, and then no more."""
    assert title.parts.tutor
    shown: list[str] = []
    for n in range(MOST_GAMES):
        table = tables(title)[n % len(tables(title))]
        shown += play_tutored(table, 540 + n, set(shown))
        if len(shown) == len(title.parts.tutor.NOTES):
            break
    assert set(title.parts.tutor.NOTES) - set(shown) == set(), "never met"
    assert len(set(shown)) == len(shown)


def play_tutored(table: Table, seed: int, known: set[str]) -> list[str]:
    """Play a game as somebody who mostly does as the tutor says; return the notes shown."""
    state, luck = table.new(seed), dice(seed)
    shown: list[str] = []
    while not state.is_over:
        seat = state.actors[0]
        lesson = table.game.lesson(state, seat)
        new = next((note for note in lesson.notes if note.id not in known | set(shown)), None)
        if new:
            shown.append(new.id)
        state.pick(seat, beginner(lesson, state.legal_of(seat), luck))
    return shown


def beginner(lesson: Lesson, legal: list[int], luck: Luck) -> int:
    """Return what somebody picks who listens, more often than not."""
    advised = [note.option for note in lesson.notes if note.option >= 0]
    return advised[0] if advised and luck.below(4) > 0 else pick(luck, legal)


# What is missing.


@having("lacks")
def test_it_is_always_said_what_is_missing_or_when(title: Game) -> None:
    """Nothing is said of what is offered; where nothing is asked about a place, it is said when."""
    for n, table in enumerate(tables(title)):
        for state in islice(positions(table, seed=560 + n, most=8), 1, None):
            for seat in range(table.players):
                check_lacks(title, state, seat)


def check_lacks(game: Game, state: Any, seat: int) -> None:
    """Try whatever could be touched."""
    before, top = game.notation(state), state.top_choice()
    asked = {zone.partition("/")[0] for zone in top.zones} if seat in state.actors else set()
    for target in touchable(game, state, seat):
        refusal, found = game.why_not(state, seat, target), game.lack(state, seat, target)
        assert refusal is not None or found is None, target
        if refusal is not None and target.partition("/")[0] not in asked:
            assert found is not None, target
    assert game.notation(state) == before


def touchable(game: Game, state: Any, seat: int) -> list[str]:
    """Return places that somebody could touch: wishes, offers to others, things, places."""
    wished = [option.target for option in game.wishes(state, seat)]
    others = sorted(offered_targets(game, state))
    places = [ref.removeprefix("zone/") for ref in things_of(game) if ref.startswith("zone/")]
    refs = [thing.ref for thing in first_of_kinds(game) if thing.kind != "zone"]
    return [target for target in [*wished, *others, *places, *refs] if target]


@cache
def first_of_kinds(game: Game) -> list[Thing]:
    """Return two things of each kind."""
    found: dict[str, list[Thing]] = {}
    for thing in things_of(game).values():
        found.setdefault(thing.kind, []).append(thing)
    return [thing for some in found.values() for thing in some[:2]]


# Knowledge.


@having("tutor")
def test_lessons_follow_from_what_the_seat_knows(title: Game) -> None:
    """In worlds that a seat can't tell apart, it is taught and refused in the same words."""
    for n, table in enumerate(tables(title)):
        for i, state in enumerate(positions(table, seed=580 + n, most=8)):
            for seat in range(table.players):
                there = title.guess(state, seat, dice(i + 1000))
                assert written(title.lesson(there, seat)) == written(title.lesson(state, seat))
                for target in touchable(title, state, seat)[:60]:
                    here = title.lack(state, seat, target)
                    assert written(title.lack(there, seat, target)) == written(here), target


# Examples.


@having("examples")
def test_examples_can_be_shown(title: Game) -> None:
    """Four to eight small boards, each with its rule, and seen from a seat that is there."""
    assert title.parts.examples
    examples = title.parts.examples.EXAMPLES
    assert 4 <= len(examples) <= 8
    assert len({each.id for each in examples}) == len(examples)
    rules = {paragraph(rule) for rule in title.rules}
    for each in examples:
        state = title.position(each.position)
        assert each.rule in rules
        assert each.seat in range(state.seats())
        assert title.view(state, each.seat)


# Words.


@cache
def sayings(game: Game) -> tuple[Said, ...]:
    """Return what a game's teachers say: all that is fixed, and the rest as it comes in play."""
    noted = Sayings()
    if game.parts.things:
        note_things(game, noted)
    if game.parts.tutor:
        for topic in game.parts.tutor.TOPICS:
            noted.add(key_of("topic", topic.id), signs=(topic.sign,))
    if game.parts.examples:
        for each in game.parts.examples.EXAMPLES:
            noted.add(key_of("example", each.id))
    for rule in game.rules:
        noted.add(f"chapter-{rule // 100}")
    for n, table in enumerate(tables(game) * 2):
        for i, state in enumerate(positions(table, seed=600 + n, most=40)):
            for seat in state.actors:
                note_lesson(game.lesson(state, seat), noted)
            if game.parts.lacks and i % 4 == 0:
                note_lacks(game, state, noted)
    return noted.all()


def note_things(game: Game, noted: Sayings) -> None:
    """Note what things are called, and what is said of them."""
    named = game.names("en", game.box(None))
    for thing in things_of(game).values():
        noted.add(f"kind-{thing.kind}".replace("_", "-"))
        if thing.ref not in named:
            noted.add(f"name-{thing.ref}".replace("/", "-").replace("_", "-"))
        for tag in thing.tags:
            noted.add(key_of("tag", tag))
        note_lines(thing.lines, noted)
    for zone in zones_of(game):
        noted.add(key_of("when", zone))


def zones_of(game: Game) -> set[str]:
    """Return all places of a table: those of questions, those that hold things, those in words."""
    assert game.parts.things
    asked = {zone.partition("/")[0] for choice in game.choices() for zone in choice.zones}
    told = {ref.removeprefix("zone/") for ref in things_of(game) if ref.startswith("zone/")}
    return (asked | told | set(game.parts.things.TYPES)) - {"button"}


def note_lines(lines: tuple[Line, ...], noted: Sayings) -> None:
    for line in lines:
        noted.add(line.key, line.args, line.signs)


def note_lesson(lesson: Lesson, noted: Sayings) -> None:
    for note in lesson.notes:
        noted.add(key_of("note", note.id), note.args, note.signs)
    if lesson.goal:
        signs = (*lesson.goal.gain, *(need.sign for need in lesson.goal.needs))
        noted.add(lesson.goal.key, lesson.goal.args, signs)
    for caution in lesson.cautions:
        noted.add(caution.key, caution.args)
        note_lines(caution.costs + caution.gains, noted)


def note_lacks(game: Game, state: Any, noted: Sayings) -> None:
    for seat in state.actors:
        for target in touchable(game, state, seat):
            found: Lack | None = game.lack(state, seat, target)
            if found and not found.key.startswith("when-"):
                noted.add(found.key, found.args, tuple(need.sign for need in found.needs))


@having("things")
def test_every_phrase_is_there(title: Game) -> None:
    """A catalogue has every sentence that the teachers say, whole, once, and no other."""
    notes = title.parts.tutor.NOTES if title.parts.tutor else {}
    needed = {said.key for said in sayings(title)} | {key_of("note", id) for id in notes}
    code = code_of(title)
    families = re.findall(r'f"([a-z]+-[a-z-]*)\{', code)
    kinds = {key_of("when", thing.kind) for thing in things_of(title).values()}
    for lang in LANGUAGES:
        own, shared = catalogue_of(title, "teach", lang), catalogue_of(title, "locale", lang)
        assert own.broken == [] and own.twice == []
        assert needed - set(own.messages) == set(), f"missing in {lang}"
        assert set(own.messages) & set(shared.messages) == set(), "said elsewhere already"
        spare = (set(own.messages) | set(own.terms)) - needed - own.used() - kinds
        unused = {
            key for key in spare if f'"{key}"' not in code and not key.startswith(tuple(families))
        }
        assert unused == set(), f"unused in {lang}"
        there = {*own.messages, *own.terms, *shared.messages, *shared.terms}
        assert own.used() - there == set(), f"used, but not there in {lang}"


@having("things")
def test_phrases_are_formed_alike(title: Game) -> None:
    """Every language has the same phrases with the same parts; what needs a text has one."""
    parts = [parts_of(title, lang) for lang in LANGUAGES]
    assert parts[0] == parts[1]
    pairs = {key: has for key, has in parts[0].items() if key.partition("-")[0] in WITH_TEXT}
    assert {key for key, has in pairs.items() if has != {"value", "text"}} == set()


@having("things")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_phrases_can_be_said(title: Game, lang: str) -> None:
    """Every phrase that was met gets all that it speaks of."""
    wrong = {said.key: errors for said in sayings(title) if (errors := said.errors(title, lang))}
    assert wrong == {}


@having("things")
def test_phrases_that_are_rare_speak_of_the_same(title: Game) -> None:
    """What wasn't met in play is told the same things in every language."""
    met = {said.key for said in sayings(title)}
    spoken = [variables_of(title, lang) for lang in LANGUAGES]
    rare = {key for key in spoken[0] if key not in met}
    assert {key for key in rare if spoken[0][key] != spoken[1].get(key)} == set()
