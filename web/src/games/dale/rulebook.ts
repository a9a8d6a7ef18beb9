/** The rulebook of Dale of Merchants. */
import type { Rulebook } from '../../rules/rulebook';
import Stall from './Stall.svelte';

const cards = (codes: string): string[] => codes.split(' ').map((code) => `dale-card-${code}`);
const DECKS = ['macaws', 'pandas', 'raccoons', 'squirrels', 'ocelots', 'chameleons'];
const topic = (id: string) => ({ id, topic: id });
/** Two finished stacks, and two cards laid down for the third. */
const A_STALL = {
  player: { stacks: 2, next_stack: 3, stall: ['squ1', 'pan2'] },
  seat: 0,
  laid: [{ card: 'mac1', as: 'mac1', value: 1 }, { card: 'mac2', as: 'mac2', value: 2 }],
  sum: { total: 3, missing: 0 },
};
const PROMPTS: Record<string, string> = {
  market: 'pay paid take throw-market',
  stall: 'stack-card worth extra-stack',
  tidy: 'inventory',
  delivery: 'before-delivery end-of-turn more-cookies',
  copies: 'identity',
  values: 'new-value',
  throwing: 'junk throw throw-first throw-one throw-discarded',
  techniques: 'opponent victim guess stack discard slip give hide keep put-on-top take-stall',
  goal: 'over',
};

export const rulebook: Rulebook = {
  chapters: {
    about: [topic('goal')],
    pieces: [
      { id: 'cards', figures: [{ id: 'kinds', pieces: cards('mac1 pan3 cha2 junk') }] },
      { ...topic('decks'), figures: [{ id: 'signs', pieces: DECKS.map((deck) => `dale-deck-${deck}`) }] },
      { id: 'pieces' },
    ],
    setup: [{ id: 'setup' }],
    turn: [topic('turn'), topic('plus')],
    actions: [
      {
        ...topic('market'),
        figures: [
          { id: 'price', pieces: cards('pan3') },
          { id: 'paying', pieces: cards('mac4 rac4') },
          { id: 'superfluous', pieces: cards('rac5a junk') },
        ],
      },
      topic('techniques'),
      { ...topic('stall'), figures: [{ id: 'stack', Picture: Stall, props: A_STALL, pieces: cards('mac1 mac2') }] },
      topic('tidy'),
    ],
    events: [topic('delivery')],
    cases: [
      topic('passive'),
      topic('values'),
      topic('die'),
      { ...topic('copies'), figures: [{ id: 'copying', pieces: cards('cha5b mac4') }] },
      topic('throwing'),
      topic('piles'),
      topic('open'),
      topic('secrets'),
    ],
    end: [{ id: 'end' }],
    advice: [topic('tips')],
  },
  promptTopics: Object.fromEntries(
    Object.entries(PROMPTS).flatMap(([topic, prompts]) => prompts.split(' ').map((prompt) => [`dale-prompt-${prompt}`, topic])),
  ),
};
