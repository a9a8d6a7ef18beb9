/** Divides a move into the events that playback shows one after the other. */
import type { GamePlugin, Told } from '../games/gamePlugin';
import type { LogLine, Message, PlayerRef, Seen } from '../net/types';
import type { Beat, Missed, Script, Summary } from './playback.svelte';

const SHORTEST = 720; // milliseconds of an event at normal speed: cards have arrived where they go
const NOTICED = 360; // milliseconds until one reads
const A_CHARACTER = 9; // milliseconds for reading
const LONGEST = 1300;
const SCORED = 1.2; // what is scored takes longer
const MINE = 1.6; // so does what others do to me

/** How a move is shown: null if at once. My own moves are, unless points are scored; `told` says what they caused. */
export function scriptOf(line: LogLine, before: Seen, after: Seen, plugin: GamePlugin, translate: (text: Message) => string): Script | null {
  if (line.kind !== 'moved' || !before.view || !after.view) return null;
  const isScored = isSequence(line, plugin);
  if (isMine(line, after) && !isScored) return null;
  const beats = evenly(line.texts.flatMap((text, number) => (line.heads?.includes(number) ? [] : beatsOf(text, number + 1, line, plugin, after, translate))));
  const views = plugin.moments?.(before.view, after.view, line.texts, isScored) ?? [];
  const isSequenced = ({ id }: Message): boolean => plugin.sequencedEvents.has(id);
  const end = isScored ? line.texts.findIndex(isSequenced) : line.texts.length; // what is scored happens with the result
  const moments = views.map(({ from, view }, number) => ({
    at: beats.findIndex(({ told }) => told > from),
    scene: { ...before, view },
    events: line.texts.slice(from, Math.min(views[number + 1]?.from ?? end, end)),
  }));
  const head = line.heads?.[0] ?? Infinity;
  const turnAt = beats.findIndex(({ told }) => told > head);
  return { beats, moments, turnAt: turnAt < 0 ? beats.length : turnAt, resultAt: !moments.length ? 0 : isScored ? beats.findLastIndex(({ text }) => isSequenced(text)) + 1 : beats.length };
}

/** Events of a kind that follow each other, such as ships that sail, take the same time: that of the longest. */
function evenly(beats: Beat[]): Beat[] {
  const isAlike = (one: Beat, other: Beat): boolean => one.text.id === other.text.id && one.concernsMe === other.concernsMe;
  return beats.map((beat, index) => {
    const first = beats.slice(0, index).findLastIndex((each) => !isAlike(each, beat)) + 1;
    const next = beats.findIndex((each, number) => number > index && !isAlike(each, beat));
    return { ...beat, length: Math.max(...beats.slice(first, next < 0 ? undefined : next).map(({ length }) => length)) };
  });
}

/** Whether a move causes several events that are told even to the player who made it. */
const isSequence = ({ texts }: LogLine, plugin: GamePlugin): boolean => texts.filter(({ id }) => plugin.sequencedEvents.has(id)).length > 1;

/** The events of my own move that are worth telling although nothing waits for them. */
export function told(line: LogLine, after: Seen, plugin: GamePlugin): Message[] {
  if (line.kind !== 'moved' || !isMine(line, after)) return [];
  const isSequenced = isSequence(line, plugin);
  return line.texts.filter((text) => (isSequenced && plugin.sequencedEvents.has(text.id)) || (plugin.isNews?.(text.id) && isDoneBy(text, after.you)));
}

/** Whether I made the move myself. */
const isMine = (line: LogLine, after: Seen): boolean => line.seat !== null && line.seat === after.you && !after.seats[line.seat]?.stand_in;

/** Whether an event names a player. */
const mentions = (text: Message, player: number | null): boolean => player !== null && Object.values(text.args ?? {}).some((value) => (value as PlayerRef | null)?.is === 'person' && (value as PlayerRef).seat === player);

/** Whether an event is something that a player did. */
const isDoneBy = (text: Message, player: number | null): boolean => player !== null && (text.args?.seat as PlayerRef | undefined)?.seat === player;

/** Whether an event takes something from a player: from the one that it names beside the player who does it, else from the only one. */
const isLossOf = (text: Message, player: number | null, plugin: GamePlugin): boolean =>
  player !== null && !!plugin.isLoss?.(text.id) && ((text.args?.player ?? text.args?.seat) as PlayerRef | undefined)?.seat === player;

/** My losses, each after what caused it: the card that was played, or the raid, in the same turn. */
function lossesOf(missed: Missed[], plugin: GamePlugin): Message[] {
  let cause: Message | null = null;
  const found = new Set<Message>();
  for (const { line, after } of missed)
    line.texts.forEach((text, number) => {
      if (line.heads?.includes(number)) cause = null;
      else if (plugin.isHeading(text.id)) cause = text;
      if (!isLossOf(text, after.you, plugin)) return;
      if (cause) found.add(cause);
      found.add(text);
    });
  return [...found];
}

/** What to tell of moves that were not shown: what brought others closer to the end, what I lost and why, what else happened to me, then what each of the
 * others did, without what follows by itself. Where there is no room for all of that, everyone's first deeds stay, in the order of the game. */
export function summaryOf(missed: Missed[], plugin: GamePlugin): Summary | null {
  const events = missed.flatMap(({ line, after }) =>
    line.texts.flatMap((text, number) => (line.heads?.includes(number) ? [] : [{ text, you: after.you, isMine: isMine(line, after) }])),
  );
  const isTold = (id: string): boolean => plugin.sequencedEvents.has(id) || !!plugin.isDrawn?.(id);
  const mine = events.filter(({ text, you, isMine }) => mentions(text, you) && (!isMine || isTold(text.id)));
  const reached = events.filter(({ text, you }) => plugin.isMilestone?.(text.id) && !mentions(text, you)).map(({ text }) => text);
  const concerning = [...new Set([...reached, ...lossesOf(missed, plugin), ...mine.map(({ text }) => text)])];
  const deeds = deedsOf(missed, concerning, plugin);
  const lines = [...concerning, ...deeds.map(({ text }) => text)];
  const spare = [...deeds.toSorted((a, b) => a.weight - b.weight || b.rank - a.rank || b.index - a.index).map(({ text }) => text), ...concerning.toReversed()];
  const scored = events.flatMap(({ text, you }) => (plugin.sequencedEvents.has(text.id) ? (plugin.expandEvent?.(text) ?? [text]) : []).filter((each) => (each.args?.seat as PlayerRef | undefined)?.seat === you));
  const gain = scored.reduce((sum, text) => sum + (plugin.eventPoints?.(text) ?? 0), 0);
  return lines.length ? { lines, spare, gain } : null;
}

interface Deed extends Told {
  index: number;
  /** How many deeds of the same player came before it. */
  rank: number;
}

/** What others did: what the game picks from their moves, and from what happens to them when I end my turn, or the first deed of each move. */
function deedsOf(missed: Missed[], concerning: Message[], plugin: GamePlugin): Deed[] {
  const deeds = missed.flatMap(({ line, after }) => {
    const isOwn = isMine(line, after);
    const texts = line.texts.filter((text, number) => !line.heads?.includes(number) && (!isOwn || (!!text.args?.seat && !isDoneBy(text, line.seat))));
    const first = texts.find((text) => isDoneBy(text, line.seat));
    const isNew = (text: Message): boolean => !concerning.includes(text);
    const picked = plugin.pickForSummary ? texts.filter(isNew).map((text) => plugin.pickForSummary!(text, after.view!)) : first && isNew(first) ? [{ text: first, weight: 1 }] : [];
    return picked.flatMap((told) => (told ? [{ ...told, seat: line.seat }] : []));
  });
  return deeds.map((deed, index) => ({ ...deed, index, rank: deeds.slice(0, index).filter(({ seat }) => seat === deed.seat).length }));
}

function beatsOf(event: Message, told: number, line: LogLine, plugin: GamePlugin, after: Seen, translate: (text: Message) => string): Beat[] {
  const isScored = plugin.sequencedEvents.has(event.id);
  return (isScored ? (plugin.expandEvent?.(event) ?? [event]) : [event]).map((text) => {
    const named = (text.args?.seat as PlayerRef | undefined)?.seat ?? null;
    const reading = Math.min(LONGEST, Math.max(SHORTEST, NOTICED + A_CHARACTER * translate(text).length));
    const concernsMe = line.seat !== after.you && mentions(text, after.you); // a bot that plays for me is not another player
    return {
      text,
      seat: concernsMe ? after.you : named,
      places: plugin.eventPlaces?.(text, named ?? line.seat, after.view!) ?? [],
      concernsMe,
      scorer: named,
      points: plugin.eventPoints?.(text) ?? 0,
      length: reading * (concernsMe ? MINE : isScored ? SCORED : 1),
      told,
    };
  });
}
