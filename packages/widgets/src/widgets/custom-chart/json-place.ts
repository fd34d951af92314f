/** Where a text stops being JSON, and what people usually did there. */
export interface JsonMistake {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly kind: 'end' | 'comma' | 'quote' | 'comment' | 'other';
}

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Everything from the blank on but quote and backslash, or an escape. */
const STRING = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
const WORD = /true|false|null/y;

/** Thrown inside of this file only. */
class Stop extends Error {
  constructor(readonly at: number) {
    super();
  }
}

/** Reads a text as JSON and stops at the first character that does not belong. */
class Scanner {
  #at = 0;

  constructor(readonly text: string) {}

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (!found) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #peek(): string {
    this.#match(SPACE);
    return this.text[this.#at] ?? '';
  }

  #expect(sign: string): void {
    if (this.#peek() !== sign) throw new Stop(this.#at);
    this.#at += 1;
  }

  #list(close: string, readItem: () => void): void {
    this.#at += 1;
    if (this.#peek() === close) {
      this.#at += 1;
      return;
    }
    for (;;) {
      readItem();
      if (this.#peek() !== ',') break;
      this.#at += 1;
    }
    this.#expect(close);
  }

  readValue(): void {
    const sign = this.#peek();
    if (sign === '{') this.#list('}', () => this.#readPair());
    else if (sign === '[') this.#list(']', () => this.readValue());
    else if (!this.#match(STRING) && !this.#match(NUMBER) && !this.#match(WORD)) throw new Stop(this.#at);
  }

  #readPair(): void {
    this.#match(SPACE);
    if (!this.#match(STRING)) throw new Stop(this.#at);
    this.#expect(':');
    this.readValue();
  }

  readEnd(): void {
    if (this.#peek() !== '') throw new Stop(this.#at);
  }
}

function kindOf(text: string, at: number): JsonMistake['kind'] {
  const sign = text[at] ?? '';
  if (sign === '') return 'end';
  if (sign === "'" || sign === '“' || sign === '”' || sign === '‘') return 'quote';
  if (sign === '/' || sign === '#') return 'comment';
  const before = text.slice(0, at).trimEnd().at(-1);
  return sign === '}' || sign === ']' ? (before === ',' ? 'comma' : 'other') : 'other';
}

/** The first mistake in a text that should be JSON; undefined where there is none. */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const scanner = new Scanner(text);
  try {
    scanner.readValue();
    scanner.readEnd();
    return undefined;
  } catch (cause) {
    if (!(cause instanceof Stop)) throw cause;
    const lines = text.slice(0, cause.at).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, kind: kindOf(text, cause.at) };
  }
}
