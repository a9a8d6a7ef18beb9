/** Interaction state of the board: the selected ship, reserving mode, and what clicking a card means. */
import type { Offer } from '../../net/types';
import { cardsOf } from '../notation';
import { firstWithRoom, previewExpedition, type Board, type DiscoveryView, type ExpeditionPreview } from './view';

export type Page = 'expeditions' | 'market';

export class BoardController {
  /** The viewer's selected ship; the next click chooses its destination. */
  held = $state<string | null>(null);
  isReserving = $state(false);
  /** The page shown on a small screen. */
  page = $state<Page>('expeditions');

  constructor(
    private readonly board: () => Board,
    private readonly view: () => DiscoveryView,
  ) {}

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

  /** Clear the selection, since the table has changed. */
  release(): void {
    this.held = null;
    this.isReserving = false;
  }

  async pick(offer: Offer): Promise<void> {
    this.release();
    await this.#session?.pick(offer);
  }

  touchShip(ship: string): void {
    const session = this.#session;
    if (!session) return;
    const offer = session.offer(`ship ${ship}`);
    if (offer) void session.pick(offer);
    else if (!this.#isAsked) void session.explain(`ship ${ship}`);
    else if (this.held === ship) this.held = null;
    else if (session.offers.some(({ say }) => /^(explore|play) /.test(say))) {
      this.held = ship;
      this.page = 'expeditions';
    } else void session.explain(`explore ${firstWithRoom(this.view())}`);
  }

  touchExpedition(index: number): Promise<void> {
    const { question, target } = this.view();
    const isAnswer = question === 'ship' && !!this.#session?.picks.length;
    if (isAnswer) this.#session?.clear(); // another expedition, or none
    if (isAnswer && target === index) return Promise.resolve();
    return this.#sendTo(`explore ${index + 1}`, () => !!this.preview(index));
  }

  touchContract(contract: string): Promise<void> {
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
    await session.pick(offer);
    const fitting = ship && session.offer(`ship ${ship}`);
    if (fitting) return session.pick(fitting);
    if (!ship || !session.picks.length || session.count(`ship ${ship}`)) return; // it was chosen with the destination
    await session.explain(`ship ${ship}`);
    session.clear();
    this.held = ship;
  }

  /** Pick the only offer of a card, or explain why there is none. Several offers are returned, to choose from. */
  touchCard(doing: string, reserving: string): Offer[] {
    const session = this.#session;
    const offers = this.offersFor(...(this.isReserving ? [reserving] : [doing, reserving]));
    if (offers.length > 1) return offers;
    if (offers[0]) void this.pick(offers[0]);
    else void session?.explain(this.isReserving ? reserving : doing);
    return [];
  }
}
