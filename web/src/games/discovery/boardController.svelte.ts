/** Interaction state of the board: the selected ship, reserving mode, and what clicking a card means. */
import type { Offer } from '../../net/types';
import { MOST_GLOWING } from '../../table/glow';
import type { BegunChoice } from '../../table/session.svelte';
import { cardsOf, seatIndex } from '../notation';
import { firstWithRoom, previewExpedition, type Action, type Board, type DiscoveryView, type ExpeditionPreview } from './view';

/** Parts of the table with pieces that can be chosen. */
export type Zone = 'expeditions' | 'filling' | 'purchase' | 'display' | 'mine';
/** Where to choose next. */
const ZONES_OF_ACTION: Record<Action, Zone[]> = { take: [], accept: ['display'], buy: ['purchase'], send: ['mine'] };
const ZONES_TO_RESERVE: Zone[] = ['filling', 'purchase', 'display'];
const ZONES_OF_DESTINATIONS: Zone[] = ['expeditions', 'mine'];

export type Page = 'expeditions' | 'market';
const PAGE_OF_ZONE: Record<string, Page> = { expedition: 'expeditions', filling: 'market', purchase: 'market', pile: 'market', piles: 'market', display: 'market' };
const PAGE_OF_VERB: Record<string, Page> = { explore: 'expeditions', buy: 'market', accept: 'market', reserve: 'market' };

const ACTION_OF_VERB: Record<string, Action> = { take: 'take', accept: 'accept', buy: 'buy', explore: 'send', play: 'send', ship: 'send' };

/** The page with the first of these places, which are CSS selectors; null if they are on both. */
export const pageOf = (places: string[]): Page | null => places.map((place) => PAGE_OF_ZONE[place.match(/data-zone="(\w+)"/)?.[1] ?? '']).find(Boolean) ?? null;
/** The page where an offer is chosen; null for those on both. */
export const pageOfOffer = (say: string | undefined): Page | null => PAGE_OF_VERB[say?.split(' ')[0] ?? ''] ?? null;

export class BoardController {
  /** The viewer's selected ship; the next click chooses its destination. */
  held = $state<string | null>(null);
  /** Which of several equal ships the player clicked, in order. */
  #touched = $state.raw<{ ship: string; copy: number }[]>([]);
  isReserving = $state(false);
  /** The action whose button was pressed. It needs another choice. */
  begun = $state<Action | null>(null);
  /** The page of a small screen that the player is on. */
  page = $state<Page>('expeditions');
  /** The page of the event on screen; null outside playback. */
  followed = $state<Page | null>(null);

  constructor(
    private readonly board: () => Board,
    private readonly view: () => DiscoveryView,
  ) {}

  get shownPage(): Page {
    return this.followed ?? this.page;
  }

  /** Show the page of an event, and return to the player's page afterwards. Events at the players' places leave the page as it is. */
  follow(isPlayback: boolean, places: string[]): void {
    this.followed = isPlayback ? (pageOf(places) ?? this.followed) : null;
  }

  /** Open the page where something has to be looked at or chosen. */
  open(page: Page | null): void {
    if (page) this.page = page;
  }

  get #session() {
    return this.board().session;
  }

  /** Whether a new action can start now. */
  get #isAsked(): boolean {
    return !!this.#session?.isMyTurn && this.view().question === 'action' && !this.#session.isWhole;
  }

  offersFor(...notations: string[]): Offer[] {
    return notations.flatMap((notation) => this.#session?.offer(notation) ?? []);
  }

  /** Whether this is picked, and not played yet. */
  isPicked(...notations: string[]): boolean {
    return notations.some((notation) => (this.#session?.count(notation) ?? 0) > 0);
  }

  /** The selected action: of the picks, of the selected ship, or the one whose button was pressed. */
  get action(): Action | null {
    const first = this.#session?.picks[0];
    if (first) return ACTION_OF_VERB[first.say.split(' ')[0]!] ?? null;
    return this.held ? 'send' : this.begun;
  }

  /** What the player has to choose next, in words; null if the server asks. */
  get begunChoice(): BegunChoice | null {
    const cancel = (): void => this.release();
    const asked = (id: string, ...notes: string[]): BegunChoice => ({ prompt: { is: 'text', id }, notes: notes.map((note) => ({ is: 'text', id: note })), cancel });
    if (!this.#isAsked || this.#session?.picks.length) return null;
    if (this.isReserving) return asked('discovery-web-next-reserve', 'discovery-web-about-reserving');
    if (this.held) return asked('discovery-web-next-where');
    return this.begun && asked(`discovery-web-next-${this.begun}`);
  }

  /** Whether the pieces of a zone are not marked now, though they can be chosen: they are not what is asked. Where there is too much to choose from, a
   * turn has two steps, and the first one is asked of the buttons. */
  isQuiet(zone: Zone): boolean {
    if (!this.#isAsked || this.#session?.picks.length) return false;
    if (this.isReserving) return !ZONES_TO_RESERVE.includes(zone);
    if (this.held) return !ZONES_OF_DESTINATIONS.includes(zone);
    return this.begun ? !ZONES_OF_ACTION[this.begun].includes(zone) : this.#isCrowded;
  }

  get #isCrowded(): boolean {
    const { seat, seats } = this.view();
    const ships = cardsOf(seat ? seats[seatIndex(seat)]?.fleet : '').filter((ship) => this.maySend(ship));
    return ships.length + this.#session!.offers.filter(({ say }) => /^(buy|accept|explore|play) /.test(say)).length > MOST_GLOWING;
  }

  /** Whether a ship can go anywhere now. */
  maySend(ship: string): boolean {
    const { expeditions, carriers } = this.view();
    if (!this.#session?.isWelcome(`ship ${ship}`)) return false;
    const isOffered = (goal: string): boolean => !!this.#session?.offer(goal);
    return (
      expeditions.some((expedition, index) => isOffered(`explore ${index + 1}`) && previewExpedition(expedition, ship)) ||
      Object.entries(carriers ?? {}).some(([contract, ships]) => isOffered(`play ${contract}`) && cardsOf(ships).includes(ship))
    );
  }

  /** Clear the selection, since the table has changed. */
  release(): void {
    this.held = null;
    this.isReserving = false;
    this.begun = null;
  }

  async pick(offer: Offer, isDeliberate = false): Promise<void> {
    this.release();
    await this.#session?.pick(offer, isDeliberate);
  }

  /** The selected ones of `total` equal ships: those that were clicked, then the last ones, which the server chose. */
  copiesOf(ship: string, total: number): number[] {
    const count = this.held === ship ? 1 : (this.#session?.count(`ship ${ship}`) ?? 0);
    const touched = this.#touched.filter((each) => each.ship === ship).map(({ copy }) => copy);
    const others = Array.from({ length: total }, (_, number) => total - 1 - number).filter((copy) => !touched.includes(copy));
    return [...touched.filter((copy) => copy < total), ...others].slice(0, count);
  }

  /** Click one of several equal ships. While ships are being chosen, another click on a selected one takes it back. */
  touchShip(ship: string, copy: number, isSelected: boolean): void {
    const session = this.#session;
    if (!session) return;
    const offer = session.offer(`ship ${ship}`);
    const before = session.picks.some(({ say }) => say.startsWith('ship ')) ? this.#touched : [];
    const others = before.filter((each) => each.ship !== ship || each.copy !== copy);
    if (isSelected && this.isPicked(`ship ${ship}`)) {
      this.#touched = others;
      return void session.unpick(`ship ${ship}`);
    }
    this.#touched = [...others, { ship, copy }];
    if (offer) void session.pick(offer);
    else if (!this.#isAsked || !session.isWelcome(`ship ${ship}`)) void session.explain(`ship ${ship}`);
    else if (this.held === ship && isSelected) this.held = null;
    else if (session.offers.some(({ say }) => /^(explore|play) /.test(say))) {
      this.begun = null;
      this.isReserving = false;
      this.held = ship;
      this.page = 'expeditions';
    } else void session.explain(`explore ${firstWithRoom(this.view())}`);
  }

  /** `isSecondClick`: of a double click, which takes nothing back and chooses nothing again while the first is being answered. */
  touchExpedition(index: number, isSecondClick = false): Promise<void> {
    if (isSecondClick) return Promise.resolve();
    const { question, target } = this.view();
    const isAnswer = question === 'ship' && !!this.#session?.picks.length;
    if (isAnswer) this.#session?.clear(); // another expedition, or none
    if (isAnswer && target === index) return Promise.resolve();
    return this.#sendTo(`explore ${index + 1}`, () => !!this.preview(index));
  }

  touchContract(contract: string): Promise<void> {
    if (this.isPicked(`play ${contract}`)) return Promise.resolve(this.#session?.clear());
    return this.#sendTo(`play ${contract}`, () => this.takesHeld(contract));
  }

  /** Preview of the selected ship on an expedition. */
  preview(index: number): ExpeditionPreview | null {
    if (!this.held || !this.offersFor(`explore ${index + 1}`).length) return null;
    return previewExpedition(this.view().expeditions[index]!, this.held);
  }

  /** Whether the selected ship can go on a contract. The server checks whether other ships complete the load. */
  takesHeld(contract: string): boolean {
    return !this.held || cardsOf(this.view().carriers?.[contract]).includes(this.held);
  }

  /** Pick a destination, and the selected ship for it. */
  async #sendTo(goal: string, fits: () => boolean): Promise<void> {
    const session = this.#session;
    const offer = session?.offer(goal);
    if (!session) return;
    if (!offer) return session.explain(goal);
    const ship = this.held;
    if (ship && !fits()) return session.explain(goal, `ship ${ship}`);
    this.release();
    await session.pick(offer, false, ship && `ship ${ship}`);
    if (!ship || !session.picks.length || session.count(`ship ${ship}`)) return;
    await session.explain(`ship ${ship}`);
    session.clear();
    this.held = ship;
  }

  /** Buy or accept a card. It is reserved after a click on the Reservation card, or if nothing else can be done with it. */
  touchCard(doing: string, reserving: string): void {
    const [offer] = this.offersFor(...(this.isReserving ? [reserving] : [doing, reserving]));
    if (offer) void this.pick(offer);
    else void this.#session?.explain(this.isReserving ? reserving : doing);
  }
}
