"""Dale's texts: summaries, notes, shortcuts, help and the event log."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from textwrap import wrap

import pytest
from rich.console import Console

from emporion.games.dale import GAME
from emporion.games.dale.terminal.board import EFFECT_WIDTH, ROOMY
from emporion.games.dale.text.names import card_name
from emporion.games.dale.view.description import CARDS
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.messages import Message, PlayerRef
from emporion.locales import LANGUAGES, Translator
from emporion.match import Match, Seat, bundle_at
from emporion.match.draft import compose
from emporion.terminal.answer import Answer, Decisions, Refusal, parse_answer
from emporion.terminal.help_pages import show_help
from emporion.terminal.screen import Screen
from tests.dale.positions import DECK_CHOICES
from tests.dale.table import Table, dale
from tests.locales.ftl import entries

NAMES = ("Ada", "Ben", "Cleo", "Dora")
TWO, THREE = "mac rac oce", "mac rac oce squ"
LINE, FOOT = 17, 6  # characters in a line of a card, lines of its name and effect together
IN_ANY_ORDER = "pan squ oce"  # no card in these decks depends on the order of a discard pile


def screen_for(seat: int = 0, language: str = "en") -> Screen:
    console = Console(file=io.StringIO(), width=200)
    return Screen.of(GAME, console, language, NAMES, lambda: "").for_seat(seat)


def summary(table: Table, *moves: str) -> str:
    """The summary of a move before it is committed."""
    steps = []
    for number, move in enumerate(moves):
        before = table.play(*moves[:number]) if number else table
        steps.append((reference.view(GAME, before.state, 0), GAME.parse_action(move)))
    return plain(Translator("en", NAMES, 0).translate(GAME.text.summary(steps)))


def plain(text: str) -> str:
    """Without the spaces that keep a number with its word."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def notes(table: Table, *picked: str) -> list[str]:
    view = reference.view(GAME, table.state, 0)
    if picked:
        view = reference.preview(GAME, table.state, 0, [GAME.parse_action(move) for move in picked])
    legal = reference.legal(GAME, table.state)
    return [plain(Translator("en", NAMES, 0).translate(note)) for note in GAME.text.notes(view, legal)]


def event_log(table: Table, seat: int) -> list[str]:
    """The event log of one player for the moves that led to a table."""
    heard = [GAME.events.describe(event, seat) for event in table.raw]
    view = reference.view(GAME, table.state, seat)
    return [plain(Translator("en", NAMES, seat).translate(message)) for message in GAME.text.narrate(heard, view)]


def answer(table: Table, typed: str, language: str = "en") -> Answer:
    view = reference.view(GAME, table.state, 0)
    choices = GAME.text.choices(view, reference.legal(GAME, table.state))
    return parse_answer(typed, choices, view, GAME, screen_for(0, language))


def page(table: Table, about: str) -> str:
    """The help page that `?` shows."""
    screen = screen_for()
    view = reference.view(GAME, table.state, 0)
    show_help(about, GAME.text.choices(view, reference.legal(GAME, table.state)), view, GAME, screen)
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


# Summaries of moves


def test_a_purchase_is_summed_up_with_its_payment() -> None:
    table = dale(TWO, P1="hand junk junk junk rac1", market="mac4 - - - -")
    assert summary(table, "buy +0", "card junk", "card junk", "card junk", "card rac1") == (
        "You buy Spyglass for 4. You pay with 3 × Junk, Wily Fellow."
    )


def test_a_copier_in_a_payment_is_named_with_what_it_copies() -> None:
    table = dale("mac rac cha", P1="hand cha2 junk", P2="discard mac3", market="mac4 - - - -")
    assert summary(table, "buy +0", "card cha2", "as mac3", "card junk") == (
        "You buy Spyglass for 4. You pay with Reflection as Shattered Relic, Junk."
    )
    laid = table.play("buy +0", "card cha2", "as mac3")
    assert "Price 4, paid so far Reflection as Shattered Relic (3) = 3" in notes(laid)


def test_a_copier_that_is_played_is_named_with_what_it_copies() -> None:
    table = dale("mac rac cha", P1="hand cha2 junk", P2="discard mac5a")
    assert summary(table, "play cha2", "as mac5a") == (
        "You play Reflection. Your card is a copy of Flashy Show. “Cards +1 this turn”"
    )


def test_playing_a_copier_is_offered_with_what_it_copies_if_that_is_just_one_card() -> None:
    def offered(discard: str, third: str) -> str:
        table = dale("mac rac cha oce", P1="hand cha2 junk", P2=f"discard {discard}", P3=third)
        (play,) = GAME.text.choices(reference.view(GAME, table.state, 0), [GAME.parse_action("play cha2")])
        return Translator("en", NAMES, 0).translate(play.label)

    assert offered("mac3", "") == "Reflection as Shattered Relic"
    assert offered("mac3", "discard rac2") == "Reflection"


def test_a_copier_that_stays_itself_is_named_once() -> None:
    table = dale("mac rac cha", P1="hand cha1 junk", market="mac2 - - - -")
    assert summary(table, "buy +0", "card cha1", "as cha1", "card junk") == (
        "You buy Cookies for 2. You pay with Flexible Shopkeeper, Junk."
    )


def test_an_ability_used_after_a_purchase_gets_a_sentence_of_its_own() -> None:
    table = dale("pan rac oce", P1="hand junk junk junk junk; deck junk", market="pan4 - - - -")
    assert summary(table, "buy +0", "card junk", "card junk", "card junk", "card junk", "end", "reveal pan4") == (
        "You buy Market Discovery for 4. You pay with 4 × Junk. "
        "You use Market Discovery to throw away the top card of the market deck."
    )


def test_a_card_that_follows_automatically_is_named_as_well() -> None:
    table = dale("mac rac oce", P1="hand mac1 rac1 junk junk; deck junk")
    assert summary(table, "play mac1", "card rac1", "card junk") == (
        "You play Swift Broker. You discard Wily Fellow, 2 × Junk."
    )


def test_a_summary_says_what_happens_to_each_card() -> None:
    table = dale(TWO, P1="hand mac3 junk rac1; deck junk")
    assert summary(table, "play mac3", "card junk") == "You play Shattered Relic. You throw away Junk."
    table = dale("pan rac oce", P1="hand junk junk junk junk", market="pan3 - - - -")
    moves = ("buy +0", "card junk", "card junk", "card junk", "end", "pick junk", "pick junk", "end")
    assert summary(table, *moves) == (
        "You buy Essential Purchase for 3. You pay with 3 × Junk. You throw away 2 × Junk from your payment."
    )
    looking = dale("pan rac cha", P1="hand pan5a junk").play("play pan5a", market="rac1 rac2 pan2")
    assert summary(looking, "pick rac1", "pick pan2") == (
        "You keep Wily Fellow. You throw away Prepaid Good first. Then you throw away Nuisance."
    )


def test_a_stack_is_summed_up_with_its_cards() -> None:
    stall = "stall junk / junk / junk / junk / junk"
    table = dale("squ rac oce", P1=f"hand squ3 junk; discard rac3 junk; {stall}")
    assert summary(table, "build", "card squ3", "pick rac3") == (
        "You build stack 6 with Nostalgic Item, Rotten Food from the discard pile."
    )
    table = dale("squ rac oce", P1="hand squ5a; stall junk / junk / junk")
    assert summary(table, "build", "card squ5a", "number 4") == "You build stack 4 with Accordion (worth 4)."


def test_a_card_from_a_stall_is_summed_up_with_its_stack() -> None:
    table = dale("squ rac mac", P1="hand squ4", P2="hand junk; stall rac1 / squ1 junk")
    assert summary(table, "play squ4", "stack 2", "pick junk") == (
        "You play Acorn. You choose stack 2. You take Junk from the stall."
    )


def test_the_log_tells_both_cards_of_a_swap_in_a_stall() -> None:
    table = dale("squ rac cha mac", P1="hand squ4", P2="hand junk; stall rac1 / squ1 junk", P3="hand junk")
    after = table.play("play squ4", "stack 2", "pick junk")
    told = [event_log(after, seat)[-1] for seat in range(3)]
    assert told == [
        "You take Junk from Ben’s stack 2 and put Acorn in its place.",
        "Ada takes Junk from your stack 2 and puts Acorn in its place.",
        "Ada takes Junk from Ben’s stack 2 and puts Acorn in its place.",
    ]
    alone = table.play("play squ4", "stack 2").play("pick junk")
    assert event_log(alone, 1) == ["Ada takes Junk from your stack 2."]  # what was played is told in an earlier line


def test_tidying_up_is_summed_up_by_the_cards() -> None:
    table = dale(TWO, P1="hand junk junk rac1")
    assert summary(table, "tidy", "card junk", "card junk", "end") == "You discard 2 × Junk."


def test_a_technique_without_chosen_cards_is_summed_up_with_its_effect() -> None:
    table = dale(THREE, P1="hand rac1 rac2 junk", P2="hand junk", P3="hand junk")
    assert summary(table, "play rac1") == "You play Wily Fellow. “Swap your deck and discards”"
    assert summary(table, "play rac2", "player P2", "player P3") == (
        "You play Nuisance. “Up to 2 others discard at random” You choose Ben, Cleo."
    )


# Prompts


def test_the_log_tells_what_a_mixed_hand_loses_and_gets() -> None:
    table = dale(THREE, P1="hand oce3 junk mac1; deck squ1 squ3", P2="hand oce1 oce2 oce4", P3="hand rac1")
    after = table.play("play oce3", "player P2", "card junk", decks="squ3 squ1", hands="oce2 squ3")
    assert event_log(after, 0)[-5:-1] == [
        "You draw Nostalgic Item, Stashing Vendor.",
        "Your cards and Ben’s are shuffled together (5) and dealt out.",
        "You’re dealt New Season, Nostalgic Item.",
        "Ben is dealt 3 cards, including Stashing Vendor.",
    ]
    assert event_log(after, 1)[-5:-1] == [
        "Ada draws 2 cards.",
        "Ada’s cards and yours are shuffled together (5) and dealt out.",
        "Ada is dealt 2 cards, including New Season.",
        "You lose: New Season. You get: Stashing Vendor.",
    ]
    assert event_log(after, 2)[-3:-1] == ["Ada is dealt 2 cards.", "Ben is dealt 3 cards."]


def test_the_log_tells_that_a_mixed_hand_stays_the_same() -> None:
    table = dale(TWO, P1="hand oce3 junk; deck mac1", P2="hand rac1")
    kept = table.play("play oce3", hands="mac1")
    assert "You get your own cards back." in event_log(kept, 1)
    lost = table.play("play oce3", hands="rac1")
    assert event_log(lost, 1)[-3:-1] == ["Ada is dealt Wily Fellow.", "You lose: Wily Fellow. You get: Swift Broker."]


def test_a_card_whose_value_is_open_is_not_counted_as_printed() -> None:
    """A copier counts as what it copies, not as its price (3.3); an Accordion in a stack has a choice of values."""
    decks, second, third = "mac oce cha squ", "discard oce3", "discard oce4"
    stacks = "mac1 / mac2 / mac3 / mac4"
    table = dale(decks, P1=f"hand cha2 oce2 oce1 squ5a squ1; stall {stacks}", P2=second, P3=third).play("build")
    assert prompt(table, picked=["card cha2"]) == "Which card goes into stack 5? Still needed: 1 or 2."
    assert prompt(table, "it", ["card cha2"]) == "Quale carta va nella pila 5? Valore mancante: 1 o 2."
    assert notes(table, "card cha2") == ["Stack 5, so far Reflection (3 or 4) = 3 or 4"]
    assert notes(table, "card squ5a") == ["Stack 5, so far Accordion (4 or 5) = 4 or 5"]
    single = dale("mac oce cha", P1=f"hand cha2 oce1; stall {stacks}", P2="discard oce4").play("build")
    assert prompt(single, picked=["card cha2"]) == "Which card goes into stack 5? Still needed: 1."
    assert notes(single, "card cha2") == ["Stack 5, so far Reflection as Charm (4) = 4"]
    paying = dale(decks, P1="hand cha2 oce1", P2=second, P3=third, market="mac5a - - - -").play("buy +0")
    assert prompt(paying, picked=["card cha2"]).startswith("Which card do you pay with? Still to pay: 1 or 2.")
    assert notes(paying, "card cha2") == ["Price 5, paid so far Reflection (3 or 4) = 3 or 4"]


def prompt(table: Table, language: str = "en", picked: Sequence[str] = ()) -> str:
    view = reference.view(GAME, table.state, 0)
    if picked:
        view = reference.preview(GAME, table.state, 0, [GAME.parse_action(move) for move in picked])
    return Translator(language, NAMES, 0).translate(GAME.text.prompt(view))


@pytest.mark.parametrize(
    ("hand", "market", "expected"),
    [
        ("rac1 junk", "mac2", "Your action: Technique, Stall (build stack 1), Market (buy) or Inventory (discard)."),
        ("junk junk", "mac2", "Your action: Market (buy) or Inventory (discard). You can’t build stack 1 yet."),
        ("junk junk", "mac4", "Your action: Inventory (discard). You can’t build stack 1 yet."),
    ],
)
def test_the_prompt_names_the_actions_that_are_possible(hand: str, market: str, expected: str) -> None:
    assert prompt(dale(TWO, P1=f"hand {hand}", market=f"{market} - - - -")) == expected


def test_a_note_tells_what_costs_no_action() -> None:
    table = dale(TWO, P1="hand oce1 junk", market="mac2 - - - -")
    assert "Technique" not in prompt(table)
    assert "Using Bold Haggler costs no action." in notes(table)
    assert not any("costs no action" in note for note in notes(table.play("roll oce1", die="2")))


def test_the_prompt_after_ones_actions_names_the_cards_that_can_be_used() -> None:
    deck = "deck junk junk junk junk junk"
    able = dale("pan rac oce", P1=f"hand pan4 junk; {deck}", market_deck="rac1 rac1 rac2 rac2 rac3 rac3").play("end")
    assert prompt(able) == ("Your actions are done. You can still use Market Discovery, or go on to your Delivery.")
    used = able.play("reveal pan4", market="rac1")
    assert prompt(used) == "Your actions are done. Go on to your Delivery."
    assert prompt(dale("pan rac oce", P1=f"hand junk; {deck}").play("end")) == prompt(used)


def test_hints_about_hidden_cards_address_their_reader() -> None:
    looks = {"event": "looks", "seat": "P1", "owner": "P1", "card": None}
    view = reference.view(GAME, dale(TWO, P1="hand mac4").state, 0)
    (said,) = GAME.text.narrate([looks] * 3, view)
    assert Translator("en", NAMES, 0).translate(said) == "You look at 3 cards from your deck."
    assert Translator("pl", NAMES, 0).translate(said) == "Oglądasz 3 karty ze swojej talii."
    assert Translator("en", NAMES, 1).translate(said) == "Ada looks at 3 cards from their own deck."


def test_a_fetched_card_is_marked() -> None:
    stall = "stall junk / junk / junk / junk / junk"
    table = dale("squ rac oce", P1=f"hand squ3 junk; discard rac3 junk; {stall}", P2="hand junk")
    after = table.play("build", "card squ3", "pick rac3")
    assert "Ada builds with Nostalgic Item (3), Rotten Food (3) from the discard pile = 6" in event_log(after, 1)


def test_actions_after_a_move_are_not_part_of_its_summary() -> None:
    table = dale("pan rac cha", P1="hand rac1 junk; deck junk junk junk junk")
    assert summary(table, "end", "end") == "You end your actions."


def test_ending_ones_actions_with_cards_in_hand_gives_a_warning() -> None:
    end, table = GAME.parse_action("end"), dale(TWO, P1="hand junk rac1", market="mac4 - - - -")
    for here, action, expected in (
        (table, end, "You still have an action left."),
        (table, GAME.parse_action("tidy"), None),
        (dale(TWO, P1="hand ", market="mac4 - - - -"), end, None),
        (table.play("tidy", "card junk", "card rac1"), end, None),
    ):
        warning = GAME.text.warning(reference.view(GAME, here.state, 0), action)
        assert (warning and Translator("en").translate(warning)) == expected


def test_giving_up_a_further_stack_gives_a_warning() -> None:
    stall = "stall junk / junk / junk / junk"
    table = dale("squ rac mac", P1=f"hand squ5b rac2 rac4; {stall}")
    here = table.play("build", "card squ5b")
    warning = GAME.text.warning(reference.view(GAME, here.state, 0), GAME.parse_action("end"))
    assert warning == Message("dale-warning-unfinished")


@pytest.mark.slow
def test_moves_of_random_games_can_be_summed_up() -> None:
    """Summaries of one move after another, as players commit them."""
    for number, (players, decks) in enumerate(DECK_CHOICES[::7]):
        luck = random.Random(number)
        seats = [Seat(name) for name in NAMES[:players]]
        match = Match(GAME, seats, [None] * players, {"decks": list(decks)}, key_from_seed(number))
        while not match.over and match.version < 60:
            seat, draft = match.actor, match.draft(())
            while not draft.complete:
                draft = compose(GAME, match.state, (*draft.actions, luck.choice(reference.legal(GAME, draft.state))))
                if not draft.complete and GAME.text.begins_move(reference.view(GAME, draft.state, seat)):
                    break
            for language in LANGUAGES:
                said = Translator(language, NAMES, seat).translate(GAME.text.summary(match.steps(draft.actions)))
                assert said
                assert "(0" not in said
            match.commit(seat, draft.actions)


# The value of the hand


def test_the_value_of_the_hand_counts_copiers_as_their_forced_identity() -> None:
    table = dale("mac rac cha", P1="hand cha2 junk", P2="discard junk", market="mac3 - - - -")
    assert table.offers("buy") == []
    assert notes(table) == ["You can’t afford any card: your hand is worth 2."]


# Any order where the order does not matter


def test_the_cards_of_a_stack_can_be_picked_in_any_order() -> None:
    table = dale(TWO, P1="hand mac1 mac2 mac3 junk; stall junk / junk / junk / junk / junk").play("build")
    bundle = bundle_at(GAME, table.state)
    assert bundle is not None
    mac3, mac1 = GAME.parse_action("card mac3"), GAME.parse_action("card mac1")
    assert GAME.parse_action("card mac3") in bundle.further([])
    assert bundle.in_order([mac3, mac1, GAME.parse_action("card mac2")]) is not None
    assert notes(table, "card mac3") == ["Stack 6, so far Shattered Relic (3) = 3"]


def test_payments_have_an_order_only_where_it_matters() -> None:
    table = dale(IN_ANY_ORDER, P1="hand pan4 junk", market="squ4 squ4 - - -").play("buy +1")
    assert table.legal == ["card pan4"]
    bundle = bundle_at(GAME, table.state)
    assert bundle is not None
    assert bundle.further([]) == [GAME.parse_action("card pan4"), GAME.parse_action("card junk")]
    assert bundle_at(GAME, dale(TWO, P1="hand mac4 junk", market="mac4 mac4 - - -").play("buy +1").state) is None


def test_tidied_cards_are_listed_while_they_are_picked() -> None:
    table = dale(IN_ANY_ORDER, P1="hand pan4 junk junk").play("tidy")
    assert notes(table, "card junk", "card junk") == ["Discarded so far: 2 × Junk"]


# Shortcuts


@pytest.mark.parametrize(
    ("typed", "move"),
    [("b+1", "buy +1"), ("bMa4", "buy +1"), ("bma4", "buy +1"), ("pOc5a", "play oce5a"), ("3", "play oce5a")],
)
def test_a_market_card_can_be_typed_by_its_slot_or_its_code(typed: str, move: str) -> None:
    table = dale(TWO, P1="hand oce5a junk", P2="hand junk", market="rac3 mac4 - - -")
    assert answer(table, typed) == Decisions((GAME.parse_action(move),))


def test_a_code_alone_is_enough_where_only_cards_are_asked_for() -> None:
    table = dale("pan rac oce", P1="hand pan2", market="rac3 oce4 - - -").play("play pan2")
    assert answer(table, "oc4") == Decisions((GAME.parse_action("take +1"),))


@pytest.mark.parametrize(("typed", "reason"), [("bMa5a", "terminal-not-understood"), ("Ju", "dale-refusal-verb")])
def test_buying_a_card_that_is_not_for_sale_is_refused(typed: str, reason: str) -> None:
    found = answer(dale(TWO, P1="hand oce5a junk", market="rac3 mac4 - - -"), typed)
    assert isinstance(found, Refusal)
    assert found.reason.id == reason


def test_a_refused_stack_says_that_a_copier_counts_as_what_it_copies() -> None:
    stall = "stall junk / junk / junk / junk"
    copying = answer(dale("mac rac cha", P1=f"hand cha5b junk; {stall}", market="mac3 - - - -"), "s")
    assert isinstance(copying, Refusal)
    assert copying.reason == Message("dale-refusal-build-copier", {"stack": 5, "card": card_name("cha5b")})
    without = answer(dale("mac rac cha", P1=f"hand mac3 junk; {stall}", market="mac3 - - - -"), "s")
    assert isinstance(without, Refusal)
    assert without.reason.id == "dale-refusal-build"


# Help


def test_help_lists_all_discard_piles() -> None:
    table = dale(TWO, P1="hand junk; discard mac1 mac1 rac2", P2="hand junk", market_discard="oce1 oce2")
    shown = [line.strip() for line in page(table, "discards").splitlines()]
    assert shown[2:] == ["Market: Bold Haggler, New Season", "Ada: 2 × Swift Broker, Nuisance", "Ben: nothing"]


def test_help_on_a_choice_shows_the_text_of_its_card() -> None:
    table = dale(TWO, P1="hand mac4 junk", market="rac3 - - - -")
    assert "Put a card from your hand face down on another player’s deck." in page(table, "1")


@pytest.mark.parametrize("about", ["die", "roll", "Oc1", "Oc5a"])
def test_help_names_the_faces_of_the_die(about: str) -> None:
    table = dale(TWO, P1="hand oce1 oce5a")
    assert "0, 1, 1, 2, 2, 3" in " ".join(page(table, about).split())
    assert "faces" not in page(table, "Oc2")


def test_cards_that_roll_the_die_say_so() -> None:
    translator = Translator("en")
    says = [card for card in CARDS if " die" in translator.translate(Message(f"dale-text-{card}"))]
    assert [card for card, face in CARDS.items() if face.rolls] == says == ["oce1", "oce5a"]


# Event log


def test_a_player_is_addressed_as_you() -> None:
    table = dale(THREE, P1="hand rac2 junk", P2="hand mac1", P3="hand mac2")
    after = table.play("play rac2", "player P2", "end")
    assert "You choose Ben." in event_log(after, 0)
    assert "Ada chooses you." in event_log(after, 1)
    assert "Ada chooses Ben." in event_log(after, 2)


@pytest.mark.parametrize("decks", [TWO, "pan rac cha"])
def test_actions_that_end_unused_are_told(decks: str) -> None:
    """Going on to the Delivery and ending the turn, which some decks ask for, are no news."""
    table = dale(decks, P1="hand junk; deck junk junk junk junk", P2="hand junk")
    turn = table.play("end")
    assert event_log(turn, 0)[0] == "You end your actions."
    assert event_log(turn, 1)[0] == "Ada ends their actions."
    while turn.actor == "P1":
        turn = turn.play("end")
        assert "Ada ends their actions." not in event_log(turn, 1)
    discarding = dale(decks, P1="hand junk rac1", P2="hand junk").play("tidy", "card junk", "end")
    assert "Ada ends their actions." not in event_log(discarding, 1)


def test_whirligig_deals_cards_and_gives_none() -> None:
    table = dale(THREE, P1="hand oce3 junk; deck mac2", P2="hand rac1", P3="hand mac1")
    after = table.play("play oce3", "player P2", decks="mac2", hands="mac2")
    assert "You’re dealt Cookies." in event_log(after, 0)
    assert "Ben is dealt 1 card." in event_log(after, 0)
    assert "Ada is dealt 1 card." in event_log(after, 2)


def test_sabotage_discards_a_card_of_its_victim() -> None:
    table = dale(THREE, P1="hand rac5a junk", P2="hand junk; deck mac1 mac2", P3="hand mac1")
    after = table.play("play rac5a", "player P2", "pick mac1", decks="mac1 mac2")
    assert "Ada puts Cookies on your discard pile." in event_log(after, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_whose_cards_are_looked_at(language: str) -> None:
    looked = Message("dale-table-looked", {"seat": PlayerRef(1)})
    assert "Ben" in Translator(language, NAMES, 0).translate(looked)
    assert "Ben" not in Translator(language, NAMES, 1).translate(looked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_every_card_in_a_few_words_fits_the_card(language: str) -> None:
    """Lines are counted in characters of average width; `web/e2e/dale.spec.ts` measures them."""
    translator = Translator(language)
    for card in CARDS:
        assert f"dale-short-{card}" in entries(language)
        name, effect = (translator.translate(Message(f"dale-{what}-{card}")) for what in ("card", "short"))
        lines = wrap(name, LINE), wrap(effect, LINE)
        assert len(lines[0]) + len(lines[1]) <= FOOT, f"{name}: {effect}"
        assert max(map(len, effect.split())) <= LINE, effect
        assert len(name) <= EFFECT_WIDTH, name
        assert effect != translator.translate(Message(f"dale-text-{card}"))


def test_a_wide_terminal_shows_the_effects_of_cards() -> None:
    table = dale(TWO, P1="hand mac1 rac4", P2="hand junk", market="oce3 mac4 rac2 oce4 mac3")
    drawn = {width: io.StringIO() for width in (ROOMY - 1, ROOMY)}
    for width, paper in drawn.items():
        screen = Screen.of(GAME, Console(file=paper, width=width), "en", NAMES, lambda: "").for_seat(0)
        screen.draw(reference.view(GAME, table.state, 0))
    narrow, wide = (paper.getvalue() for paper in drawn.values())
    assert "Draw 3, keep 1" in wide
    assert "Take 1 at random," in wide
    assert "Draw 3" not in narrow
    assert all(len(line.rstrip()) <= ROOMY for line in wide.splitlines())
