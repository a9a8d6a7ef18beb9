/** The level of the bots that "Play now" seats, stored in this browser and with the account: the answer to "How well do you play?" for all games, and for single games what was
 * chosen since. */
import type { Learned } from '../net/types';
import type { Level } from '../table/botLevels';

const KEY = 'emporion-bot-level';

/** How well the user says to play, and the bots that fit. */
export const SKILLS = { first: 'apprentice', casual: 'trader', strong: 'magnate' } as const satisfies Record<string, Level>;
export type Skill = keyof typeof SKILLS;

interface Stored {
  skill: Skill | null;
  games: Record<string, Level>;
}

function stored(): Stored {
  const nothing = { skill: null, games: {} };
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return nothing;
  }
}

class BotLevel {
  #stored = $state.raw<Stored>(stored());
  onchange: (learned: Learned) => void = () => {};

  get learned(): Learned {
    return { skill: this.#stored.skill, levels: this.#stored.games };
  }

  /** What was chosen on other devices. */
  take({ skill = null, levels = {} }: Learned): void {
    this.#store({ skill, games: levels });
  }

  forget(): void {
    this.#store({ skill: null, games: {} });
  }

  /** The level for a game, which the game may lack (`chosenLevel`); null before the user was asked. */
  of(game: string): Level | null {
    const { skill, games } = this.#stored;
    return games[game] ?? (skill && SKILLS[skill]);
  }

  setSkill(skill: Skill): void {
    this.#store({ ...this.#stored, skill });
    this.onchange({ skill });
  }

  set(game: string, level: Level): void {
    this.#store({ ...this.#stored, games: { ...this.#stored.games, [game]: level } });
    this.onchange({ levels: { [game]: level } });
  }

  #store(next: Stored): void {
    this.#stored = next;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // without storage it is known until the page is closed
    }
  }
}

export const botLevel = new BotLevel();
