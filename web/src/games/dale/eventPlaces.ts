/** Where events are shown. */
import type { Message, PlayerRef } from '../../net/types';

const zone = (name: string): string => `[data-zone="${name}"]`;

/** Places of the player who acts. */
const OF_PLAYER: Record<string, string> = {
  draws: 'hand', 'draws-hidden': 'hand', 'junk-dealt': 'hand', takes: 'hand', fetches: 'hand', keeps: 'hand', 'keeps-hidden': 'hand', dealt: 'hand', 'dealt-hidden': 'hand', 'dealt-partly': 'hand', 'dealt-swap': 'hand', 'dealt-same': 'hand',
  buys: 'hand', 'buys-discard': 'hand', reshuffle: 'deck', 'puts-back': 'deck', 'puts-back-hidden': 'deck', 'swaps-piles': 'deck', looks: 'deck', 'looks-hidden': 'deck',
  discards: 'discard', 'throws-away': 'hand',
};
/** Places of the player who is affected. */
const OF_OTHER: Record<string, string> = {
  steals: 'discard', slips: 'deck', 'slips-hidden': 'deck', drops: 'discard', grabs: 'hand', 'grabs-hidden': 'hand', gives: 'hand', 'gives-hidden': 'hand', aims: 'hand', mixes: 'hand',
};
const OF_TABLE: Record<string, string> = { 'market-card': 'market-row', 'reshuffle-market': 'market-deck', plays: 'in-play', 'plays-copy': 'in-play', rolls: 'in-play', nothing: 'in-play', uses: 'in-play' };

export function eventPlaces({ id, args = {} }: Message, seat: number | null): string[] {
  const event = id.replace('dale-event-', '');
  const other = (args.player as PlayerRef | undefined)?.seat;
  if (event === 'stack') return [zone(`stack-${seat}-${args.stack}`)];
  if (event.endsWith('-stall')) return [zone(`stack-${other}-${args.stack}`)];
  if (OF_OTHER[event] && other !== undefined) return [zone(`${OF_OTHER[event]}-${other}`)];
  if (event === 'pays') return [zone(`hand-${seat}`), zone(`discard-${seat}`)]; // where the cards came from, and where they lie
  if (event === 'loses') return [zone(`hand-${seat}`)];
  if (OF_PLAYER[event]) return [zone(`${OF_PLAYER[event]}-${seat}`)];
  return OF_TABLE[event] ? [zone(OF_TABLE[event])] : [];
}
