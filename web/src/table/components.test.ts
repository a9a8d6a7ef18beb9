// @vitest-environment happy-dom
/** Table components rendered from real scenes (`python -m tests.server.web_fixtures`). */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { preferences } from '../app/preferences.svelte';
import { visitor } from '../app/visitor.svelte';
import { describedGame, describedTable } from '../games/description';
import { loadGamePlugin, builtInGames, type GamePlugin, type BoardProps } from '../games/gamePlugin';
import type { Drafted, LogLine, Message, Offer, Seen } from '../net/types';
import { i18n, t } from '../i18n/i18n.svelte';
import { Translator } from '../i18n/translator';
import BotLevels from './BotLevels.svelte';
import HotSeatCurtain from './HotSeatCurtain.svelte';
import Lobby from './Lobby.svelte';
import Log from './Log.svelte';
import MoveList from './MoveList.svelte';
import Opponent from './Opponent.svelte';
import { buttonText } from './offerText';
import PromptBar from './PromptBar.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { Session } from './session.svelte';
import { HotSeat } from './hotSeat.svelte';
import TableMenu from './TableMenu.svelte';
import TouchTip from './TouchTip.svelte';

interface Fixture {
  scene: Seen;
  log: LogLine[];
}
const fixtures = import.meta.glob<Record<'middle' | 'end', Fixture>>('../fixtures/*.json', { eager: true, import: 'default' });
const fixture = (game: string, when: 'middle' | 'end'): Fixture => structuredClone(fixtures[`../fixtures/${game}.json`]![when]);

let rendered: ReturnType<typeof mount> | null = null;

beforeAll(async () => {
  await i18n.load(...builtInGames);
  Element.prototype.animate ??= () => ({ finished: Promise.resolve(), cancel() {} }) as unknown as Animation;
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => {
  if (rendered) void unmount(rendered);
  rendered = null;
  document.body.replaceChildren();
});

function render<Props extends Record<string, any>>(component: Component<Props>, props: Props): HTMLElement {
  rendered = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textOf = (element: Element | null): string => plain(element?.textContent ?? '');
const buttons = (root: Element): HTMLButtonElement[] => [...root.querySelectorAll('button')];
const buttonNamed = (name: string): HTMLButtonElement => buttons(document.body).find((button) => textOf(button).includes(name))!;

function sessionAt({ scene }: Fixture, change: (scene: Seen) => void = () => {}): Session {
  const session = new Session('t');
  change(scene);
  session.connection.scene = scene;
  session.connection.version = 41;
  return session;
}

/** Offers with a card are on the board, others are not. */
const isOnBoard = (offer: Offer): boolean => offer.label.is === 'thing';
const boardPropsOf = (session: Session): BoardProps => ({ view: session.scene!.view!, description: describedTable(session.scene!), viewer: session.seat, names: session.names, log: session.connection.log, session });

test('the prompt is a sentence, with a button for every offer without a card', () => {
  const session = sessionAt(fixture('carthage', 'middle'));
  const body = render(PromptBar, { session, isOnBoard });
  expect(textOf(body.querySelector('.prompt'))).toMatch(/[.!?]$/);
  const worded = session.offers.filter((offer) => offer.label.is === 'text');
  for (const offer of worded) expect(textOf(body).toLowerCase()).toContain(plain(buttonText(offer, session.translator).label).toLowerCase());
});

const passing: Offer = { action: 90, say: 'pass', group: { is: 'text', id: 'carthage-group-other' }, label: { is: 'text', id: 'carthage-label-done-protecting' }, sentence: { is: 'text', id: 'carthage-action-done-protecting' } };
const reservedCard = { card: { is: 'thing', id: 'carthage-card-B2' } } as const;
const takingReserved: Offer = { action: 91, say: 'take reserved', group: { is: 'text', id: 'carthage-group-take' }, label: { is: 'text', id: 'carthage-label-take-reserved', args: reservedCard }, sentence: { is: 'text', id: 'carthage-action-take-reserved', args: reservedCard } };

test.each([[[passing]], [[passing, takingReserved]]])('buttons are sentences or names, without codes and without "Or"', (offers) => {
  const session = sessionAt(fixture('carthage', 'middle'), (scene) => Object.assign(scene, { offers }));
  const texts = buttons(render(PromptBar, { session, isOnBoard })).map(textOf);
  expect(texts).toContain('No more cards');
  if (offers.length > 1) expect(texts).toContain('Take your blue 2');
});

test('the list of moves says "Or" only after other moves', () => {
  const heads = (offers: Offer[]): string[] => {
    const session = sessionAt(fixture('carthage', 'middle'), (scene) => Object.assign(scene, { offers }));
    const found = [...render(MoveList, { session }).querySelectorAll('h3')].map(textOf);
    void unmount(rendered!);
    rendered = null;
    return found;
  };
  expect(heads([passing])).toEqual([]);
  expect(heads([takingReserved, passing])).toEqual(['Take as money', 'Or']);
});

test("Dale's score sheet names the cards of stacks", () => {
  const { scene } = fixture('dale', 'end');
  const cells = [...render(ScoreSheet, { ending: scene.ending!, translator: new Translator(i18n.bundle, ['Ann', 'Bob', 'Cid', 'Dot']), names: ['Ann', 'Bob', 'Cid', 'Dot'].slice(0, scene.seats.length) }).querySelectorAll('tbody td')].map(textOf);
  const built = cells.filter((cell) => cell.includes('(turn'));
  expect(built.length).toBeGreaterThan(0);
  for (const cell of built) expect(cell).not.toMatch(/\b(?:[A-Z][a-z]\d[ab]?|Ju)\b/);
});

test('a button of the prompt picks its offer', () => {
  const session = sessionAt(fixture('carthage', 'middle'));
  const pick = vi.spyOn(session, 'pick').mockResolvedValue();
  const offer: Offer = { action: 3, say: 'x', group: { is: 'text', id: 'web-undo' }, label: { is: 'text', id: 'web-agree' }, sentence: { is: 'text', id: 'web-agree' } };
  session.connection.scene = { ...session.scene!, offers: [offer] };
  render(PromptBar, { session, isOnBoard });
  buttonNamed(session.translator.translate(offer.label)).click();
  expect(pick).toHaveBeenLastCalledWith(offer, false);
  document.body.replaceChildren();
  render(PromptBar, { session, isOnBoard, needsNoConfirmation: () => true });
  buttonNamed(session.translator.translate(offer.label)).click();
  expect(pick).toHaveBeenLastCalledWith(offer, true);
});

test('a button that comes late in a turn takes clicks at once, one that comes with the turn does not', () => {
  const session = sessionAt(fixture('carthage', 'middle'), (scene) => Object.assign(scene, { actor: scene.you, offers: [] }));
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  render(PromptBar, { session, isOnBoard });
  const isEarly = (): boolean => buttonNamed('No more cards').getAttribute('aria-disabled') === 'true';
  now.mockReturnValue(11_000);
  session.connection.scene = { ...session.scene!, offers: [passing] };
  flushSync();
  expect(isEarly()).toBe(false);
  session.connection.scene = { ...session.scene!, actor: null, offers: [] };
  flushSync();
  session.connection.scene = { ...session.scene!, actor: session.seat, offers: [passing] };
  flushSync();
  expect(isEarly()).toBe(true);
  now.mockRestore();
});

test('passing is not highlighted while something can be picked on the board', () => {
  const session = sessionAt(fixture('dale', 'middle'));
  const card: Offer = { action: 1, say: 'card junk', group: { is: 'text', id: 'web-undo' }, label: { is: 'thing', id: 'dale-card-junk' }, sentence: { is: 'text', id: 'web-agree' } };
  const pass: Offer = { action: 2, say: 'end', group: card.group, label: { is: 'text', id: 'web-agree' }, sentence: card.sentence };
  const isMain = (offers: Offer[], picks: Offer[]): boolean => {
    session.connection.scene = { ...session.scene!, actor: session.seat, offers };
    session.picks = picks;
    flushSync();
    return buttonNamed(session.translator.translate(pass.label)).classList.contains('main');
  };
  render(PromptBar, { session, isOnBoard });
  expect(isMain([card, pass], [])).toBe(false);
  expect(isMain([pass], [])).toBe(true);
  expect(isMain([card, pass], [card, card])).toBe(true);
});

test('a complete move is summarised with its warnings, and confirmed', () => {
  const session = sessionAt(fixture('carthage', 'middle'));
  const commit = vi.spyOn(session, 'commit').mockResolvedValue(undefined as never);
  const text = (id: string) => ({ is: 'text', id }) as const;
  session.picks = [session.offers[0]!];
  session.drafted = { whole: true, reveals: true, summary: text('web-agree'), warnings: [text('web-disagree')], offers: [], notes: [], view: {} } as unknown as Drafted;
  const body = render(PromptBar, { session, isOnBoard });
  expect(textOf(body.querySelector('[role=status]'))).toBe(session.translator.translate('web-agree'));
  expect(textOf(body.querySelector('.warning'))).toBe(session.translator.translate('web-disagree'));
  buttonNamed(session.translator.translate('web-confirm')).click();
  expect(commit).toHaveBeenCalled();
});

test('without a choice the game goes on by itself, or at once by the only button', () => {
  const session = sessionAt(fixture('discovery', 'middle'));
  const [only] = session.offers;
  const pick = vi.spyOn(session, 'pick').mockResolvedValue(undefined as never);
  session.connection.scene = { ...session.scene!, actor: session.seat, offers: [only!], answers_itself: true };
  const body = render(PromptBar, { session, isOnBoard: () => false });
  expect(textOf(body.querySelector('[role=status]'))).toBe(session.translator.translate('web-goes-on'));
  body.querySelector<HTMLButtonElement>('.on .button')!.click();
  expect(pick).toHaveBeenCalledWith(only, false);
  session.connection.scene = { ...session.scene!, answers_itself: false };
  flushSync();
  expect(textOf(body.querySelector('.prompt'))).toContain(session.translator.translate(session.prompt!));
});

test('a player replaced by a bot can return', () => {
  const session = sessionAt(fixture('carthage', 'middle'), (scene) => (scene.seats[scene.you!]!.stand_in = 'trader'));
  const back = vi.spyOn(session, 'resumePlaying').mockResolvedValue(true);
  render(PromptBar, { session, isOnBoard });
  buttonNamed(session.translator.translate('web-play-again-myself')).click();
  expect(back).toHaveBeenCalled();
});

test.each([true, false])('handing over to a bot is possible unless the game is rated (%s)', (rated) => {
  const session = sessionAt(fixture('carthage', 'middle'), (scene) => (scene.rated = rated));
  const body = render(TableMenu, { session, hotSeat: new HotSeat(session) });
  expect(textOf(body).includes(session.translator.translate('web-let-bot-play'))).toBe(!rated);
  expect(textOf(body)).toContain(session.translator.translate('web-resign'));
});

test('a level that is gone is shown, and cannot be chosen', () => {
  const session = sessionAt(fixture('carthage', 'middle'), (scene) => {
    Object.assign(scene, { stage: 'running', rated: false, deal: '', origin: null, host: 'me', you: 0 });
    Object.assign(scene.seats[1]!, { kind: 'bot', level: 'grandmaster' });
  });
  vi.spyOn(visitor, 'me', 'get').mockReturnValue({ id: 'me' } as typeof visitor.me);
  vi.spyOn(visitor, 'gameInfo').mockReturnValue({ name: 'carthage', levels: ['apprentice', 'trader'] } as ReturnType<typeof visitor.gameInfo>);
  const body = render(BotLevels, { session, only: 1 });
  vi.restoreAllMocks();
  expect(body.querySelector('select')!.value).toBe('grandmaster');
  const options = [...body.querySelectorAll('option')].map((option) => [option.value, option.disabled]);
  expect(options).toEqual([
    ['apprentice', false],
    ['trader', false],
    ['grandmaster', true],
  ]);
});

test('all moves are listed as sentences', () => {
  const session = sessionAt(fixture('carthage', 'middle'));
  const pick = vi.spyOn(session, 'pick').mockResolvedValue();
  const body = render(MoveList, { session });
  expect(session.offers.length).toBeGreaterThan(0);
  for (const offer of session.offers) expect(textOf(body)).toContain(plain(session.translator.translate(offer.sentence)));
  buttons(body)[0]!.click();
  expect(pick).toHaveBeenCalled();
});

test('a log line links to its moment', () => {
  const { scene, log } = fixture('carthage', 'middle');
  const session = sessionAt({ scene, log });
  const onjump = vi.fn();
  const body = render(Log, { lines: log, translator: session.translator, onjump });
  expect(textOf(body)).not.toMatch(/carthage-|web-|undefined/);
  const jump = buttons(body).find((button) => !button.dataset.piece)!;
  jump.click();
  expect(onjump).toHaveBeenCalled();
});

test('the hot-seat curtain shows only the next player’s name', () => {
  const [onready, onleft] = [vi.fn(), vi.fn()];
  const body = render(HotSeatCurtain, { name: 'Ada', onready, onleft });
  expect(textOf(body)).toContain('Ada');
  buttons(body)[0]!.click();
  expect(onready).toHaveBeenCalledOnce();
  buttonNamed(i18n.translator.translate('web-let-bot-play-for', { name: 'Ada' })).click();
  expect(onleft).toHaveBeenCalledOnce();
});

test('the lobby shows the table’s settings', () => {
  const { scene } = fixture('carthage', 'middle');
  scene.stage = 'open';
  scene.seats[2] = { kind: 'open', name: '', player: '', level: '', stand_in: '', out: false };
  scene.options = { track_size: 6, open_hands: true };
  scene.clock = { kind: 'live', time: 1_200_000, bonus: 15_000, left: [0, 0, 0], running: null, since: 0, falls: null };
  const body = render(Lobby, { scene, session: new Session('t'), present: [true, true, false], onjoin: () => {} });
  const terms = [...body.querySelectorAll('ul li')].map(textOf);
  expect(terms).toContain(i18n.translator.translate('web-terms-live', { minutes: 20, seconds: 15 }));
  expect(terms.filter((term) => term.includes(i18n.translator.translate('carthage-option-open-hands')))).toHaveLength(1);
  expect(terms.some((term) => term.includes(i18n.translator.translate('carthage-option-track-size')))).toBe(false);
});

test.each(builtInGames)('%s: board, panels and cards render with accessible names', { timeout: 30_000 }, async (game) => {
  const plugin: GamePlugin = await loadGamePlugin(game);
  const session = sessionAt(fixture(game, 'middle'));
  const body = render(plugin.Board, boardPropsOf(session));
  expect(textOf(body)).not.toMatch(new RegExp(`${game}-|web-|undefined|NaN`));
  for (const button of buttons(body)) expect(textOf(button) || button.getAttribute('aria-label'), button.outerHTML).toBeTruthy();
  await unmount(rendered!);
  for (const seat of [0, 1, 2]) {
    document.body.replaceChildren();
    const info = session.scene!.seats[seat]!;
    const panel = render(Opponent, { game: session.scene!.game, plugin, board: boardPropsOf(session), seat, info, acts: false });
    expect(textOf(panel)).toContain(info.name);
    await unmount(rendered!);
  }
  for (const id of plugin.cards(describedGame(game)).flatMap((group) => group.ids)) {
    document.body.replaceChildren();
    const card = render(plugin.PieceImage, { id });
    expect(card.querySelector('svg, img'), id).toBeTruthy();
    await unmount(rendered!);
  }
  rendered = null;
});

test.each(builtInGames)('%s: the score sheet explains every number', (game) => {
  const { scene } = fixture(game, 'end');
  const names = scene.seats.map((seat) => seat.name);
  const body = render(ScoreSheet, { ending: scene.ending!, translator: new Translator(i18n.bundle, names, 0), names, mySeat: 1 });
  expect([...body.querySelectorAll('thead th.mine')].map(textOf)).toEqual([`${names[1]} ${t('web-you')}`]);
  expect(body.querySelectorAll('tbody td.mine')).toHaveLength(scene.ending!.sheet!.rows.length);
  expect(body.querySelectorAll('tbody tr')).toHaveLength(scene.ending!.sheet!.rows.length);
  expect(body.querySelectorAll('th.winner').length).toBeGreaterThan(0);
  for (const score of scene.ending!.scores) expect(textOf(body.querySelector('tfoot'))).toContain(String(score));
});

test('the score sheet of a game that began in a position says what it leaves out', () => {
  const { scene } = fixture('carthage', 'end');
  const sheet = scene.ending!.sheet!;
  const show = (note: Message | null) => render(ScoreSheet, { ending: { ...scene.ending!, sheet: { ...sheet, note } }, translator: new Translator(i18n.bundle, ['Ada', 'Ben'], 0), names: ['Ada', 'Ben'] });
  expect(show(null).querySelector('.note')).toBeNull();
  expect(show({ is: 'text', id: 'match-score-position' }).querySelector('.note')?.textContent).toContain('began in the middle');
});

test('how to take a closer look by touch is said for a moment, and not again once it is closed', () => {
  vi.useFakeTimers();
  const onover = vi.fn();
  const root = render(TouchTip, { onover });
  expect(textOf(root)).toContain(t('web-touch-tip'));
  vi.advanceTimersByTime(5000);
  expect(onover, 'long enough to be read').not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(onover).toHaveBeenCalledOnce();
  expect(preferences.touchTip, 'said again at the next table').toBe(true);
  buttons(root)[0]!.click();
  expect(preferences.touchTip).toBe(false);
  vi.useRealTimers();
});
