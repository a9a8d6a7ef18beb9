/** Several people at one device: their seats are all mine. Cards are drawn for the one alone who said to be there. */
import { visitor } from '../app/visitor.svelte';
import type { Seen } from '../net/types';
import type { Session } from './session.svelte';

/** The seats of whoever sits in front of this browser. */
export function seatsHere(scene: Seen | null): number[] {
  const me = visitor.me;
  if (!scene || !me) return [];
  return scene.seats.flatMap((seat, number) => (seat.kind === 'person' && seat.player === me.id ? [number] : []));
}

export class Sharing {
  /** Who said to be there. */
  #lifted = $state<number | null>(null);
  /** The device is on its way to the next one. After a move it stays where it is until somebody says so: there is something to see. */
  #isHanded = $state(true);
  /** Who may take the last move back. */
  mover = $state<number | null>(null);
  /** Something is done for another seat, and nobody looks through its eyes. */
  #isStandingIn = false;

  constructor(private readonly session: Session) {}

  #scene = $derived.by(() => this.session.scene);
  mine = $derived.by(() => seatsHere(this.#scene));
  isShared = $derived(this.mine.length > 1 && this.#scene?.stage === 'running');
  next = $derived.by((): number | null => {
    const actor = this.#scene?.actor ?? null;
    return this.isShared && actor !== null && this.mine.includes(actor) && !this.#scene!.seats[actor]?.stand_in ? actor : null;
  });
  isSafe = $derived.by(() => visitor.known && (!this.isShared || this.session.seat === null || this.session.seat === this.#lifted));
  /** Somebody here is next, and nobody looks. */
  waitsFor = $derived.by(() => (this.session.seat === null ? this.next : null));
  isCurtained = $derived(this.waitsFor !== null && this.#isHanded);

  /** Look through the eyes that fit: to be called whenever something of this has changed. */
  settle(): void {
    const { live, seat } = this.session;
    const isOnTheWay = live.seat !== null && live.seat !== (seat ?? 'none');
    if (!visitor.known || this.#isStandingIn || isOnTheWay) return;
    const isThere = seat !== null && seat === this.#lifted;
    const isOthersTurn = this.next !== null && this.next !== seat;
    if (this.isShared && seat !== null && (!isThere || isOthersTurn)) {
      this.mover = isThere && this.#scene?.undo.alone ? seat : null;
      if (isThere) this.#isHanded = false;
      live.sit(null);
    } else if (this.#scene?.stage === 'over' && seat === null && this.mine.length > 1) live.sit(this.mine[0]!);
  }

  handOver(): void {
    this.#isHanded = true;
  }

  lift(seat: number): void {
    this.#lifted = seat;
    this.mover = null;
    this.session.live.sit(seat);
  }

  async takeBack(): Promise<void> {
    if (this.mover !== null && (await this.#as(this.mover, () => this.session.undo()))) this.handOver();
    this.mover = null;
  }

  letBotPlay(seat: number): Promise<boolean> {
    this.#isHanded = false;
    return this.#as(seat, () => this.session.leave());
  }

  comeBack(seat: number): Promise<boolean> {
    return this.#as(seat, () => this.session.comeBack());
  }

  /** A command counts for the seat that looks: another one of mine is taken for as long as it takes, and nothing of it is drawn. */
  async #as(seat: number, command: () => Promise<boolean>): Promise<boolean> {
    const { live, seat: eyes } = this.session;
    this.#lifted = eyes;
    this.#isStandingIn = true;
    live.sit(seat);
    const isDone = await command();
    this.#isStandingIn = false;
    live.sit(eyes);
    return isDone;
  }
}
