/** Where the viewer steers: the ship that is held, and what a touch of a thing on the table means now. */
import type { Offer } from '../../net/types';
import type { BoardProps } from '../gamePlugin';
import { colourOf, FLAGSHIP, previewExpedition, hasColour, sizeOf, type PlayerState, type ExpeditionPreview, type View } from './view';

export type Page = 'expeditions' | 'market';

export class BoardController {
  /** A ship of mine that was touched first; then I touch where it goes. */
  held = $state<string | null>(null);
  isReserving = $state(false);
  /** What a small screen hasColour. */
  page = $state<Page>('expeditions');

  constructor(
    private readonly board: () => BoardProps,
    private readonly view: () => View,
  ) {}

  get #session() {
    return this.board().session;
  }

  get #me(): PlayerState | null {
    const { viewer } = this.board();
    return viewer === null ? null : this.view().seats[viewer]!;
  }

  /** Whether something new can be begun now. */
  get #isAsked(): boolean {
    return !!this.#session?.isMyTurn && this.view().question === 'action' && !this.#session.isWhole;
  }

  offersFor(...notations: string[]): Offer[] {
    return notations.flatMap((notation) => this.#session?.offer(notation) ?? []);
  }

  /** Nothing is held any more: the table has changed. */
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
    } else void session.explain(`explore ${1 + this.view().expeditions.findIndex((expedition) => expedition.used < expedition.limit)}`);
  }

  touchExpedition(index: number): Promise<void> {
    const { question, target } = this.view();
    const isAnswer = question === 'ship' && !!this.#session?.picks.length;
    if (isAnswer) this.#session?.clear(); // another one is wanted, or none
    if (isAnswer && target === index) return Promise.resolve();
    return this.#sendTo(`explore ${index + 1}`, () => !!this.preview(index));
  }

  touchContract(contract: string): Promise<void> {
    return this.#sendTo(`play ${contract}`, () => this.takesHeld(contract));
  }

  /** What would come of the ship that is held. */
  preview(index: number): ExpeditionPreview | null {
    if (!this.held || !this.#me || !this.offersFor(`explore ${index + 1}`).length) return null;
    return previewExpedition(this.view(), this.#me, this.view().expeditions[index]!, this.held);
  }

  /** Whether a ship that is held can go on a contract; it is for the server to find others beside it. */
  takesHeld(contract: string): boolean {
    if (!this.held || !this.#me) return true;
    const isFitting = hasColour(this.#me, this.held, colourOf(contract)) || this.#me.wild > 0;
    return isFitting && (this.held === FLAGSHIP || sizeOf(this.held) <= sizeOf(contract));
  }

  /** Go on with the ship that is held, if there is one. */
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
    if (!ship || !['ship', 'contract_ship'].includes(this.view().question)) return; // the only ship that could go went by itself
    await session.explain(`ship ${ship}`);
    session.clear();
    this.held = ship;
  }

  /** Do what a touched card offers, or say why it offers nothing; where there is a choice, that is the answer. */
  touchCard(doing: string, reserving: string): Offer[] {
    const session = this.#session;
    const offers = this.offersFor(...(this.isReserving ? [reserving] : [doing, reserving]));
    if (offers.length > 1) return offers;
    if (offers[0]) void this.pick(offers[0]);
    else void session?.explain(this.isReserving ? reserving : doing);
    return [];
  }
}
