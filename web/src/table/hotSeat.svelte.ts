/** Hot seat: several players on one device. Cards are shown only to the player who confirmed being there. */
import { visitor } from '../app/visitor.svelte';
import type { Seen } from '../net/types';
import type { Session } from './session.svelte';

/** The seats of the user of this browser. */
export function localSeatsOf(scene: Seen | null): number[] {
  const me = visitor.me;
  if (!scene || !me) return [];
  return scene.seats.flatMap((seat, number) => (seat.kind === 'person' && seat.player === me.id ? [number] : []));
}

export class HotSeat {
  /** The seat whose player confirmed being there. */
  #revealedSeat = $state<number | null>(null);
  /** Whether the device was handed over. After a move the result stays visible until then. */
  #isHandedOver = $state(true);
  /** The seat that may undo the last move before handing over. */
  undoSeat = $state<number | null>(null);
  /** A command is being sent for another seat, which is not shown. */
  #isActingForOther = false;

  constructor(private readonly session: Session) {}

  /** While moments of the past are shown, the present decides whose turn it is. */
  #scene = $derived.by(() => (this.session.playback.isStill ? this.session.connection.scene : this.session.scene));
  localSeats = $derived.by(() => localSeatsOf(this.#scene));
  isActive = $derived(this.localSeats.length > 1 && this.#scene?.stage === 'running');
  next = $derived.by((): number | null => {
    const actor = this.#scene?.actor ?? null;
    return this.isActive && actor !== null && this.localSeats.includes(actor) && !this.#scene!.seats[actor]?.stand_in ? actor : null;
  });
  mayShowCards = $derived.by(() => visitor.isKnown && (!this.isActive || this.session.seat === null || this.session.seat === this.#revealedSeat));
  /** The local seat to act, while no seat is shown. */
  waitingFor = $derived.by(() => (this.session.seat === null ? this.next : null));
  isCurtainDown = $derived(this.waitingFor !== null && this.#isHandedOver);

  /** Call while a component is set up. */
  registerEffects(): void {
    $effect(() => this.#update());
  }

  /** Leaves a seat when its turn is over or nobody has confirmed to be in front of the device. */
  #update(): void {
    const { connection, seat } = this.session;
    const isSwitching = connection.seat !== null && connection.seat !== (seat ?? 'none');
    if (!visitor.isKnown || this.#isActingForOther || isSwitching) return;
    const isRevealed = seat !== null && seat === this.#revealedSeat;
    const isOthersTurn = this.next !== null && this.next !== seat;
    if (this.isActive && seat !== null && (!isRevealed || isOthersTurn)) {
      this.undoSeat = isRevealed && this.#scene?.undo.alone ? seat : null;
      if (isRevealed) this.#isHandedOver = false;
      connection.viewAs(null);
    } else if (this.#scene?.stage === 'over' && seat === null && this.localSeats.length > 1) connection.viewAs(this.localSeats[0]!);
  }

  handOver(): void {
    this.#isHandedOver = true;
  }

  reveal(seat: number): void {
    this.#revealedSeat = seat;
    this.undoSeat = null;
    this.session.connection.viewAs(seat);
  }

  async undo(): Promise<void> {
    if (this.undoSeat !== null && (await this.#as(this.undoSeat, () => this.session.undo(true)))) this.handOver();
    this.undoSeat = null;
  }

  handToBot(seat: number): Promise<boolean> {
    this.#isHandedOver = false;
    return this.#as(seat, () => this.session.handToBot());
  }

  resumePlaying(seat: number): Promise<boolean> {
    return this.#as(seat, () => this.session.resumePlaying());
  }

  /** Commands count for the viewing seat: view the table from another seat until the command is done, without showing it. */
  async #as(seat: number, command: () => Promise<boolean>): Promise<boolean> {
    const { connection, seat: viewer } = this.session;
    this.#revealedSeat = viewer;
    this.#isActingForOther = true;
    connection.viewAs(seat);
    const isDone = await command();
    this.#isActingForOther = false;
    connection.viewAs(viewer);
    return isDone;
  }
}
