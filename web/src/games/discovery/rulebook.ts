/** The rulebook of Age of Discovery. */
import type { Rulebook } from '../../rules/rulebook';

const ships = (codes: string): string[] => codes.split(' ').map((code) => `discovery-card-ship-${code}`);
const topic = (id: string) => ({ id, topic: id });
const MISSIONS = ['one', 'half', 'maj', 'all'].map((mission) => `discovery-mission-${mission}`);
const DIAS = 'discovery-card-expedition-dias';
const CONTRACT = 'discovery-card-contract-B5';

export const rulebook: Rulebook = {
  chapters: {
    about: [topic('goal')],
    pieces: [
      { id: 'ships', figures: [{ id: 'sizes', pieces: [...ships('R1 R2 R3'), 'discovery-card-flagship'] }] },
      {
        id: 'cards',
        figures: [
          { id: 'kinds', pieces: [DIAS, CONTRACT, MISSIONS[2]!] },
          { id: 'hidden', pieces: ['first', 'last', 'wild', 'reservation'].map((card) => `discovery-help-${card}`) },
        ],
      },
      { id: 'pieces' },
      topic('numbers'),
    ],
    setup: [{ id: 'setup' }],
    turn: [topic('turn'), topic('coins')],
    actions: [
      topic('contracts'),
      topic('market'),
      { ...topic('expeditions'), figures: [{ id: 'voyage', pieces: [DIAS, ...ships('B1 B2')] }] },
      topic('colours'),
      { ...topic('trade'), figures: [{ id: 'delivery', pieces: [CONTRACT, ...ships('B3 B2')] }] },
      topic('wild'),
      topic('reservation'),
    ],
    events: [topic('track'), topic('first')],
    cases: [topic('stall'), topic('secrets')],
    end: [topic('last'), { ...topic('mission'), figures: [{ id: 'missions', pieces: MISSIONS }] }, { id: 'end' }],
    advice: [topic('tips')],
  },
  promptTopics: {
    'discovery-prompt-over': 'goal',
    'discovery-prompt-action': 'turn',
    'discovery-prompt-ship': 'expeditions',
    'discovery-prompt-value': 'expeditions',
    'discovery-prompt-declare': 'colours',
    'discovery-prompt-contract-ship': 'trade',
    'discovery-prompt-duration': 'trade',
  },
};
