/** Where the reader steers: the ship that is held, and what a touch of a thing on the table means now. */
import type { Offer } from '../../net/types';
import type { Sight } from '../door';
import type { View } from './view';

export type Page = 'expeditions' | 'market';

export class Helm {
  /** A ship of mine that was touched first; then I touch where it goes. */
  held = $state<string | null>(null);
  isReserving = $state(false);
  /** What a small screen shows. */
  page = $state<Page>('expeditions');

  constructor(
    private readonly sight: () => Sight,
    private readonly view: () => View,
  ) {}

  get #session() {
    return this.sight().session;
  }

  /** Whether something new can be begun now. */
  get #isAsked(): boolean {
    return !!this.#session?.isMyTurn && this.view().question === 'action' && !this.#session.isWhole;
  }

  offersFor(...notations: string[]): Offer[] {
    return notations.flatMap((notation) => this.#session?.offer(notation) ?? []);
  }

  /** Nothing is held any more: the table has changed. */
  letGo(): void {
    this.held = null;
    this.isReserving = false;
  }

  async pick(offer: Offer): Promise<void> {
    this.letGo();
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
    } else void session.explain(`explore ${1 + this.view().expeditions.findIndex((here) => here.used < here.limit)}`);
  }

  touchExpedition(place: number): Promise<void> {
    const { question, target } = this.view();
    const isAnswer = question === 'ship' && !!this.#session?.picks.length;
    if (isAnswer) this.#session?.clear(); // another one is wanted, or none
    return isAnswer && target === place ? Promise.resolve() : this.#sendTo(`explore ${place + 1}`);
  }

  touchContract(contract: string): Promise<void> {
    return this.#sendTo(`play ${contract}`);
  }

  /** Go on with the ship that is held, if there is one. */
  async #sendTo(goal: string): Promise<void> {
    const session = this.#session;
    const offer = session?.offer(goal);
    if (!session) return;
    if (!offer) return session.explain(goal);
    const ship = this.held;
    this.letGo();
    await session.pick(offer);
    if (!ship || !session.picks.length) return;
    const fitting = session.offer(`ship ${ship}`);
    if (fitting) return session.pick(fitting);
    await session.explain(`ship ${ship}`);
    session.clear();
    this.held = ship;
  }

  /** Take what a touched card offers; or say what can be done with it; true if there is a choice to make. */
  touchCard(doing: string, reserving: string): Offer[] {
    const session = this.#session;
    const offers = this.offersFor(...(this.isReserving ? [reserving] : [doing, reserving]));
    if (offers.length > 1) return offers;
    if (offers[0]) void this.pick(offers[0]);
    else void session?.explain(this.isReserving ? reserving : doing);
    return [];
  }
}
