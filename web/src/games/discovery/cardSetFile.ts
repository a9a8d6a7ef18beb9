/**
 * A card set as people write it: in JSON, or in TOML as the terminal reads it. Of TOML it is what such a file needs: tables, lists of
 * tables, keys, lists, whole numbers and texts. Whether the numbers are right is for the server to say.
 */
type Value = number | boolean | string | Value[] | Table;
type Table = { [key: string]: Value };

export function parseCardSet(text: string): Table {
  const found: unknown = text.trimStart().startsWith('{') ? JSON.parse(text) : new Toml(text).read();
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new SyntaxError();
  return found as Table;
}

const TOKEN = /[ \t]*(?:#[^\n]*)?(?:(\r?\n)|([[\]{}=,])|"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([\w+-]+))/y;

interface Token {
  kind: 'line' | 'sign' | 'text' | 'word';
  text: string;
}

class Toml {
  #tokens: Token[] = [];
  #place = 0;
  #root: Table = {};

  constructor(text: string) {
    const lines = `${text}\n`;
    for (TOKEN.lastIndex = 0; TOKEN.lastIndex < lines.length; ) {
      const found = TOKEN.exec(lines);
      if (!found) throw new SyntaxError();
      this.#tokens.push(tokenOf(found));
    }
  }

  read(): Table {
    let table = this.#root;
    for (this.#skipLines(); this.#place < this.#tokens.length; this.#skipLines()) {
      if (this.#takes('[')) table = this.#header();
      else this.#pair(table);
      if (this.#next().kind !== 'line') throw new SyntaxError();
    }
    return this.#root;
  }

  /** `[name]`, or `[[name]]` for one more of a list. */
  #header(): Table {
    const isList = this.#takes('[');
    const name = this.#key();
    this.#expect(']');
    if (isList) this.#expect(']');
    const table: Table = {};
    if (!isList) put(this.#root, name, table);
    else if (!(name in this.#root)) this.#root[name] = [table];
    else if (Array.isArray(this.#root[name])) this.#root[name].push(table);
    else throw new SyntaxError();
    return table;
  }

  #pair(table: Table): void {
    const name = this.#key();
    this.#expect('=');
    put(table, name, this.#value());
  }

  #key(): string {
    const { kind, text } = this.#next();
    if (kind !== 'word' && kind !== 'text') throw new SyntaxError();
    return text;
  }

  #value(): Value {
    if (this.#takes('[')) return this.#list();
    if (this.#takes('{')) return this.#inline();
    const { kind, text } = this.#next();
    if (kind === 'text') return text;
    if (kind === 'word' && /^(true|false)$/.test(text)) return text === 'true';
    if (kind === 'word' && /^[+-]?\d+$/.test(text)) return Number(text);
    throw new SyntaxError();
  }

  /** A list may go over several lines, and end with a comma. */
  #list(): Value[] {
    const values: Value[] = [];
    for (this.#skipLines(); !this.#takes(']'); this.#skipLines()) {
      values.push(this.#value());
      this.#skipLines();
      if (this.#peek() !== ']') this.#expect(',');
    }
    return values;
  }

  #inline(): Table {
    const table: Table = {};
    while (!this.#takes('}')) {
      this.#pair(table);
      if (this.#peek() !== '}') this.#expect(',');
    }
    return table;
  }

  #next(): Token {
    const token = this.#tokens[this.#place++];
    if (!token) throw new SyntaxError();
    return token;
  }

  #peek(): string | undefined {
    const token = this.#tokens[this.#place];
    return token?.kind === 'sign' ? token.text : undefined;
  }

  #takes(sign: string): boolean {
    if (this.#peek() !== sign) return false;
    this.#place += 1;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#takes(sign)) throw new SyntaxError();
  }

  #skipLines(): void {
    while (this.#tokens[this.#place]?.kind === 'line') this.#place += 1;
  }
}

function tokenOf([, line, sign, quoted, plain, word]: RegExpExecArray): Token {
  if (line !== undefined) return { kind: 'line', text: line };
  if (sign !== undefined) return { kind: 'sign', text: sign };
  if (quoted !== undefined) return { kind: 'text', text: JSON.parse(`"${quoted}"`) as string };
  return plain !== undefined ? { kind: 'text', text: plain } : { kind: 'word', text: word! };
}

/** Nothing is said twice. */
function put(table: Table, name: string, value: Value): void {
  if (Object.hasOwn(table, name)) throw new SyntaxError();
  table[name] = value;
}
