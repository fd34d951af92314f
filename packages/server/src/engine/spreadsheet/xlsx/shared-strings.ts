import { ImportFault, toSizeText } from '../import-fault.ts';
import { isPlain, isSurelyFilled, toXmlText, resolveEscapes } from './xml-text.ts';
import type { XmlHandler } from './xml-tokens.ts';

/** Below this many strings each is made once and kept; above, strings are made anew from their bytes. */
const CACHED_STRINGS = 100_000;

/**
 * The shared strings of a workbook as UTF-8 in one block outside the JavaScript heap: millions of strings cost
 * their bytes and four bytes of offset each. Strings of white space only are kept as empty.
 */
export class SharedStrings {
  private bytes = Buffer.allocUnsafeSlow(64 * 1024);
  private used = 0;
  private offsets = new Uint32Array(1024);
  private cache: (string | undefined)[] = [];
  private readonly maxBytes: number;
  count = 0;

  constructor(maxBytes: number) {
    this.maxBytes = Math.min(maxBytes, 0xffff_ffff);
  }

  /** Adds a piece of the string that the next `endString` completes. */
  append(source: Buffer, start: number, end: number): void {
    this.reserve(end - start);
    source.copy(this.bytes, this.used, start, end);
    this.used += end - start;
  }

  endString(): void {
    const start = this.offsets[this.count]!;
    if (!isSurelyFilled(this.bytes, start, this.used) && this.bytes.toString('utf8', start, this.used).trim() === '') {
      this.used = start;
    }
    this.count++;
    if (this.count === this.offsets.length) {
      const grown = new Uint32Array(this.offsets.length * 2);
      grown.set(this.offsets);
      this.offsets = grown;
    }
    this.offsets[this.count] = this.used;
  }

  isBlank(index: number): boolean {
    return this.offsets[index] === this.offsets[index + 1];
  }

  at(index: number): string {
    if (this.count > CACHED_STRINGS) return this.bytes.toString('utf8', this.offsets[index], this.offsets[index + 1]);
    return (this.cache[index] ??= this.bytes.toString('utf8', this.offsets[index], this.offsets[index + 1]));
  }

  private reserve(length: number): void {
    const needed = this.used + length;
    if (needed <= this.bytes.length) return;
    if (needed > this.maxBytes)
      throw new ImportFault('spreadsheet/out-of-memory', { limit: toSizeText(this.maxBytes) });
    const grown = Buffer.allocUnsafeSlow(Math.min(Math.max(this.bytes.length * 2, needed), this.maxBytes));
    this.bytes.copy(grown, 0, 0, this.used);
    this.bytes = grown;
  }
}

/** Reads `sharedStrings.xml`: the texts of `t`, also within rich text, without those of phonetic runs. */
export class SharedStringsHandler implements XmlHandler {
  private readonly strings: SharedStrings;
  private inString = false;
  private inText = false;
  private inPhonetic = false;

  constructor(strings: SharedStrings) {
    this.strings = strings;
  }

  open(bytes: Buffer, nameStart: number, nameEnd: number, _tagEnd: number, selfClosing: boolean): void {
    const name = bytes.toString('latin1', nameStart, nameEnd);
    if (name === 'si') {
      this.inString = !selfClosing;
      if (selfClosing) this.strings.endString();
    } else if (name === 't') this.inText = this.inString && !this.inPhonetic && !selfClosing;
    else if (name === 'rPh') this.inPhonetic = !selfClosing;
  }

  close(bytes: Buffer, nameStart: number, nameEnd: number): void {
    const name = bytes.toString('latin1', nameStart, nameEnd);
    if (name === 't') this.inText = false;
    else if (name === 'rPh') this.inPhonetic = false;
    else if (name === 'si') {
      this.inString = false;
      this.strings.endString();
    }
  }

  text(bytes: Buffer, start: number, end: number, raw: boolean): void {
    if (!this.inText) return;
    if (isPlain(bytes, start, end)) {
      this.strings.append(bytes, start, end);
      return;
    }
    const text = Buffer.from(resolveEscapes(toXmlText(bytes, start, end, raw)));
    this.strings.append(text, 0, text.length);
  }
}
