/** Applies a JSON Patch (RFC 6902) of the operations that the server sends. Parts that did not change keep their identity. */
import type { Operation } from './types';

export function applyPatch<Value>(before: Value, patch: readonly Operation[]): Value {
  const copied = new Set<unknown>(); // this patch's own copies, which it may change
  const own = <Part>(part: Part): Part => {
    if (copied.has(part)) return part;
    const copy = (Array.isArray(part) ? [...part] : { ...part }) as Part;
    copied.add(copy);
    return copy;
  };
  const root = { '': before as unknown };
  for (const { op, path, value } of patch) {
    const keys = path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop()!;
    let part: Record<string, unknown> = root;
    for (const key of keys) part = (part[key] = own(part[key])) as Record<string, unknown>;
    if (op === 'remove') delete part[last];
    else part[last] = value;
  }
  return root[''] as Value;
}
