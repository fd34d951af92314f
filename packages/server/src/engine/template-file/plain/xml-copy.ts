import { xml } from '../../report/write/xml.ts';
import { readAttributes, type Attributes } from '../../spreadsheet/xlsx/xlsx-parts.ts';
import { toXmlText } from '../../spreadsheet/xlsx/xml-text.ts';
import { XmlTokens, type XmlHandler } from '../../spreadsheet/xlsx/xml-tokens.ts';

/** Characters that are gathered before they become bytes. */
const GATHERED = 64 * 1024;
/** Attributes of another namespace that say something of a workbook, as most programs write them. */
const PREFIXED: Readonly<Record<string, string>> = { ':id': 'r:id', ':space': 'xml:space' };

/**
 * Copies a part of XML with the elements of its own namespace only, without prefixes. A reader that looks at local names
 * alone reads the copy right.
 */
export class XmlCopy implements XmlHandler {
  private readonly chunks: Buffer[] = [];
  private held = '';
  /** How many elements are open in the one that is left out, itself included. */
  private leftOut = 0;

  /** Attributes with which an element is copied; undefined for one that is left out with all that it holds. */
  protected edit(_name: string, attributes: Attributes): Attributes | undefined {
    return attributes;
  }

  /** Sees the end of an element that was copied. */
  protected ended(_name: string): void {
    return undefined;
  }

  /** Sees every text, also of elements that are left out. */
  protected seen(_text: string): void {
    return undefined;
  }

  protected write(text: string): void {
    this.held += text;
    if (this.held.length < GATHERED) return;
    this.chunks.push(Buffer.from(this.held));
    this.held = '';
  }

  open(bytes: Buffer, nameStart: number, nameEnd: number, tagEnd: number, selfClosing: boolean): void {
    if (this.leftOut > 0) {
      if (!selfClosing) this.leftOut++;
      return;
    }
    const name = bytes.toString('utf8', nameStart, nameEnd);
    const attributes = this.edit(name, readAttributes(bytes, nameEnd, tagEnd));
    if (attributes) this.write(tagText(name, attributes, selfClosing));
    else if (!selfClosing) this.leftOut = 1;
  }

  close(bytes: Buffer, nameStart: number, nameEnd: number): void {
    if (this.leftOut > 0) {
      this.leftOut--;
      return;
    }
    const name = bytes.toString('utf8', nameStart, nameEnd);
    this.ended(name);
    this.write(`</${name}>`);
  }

  text(bytes: Buffer, start: number, end: number, raw: boolean): void {
    const text = toXmlText(bytes, start, end, raw);
    this.seen(text);
    if (this.leftOut === 0) this.write(xml(text));
  }

  /** The copy of a whole part. @throws spreadsheet/damaged */
  copy(part: Buffer): Buffer {
    const tokens = new XmlTokens(this);
    tokens.write(part);
    tokens.end();
    return Buffer.concat([...this.chunks, Buffer.from(this.held)]);
  }
}

/** An opening tag. */
export function tagText(name: string, attributes: Attributes, selfClosing = false): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    const own = key.startsWith(':') ? PREFIXED[key] : key;
    if (own !== undefined && own !== 'xmlns') text += ` ${own}="${xml(value)}"`;
  }
  return `${text}${selfClosing ? '/' : ''}>`;
}
