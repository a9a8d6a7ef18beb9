"""Luck: the generator, its independence of decisions, and scripted outcomes."""

from __future__ import annotations

from collections import Counter

from emporion.kernel.chance import (
    FAULT_STEP,
    Chance,
    chacha8,
    key_from_bytes,
    key_from_seed,
    key_of_game,
    key_to_bytes,
    next_word,
    pick,
    pick_card,
)


def test_chacha8_gives_the_published_keystream() -> None:
    """Test vector 1 of draft-strombergson-chacha-test-vectors: 256-bit zero key, zero nonce, 8 rounds."""
    published = (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    words = chacha8([0] * 8, 0, 0)
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == published


def test_words_of_a_purpose_do_not_depend_on_other_purposes() -> None:
    alone, mixed = Chance(), Chance()
    alone.key = mixed.key = key_from_seed(3)
    expected = [next_word(alone, 0) for _ in range(40)]
    found = []
    for _ in range(40):
        found.append(next_word(mixed, 0))
        next_word(mixed, 1)
        next_word(mixed, 5)
    assert found == expected
    assert mixed.drawn[:2] == [40, 40]


def test_purposes_and_keys_give_different_words() -> None:
    chance = Chance()
    chance.key = key_from_seed(3)
    other = Chance()
    other.key = key_from_seed(4)
    words = [next_word(chance, purpose) for purpose in range(8)] + [next_word(other, purpose) for purpose in range(8)]
    assert len(set(words)) == 16


def test_picks_are_even() -> None:
    chance = Chance()
    chance.key = key_from_seed(5)
    counts = Counter(pick(chance, 0, 6) for _ in range(6000))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(6))
    assert set(counts) == set(range(6))
    assert chi_square < 25.7  # 1 in 10,000 by chance for 5 degrees of freedom


def test_cards_are_drawn_as_often_as_they_lie_in_the_pile() -> None:
    chance = Chance()
    chance.key = key_from_seed(6)
    pile = [3, 0, 1, 6]
    counts = Counter(pick_card(chance, 0, pile, 10) for _ in range(5000))
    assert set(counts) == {0, 2, 3}
    chi_square = sum((counts[kind] - 500 * pile[kind]) ** 2 / (500 * pile[kind]) for kind in (0, 2, 3))
    assert chi_square < 18.4  # 1 in 10,000 by chance for 2 degrees of freedom


def test_scripted_outcomes_come_first_and_in_order() -> None:
    chance = Chance()
    chance.key = key_from_seed(6)
    for entry, (outcome, purpose) in enumerate([(2, 0), (1, 3), (0, 0)]):
        chance.script[entry], chance.script_for[entry] = outcome, purpose + 1
    chance.scripted = 3
    assert [pick_card(chance, 0, [1, 1, 1], 3), pick_card(chance, 0, [1, 1, 0], 2), pick(chance, 3, 2)] == [2, 0, 1]
    assert (chance.scripted, chance.fault, chance.drawn) == (0, 0, [0] * 8)


def test_an_impossible_scripted_outcome_is_marked() -> None:
    chance = Chance()
    chance.script[:2], chance.script_for[:2], chance.scripted = [1, 2], [1, 1], 2
    assert pick_card(chance, 0, [4, 0], 4) == 0
    assert chance.fault == 1 + 0 * FAULT_STEP + 1  # purpose 0, outcome 1
    assert pick_card(chance, 0, [4, 0], 4) == 0
    assert (chance.script[0], chance.scripted) == (2, 1), "the rest of the script stays"
    assert chance.fault == 1 + 0 * FAULT_STEP + 1


def test_keys_are_bytes_and_games_of_a_master_key_differ() -> None:
    key = key_from_seed("a")
    assert key_from_bytes(key_to_bytes(key)) == key
    assert len(key_to_bytes(key)) == 32
    keys, rngs = [[0] * 8, [0] * 8], [[0, 0], [0, 0]]
    for number in range(2):
        key_of_game(keys[number], rngs[number], key, number)
    assert keys[0] != keys[1]
    assert rngs[0] != rngs[1]
    assert rngs[0][1] % 2 == 1
