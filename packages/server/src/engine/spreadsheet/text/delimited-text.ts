/** What separates the fields of a line. */
const SEPARATORS = [',', '\t', ';', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** UTF-16 units of one field; a quote that is never closed would swallow the whole file. */
export const FIELD_MAX = 1_000_000;

/** Called when a field is longer than any cell. */
export class FieldTooLong extends Error {}

const QUOTE = '"';

/**
 * Splits text into records, however it is cut into pieces. Fields may be quoted, a quote inside is doubled, and lines
 * within quotes belong to the field. A quote in the middle of a field is a character as any other.
 * @source RFC 4180
 */
export class RecordSplitter {
  private readonly separator: string;
  private readonly onRecord: (fields: readonly string[]) => void;
  private fields: string[] = [];
  private field = '';
  private state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  private skipsNewline = false;

  constructor(separator: string, onRecord: (fields: readonly string[]) => void) {
    this.separator = separator;
    this.onRecord = onRecord;
  }

  /** Whether a quoted field is open. */
  get isOpen(): boolean {
    return this.state === 'quoted';
  }

  /** @throws FieldTooLong */
  push(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (this.state === 'quoted') at = this.takeQuoted(text, at);
      else if (this.state === 'closing') at = this.takeClosing(text, at);
      else at = this.takePlain(text, at);
    }
  }

  /** Gives what is left. */
  end(): void {
    if (this.state !== 'start' || this.fields.length > 0) this.endRecord();
  }

  private takeQuoted(text: string, at: number): number {
    const close = text.indexOf(QUOTE, at);
    const end = close < 0 ? text.length : close;
    this.add(text.slice(at, end));
    if (close < 0) return end;
    this.state = 'closing';
    return close + 1;
  }

  /** Behind a quote inside a quoted field: a second one is a character, anything else ends the quotes. */
  private takeClosing(text: string, at: number): number {
    this.state = text[at] === QUOTE ? 'quoted' : 'plain';
    if (this.state === 'plain') return at;
    this.add(QUOTE);
    return at + 1;
  }

  private takePlain(text: string, at: number): number {
    const sign = text[at]!;
    if (this.state === 'start') {
      if (sign === '\n' && this.skipsNewline && this.fields.length === 0) {
        this.skipsNewline = false;
        return at + 1;
      }
      this.skipsNewline = false;
      if (sign === QUOTE) {
        this.state = 'quoted';
        return at + 1;
      }
    }
    if (sign === this.separator) {
      this.endField();
      return at + 1;
    }
    if (sign === '\n' || sign === '\r') {
      this.endRecord();
      this.skipsNewline = sign === '\r';
      return at + 1;
    }
    return this.takeRun(text, at);
  }

  /** Characters up to the next one that means something. */
  private takeRun(text: string, at: number): number {
    let end = at + 1;
    while (end < text.length) {
      const code = text.charCodeAt(end);
      if (code === 10 || code === 13 || text[end] === this.separator) break;
      end++;
    }
    this.state = 'plain';
    this.add(text.slice(at, end));
    return end;
  }

  private add(text: string): void {
    this.field += text;
    if (this.field.length > FIELD_MAX) throw new FieldTooLong();
  }

  private endField(): void {
    this.fields.push(this.field);
    this.field = '';
    this.state = 'start';
  }

  private endRecord(): void {
    this.endField();
    const record = this.fields;
    this.fields = [];
    this.onRecord(record);
  }
}

/**
 * The separator of a text by its first lines: the one that cuts most of them into the same number of fields, more than
 * one; a comma when none does.
 */
export function detectSeparator(text: string): Separator {
  const scores = SEPARATORS.map((separator) => ({ separator, score: scoreOf(text, separator) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

function scoreOf(text: string, separator: string): number {
  const counts: number[] = [];
  const splitter = new RecordSplitter(separator, (fields) => void counts.push(fields.length));
  splitter.push(text);
  if (counts.length === 0) splitter.end();
  const sizes = new Map<number, number>();
  for (const count of counts) if (count > 1) sizes.set(count, (sizes.get(count) ?? 0) + 1);
  const [fields = 0, lines = 0] = [...sizes].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return counts.length === 0 ? 0 : lines / counts.length + Math.min(fields, 100) / 1000;
}
