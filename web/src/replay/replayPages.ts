/** In which parts the replay of a game is asked for. */
import type { LogLine } from '../net/types';

/** How many moments come at once. */
export const PAGE_SIZE = 20;
const END = 1_000_000;

/** All lines of a log, which come in parts from the end on. */
export async function fetchWholeLog(partUntil: (version: number) => Promise<LogLine[]>): Promise<LogLine[]> {
  let lines: LogLine[] = [];
  for (let first = END; first > 1; ) {
    const part = await partUntil(first - 1);
    if (!part.length) break;
    lines = [...part, ...lines];
    first = part[0]!.version;
  }
  return lines;
}
