// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { router } from '../app/router.svelte';
import { visitor } from '../app/visitor.svelte';
import ResultsTable from '../challenge/ResultsTable.svelte';
import ChallengeLink from '../challenge/ChallengeLink.svelte';
import { api } from '../net/api';
import { RequestError } from '../net/requestError';
import type { AnalysisPoint, Challenge, Hint, Offer, Origin, Seen } from '../net/types';
import ChallengePage from '../pages/Challenge.svelte';
import { Hints } from '../table/hints.svelte';
import HintPanel from '../table/HintPanel.svelte';
import { Session } from '../table/session.svelte';
import OriginLink from '../table/OriginLink.svelte';
import { i18n } from '../i18n/i18n.svelte';
import { Translator } from '../i18n/translator';
import AnalysisPanel from './AnalysisPanel.svelte';
import BranchDialog from './BranchDialog.svelte';
import { GameAnalysis } from './gameAnalysis.svelte';

let rendered: ReturnType<typeof mount> | null = null;
beforeAll(async () => {
  await i18n.load('carthage', 'replay');
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => {
  if (rendered) void unmount(rendered);
  rendered = null;
  visitor.me = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function render<Props extends Record<string, any>>(component: Component<Props>, props: Props): Promise<HTMLElement> {
  rendered = mount(component, { target: document.body, props });
  flushSync();
  await tick();
  await new Promise((done) => setTimeout(done)); // requests made on mount
  flushSync();
  return document.body;
}
const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const buttonNamed = (name: string): HTMLButtonElement => [...document.querySelectorAll('button')].find((button) => textOf(button).includes(name))!;
const turningPoint = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.analysis ol button')!;
const t = (id: string, args = {}): string => i18n.translator.translate(id, args);

const takes = (seat: number, card: string) =>
  ({ is: 'text', id: 'carthage-event-takes', args: { seat: { is: 'person', seat }, card: { is: 'thing', id: `carthage-card-${card}` } } }) as const;
const earns = (seat: number, way: string, is_gain: boolean) => {
  const number = { is: 'text', id: 'reason-number', args: { number: 3 } } as const;
  return { text: { is: 'text', id: 'carthage-reason-earned', args: { seat: { is: 'person', seat }, way, number, count: 3 } }, is_gain } as const;
};
const points: AnalysisPoint[] = [
  { move: 1, seat: 0, expected: [0.5, 0.5], played: takes(0, 'R5'), best: null, cost: 0, is_turning_point: false },
  { move: 2, seat: 1, expected: [0.52, 0.48], played: takes(1, 'R5'), best: takes(1, 'B2'), cost: 0.21, is_turning_point: true, played_facts: [takes(0, 'G2')], best_facts: [takes(1, 'Y2')], reasons: [earns(0, 'less', true), earns(1, 'less', false)] },
  { move: 4, seat: 0, expected: [0.73, 0.27], played: takes(0, 'B2'), best: takes(0, 'R5'), cost: 0.001, is_turning_point: false },
];
const names = ['Ada', 'Bo'];
const translator = () => new Translator(i18n.bundle, names, null);

async function analysed(move: number, whole = true) {
  vi.spyOn(api, 'analysis').mockResolvedValue({ last: 4, analysed: whole ? 4 : 2, whole, points });
  const [onmove, onplay] = [vi.fn(), vi.fn()];
  const body = await render(AnalysisPanel, { analysis: new GameAnalysis('t', 0, 4, [1, 2]), names, translator: translator(), move, turn: 1, onmove, onplay });
  return { body, onmove, onplay };
}

test('each player has a line with its own dash pattern, a name and a percentage', async () => {
  const { body } = await analysed(3);
  const lines = [...body.querySelectorAll('path.line')];
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2);
  for (const line of lines) expect(line.getAttribute('d')).toMatch(/^M[\d. ]+(L[\d. ]+){3}$/);
  expect([...body.querySelectorAll('.legend li')].map(textOf)).toEqual(['Ada 63%', 'Bo 38%']);
});

test('a turning point is a button that jumps to the position in which the choice was made', async () => {
  const { body, onmove } = await analysed(0);
  expect(body.querySelectorAll('path.turn')).toHaveLength(1);
  expect(textOf(turningPoint().querySelector('[aria-hidden]'))).toBe('Move 2: Bo, −21 pp');
  expect(textOf(turningPoint().querySelector('.hidden-text'))).toBe('Move 2: Bo, −21 percentage points');
  turningPoint().click();
  expect(onmove).toHaveBeenCalledWith(1);
});

test('a decision shows the move played, the best move and the cost, and can be branched from', async () => {
  const { body, onplay } = await analysed(1);
  expect(turningPoint().getAttribute('aria-current')).toBe('step');
  const decision = body.querySelector('.decision')!;
  expect(textOf(decision.querySelector('h4'))).toBe('Up next, move 2 (turn 1), from Bo’s seat');
  expect([...decision.querySelectorAll('dt, dd > ul')].map(textOf)).toEqual(['Played', 'Ada takes the green 2 as money.', 'The analysis prefers', 'You take the yellow 2 as money.']);
  expect([...decision.querySelectorAll('dd')].map(textOf)).toEqual([expect.stringMatching(/^You take the red 5/), expect.stringMatching(/^You take the blue 2/)]);
  expect([...decision.querySelectorAll('.reasons li')].map(textOf)).toEqual(['+For it: Ada earns 3 points less', '−Against it: You earn 3 points less']);
  expect(decision.querySelector('q')).toBeNull(); // Bo did not say "you"
  expect(textOf(decision)).toContain('Winning chances: −21 percentage points.');
  buttonNamed(t('web-analysis-again')).click();
  expect(onplay).toHaveBeenCalledWith(1, 1);
});

test.each([[0, 'web-analysis-same'], [3, 'web-analysis-no-cost'], [2, 'web-analysis-nothing']])('after move %i: %s', async (move, message) => {
  const { body } = await analysed(move);
  expect(textOf(body.querySelector('.decision'))).toContain(t(message));
});

test('progress is shown while the analysis runs', async () => {
  const { body } = await analysed(0, false);
  expect(body.querySelector('progress')!.value).toBe(0.5);
  expect(textOf(body)).toContain('50%');
});

test('branching from a move in the chosen seat', async () => {
  const branch = vi.spyOn(api, 'branch').mockResolvedValue({ table: 'new', seats: [] });
  const callMe = vi.spyOn(api, 'callMe').mockResolvedValue({ id: 'p', name: 'Guest', login: null, bot: false });
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  const body = await render(BranchDialog, { table: 't', move: 7, names, mine: [0], actor: 1, seat: 0, onclose: () => {} });
  expect([...body.querySelectorAll('label')].map(textOf)).toEqual([`Ada ${t('web-you')}`, `Bo ${t('web-decides')}`]);
  body.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]!.click();
  flushSync();
  buttonNamed(t('web-start')).click();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/new'));
  expect(branch).toHaveBeenCalledWith('t', 7, 1);
  expect(callMe).toHaveBeenCalledBefore(branch); // a new visitor becomes a guest without a form
});

const result = (table: string, more = {}) => ({ table, name: 'Ada', place: 1, score: 30, ended: 0, is_original: false, is_mine: false, ...more });
const challenge: Challenge = {
  challenge: 'token', game: 'carthage', players: 3, options: {}, seat: 0, name: 'Ada', state: 'open', table: null, results: [],
};
const results = [result('u', { name: 'Bo', score: 31, is_mine: true }), result('t', { is_original: true, place: 2 })];

async function challengePage(seen: Partial<Challenge>): Promise<HTMLElement> {
  vi.spyOn(api, 'challenge').mockResolvedValue({ ...challenge, ...seen });
  return render(ChallengePage, { token: 'token' });
}

test('a challenge names the challenger and starts with a click; results come later', async () => {
  vi.spyOn(visitor, 'keepName').mockResolvedValue();
  const take = vi.spyOn(api, 'tryChallenge').mockResolvedValue({ table: 'new', seats: [] });
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  const body = await challengePage({});
  expect(textOf(body)).toContain(t('web-challenge-from', { name: 'Ada' }));
  expect(textOf(body)).toContain(t('carthage-title'));
  expect(textOf(body)).toContain(t('web-challenge-once'));
  expect(textOf(body)).toContain(t('web-challenge-later'));
  expect(body.querySelector('table, input[readonly]')).toBeNull();
  buttonNamed(t('web-challenge-take')).click();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/new'));
  expect(take).toHaveBeenCalledWith('token', expect.any(String));
});

test.each<[Partial<Challenge>, string, boolean]>([
  [{ state: 'original', results }, 'web-challenge-mine', true],
  [{ state: 'over', table: 'u', results }, 'web-challenge-done', true],
  [{ state: 'over', results }, 'challenge-tried', true],
  [{ state: 'running', table: 'u' }, 'web-challenge-running', false],
  [{ state: 'running' }, 'challenge-tried', false],
])('a challenge is not tried twice, and shared afterwards: %o', async (seen, lead, isShared) => {
  const body = await challengePage(seen);
  expect(textOf(body.querySelector('.lead')!)).toBe(t(lead, { name: 'Ada' }));
  expect(buttonNamed(t('web-challenge-take'))).toBeUndefined();
  expect(body.querySelector<HTMLInputElement>('input[readonly]')?.value.endsWith('/challenge/token') ?? false).toBe(isShared);
  expect(body.querySelectorAll('tbody tr').length).toBe(isShared ? 2 : 0);
  expect(body.querySelector('a[href="/t/u"]') !== null).toBe(seen.state === 'running' && seen.table === 'u');
});

test('a link of an earlier version leads to the challenge, or says why not', async () => {
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  const find = vi.spyOn(api, 'oldChallenge').mockResolvedValue({ challenge: 'token' });
  router.search = '?seat=2';
  await render(ChallengePage, { token: 'table' });
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/challenge/token', true));
  expect(find).toHaveBeenCalledWith('table', 2);
  find.mockRejectedValue(new RequestError({ is: 'text', id: 'challenge-old-link' }, 404));
  const body = await render(ChallengePage, { token: 'table' });
  await vi.waitFor(() => expect(textOf(body)).toContain(t('challenge-old-link')));
  router.search = '';
});

test('results are listed together, with replays', async () => {
  const body = await render(ResultsTable, { challenge: { ...challenge, results } });
  expect([...body.querySelectorAll('tbody tr')].map((row) => [...row.children].slice(0, 3).map(textOf))).toEqual([
    [`Bo ${t('web-you')}`, '1', '31'],
    [`Ada ${t('web-challenge-original')}`, '2', '30'],
  ]);
  expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/t/u/replay', '/t/t/replay']);
});

test('the link of a challenge is made when it is shown, and does not name the table', async () => {
  const make = vi.spyOn(api, 'makeChallenge').mockResolvedValue({ challenge: 'token' });
  const body = await render(ChallengeLink, { table: 'u', seat: 1, game: 'carthage' });
  await vi.waitFor(() => expect(body.querySelector<HTMLInputElement>('input')!.value).toMatch(/\/challenge\/token$/));
  expect(make).toHaveBeenCalledWith('u', 1);
});

test.each<[Origin, string | null]>([
  [{ kind: 'branch', of: 't', first: 12, seat: 0 }, '/t/t/replay?move=12'],
  [{ kind: 'challenge', of: 't', first: 0, seat: 2 }, '/challenge/t'],
  [{ kind: 'lesson', of: 'carthage', first: 0, seat: 0 }, null],
])('a table links to where it comes from: %o', async (origin, address) => {
  const body = await render(OriginLink, { origin });
  expect(body.querySelector('a')?.getAttribute('href') ?? null).toBe(address);
});

function sessionToAdvise(hint: Hint, offers: Offer[]): Session {
  const session = new Session('t');
  const seats = names.map((name) => ({ kind: 'person', name, player: name, level: '', stand_in: '', out: false }));
  session.connection.scene = { stage: 'running', actor: 0, you: 0, move: 4, hints: 'alone', seats, offers } as unknown as Seen;
  vi.spyOn(api, 'hint').mockResolvedValue(hint);
  return session;
}

test('a forced move says that there is no choice, and what follows', async () => {
  const only = { actions: [7], sentence: takes(0, 'R5'), facts: [takes(1, 'B2')], expected: null, share: 1 };
  const session = sessionToAdvise({ seat: 0, move: 4, verdict: 'only', iterations: 0, moves: [only] }, []);
  const hints = new Hints(session);
  await hints.request();
  const body = await render(HintPanel, { session, hints });
  expect(textOf(body)).toContain(t('web-hint-none'));
  expect(textOf(body)).toContain('Bo takes the blue 2');
  expect(textOf(body)).not.toContain('%');
});

const hintMove = (action: number, card: string, expected: number) => ({ actions: [action], sentence: takes(0, card), facts: [], expected, share: 0.4 });

test.each(['equal', 'open'] as const)('moves that are about equally good are not ranked (%s)', async (verdict) => {
  const moves = [hintMove(7, 'R5', 0.52), hintMove(9, 'B2', 0.51)];
  const session = sessionToAdvise({ seat: 0, move: 4, verdict, iterations: 900, moves }, []);
  const hints = new Hints(session);
  await hints.request();
  const body = await render(HintPanel, { session, hints });
  expect(textOf(body)).toContain(t(`web-hint-${verdict}`));
  expect(body.querySelector('.best, .share')).toBeNull();
  expect(textOf(body)).toContain(t('web-hint-any', { share: '50%' }));
});

test('where there is room for one of several good moves, it says that there are others', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100); // nothing fits
  const moves = [hintMove(7, 'R5', 0.52), hintMove(9, 'B2', 0.51)];
  const session = sessionToAdvise({ seat: 0, move: 4, verdict: 'equal', iterations: 900, moves }, []);
  const hints = new Hints(session);
  await hints.request();
  const body = await render(HintPanel, { session, hints });
  await vi.waitFor(() => expect(body.querySelectorAll('li')).toHaveLength(1));
  expect(textOf(body)).toContain(t('web-hint-among'));
  expect(textOf(body)).not.toContain(t('web-hint-equal'));
  body.querySelector<HTMLElement>('.whole')!.click();
  flushSync();
  expect(body.querySelectorAll('li')).toHaveLength(2);
  expect(textOf(body)).toContain(t('web-hint-equal'));
});

test('without a clear answer there are no moves', async () => {
  const session = sessionToAdvise({ seat: 0, move: 4, verdict: 'open', iterations: 900, moves: [] }, []);
  const hints = new Hints(session);
  await hints.request();
  expect(textOf(await render(HintPanel, { session, hints }))).toContain(t('web-hint-unclear'));
});

test('the best move comes with rounded chances, weaker ones with how far they are behind; moves that are not offered are disabled', async () => {
  const offer: Offer = { action: 7, say: 'x', group: takes(0, 'R5'), label: takes(0, 'R5'), sentence: takes(0, 'R5') };
  const moves = [hintMove(7, 'R5', 0.61), hintMove(9, 'B2', 0.44)];
  const session = sessionToAdvise({ seat: 0, move: 4, verdict: 'clear', iterations: 1200, moves }, [offer]);
  const select = vi.spyOn(session, 'select').mockResolvedValue(null);
  const hints = new Hints(session);
  const asking = hints.request();
  const body = await render(HintPanel, { session, hints });
  await asking;
  flushSync();
  const [first, second] = [...body.querySelectorAll('li button')] as HTMLButtonElement[];
  expect(textOf(first!)).toContain('You take the red 5');
  expect(textOf(first!)).toContain('≈ 60%');
  expect(second!.disabled).toBe(true);
  expect(textOf(second!)).toContain(t('web-hint-behind', { points: 17 }));
  first!.click();
  expect(select).toHaveBeenCalledWith({ ...offer, isSuggested: true });
});

test('the best move comes with reasons, and with the move that they compare it with', async () => {
  const best = { ...hintMove(7, 'R5', 0.61), reasons: [earns(1, 'less', true), earns(0, 'less', false)], rival: takes(0, 'B2') };
  const session = sessionToAdvise({ seat: 0, move: 4, verdict: 'clear', iterations: 1200, moves: [best, hintMove(9, 'B2', 0.44)] }, []);
  const hints = new Hints(session);
  await hints.request();
  const body = await render(HintPanel, { session, hints });
  expect([...body.querySelectorAll('.reason')].map(textOf)).toEqual(['+For it: Bo earns 3 points less', '−Against it: You earn 3 points less']);
  expect(textOf(body.querySelector('.rival'))).toBe('Compared with: You take the blue 2 as money.');
});

test('a weaker move that wins as often says how many points it gives away', async () => {
  const moves = [{ ...hintMove(7, 'R5', 0.97), score: 75 }, { ...hintMove(9, 'B2', 0.98), score: 63 }];
  const session = sessionToAdvise({ seat: 0, move: 4, verdict: 'clear', iterations: 1200, moves }, []);
  const hints = new Hints(session);
  await hints.request();
  const body = await render(HintPanel, { session, hints });
  expect(textOf(body)).toContain(t('web-hint-fewer', { points: 12 }));
  expect(textOf(body)).not.toContain(t('web-hint-behind', { points: 1 }));
});
