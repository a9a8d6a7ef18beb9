/** The 37 card faces, as printed. */
export const DECKS = ['macaws', 'pandas', 'raccoons', 'squirrels', 'ocelots', 'chameleons'] as const;
export type Deck = (typeof DECKS)[number];
/** The set of a card; junk belongs to no deck. */
export type Folk = Deck | 'junk';
export type Kind = 'technique' | 'passive' | 'copier' | 'junk';

export interface Face {
  folk: Folk;
  value: number;
  kind: Kind;
  plus: boolean;
  copies: number;
}

const LETTERS: Record<string, Folk> = { mac: 'macaws', pan: 'pandas', rac: 'raccoons', squ: 'squirrels', oce: 'ocelots', cha: 'chameleons', jun: 'junk' };
const COPIES: Record<string, number> = { 1: 4, 2: 3, 3: 3, 4: 3, '5a': 1, '5b': 1 };
const TECHNIQUES_WITH_PLUS =
  'mac1 mac3 mac4 mac5a mac5b pan1 rac1 rac2 rac3 rac4 rac5a squ4 oce2 oce3 oce4 oce5a oce5b cha4'.split(' ');
const OTHER_TECHNIQUES = 'pan2 pan5a rac5b'.split(' ');
const COPIERS = 'cha1 cha2 cha3 cha5a cha5b'.split(' ');

function kindOf(code: string): Kind {
  if (code === 'junk') return 'junk';
  if (COPIERS.includes(code)) return 'copier';
  return TECHNIQUES_WITH_PLUS.includes(code) || OTHER_TECHNIQUES.includes(code) ? 'technique' : 'passive';
}

/** The face of a card such as "mac5a". */
export function cardFace(code: string): Face {
  const number = code.slice(3);
  return {
    folk: LETTERS[code.slice(0, 3)]!,
    value: code === 'junk' ? 1 : Number(number[0]),
    kind: kindOf(code),
    plus: TECHNIQUES_WITH_PLUS.includes(code),
    copies: COPIES[number] ?? 0,
  };
}

export const codesOf = (folk: Deck): string[] => Object.keys(COPIES).map((number) => `${folk.slice(0, 3)}${number}`);

/** How hard a deck is to play, and how much it interferes with other players. */
export const DECK_TRAITS: Record<Deck, { complexity: 'easy' | 'medium' | 'hard'; interaction: 'little' | 'some' | 'much' }> = {
  macaws: { complexity: 'easy', interaction: 'little' },
  pandas: { complexity: 'easy', interaction: 'little' },
  raccoons: { complexity: 'medium', interaction: 'much' },
  squirrels: { complexity: 'medium', interaction: 'some' },
  ocelots: { complexity: 'medium', interaction: 'much' },
  chameleons: { complexity: 'hard', interaction: 'some' },
};
