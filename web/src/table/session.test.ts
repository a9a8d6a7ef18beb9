import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../app/preferences.svelte';
import { toasts } from '../app/toasts.svelte';
import { RequestError } from '../net/requestError';
import type { Drafted, Offer, Seen } from '../net/types';
import { Session } from './session.svelte';

const offer = (action: number, say: string): Offer => ({ action, say, group: text('g'), label: text('l'), sentence: text('s') });
const text = (id: string) => ({ is: 'text', id }) as const;
const drafted = (changes: Partial<Drafted>): Drafted =>
  ({ t: 'drafted', request: 1, version: 7, actions: [], picked: [], whole: false, reveals: false, view: {}, prompt: text('p'), notes: [], offers: [], summary: null, warnings: [], forced: [], error: null, ...changes }) as Drafted;

let session: Session;
const draft = vi.fn();
const command = vi.fn();

beforeEach(() => {
  session = new Session('T');
  session.connection.scene = { stage: 'running', you: 0, actor: 0, seats: [{ stand_in: '' }, {}], offers: [offer(4, 'buy'), offer(5, 'take R5')], notes: [], prompt: text('q') } as unknown as Seen;
  session.connection.version = 7;
  session.connection.draft = draft.mockReset();
  session.connection.command = command.mockReset().mockResolvedValue({});
  preferences.confirming = 'reveals';
  toasts.splice(0);
});

const buy = () => session.offer('buy')!;

test('a pick asks for a draft and shows it', async () => {
  draft.mockResolvedValue(drafted({ offers: [offer(42, 'pay R5')] }));
  await session.pick(buy());
  expect(draft).toHaveBeenCalledWith([4]);
  expect(session.offers.map((each) => each.say)).toEqual(['pay R5']);
  expect(command).not.toHaveBeenCalled();
});

test('a draft that ends the turn does not show the next one', async () => {
  session.connection.scene = { ...session.connection.scene!, view: { turn: 29, active: 'P1', players: 2 } } as unknown as Seen;
  draft.mockResolvedValue(drafted({ whole: true, reveals: true, view: { turn: 30, active: 'P2', reveals: 5 } as unknown as Drafted['view'] }));
  await session.pick(buy());
  expect(session.drafted?.view).toEqual({ turn: 29, active: 'P1', reveals: 5 });
});

test('a complete move that reveals nothing is sent at once', async () => {
  draft.mockResolvedValue(drafted({ whole: true, actions: [5] }));
  await session.pick(session.offer('take R5')!);
  expect(command).toHaveBeenCalledWith({ t: 'play', version: 7, actions: [5] });
  expect(session.picks).toEqual([]);
});

test.each([
  ['never', true, 1],
  ['reveals', true, 0],
  ['reveals', false, 1],
  ['always', false, 0],
] as const)('confirming: %s; a move of two picks that reveals: %s', async (confirming, reveals, commands) => {
  preferences.confirming = confirming;
  draft.mockResolvedValue(drafted({ offers: [offer(42, 'pay R5')] }));
  await session.pick(buy());
  draft.mockResolvedValue(drafted({ whole: true, reveals, actions: [4, 42] }));
  await session.pick(session.offers[0]!);
  expect(command).toHaveBeenCalledTimes(commands);
});

test('a warning always asks for confirmation', async () => {
  preferences.confirming = 'never';
  draft.mockResolvedValue(drafted({ whole: true, warnings: [text('w')] }));
  await session.pick(buy());
  expect(command).not.toHaveBeenCalled();
});

test('a refused pick is removed, and the reason is shown', async () => {
  draft.mockResolvedValue(drafted({ offers: [offer(42, 'pay R5')] }));
  await session.pick(buy());
  draft.mockResolvedValue(drafted({ error: text('carthage-refusal-needless'), actions: [4], offers: [offer(42, 'pay R5')] }));
  await session.pick(session.offers[0]!);
  expect(session.picks.map((each) => each.say)).toEqual(['buy']);
  expect(toasts[0]?.said).toEqual(text('carthage-refusal-needless'));
});

test('one of several copies is removed', async () => {
  draft.mockResolvedValue(drafted({ offers: [offer(42, 'pay R2')] }));
  await session.pick(buy());
  await session.pick(session.offers[0]!);
  await session.pick(session.offers[0]!);
  expect(session.count('pay R2')).toBe(2);
  await session.unpick('pay R2');
  expect(draft).toHaveBeenLastCalledWith([4, 42]);
  expect(session.count('pay R2')).toBe(1);
});

test('quick picks are not lost, and a cancelled draft is not sent', async () => {
  const answers: ((found: Drafted) => void)[] = [];
  draft.mockImplementation(() => new Promise((fulfil) => answers.push(fulfil)));
  const [first, second] = [session.pick(buy()), session.pick(offer(42, 'pay R2'))];
  expect(draft).toHaveBeenLastCalledWith([4, 42]);
  session.clear();
  for (const answer of answers) answer(drafted({ whole: true, actions: [4, 42] }));
  await Promise.all([first, second]);
  expect(command).not.toHaveBeenCalled();
  expect(session.drafted).toBe(null);
});

test('if the later of two quick picks is refused, the earlier one stays', async () => {
  const answers: ((found: Drafted) => void)[] = [];
  draft.mockImplementation(() => new Promise((fulfil) => answers.push(fulfil)));
  const both = [session.pick(buy()), session.pick(offer(42, 'pay R2'))];
  answers[0]!(drafted({ actions: [4], offers: [offer(43, 'pay R3')] }));
  answers[1]!(drafted({ error: text('carthage-refusal-needless'), actions: [4], offers: [offer(43, 'pay R3')] }));
  await Promise.all(both);
  expect(session.picks.map((each) => each.say)).toEqual(['buy']);
  expect(session.offers.map((each) => each.say)).toEqual(['pay R3']);
});

test('a draft that was set aside comes back, unless the game has gone on', async () => {
  draft.mockResolvedValueOnce(drafted({ actions: [4], offers: [offer(42, 'pay R2')] }));
  await session.pick(buy());
  const putBack = session.setAside();
  expect([session.picks, session.drafted]).toEqual([[], null]);
  putBack();
  expect([session.count('buy'), session.offers.map(({ say }) => say)]).toEqual([1, ['pay R2']]);
  const tooLate = session.setAside();
  session.clear(); // as after every move
  tooLate();
  expect(session.picks).toEqual([]);
});

test('without an answer the last draft stays', async () => {
  draft.mockResolvedValueOnce(drafted({ actions: [4], offers: [offer(42, 'pay R2')] }));
  await session.pick(buy());
  draft.mockRejectedValue(new RequestError(text('web-unreachable')));
  await Promise.all([session.pick(session.offers[0]!), session.pick(session.offers[0]!)]);
  expect(session.picks.map((each) => each.say)).toEqual(['buy']);
  expect(session.drafted?.actions).toEqual([4]);
});

test('a double click on a complete move sends it once, without an error', async () => {
  const answers: ((found: Drafted) => void)[] = [];
  draft.mockImplementation(() => new Promise((fulfil) => answers.push(fulfil)));
  const token = session.offer('take R5')!;
  const both = [session.pick(token), session.pick(token)];
  answers[0]!(drafted({ whole: true, actions: [5] }));
  answers[1]!(drafted({ whole: true, actions: [5], error: text('match-draft-too-long') }));
  await Promise.all(both);
  expect(command).toHaveBeenCalledTimes(1);
  expect([session.picks, toasts]).toEqual([[], []]);
});

test('nothing can be picked while a move is being sent', async () => {
  draft.mockResolvedValue(drafted({ whole: true, actions: [5] }));
  let done = (_: unknown): void => {};
  command.mockReturnValue(new Promise((fulfil) => (done = fulfil)));
  const first = session.pick(session.offer('take R5')!);
  await vi.waitFor(() => expect(command).toHaveBeenCalled());
  await session.pick(offer(5, 'take R5'));
  expect(draft).toHaveBeenCalledTimes(1);
  done({});
  await first;
});

test('a draft is discarded if the table moved on while disconnected', async () => {
  draft.mockResolvedValue(drafted({ offers: [offer(42, 'pay R5')] }));
  await session.pick(buy());
  const before = { ...session.connection.scene!, move: 3 };
  session.connection.onScene(before, { ...before });
  expect(session.picks.length).toBe(1);
  session.connection.onScene(before, { ...before, move: 4 });
  expect(session.picks.length).toBe(0);
});

test('a bot that stands in decides instead of the player', () => {
  session.connection.scene = { ...session.connection.scene!, seats: [{ stand_in: 'absent' }, {}] as never };
  expect(session.isMyTurn).toBe(false);
  expect(session.offers).toEqual([]);
});

test('an answer that comes after the automatic one is no error', async () => {
  session.connection.scene = { ...session.connection.scene!, offers: [offer(8, 'end')], answers_itself: true };
  draft.mockRejectedValue(new RequestError(text('table-stale')));
  await session.pick(session.offer('end')!);
  draft.mockResolvedValue(drafted({ whole: true, reveals: true, actions: [8] }));
  command.mockRejectedValue(new RequestError(text('table-stale')));
  await session.pick(session.offer('end')!);
  expect(command).toHaveBeenCalledOnce();
  expect(toasts).toEqual([]);
});

const forced = (after: number, why: Drafted['forced'][number]['why'], ...offers: Offer[]) => ({ after, offers, why });

test('what follows from a pick counts as chosen, and the reason is known', async () => {
  draft.mockResolvedValue(drafted({ whole: true, reveals: true, actions: [4, 42, 43], forced: [forced(1, text('why'), offer(42, 'pay R2'), offer(43, 'pay R3'))] }));
  await session.pick(buy());
  expect([session.count('pay R2'), session.count('pay R3')]).toEqual([1, 1]);
  expect(session.reasons).toEqual([text('why')]);
  expect(session.canChange, 'there is no other payment').toBe(false);
  await session.unpick('pay R2');
  expect(session.count('pay R2'), 'a late click on it agrees').toBe(1);
  session.clear();
  expect([session.picks, session.reasons]).toEqual([[], []]);
});

test('choices that followed are sent with the next pick, each in its place', async () => {
  const done = offer(9, 'done');
  draft.mockResolvedValueOnce(drafted({ actions: [7, 9], offers: [done], forced: [forced(1, null, done)] }));
  await session.pick(offer(7, 'use R3'));
  draft.mockResolvedValueOnce(drafted({ whole: true, reveals: true, actions: [7, 9, 9] }));
  await session.pick(session.offers[0]!);
  expect(draft).toHaveBeenLastCalledWith([7, 9, 9]);
});

test('what was chosen for me can be changed by my last pick', async () => {
  draft.mockResolvedValueOnce(drafted({ actions: [4], offers: [offer(42, 'pay R2'), offer(43, 'pay R3')] }));
  await session.pick(buy());
  draft.mockResolvedValueOnce(drafted({ whole: true, reveals: true, actions: [4, 42, 44], forced: [forced(2, text('why'), offer(44, 'pay Y5'))] }));
  await session.pick(session.offers[0]!);
  expect(session.canChange).toBe(true);
  draft.mockResolvedValue(drafted({ actions: [4], offers: [offer(42, 'pay R2'), offer(43, 'pay R3')] }));
  await session.unpickLast();
  expect(draft).toHaveBeenLastCalledWith([4]);
  expect(session.picks.map((each) => each.say)).toEqual(['buy']);
});

test('a move of which a part was chosen for me waits for confirmation, and the reason goes with the draft', async () => {
  draft.mockResolvedValue(drafted({ whole: true, actions: [5, 6], forced: [forced(1, text('why'), offer(6, 'ship R2')), forced(1, text('why'), offer(6, 'ship R2'))] }));
  await session.pick(session.offer('take R5')!, true);
  expect(command).not.toHaveBeenCalled();
  expect(session.reasons, 'said once').toEqual([text('why')]);
  await session.commit();
  expect(command).toHaveBeenCalledWith({ t: 'play', version: 7, actions: [5, 6] });
  expect([session.picks, session.reasons]).toEqual([[], []]);
});

test.each(['offered', 'chosen for me'])('what I chose before its place is mine and completes the move if it is %s', async (way) => {
  const [goal, ship] = [offer(5, 'take R5'), offer(42, 'ship R3')];
  const forced = [{ after: 1, offers: [ship], why: text('the-only-ship') }];
  draft.mockResolvedValueOnce(drafted(way === 'offered' ? { actions: [5], offers: [offer(41, 'ship R2'), ship] } : { whole: true, actions: [5, 42], forced }));
  draft.mockResolvedValueOnce(drafted({ whole: true, actions: [5, 42] }));
  await session.pick(goal, false, 'ship R3');
  expect(draft.mock.calls).toEqual([[[5]], [[5, 42]]]);
  expect(command).toHaveBeenCalledWith({ t: 'play', version: 7, actions: [5, 42] });
});

test('of what follows from my choices, only what I did not choose has a reason', async () => {
  const [mine, other] = [offer(42, 'ship R3'), offer(43, 'ship R2')];
  draft.mockResolvedValueOnce(drafted({ whole: true, actions: [5, 42, 43], forced: [{ after: 1, offers: [mine, other], why: text('both') }] }));
  draft.mockResolvedValueOnce(drafted({ whole: true, actions: [5, 42, 43], forced: [{ after: 2, offers: [other], why: text('the-rest') }] }));
  await session.pick(session.offer('take R5')!, false, 'ship R3');
  expect(session.picks.map(({ say, isForced }) => [say, !!isForced])).toEqual([['take R5', false], ['ship R3', false], ['ship R2', true]]);
  expect(session.reasons).toEqual([text('the-rest')]);
  expect(command).not.toHaveBeenCalled();
});

test('what a hint suggested waits for confirmation and needs no reasons', async () => {
  draft.mockResolvedValue(drafted({ whole: true, actions: [5, 6], forced: [forced(1, text('why'), offer(6, 'ship R2'))] }));
  await session.select({ ...session.offer('take R5')!, isSuggested: true });
  expect(command).not.toHaveBeenCalled();
  expect([session.isWhole, session.count('ship R2'), session.reasons]).toEqual([true, 1, []]);
});

test('a button of its own needs no confirmation for what it reveals, but for warnings', async () => {
  draft.mockResolvedValue(drafted({ whole: true, reveals: true, warnings: [text('w')], actions: [4] }));
  await session.pick(buy(), true);
  expect(command).not.toHaveBeenCalled();
  session.clear();
  draft.mockResolvedValue(drafted({ whole: true, reveals: true, actions: [4] }));
  await session.pick(buy());
  expect(command).not.toHaveBeenCalled();
  session.clear();
  await session.pick(buy(), true);
  expect(command).toHaveBeenCalledWith({ t: 'play', version: 7, actions: [4] });
});

test('a toast says who is deciding until another player decides', async () => {
  session.connection.scene = { ...session.connection.scene!, actor: 1 };
  await session.explain('buy');
  expect(toasts.map(({ said }) => said)).toEqual([text('q')]);
  session.dismissWaiting();
  expect(toasts).toEqual([]);
});

test('a lesson has a speed of its own until it is over', () => {
  Object.assign(preferences, { speed: 'fast', lessonSpeed: 'slow' });
  expect(session.playback.speed()).toBe('fast');
  session.connection.scene = { ...session.connection.scene!, origin: { kind: 'lesson', of: 'dale', first: 0 } } as unknown as Seen;
  expect(session.playback.speed()).toBe('slow');
  session.isLessonOver = true;
  expect([session.speedSetting, session.playback.speed()]).toEqual(['speed', 'fast']);
});

test('a lesson says what is missing: reading on, the marked choice, or the confirmation', async () => {
  const said = () => toasts.map((toast) => [(toast.said as { id: string }).id]).flat();
  session.only = () => false;
  session.lessonAsks = 'reading';
  await session.explain('pay R5');
  expect(said()).toEqual(['lesson-read-on']);
  session.only = ({ say }) => say === 'buy';
  session.lessonAsks = 'choice';
  await session.explain('pay R5');
  expect(said()).toEqual(['lesson-choose']);
  draft.mockResolvedValue(drafted({ whole: true, reveals: true, actions: [4] }));
  await session.pick(session.offers[0]!);
  await session.explain('pay R5');
  expect(said()).toEqual(['lesson-confirm']);
});

test('in a lesson only the choices of its move are welcome', () => {
  expect(session.isWelcome('ship B2')).toBe(true);
  session.lessonMove = ['play B3', 'ship B3', 'turns 1'];
  expect(['ship B3', 'ship B2'].map((notation) => session.isWelcome(notation))).toEqual([true, false]);
});

test('in a lesson an equal card does as well as the marked one', async () => {
  const equal = [offer(4, 'buy 2'), offer(5, 'buy 5'), { ...offer(6, 'buy 1'), sentence: text('another') }];
  session.connection.scene = { ...session.connection.scene!, offers: equal };
  session.only = ({ say }) => say === 'buy 2';
  session.lessonAsks = 'choice';
  draft.mockResolvedValue(drafted({ whole: true, reveals: true, actions: [4] }));
  await session.explain('buy 1');
  expect(draft).not.toHaveBeenCalled();
  await session.explain('buy 5');
  expect(draft).toHaveBeenCalledWith([4]);
  expect(session.picks.map(({ say }) => say)).toEqual(['buy 2']);
});

test('in practice the server explains', async () => {
  session.only = () => true;
  draft.mockResolvedValue(drafted({ error: text('too-dear') }));
  await session.explain('take B2');
  expect(toasts.map(({ said }) => said)).toEqual([text('too-dear')]);
});
