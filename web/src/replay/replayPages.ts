/** The pages in which a replay is fetched. */
import type { LogLine } from '../net/types';

/** Moments per request. */
export const PAGE_SIZE = 20;
const END = 1_000_000;

/** The whole log, fetched page by page from the end. */
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
