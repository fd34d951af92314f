import { toDamaged } from '../import-fault.ts';

/**
 * Receives the tokens of an XML part as ranges of a buffer. Tags of another namespace than the root's are left out:
 * an extension may have elements of the same local names. So names are local names, without a prefix.
 * A text run between two tags always arrives whole.
 */
export interface XmlHandler {
  /** Attributes lie between `nameEnd` and `tagEnd`. No `close` follows a self-closing tag. */
  open(bytes: Buffer, nameStart: number, nameEnd: number, tagEnd: number, selfClosing: boolean): void;
  close(bytes: Buffer, nameStart: number, nameEnd: number): void;
  /** `raw` text (CDATA) holds no entities. */
  text(bytes: Buffer, start: number, end: number, raw: boolean): void;
  /** Receives the tags of other namespaces, for those who read extensions. */
  readonly foreign?: Pick<XmlHandler, 'open' | 'close'>;
}

/** Longest single token; one cell's text may be 32,767 characters, one tag is far shorter. */
const MAX_TOKEN_BYTES = 16 * 1024 * 1024;

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const COLON = 0x3a;
const SPACE = 0x20;
const X = 0x78;

/** Cuts a stream of UTF-8 bytes into tags and texts; checks no more of XML's grammar than that needs. */
export class XmlTokens {
  private rest: Buffer | undefined;
  /** Elements that are open. */
  private depth = 0;
  /** Prefix of the root with its colon, and the namespace that names without a prefix have there. */
  private root: { readonly prefix: string; readonly namespace: string } | undefined;
  /** Depth of the element inside of which names without a prefix are of another namespace; 0 = there is none. */
  private foreignFrom = 0;
  private readonly handler: XmlHandler;

  constructor(handler: XmlHandler) {
    this.handler = handler;
  }

  /** @throws spreadsheet/damaged when one token is longer than 16 MiB */
  write(chunk: Buffer): void {
    const bytes = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    const end = this.scan(bytes);
    // The stream may reuse the memory of its chunk.
    this.rest = end < bytes.length ? Buffer.from(bytes.subarray(end)) : undefined;
    if (this.rest && this.rest.length > MAX_TOKEN_BYTES) {
      throw toDamaged('XML 中有过长的内容', 'one token of the XML is longer than 16 MB');
    }
  }

  /** @throws spreadsheet/damaged when the part ends inside a tag or an element: rows may be missing */
  end(): void {
    if (this.rest?.includes(LT)) throw toDamaged('XML 不完整', 'the XML ends inside a tag');
    if (this.depth > 0) throw toDamaged('XML 不完整', 'the XML ends inside an element');
  }

  /** Position of the first byte that was not used up. */
  private scan(bytes: Buffer): number {
    const length = bytes.length;
    let at = 0;
    while (at < length) {
      if (bytes[at] !== LT) {
        let textEnd = at + 1;
        while (textEnd < length && bytes[textEnd] !== LT) textEnd++;
        if (textEnd === length) return at;
        this.handler.text(bytes, at, textEnd, false);
        at = textEnd;
        continue;
      }
      const next = this.scanTag(bytes, at, length);
      if (next < 0) return at;
      at = next;
    }
    return length;
  }

  /** Position after the tag that starts at `at`, -1 when its end is not there yet. */
  private scanTag(bytes: Buffer, at: number, length: number): number {
    if (at + 1 >= length) return -1;
    const first = bytes[at + 1];
    if (first === BANG || first === QUESTION) return this.scanMarkup(bytes, at);
    const closing = first === SLASH;
    const tagStart = closing ? at + 2 : at + 1;
    let nameStart = tagStart;
    let position = nameStart;
    let hasNamespace = false;
    let byte = 0;
    while (position < length) {
      byte = bytes[position]!;
      if (byte === GT || byte <= SPACE || byte === SLASH) break;
      if (byte === COLON) nameStart = position + 1;
      position++;
    }
    const nameEnd = position;
    while (position < length && (byte = bytes[position]!) !== GT) {
      position++;
      hasNamespace ||= byte === X && startsWith(bytes, position - 1, 'xmlns=');
      if (byte !== QUOTE && byte !== APOSTROPHE) continue;
      while (position < length && bytes[position] !== byte) position++;
      position++;
    }
    if (position >= length) return -1;
    const prefixLength = nameStart - tagStart;
    if (closing) {
      this.receiverOf(bytes, tagStart, prefixLength)?.close(bytes, nameStart, nameEnd);
      if (this.depth === this.foreignFrom) this.foreignFrom = 0;
      this.depth--;
    } else {
      const selfClosing = bytes[position - 1] === SLASH;
      const tagEnd = selfClosing ? position - 1 : position;
      const namespace = hasNamespace ? namespaceIn(bytes, nameEnd, tagEnd) : undefined;
      this.root ??= { prefix: bytes.toString('latin1', tagStart, nameStart), namespace: namespace ?? '' };
      this.depth++;
      const isForeign = this.foreignFrom === 0 && namespace !== undefined && namespace !== this.root.namespace;
      if (isForeign) this.foreignFrom = this.depth;
      this.receiverOf(bytes, tagStart, prefixLength)?.open(bytes, nameStart, nameEnd, tagEnd, selfClosing);
      if (selfClosing) {
        if (isForeign) this.foreignFrom = 0;
        this.depth--;
      }
    }
    return position + 1;
  }

  private receiverOf(bytes: Buffer, tagStart: number, prefixLength: number): XmlHandler['foreign'] {
    return this.isOwn(bytes, tagStart, prefixLength) ? this.handler : this.handler.foreign;
  }

  /** Whether a tag is of the root's namespace. */
  private isOwn(bytes: Buffer, tagStart: number, prefixLength: number): boolean {
    const prefix = this.root?.prefix;
    if (prefix === undefined || prefixLength !== prefix.length) return false;
    return prefixLength === 0 ? this.foreignFrom === 0 : startsWith(bytes, tagStart, prefix);
  }

  private scanMarkup(bytes: Buffer, at: number): number {
    if (startsWith(bytes, at, '<![CDATA[')) {
      const end = bytes.indexOf(']]>', at + 9);
      if (end < 0) return -1;
      this.handler.text(bytes, at + 9, end, true);
      return end + 3;
    }
    const terminator = startsWith(bytes, at, '<!--') ? '-->' : bytes[at + 1] === QUESTION ? '?>' : '>';
    // A longer opening may still be cut off by the end of the chunk.
    if (bytes.length - at < 9 && terminator === '>') return -1;
    const end = bytes.indexOf(terminator, at + 2);
    return end < 0 ? -1 : end + terminator.length;
  }
}

/** The namespace that a tag gives to names without a prefix. */
function namespaceIn(bytes: Buffer, start: number, end: number): string | undefined {
  return /\sxmlns\s*=\s*["']([^"']*)/.exec(bytes.toString('utf8', start, end))?.[1];
}

function startsWith(bytes: Buffer, at: number, text: string): boolean {
  return bytes.length - at >= text.length && bytes.toString('latin1', at, at + text.length) === text;
}
