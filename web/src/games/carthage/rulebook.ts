/** The rulebook of Traders of Carthage. */
import type { Rulebook } from '../../rules/rulebook';
import RouteFigure from './RouteFigure.svelte';

const cards = (kinds: string): string[] => kinds.split(' ').map((kind) => `carthage-card-${kind}`);
const COLOURS = ['red', 'blue', 'yellow', 'green'];
const pieces = (what: string): string[] => COLOURS.map((colour) => `carthage-${what}-${colour}`);
const topic = (id: string) => ({ id, topic: id });

export const rulebook: Rulebook = {
  chapters: {
    about: [topic('goal')],
    pieces: [
      { id: 'cards', figures: [{ id: 'values', pieces: cards('R5 R3 R2') }, { id: 'goods', pieces: cards('R5 B5 Y5 G5') }] },
      { id: 'pieces', figures: [{ id: 'ships', pieces: pieces('ship') }] },
    ],
    setup: [
      { id: 'setup', figures: [{ id: 'route', Picture: RouteFigure, props: { ships: { red: 0, blue: 0, yellow: 0, green: 0 } } }] },
    ],
    turn: [topic('turn'), topic('market'), topic('farm'), topic('hand'), topic('stock')],
    actions: [
      {
        ...topic('buy'),
        figures: [
          { id: 'market', pieces: cards('R5 R3 B2') },
          { id: 'sailed', Picture: RouteFigure, props: { ships: { red: 2, blue: 1, yellow: 0, green: 0 } } },
        ],
      },
      topic('take'),
      topic('reserve'),
    ],
    events: [
      topic('ships'),
      topic('refill'),
      {
        ...topic('payday'),
        figures: [
          { id: 'sale', pieces: [...cards('R5 R3 R2'), 'carthage-token-red'] },
          { id: 'cheap', pieces: cards('B2 B2') },
        ],
      },
      topic('tokens'),
      {
        ...topic('pirates'),
        figures: [
          { id: 'raid', Picture: RouteFigure, props: { ships: { red: 5, blue: 3, yellow: 1, green: 0 } } },
          { id: 'storing', pieces: cards('B5 B3') },
        ],
      },
    ],
    cases: [{ id: 'questions' }, { id: 'empty' }],
    end: [topic('end')],
    advice: [topic('tips')],
  },
  promptTopics: {
    'carthage-prompt-over': 'end',
    'carthage-prompt-token': 'tokens',
    'carthage-prompt-action': 'turn',
    'carthage-prompt-pass': 'refill',
    'carthage-prompt-pay': 'buy',
    'carthage-prompt-paid': 'buy',
    'carthage-prompt-protect': 'pirates',
    'carthage-prompt-helpless': 'pirates',
    'carthage-prompt-store': 'pirates',
    'carthage-prompt-cannot-store': 'pirates',
  },
};
