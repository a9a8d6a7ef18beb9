// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { visitor } from '../app/visitor.svelte';
import { isSupported, loadGamePlugin, offeredGames, type BoardProps, type GamePlugin } from '../games/gamePlugin';
import { titleOf } from '../games/gameTexts';
import { i18n } from '../i18n/i18n.svelte';
import type { GameInfo, GameView, Offer, Seen, ServerInfo } from '../net/types';
import PromptBar from '../table/PromptBar.svelte';
import { Session } from '../table/session.svelte';
import { placeOffers, seatFields, tableFields } from './fields';
import { genericPlugin, withBoard } from './index';
import type { BoardState, WebBoard } from './webBoard';

const VIEW = {
  seat: 'P1', remembered: false, players: 2, options: {}, turn: 3, reveals: 4, actor: 'P1',
  card_to_match: 'ST', public_card: 'Qs', suit_to_match: 'spades', cards_to_draw: 0, winner_of_trick: 'P2', market: ['B3', 'B3'],
  ships: { red: 2, in_port: true }, discards: [], bids: [{ seat: 'P1', bid: 4 }, { seat: 'P2', bid: null }],
  seats: [
    { seat: 'P1', hand: 'S7 CT SJ', points: 143 },
    { seat: 'P2', hand: null, hand_size: 5, folded: false },
  ],
};
const DESCRIPTION = { cards: {}, topics: [], help_arguments: {} };
const move = (say: string, action: number): Offer => {
  const text = { is: 'text', id: 'generic-move', args: { move: say } } as const;
  return { action, say, group: { is: 'text', id: 'generic-moves' }, label: text, sentence: text };
};
const OFFERS = ['play S7', 'play SJ', 'discard SJ', 'buy B3', 'swap S7 CT', 'draw'].map(move);

let rendered: ReturnType<typeof mount> | null = null;
const plugin = genericPlugin('sample');

beforeAll(() => i18n.load('generic'));
afterEach(() => {
  if (rendered) void unmount(rendered);
  rendered = null;
  visitor.server = null;
  document.body.replaceChildren();
});

function render<Props extends object>(component: Component<Props>, props: Props): HTMLElement {
  rendered = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}
const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const terms = (root: Element): Record<string, string> => Object.fromEntries([...root.querySelectorAll('dl > div')].map((row) => [textOf(row.querySelector('dt')), textOf(row.querySelector('dd'))]));

function boardWith(offers: Offer[]): BoardProps & { session: Session } {
  const session = new Session('t');
  const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'person', name, player: '', level: '', stand_in: '', out: false }));
  session.connection.scene = { game: 'sample', stage: 'running', actor: 0, you: 0, seats, offers, view: VIEW, undo: {}, prompt: null, notes: [] } as unknown as Seen;
  return { view: VIEW, description: DESCRIPTION, viewer: 0, names: session.names, log: [], session };
}

test('the fields of a view as values', () => {
  const kinds = Object.fromEntries(tableFields(VIEW).map(({ name, value }) => [name, value.kind]));
  expect(kinds).toEqual({
    card_to_match: 'codes', public_card: 'codes', suit_to_match: 'text', cards_to_draw: 'text', winner_of_trick: 'seat', market: 'codes', ships: 'group', discards: 'none', bids: 'list',
  });
  expect(seatFields(VIEW, 0)).toEqual([
    { name: 'hand', value: { kind: 'codes', codes: ['S7', 'CT', 'SJ'] } },
    { name: 'points', value: { kind: 'text', text: '143' } },
  ]);
});

test('moves are placed on the one card that they name, in my fields before those of the table', () => {
  const [mine, table] = [seatFields(VIEW, 0), tableFields({ ...VIEW, pile: 'S7' } as GameView)];
  const placed = placeOffers([...mine, ...table], OFFERS);
  const found = [...placed].map(([field, codes]) => [field.name, Object.fromEntries([...codes].map(([code, offers]) => [code, offers.map((offer) => offer.say)]))]);
  expect(found).toEqual([
    ['hand', { S7: ['play S7'], SJ: ['play SJ', 'discard SJ'] }],
    ['market', { B3: ['buy B3'] }],
  ]);
});

test('the board names every field, and every value is readable', () => {
  const body = render(plugin.Board, boardWith(OFFERS));
  expect([...body.querySelectorAll('h3')].map(textOf)).toEqual(['Table', 'Your side']);
  expect(terms(body)).toMatchObject({ 'Suit to match': 'spades', 'Cards to draw': '0', 'Winner of trick': 'Bo', 'In port': 'yes', Discards: '–nothing', Points: '143' });
  expect(textOf(body)).not.toMatch(/undefined|null|NaN|\[object|_|⟦/);
});

test('a card with one move plays it, a card with several asks which', () => {
  const board = boardWith(OFFERS);
  const pick = vi.spyOn(board.session, 'pick').mockResolvedValue();
  const body = render(plugin.Board, board);
  const cards = [...body.querySelectorAll<HTMLElement>('button.lit')];
  expect(cards.map(textOf)).toEqual(['B3', 'B3', 'S7', 'SJ']);
  cards[2]!.click();
  expect(pick).toHaveBeenLastCalledWith(OFFERS[0]);
  cards[3]!.click();
  flushSync();
  const choices = [...body.querySelectorAll<HTMLElement>('[role=menuitem]')];
  expect(choices.map(textOf)).toEqual(['Play SJ', 'Discard SJ']);
  choices[1]!.click();
  expect(pick).toHaveBeenLastCalledWith(OFFERS[2]);
});

test('the other moves are buttons beside the prompt, which begin like sentences', () => {
  const board = boardWith(OFFERS);
  const body = render(PromptBar, { session: board.session, isOnBoard: (offer: Offer) => plugin.isOnBoard(offer, board) });
  expect([...body.querySelectorAll('.buttons button')].map(textOf)).toEqual(['Swap S7 CT', 'Draw']);
});

test('spectators and replays get panels for everyone, and nothing to click', () => {
  const body = render(plugin.Board, { ...boardWith(OFFERS), viewer: null, session: null });
  expect(body.querySelectorAll('button')).toHaveLength(0);
  expect(body.querySelectorAll('section')).toHaveLength(1);
  void unmount(rendered!);
  document.body.replaceChildren();
  expect(terms(render(plugin.PlayerPanel, { board: boardWith([]), seat: 1 }))).toEqual({ Hand: '–nothing', 'Hand size': '5', Folded: 'no' });
});

test('the memory aid lists everyone', () => {
  const body = render(plugin.MemoryAid, { view: VIEW, names: ['Ada', 'Bo'] });
  expect([...body.querySelectorAll('dl > dt')].map(textOf)).toEqual(['Ada', 'Bo']);
});

const info = (name: string, more: Partial<GameInfo> = {}): GameInfo =>
  ({ name, title: 'A sample', rules: 1, players: [2], options: {}, levels: [], bots_are_ready: false, lesson: false, practice: 0, board: '', texts: '', description: DESCRIPTION, ...more });
const serverWith = (...games: GameInfo[]): ServerInfo => ({ games }) as ServerInfo;

test('games of other packages are offered under their own title, in the words of their catalogue', async () => {
  const catalogue = 'worded-title = The worded one\nworded-field-cards-to-draw = Penalty';
  vi.stubGlobal('fetch', vi.fn(async (address: string) => new Response(address === '/plugins/worded/texts/en.ftl' ? catalogue : '', { status: address.includes('worded') ? 200 : 404 })));
  expect(isSupported('sample')).toBe(true); // as long as the server has not answered
  await visitor.setServer(serverWith(info('sample', { texts: '/plugins/gone/texts/{language}.ftl' }), info('worded', { texts: '/plugins/worded/texts/{language}.ftl' })));
  vi.unstubAllGlobals();
  expect(offeredGames().slice(-2)).toEqual(['sample', 'worded']);
  expect([isSupported('sample'), isSupported('other')]).toEqual([true, false]);
  expect([titleOf('sample'), titleOf('worded'), titleOf('other')]).toEqual(['A sample', 'The worded one', 'other']);
  const body = render((await loadGamePlugin('worded')).Board, boardWith([]));
  expect(Object.keys(terms(body))).toContain('Penalty');
});

test('a board of another package gets every state, and can pick moves', () => {
  const states: BoardState[] = [];
  const gone = vi.fn();
  const module: WebBoard = {
    board: (element, state) => {
      const update = (next: BoardState) => (states.push(next), (element.textContent = `${next.view.card_to_match} for ${next.names[0]}`));
      update(state);
      return { update, destroy: gone };
    },
    isOnBoard: (offer) => offer.say === 'draw',
  };
  const drawn: GamePlugin = withBoard(plugin, module);
  const board = boardWith(OFFERS);
  const pick = vi.spyOn(board.session, 'pick').mockResolvedValue();
  const body = render(drawn.Board, board);
  expect(textOf(body)).toBe('ST for Ada');
  states.at(-1)!.pick(states.at(-1)!.offers[5]!);
  expect(pick).toHaveBeenCalledWith(OFFERS[5]);
  board.session.connection.scene = { ...board.session.scene!, offers: [] };
  flushSync();
  expect(states.at(-1)!.offers).toEqual([]);
  expect(OFFERS.filter((offer) => drawn.isOnBoard(offer, board)).map((offer) => offer.say)).toEqual(['draw']);
  expect(drawn.PlayerPanel).toBe(plugin.PlayerPanel);
  void unmount(rendered!);
  rendered = null;
  expect(gone).toHaveBeenCalledOnce();
});

test('a faulty board says what is wrong', () => {
  expect(() => withBoard(plugin, {})).toThrow('exports no function "board"');
  const drawn = withBoard(plugin, { board: () => { throw new Error('no canvas'); } });
  expect(textOf(render(drawn.Board, boardWith([])).querySelector('[role=alert]'))).toContain('no canvas');
});
