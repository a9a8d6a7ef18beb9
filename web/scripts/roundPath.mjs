// Rounds the coordinates of SVG paths: half of the digits of a drawing on a field of 512 are finer than any pixel it is shown on.

/** How many numbers each command takes. */
const ARITY = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
const FLAG = /[01]/y;

/** The commands of a path, each with its numbers. The flags of an arc may stand without a space. */
function* commandsOf(path) {
  let at = 0;
  let letter = '';
  const skip = () => {
    while (/[\s,]/.test(path[at] ?? '')) at += 1;
  };
  const read = (pattern) => {
    skip();
    pattern.lastIndex = at;
    const found = pattern.exec(path);
    if (!found) throw new Error(`no number at ${at} of ${path}`);
    at = pattern.lastIndex;
    return Number(found[0]);
  };
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at])) letter = path[at++];
    else if (letter === 'm') letter = 'l';
    else if (letter === 'M') letter = 'L';
    const kind = letter.toLowerCase();
    const numbers = Array.from({ length: ARITY[kind] }, (_, index) => read(kind === 'a' && (index === 3 || index === 4) ? FLAG : NUMBER));
    yield { kind, isRelative: letter === kind, numbers };
  }
}

/** As few characters as possible: a minus sign separates, too. */
const joined = (numbers) => numbers.map((number, index) => (index && number >= 0 ? ` ${number}` : `${number}`)).join('');

/** The same path in whole numbers. Points are rounded where they are, not from the one before, so that errors do not add up. */
export function roundPath(path) {
  let pen = [0, 0];
  let start = pen;
  let text = '';
  let last = '';
  for (const { kind, isRelative, numbers } of commandsOf(path)) {
    const from = pen;
    const rounded = from.map(Math.round);
    const place = (axis, number) => (isRelative ? from[axis] + number : number);
    const step = (axis, number) => Math.round(place(axis, number)) - rounded[axis] || 0; // never -0
    let steps;
    if (kind === 'z') [steps, pen] = [[], start];
    else if (kind === 'h') [steps, pen] = [[step(0, numbers[0])], [place(0, numbers[0]), from[1]]];
    else if (kind === 'v') [steps, pen] = [[step(1, numbers[0])], [from[0], place(1, numbers[0])]];
    else {
      const [x, y] = numbers.slice(-2);
      pen = [place(0, x), place(1, y)];
      if (kind === 'a') steps = [...numbers.slice(0, 3).map((number) => Math.round(number * 10) / 10), ...numbers.slice(3, 5), step(0, x), step(1, y)];
      else steps = numbers.map((number, index) => step(index % 2, number));
    }
    if (kind === 'm') start = pen;
    const isRepeated = kind === last && kind !== 'm' && kind !== 'z';
    text += isRepeated ? (steps[0] < 0 ? '' : ' ') + joined(steps) : kind + joined(steps);
    last = kind;
  }
  return text;
}
