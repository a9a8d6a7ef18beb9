/** What was learned, on this device or with the account: finished lessons and solved practice positions. */
import type { Learned } from '../net/types';

const KEY = 'emporion-progress';

/** What is learned of games, without the levels that `Learned` has besides. */
interface GamesLearned {
  lessons: string[];
  solved: Record<string, string[]>;
}

function stored(): GamesLearned {
  try {
    const { lessons = [], solved = {} } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<GamesLearned>;
    return { lessons, solved };
  } catch {
    return { lessons: [], solved: {} };
  }
}

class Progress {
  #learned = $state.raw<GamesLearned>(stored());
  onchange: (learned: Learned) => void = () => {};

  get learned(): GamesLearned {
    return this.#learned;
  }

  /** What was learned elsewhere. */
  add({ lessons = [], solved = {} }: Learned): void {
    const mine = this.#learned;
    const games = [...new Set([...Object.keys(mine.solved), ...Object.keys(solved)])];
    this.#store({
      lessons: [...new Set([...mine.lessons, ...lessons])],
      solved: Object.fromEntries(games.map((game) => [game, [...new Set([...(mine.solved[game] ?? []), ...(solved[game] ?? [])])]])),
    });
  }

  forget(): void {
    this.#store({ lessons: [], solved: {} });
  }

  hasFinished(lesson: string): boolean {
    return this.#learned.lessons.includes(lesson);
  }

  /** Whether some lesson of a game is finished or a position solved. The lessons after the first have a number behind its name. */
  hasBegun(game: string): boolean {
    return this.solved(game) > 0 || this.#learned.lessons.some((lesson) => lesson.replace(/-\d+$/, '') === game);
  }

  hasSolved(game: string, position: string): boolean {
    return this.#learned.solved[game]?.includes(position) ?? false;
  }

  /** How many positions of a game are solved. */
  solved(game: string): number {
    return this.#learned.solved[game]?.length ?? 0;
  }

  finishLesson(lesson: string): void {
    const { lessons, solved } = this.#learned;
    if (lessons.includes(lesson)) return;
    this.#store({ lessons: [...lessons, lesson], solved });
    this.onchange({ lessons: [lesson] });
  }

  solve(game: string, position: string): void {
    const { lessons, solved } = this.#learned;
    if (this.hasSolved(game, position)) return;
    this.#store({ lessons, solved: { ...solved, [game]: [...(solved[game] ?? []), position] } });
    this.onchange({ solved: { [game]: [position] } });
  }

  #store(learned: GamesLearned): void {
    this.#learned = learned;
    try {
      localStorage.setItem(KEY, JSON.stringify(learned));
    } catch {
      // without storage it is kept until the page is closed
    }
  }
}

export const progress = new Progress();
