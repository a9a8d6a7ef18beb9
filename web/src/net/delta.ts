/** Applies the delta between two scenes; docs/protocol.md describes the format. */
export type Delta = Record<string, any> | null | undefined;

export function applyDelta<Value>(before: Value, change: Delta): Value {
  if (change == null) return before;
  if ('=' in change) return change['='];
  if (Array.isArray(before)) {
    return before.map((value, index) => applyDelta(value, change[index])) as Value;
  }
  const old = before as Record<string, unknown>;
  const after: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(old)) {
    if (!change[key]?.['-']) after[key] = applyDelta(value, change[key]);
  }
  for (const [key, part] of Object.entries(change)) {
    if (!(key in old) && '=' in part) after[key] = part['='];
  }
  return after as Value;
}
