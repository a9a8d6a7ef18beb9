/** What a summary of others' moves tells. */
import type { Message, Name } from '../../net/types';
import type { Told } from '../gamePlugin';
import type { DiscoveryView } from './view';

const EXPEDITION = 'discovery-card-expedition-';
const OF_LITTLE_WEIGHT = /-(takes|passes)$/;
const DEEDS = /-(accepts|accepts-unseen|accepts-hidden|buys|reserves-\w+|plays|trades|completes|sails|flagship-sails|shows-flagship)$/;
const CONCERNS_ALL = /-(first-scoring-card|last-scoring-card|stalling|stalled)$/;
/** From what a summary leaves out first to what it always tells. */
const WEIGHTS = ['little', 'deed', 'fills an expedition', 'concerns all'] as const;

/** Everything that a player does, without the cards that come to the market in exchange. What ends a game or fills an expedition has the greatest weight. */
export function pickForSummary(event: Message, { expeditions }: DiscoveryView): Told | null {
  const text = { ...event, id: event.id.replace(/-and-new$/, '') };
  const explorer = (event.args?.expedition as Name | undefined)?.id.slice(EXPEDITION.length);
  const isFull = expeditions.some((each) => each.explorer === explorer && each.room === 0);
  if (CONCERNS_ALL.test(text.id)) return { text, weight: WEIGHTS.indexOf('concerns all') };
  if (DEEDS.test(text.id)) return { text, weight: WEIGHTS.indexOf(isFull ? 'fills an expedition' : 'deed') };
  return OF_LITTLE_WEIGHT.test(text.id) ? { text, weight: WEIGHTS.indexOf('little') } : null;
}
