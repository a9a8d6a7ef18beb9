"""Hints about whole moves, as people compose them: a purchase with its payment is one move. Runs in the bot pool's
processes (`bot_pool.py`), from what the player knows.

One search from the beginning of the move gives all figures. Its decisions are followed until the move is complete: a
decision that only completes a move has the completion that the search assumed, any other the actions that the search
looked at. Near the end of the game, and as soon as it is decided, moves that win about equally often are compared by
their scores. What follows from the best moves (`consequences.py`) and why they are better than the next best one
(`reasons.py`) is found in determinizations, so nothing hidden has a part in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from statistics import fmean
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from emporion.advice.consequences import facts
from emporion.advice.final_scores import Scores, expected_scores, final_scores, scores_more
from emporion.advice.reasons import Reason, reasons
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.messages import Message
from emporion.kernel.view import GameView
from emporion.match.draft import Draft, begins_another_move, compose, extend

if TYPE_CHECKING:
    from emporion.bots.search_tree import Line, SearchTree

MIN_SHARE = 0.02  # of the search: with fewer visits, the estimate is unreliable and may look better than the best move
MIN_GUIDED_SHARE = 0.005  # of one with a network, whose estimates are better
MAX_MOVES = 4  # described
MAX_FACTS = 3  # of each move
WORLDS = 12  # determinizations in which a consequence must follow to be told
SURE = 1.5  # standard errors by which a move must be better to be called better
MARGIN = 0.015  # win share; no search is that exact, however often it visits
MAX_EQUAL = 3  # moves about equally good, up to which that is a clear answer
DECIDED = 0.1  # win share up to which a game is lost: there, points hardly change the win share any more

Verdict = Literal["clear", "equal", "open", "only", "whole"]
"""One move is best; some are about equally good; too many are; there is no choice; or the move is complete."""


class MoveHint(msgspec.Struct, frozen=True):
    """A whole move, with the search's assessment."""

    actions: tuple[int, ...]
    """From the beginning of the move, in the rules' order."""
    sentence: Message
    facts: tuple[Message, ...]
    """What follows in all determinizations, the most important first; only of the best moves."""
    expected: float | None
    """The player's win share after it, from 0 to 1; None if there was no choice and hence no search."""
    share: float
    """Its part of all visits, from 0 to 1."""
    is_best: bool
    """The search's choice, or about as good."""
    score: float | None = None
    """The player's expected final score; None unless the end is near or the game is decided."""
    reasons: tuple[Reason, ...] = ()
    """Why it is better than `rival`, the most important first."""
    rival: Message | None = None
    """The move that it is compared with; None without reasons."""


class FoundMoves(msgspec.Struct, frozen=True):
    """The result of one search."""

    start: tuple[int, ...]
    """The actions of the move that were already decided."""
    iterations: int
    """0 if there was no choice."""
    moves: tuple[MoveHint, ...]
    """The best one first, then by visits; not all of them."""
    best: int
    """How many moves are about as good as the first, including it and those that are not described."""


def find_moves(
    game: str, concealed: Concealed, made: Sequence[int], rng: list[int], **limits: Any
) -> FoundMoves | None:
    """Search a player's move after these actions of it; None if the game's bots are not compiled yet. `concealed` is
    what the player knows at the beginning of the move."""
    from emporion.bots.engine import has_compiled

    return search_moves(find(game), concealed, made, rng, **limits) if has_compiled(find(game)) else None


def search_moves(game: Game, concealed: Concealed, made: Sequence[int], rng: list[int], **limits: Any) -> FoundMoves:
    """Search a move. Whatever determinization it is composed in, the player's decisions are the same, since a move ends
    where something is revealed."""
    from emporion.bots.search_tree import search_tree

    worlds = determinizations(game, concealed, rng)
    draft = without_choice(game, compose(game, worlds[0], made))
    if is_whole(game, draft):
        told = tuple(facts(game, worlds, draft)[:MAX_FACTS])
        only = MoveHint(draft.actions, summary(game, worlds[0], draft), told, None, 1.0, True)
        return FoundMoves(tuple(made), 0, (only,), 1)
    start = reference.concealed(game, draft.state, draft.seat)
    tree = search_tree(game, start, rng, **limits)
    visits = sum(line.visits for line in tree.beginnings()) or 1
    found: dict[bytes, Candidate] = {}
    least = max(1, round(visits * (MIN_SHARE if tree.completes else MIN_GUIDED_SHARE)))
    for whole, line in moves_in(game, tree, draft, tree.beginnings(), least):
        sentence = summary(game, worlds[0], whole)
        found.setdefault(msgspec.json.encode(sentence), Candidate(whole, line, sentence))
    candidates = with_scores(game, worlds, [*found.values()], rng)
    best = best_of(candidates)
    shown = sorted(candidates, key=lambda each: (each is not best[0], each not in best, -each.line.visits))
    moves = (
        described(game, worlds, each, visits, each in best, rival_of(each, shown, best, len(made)))
        for each in shown[:MAX_MOVES]
    )
    return FoundMoves(tuple(made), tree.iterations, tuple(moves), len(best))


class Candidate(NamedTuple):
    """A whole move that was searched. Of moves with the same sentence, such as buying one of two equal ships, people
    need one."""

    draft: Draft
    line: Line
    sentence: Message
    scores: Scores | None = None
    """Near the end of the game or once it is decided, in the same worlds for all candidates."""


def with_scores(game: Game, worlds: Sequence[Any], moves: Sequence[Candidate], rng: list[int]) -> list[Candidate]:
    """The candidates with their scores if the game is about to end, or if it is decided."""
    drafts = [each.draft for each in moves]
    scores = final_scores(game, worlds, drafts, rng)
    if scores is None and game.heuristics.has_evaluation and is_decided(moves):
        scores = expected_scores(game, worlds, drafts, rng)
    return [each._replace(scores=own) for each, own in zip(moves, scores, strict=True)] if scores else [*moves]


def is_decided(moves: Sequence[Candidate]) -> bool:
    """Whether the player has won or lost with the search's choice, as far as it can tell."""
    return not DECIDED < moves[0].line.expected < 1 - DECIDED


def best_of(moves: Sequence[Candidate]) -> list[Candidate]:
    """The search's choice, which is the first move, and all that win about as often, without those that give points
    away."""
    first = moves[0]
    equal = [each for each in moves if each is first or not is_better(first.line, each.line)]
    return [each for each in equal if not any(gives_away(each, other) for other in equal)]


def rival_of(move: Candidate, shown: Sequence[Candidate], best: Sequence[Candidate], made: int) -> Candidate | None:
    """What a move is compared with: the best one with the next best that begins otherwise, if there is one, and each of
    two good ones with the other. Among more good moves there is no comparison that explains any of them."""
    if move not in best or len(best) > 2:
        return None
    others = [each for each in (best if len(best) == 2 else shown) if each is not move]
    different = [each for each in others if each.draft.actions[made] != move.draft.actions[made]]
    return next(iter([*different, *others]), None)


def gives_away(move: Candidate, other: Candidate) -> bool:
    """Whether another move scores more and wins as often, as far as any search can tell."""
    if move.scores is None or other.scores is None or other.line.expected < move.line.expected - MARGIN:
        return False
    return scores_more(other.scores, move.scores)


def is_better(line: Line, other: Line) -> bool:
    """Whether the search can tell that one line is better."""
    return line.expected - other.expected > max(MARGIN, SURE * hypot(line.error, other.error))


def determinizations(game: Game, concealed: Concealed, rng: list[int]) -> list[Any]:
    """Worlds that agree with what the player knows. They have a random stream of their own, so that their number does
    not change the search."""
    own = [0, 0]
    seed_rng(own, rng[0], rng[1])
    return [reference.redealt(game, concealed, own) for _ in range(WORLDS)]


def verdict_of(found: FoundMoves, fitting: Sequence[MoveHint]) -> Verdict:
    """What can be said for sure about those of the moves that are still possible."""
    best = sum(move.is_best for move in fitting)
    if not found.iterations:
        return "only"
    if not fitting or (found.best > MAX_EQUAL and best > 1):
        return "open"
    return "equal" if best > 1 else "clear"


def moves_to_show(fitting: Sequence[MoveHint], verdict: Verdict) -> list[MoveHint]:
    """The best move and weaker ones, the better first; or a few that are equally good."""
    if verdict != "clear":
        return [move for move in fitting if move.is_best][:MAX_EQUAL]
    weaker = sorted(fitting[1:], key=lambda move: (round(move.expected or 0, 2), move.score or 0), reverse=True)
    return [*fitting[:1], *weaker]


# Whole moves.


def is_whole(game: Game, draft: Draft) -> bool:
    """Whether a draft is a complete move, as in `Composition.is_complete` without `answers_follow`: answers without a
    choice are part of the move also at tables that give them after it, so they are searched and told with it."""
    return draft.complete or begins_another_move(game, draft)


def view_of(game: Game, draft: Draft) -> GameView:
    view: GameView = reference.view(game, draft.state, draft.seat)
    return view


def without_choice(game: Game, draft: Draft) -> Draft:
    """The draft with all further actions of its move that are no choice."""
    while not is_whole(game, draft) and len(draft.legal) == 1:
        draft = extend(game, draft, draft.legal)
    return draft


def moves_in(
    game: Game, tree: SearchTree, draft: Draft, lines: Sequence[Line], least: int
) -> Iterator[tuple[Draft, Line]]:
    """The whole moves that begin with a draft and were searched often enough, each with the end of its line in the
    tree. Lines are followed by visits, so the first move is the one that the search would play."""
    legal = set(draft.legal)
    possible = [line for line in lines if line.action in legal]
    for line in [line for line in possible if line.visits >= least] or possible[:1]:
        after, end = completed(game, tree, extend(game, draft, (line.action,)), line)
        if is_whole(game, after):
            yield after, end
        else:
            further = tree.after(end)
            yield from moves_in(game, tree, after, further, least) if further else [(after, end)]


def completed(game: Game, tree: SearchTree, draft: Draft, line: Line) -> tuple[Draft, Line]:
    """The draft with its completions, as the search assumed or preferred them, and all actions that are no choice; and
    its line."""
    while not is_whole(game, draft):
        completion = reference.default_completion(game, draft.state)
        preferred = [] if tree.completes else [each for each in tree.after(line) if each.action in draft.legal]
        if completion >= 0 and preferred:
            line = preferred[0]
            draft = extend(game, draft, (line.action,))
        elif completion >= 0:
            draft = extend(game, draft, (completion,))
        elif len(draft.legal) == 1:
            (action,) = draft.legal
            line = next((each for each in tree.after(line) if each.action == action), line)
            draft = extend(game, draft, (action,))
        else:
            break
    return draft, line


def described(
    game: Game, worlds: Sequence[Any], move: Candidate, visits: int, is_best: bool, rival: Candidate | None
) -> MoveHint:
    told = tuple(facts(game, worlds, move.draft)[:MAX_FACTS]) if is_best else ()
    expected, share = min(1.0, move.line.expected), move.line.visits / visits
    score = fmean(move.scores) if move.scores else None
    why = reasons(game, worlds, move.draft, rival.draft) if rival else ()
    compared = rival.sentence if rival and why else None
    return MoveHint(move.draft.actions, move.sentence, told, expected, share, is_best, score, why, compared)


def summary(game: Game, world: Any, draft: Draft) -> Message:
    steps, state = [], world.clone()
    for action in draft.actions:
        steps.append((reference.view(game, state, draft.seat), action))
        reference.apply(game, state, action)
    return game.text.summary(steps)
