// Checks the shuffle of a recorded game, from docs/fair-shuffle.md alone: it knows no game's rules, shares no code with
// the game room, and needs nothing but this file.
//
//   node verify-shuffle.mjs RECORD.json      exit code 0: all proved, 1: something is wrong or missing, 2: there is nothing to check
//
// As a module: verifyShuffle(record) returns findings, each with an `id` and whether it was `proved`.

const encoder = new TextEncoder();

// SHA-256 (FIPS 180-4). Browsers have one of their own only for pages that came over HTTPS.

const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74,
  0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d,
  0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e,
  0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5,
  0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
const right = (word, by) => (word >>> by) | (word << (32 - by));

/** SHA-256 of some bytes. */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const hash = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
  const words = new Int32Array(64);
  for (let start = 0; start < padded.length; start += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(start + 4 * at);
    for (let at = 16; at < 64; at += 1) {
      const [early, late] = [words[at - 15], words[at - 2]];
      const small = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
      const large = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
      words[at] = words[at - 16] + small + words[at - 7] + large;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let at = 0; at < 64; at += 1) {
      const one = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at]) | 0;
      const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at] + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => out.setInt32(4 * at, word));
  return new Uint8Array(out.buffer);
}

// Layouts

export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function bytesOf(hex, size) {
  if (typeof hex !== 'string' || !/^([0-9a-f]{2})+$/.test(hex) || (size && hex.length !== 2 * size)) throw new Error(`${JSON.stringify(hex)} should be ${size ? `${size} bytes in ` : ''}hexadecimal digits`);
  return Uint8Array.from(hex.match(/../g), (byte) => parseInt(byte, 16));
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const asBytes = (field) => (typeof field === 'string' ? encoder.encode(field) : field);

/** SHA-256 over the label of a rule and fields, each with its length in four bytes before it. */
function digest(rule, purpose, ...fields) {
  const parts = [`emporion shuffle ${rule}: ${purpose}`, ...fields].map(asBytes);
  return sha256(joined(parts.flatMap((part) => [Uint8Array.of(part.length >>> 24, part.length >>> 16, part.length >>> 8, part.length), part])));
}

const ESCAPES = { '"': '\\"', '\\': '\\\\', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const quoted = (text) => `"${text.replace(/["\\]|[^ -~]/g, (unit) => ESCAPES[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;

function inOrder(one, other) {
  const [mine, theirs] = [[...one], [...other]].map((letters) => letters.map((letter) => letter.codePointAt(0)));
  for (let at = 0; at < Math.min(mine.length, theirs.length); at += 1) if (mine[at] !== theirs[at]) return mine[at] - theirs[at];
  return mine.length - theirs.length;
}

/** JSON in one possible text: no spaces, names in the order of their code points, only ASCII, only whole numbers. */
export function canonicalJson(value) {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') return `{${Object.keys(value).sort(inOrder).map((name) => `${quoted(name)}:${canonicalJson(value[name])}`).join(',')}}`;
  if (!Number.isSafeInteger(value)) throw new Error(`${value} should be a whole number`);
  return String(value);
}

// The key

export const commitmentTo = (table, secret) => hexOf(digest(2, 'commitment', table, secret));
export const publicShare = (table, number, name) => digest(2, 'public share', table, String(number), name);

function seatDigest(table, number, seat, { share, digest: known }) {
  const kind = (seat.player ?? 'person') === 'person' ? 'person' : 'bot';
  if (known) {
    if (seat.name || share || kind !== 'person') throw new Error(`seat ${number} has a digest beside what it was made of`);
    return bytesOf(known, 32);
  }
  return digest(2, 'seat', String(number), kind, seat.name, share ? bytesOf(share, 32) : publicShare(table, number, seat.name));
}

/** The key that follows from what a record says. */
export function keyOf({ shuffle, game, rules, options, seats }) {
  if (shuffle.deal !== undefined) throw new Error('a shuffle that a table made belongs to no shared deal');
  if (shuffle.seats.length !== seats.length) throw new Error(`there are ${seats.length} seats, but ${shuffle.seats.length} shares`);
  const digests = seats.map((seat, at) => seatDigest(shuffle.table, at + 1, seat, shuffle.seats[at]));
  return digest(2, 'key', shuffle.table, game, canonicalJson(rules), canonicalJson(options), bytesOf(shuffle.secret, 32), ...digests);
}

export const sharedCommitmentTo = (deal, secret) => hexOf(digest(3, 'commitment', deal, secret));

/** The key of a deal that many tables share: of this table it knows no more than the number of its seats. */
export function sharedKeyOf({ shuffle, game, rules, options, seats }) {
  if (shuffle.table !== undefined || shuffle.seats !== undefined) throw new Error('a shared deal has neither table nor shares');
  return digest(3, 'key', shuffle.deal, game, canonicalJson(rules), canonicalJson(options), String(seats.length), bytesOf(shuffle.secret, 32));
}

/** The seal of the first rule, by which the server sealed a key of its own. */
function sealOf({ game, rules, seats, options, key, nonce }) {
  const table = canonicalJson({ game, rules, players: seats.length, options });
  return hexOf(sha256(joined([encoder.encode(`emporion shuffle 1\n${table}\n`), bytesOf(key, 32), bytesOf(nonce)])));
}

// The random stream: ChaCha with 8 rounds

const left = (word, by) => (word << by) | (word >>> (32 - by));

function quarter(s, a, b, c, d) {
  s[a] += s[b];
  s[d] = left(s[d] ^ s[a], 16);
  s[c] += s[d];
  s[b] = left(s[b] ^ s[c], 12);
  s[a] += s[b];
  s[d] = left(s[d] ^ s[a], 8);
  s[c] += s[d];
  s[b] = left(s[b] ^ s[c], 7);
}

/** A block of sixteen words for a purpose. */
export function chacha8(key, purpose, counter) {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const start = new Uint32Array([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at, true)), counter, 0, purpose, 0]);
  const state = start.slice();
  for (let round = 0; round < 4; round += 1) {
    for (let at = 0; at < 4; at += 1) quarter(state, at, 4 + at, 8 + at, 12 + at);
    for (let at = 0; at < 4; at += 1) quarter(state, at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4));
  }
  return state.map((word, at) => word + start[at]);
}

/** The n-th word for a purpose. Purpose 0, with the most draws, uses all words of a block, the others the first. */
export function wordAt(key, purpose, number) {
  return purpose === 0 ? chacha8(key, 0, Math.floor(number / 16))[number % 16] : chacha8(key, purpose, number)[0];
}

/** The place among some choices that a word decides for. */
export const placeOf = (word, choices) => Number((BigInt(word) * BigInt(choices)) >> 32n);

/** How many draws the description of a deal has; throws an error at the first that is not the key's. */
function checkDraws(key, deal) {
  let count = 0;
  const seen = new Set();
  for (const { purpose, draws, first = 0 } of deal) {
    if (!Number.isInteger(purpose) || purpose < 0 || purpose > 7 || seen.has(purpose)) throw new Error(`purpose ${purpose} is unknown or comes twice`);
    if (!Number.isSafeInteger(first) || first < 0) throw new Error(`the first draw can't be ${first}`);
    seen.add(purpose);
    draws.split(' ').forEach((draw, at) => {
      const [, choices, place] = /^([1-9]\d{0,9}):(\d{1,10})$/.exec(draw) ?? [];
      if (choices === undefined || choices > 2 ** 32) throw new Error(`${JSON.stringify(draw)} should be choices and a place`);
      const found = placeOf(wordAt(key, purpose, first + at), choices);
      if (String(found) !== place) throw new Error(`draw ${first + at} for purpose ${purpose} should be ${choices}:${found}, not ${draw}`);
      count += 1;
    });
  }
  return count;
}

// The record

function finding(id, check) {
  try {
    return { id, ...check() };
  } catch (problem) {
    return { id, proved: false, problem: problem.message };
  }
}

/** What a record proves about its shuffle: findings with `proved` true or false, or without it where nothing can be proved either way. */
export function verifyShuffle(record) {
  const { shuffle, commitment, deal, repeated } = record;
  const findings = [];
  if (shuffle && shuffle.version === 3) {
    findings.push(
      finding('version', () => ({ proved: !repeated })),
      finding('shared-commitment', () => ({ proved: sharedCommitmentTo(shuffle.deal, bytesOf(shuffle.secret, 32)) === commitment })),
      finding('shared-key', () => ({ proved: hexOf(sharedKeyOf(record)) === record.key })),
    );
    if (findings[0].proved) findings.shift();
  } else if (shuffle) {
    findings.push(
      finding('version', () => ({ proved: shuffle.version === 2 && !repeated })),
      finding('commitment', () => ({ proved: commitmentTo(shuffle.table, bytesOf(shuffle.secret, 32)) === commitment })),
      finding('key', () => ({
        proved: hexOf(keyOf(record)) === record.key,
        names: record.seats.filter((_, at) => shuffle.seats[at].share).map((seat) => seat.name),
      })),
    );
    if (findings[0].proved) findings.shift();
  } else if (commitment) findings.push(finding('seal', () => ({ proved: sealOf(record) === commitment })));
  else findings.push({ id: 'unsealed' });
  if (deal && deal.length !== 0) findings.push(finding('draws', () => ({ draws: checkDraws(bytesOf(record.key, 32), deal), proved: true })));
  else if (shuffle) findings.push({ id: 'no-draws', proved: false });
  if (repeated) findings.push({ id: 'repeated', kind: repeated.kind });
  const erased = (shuffle?.seats ?? []).flatMap((seat, at) => (seat.digest ? [`P${at + 1}`] : []));
  if (erased.length) findings.push({ id: 'erased', seats: erased });
  return findings;
}

export const isWrong = (findings) => findings.some((each) => each.proved === false);

const TEXTS = {
  version: 'the shuffle follows version 2 or 3 of the rule',
  commitment: "the server's secret is the one behind the commitment. Compare it with what the table showed before you added your share",
  key: 'the key follows from secret, shares, table, seats, names, options and rules',
  'shared-commitment': "the server's secret is the one behind the commitment to the shared deal. Compare it with what was published before the deal had a table",
  'shared-key': 'the key follows from secret, deal, game, rules, options and number of players alone, so all tables of the deal have the same',
  seal: "the server's own key is the one behind the seal",
  draws: 'all draws follow from the key',
  'no-draws': 'the record should say what was drawn, or no draw can be compared with the key',
};

function line({ id, proved, problem, names, draws, kind, seats }) {
  if (id === 'unsealed') return 'Not proved: nothing was promised about this shuffle before the game.';
  if (id === 'repeated') return `The deal is repeated: its key is that of an earlier table (${kind}).`;
  if (id === 'erased') return `Not proved: what the deleted player at ${seats.join(', ')} was called and added. The key knows only a hash of it.`;
  const detail = names ? ` (shares of their own: ${names.join(', ') || 'none'})` : draws ? ` (${draws})` : '';
  return `${proved ? 'Proved' : 'WRONG'}: ${TEXTS[id]}${proved ? detail : ''}${problem ? ` (${problem})` : ''}.`;
}

const RESERVATION = 'Not proved: that the moves and the numbers of choices are those of the rules (emporion verify checks them), that the commitment came before the shares, and that no table was given up.';

const SHARED_RESERVATION = 'Not proved: that the moves and the numbers of choices are those of the rules (emporion verify checks them), that the server drew the secret at random, that the commitment came before the first table, that nobody saw the cards before playing them, and that no table was given up.';

async function main(file) {
  const { readFileSync } = await import('node:fs');
  let record;
  try {
    record = JSON.parse(readFileSync(file, 'utf8'));
    if (record.format !== 'emporion record 1') throw new Error('this is not the record of a game');
  } catch (problem) {
    console.error(`${file}: ${problem.message}`);
    return 2;
  }
  const findings = verifyShuffle(record);
  for (const text of [...findings.map(line), `Commitment: ${record.commitment ?? 'none'}`, record.shuffle?.version === 3 ? SHARED_RESERVATION : RESERVATION]) console.log(text);
  if (isWrong(findings)) return 1;
  return record.commitment ? 0 : 2;
}

if (typeof process !== 'undefined' && process.versions?.node && /verify-shuffle\.mjs$/.test(process.argv[1] ?? '')) {
  process.exitCode = await main(process.argv[2] ?? '');
}
