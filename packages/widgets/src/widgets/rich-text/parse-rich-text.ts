import { CELL_FORMATS, type CellFormat } from '../../kit/text/format-cell.ts';

/** A part of a line. Values of data come in after parsing: what they contain is never markup. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'italic' | 'accent' | 'struck'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly Inline[] }
  | { readonly kind: 'token'; readonly field: string; readonly format: CellFormat; readonly decimals: number | null }
  | { readonly kind: 'break' };

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'rule' };

const PAIRS = [
  ['**', 'bold'],
  ['==', 'accent'],
  ['~~', 'struck'],
  ['*', 'italic'],
] as const;
const TOKEN = /^\{([^{}|\n]{1,100})(?:\|([a-z]+)(?::(\d{1,2}))?)?\}/;
const LINK = /^\[([^[\]\n]{1,300})\]\(([^()\s]{1,2048})\)/;
const CODE = /^`([^`\n]+)`/;
/** Marks within marks beyond this depth stay as typed. */
const DEEPEST = 6;
const MAX_DECIMALS = 10;

interface Found {
  readonly inline: Inline;
  readonly length: number;
}

function findPair(text: string, depth: number): Found | undefined {
  for (const [mark, kind] of PAIRS) {
    if (!text.startsWith(mark)) continue;
    const end = text.indexOf(mark, mark.length + 1);
    const inner = text.slice(mark.length, end);
    if (end < 0 || inner.trim() !== inner) continue;
    return { inline: { kind, children: parseInline(inner, depth + 1) }, length: end + mark.length };
  }
  return undefined;
}

function findToken(text: string): Found | undefined {
  const match = TOKEN.exec(text);
  if (!match) return undefined;
  const [whole, field = '', format = 'auto', digits] = match;
  if (!(CELL_FORMATS as readonly string[]).includes(format)) return undefined;
  const decimals = digits === undefined ? null : Math.min(MAX_DECIMALS, Number(digits));
  const inline: Inline = { kind: 'token', field: field.trim(), format: format as CellFormat, decimals };
  return { inline, length: whole.length };
}

function findLink(text: string, depth: number): Found | undefined {
  const match = LINK.exec(text);
  if (!match) return undefined;
  const [whole, words = '', address = ''] = match;
  return { inline: { kind: 'link', address, children: parseInline(words, depth + 1) }, length: whole.length };
}

function findInline(text: string, depth: number): Found | undefined {
  switch (text[0]) {
    case '\n':
      return { inline: { kind: 'break' }, length: 1 };
    case '{':
      return findToken(text);
    case '[':
      return depth < DEEPEST ? findLink(text, depth) : undefined;
    case '`': {
      const match = CODE.exec(text);
      return match ? { inline: { kind: 'code', text: match[1] ?? '' }, length: match[0].length } : undefined;
    }
    case '\\':
      return /^\\[\\`*=~{}[\]#>-]/.test(text)
        ? { inline: { kind: 'text', text: text[1] ?? '' }, length: 2 }
        : undefined;
    default:
      return depth < DEEPEST ? findPair(text, depth) : undefined;
  }
}

/** The parts of a line or of several; a mark without its end is text. */
export function parseInline(text: string, depth = 0): readonly Inline[] {
  const parts: Inline[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const found = '\n{[`\\*=~'.includes(text[at] ?? '') ? findInline(text.slice(at), depth) : undefined;
    if (found?.inline.kind === 'text') plain += found.inline.text;
    else if (found) {
      flush();
      parts.push(found.inline);
    } else plain += text[at];
    at += found?.length ?? 1;
  }
  flush();
  return parts;
}

const HEADING = /^(#{1,3})\s+(.+)$/;
const ITEM = /^\s*(?:([-*+])|\d{1,3}[.)、])\s+(.+)$/;
const QUOTE = /^>\s?(.*)$/;
const RULE = /^(?:-{3,}|\*{3,})\s*$/;

type Line =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'bullet' | 'number' | 'quote' | 'text'; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'blank' };

function toLine(line: string): Line {
  if (line.trim() === '') return { kind: 'blank' };
  if (RULE.test(line)) return { kind: 'rule' };
  const heading = HEADING.exec(line);
  if (heading) return { kind: 'heading', level: (heading[1]?.length ?? 1) as 1 | 2 | 3, text: heading[2] ?? '' };
  const item = ITEM.exec(line);
  if (item) return { kind: item[1] ? 'bullet' : 'number', text: item[2] ?? '' };
  const quote = QUOTE.exec(line);
  return quote ? { kind: 'quote', text: quote[1] ?? '' } : { kind: 'text', text: line };
}

/** Lines of one kind that belong together. */
function toBlock(kind: 'bullet' | 'number' | 'quote' | 'text', lines: readonly string[]): Block {
  if (kind === 'bullet' || kind === 'number')
    return { kind: 'list', isNumbered: kind === 'number', items: lines.map((line) => parseInline(line)) };
  return { kind: kind === 'quote' ? 'quote' : 'paragraph', children: parseInline(lines.join('\n')) };
}

/** The blocks of a text in our subset of Markdown (docs/decisions/0215). */
export function parseRichText(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let kind: 'bullet' | 'number' | 'quote' | 'text' | undefined;
  let lines: string[] = [];
  const flush = (): void => {
    if (kind) blocks.push(toBlock(kind, lines));
    kind = undefined;
    lines = [];
  };
  for (const source of text.split(/\r?\n/)) {
    const line = toLine(source);
    if (line.kind === 'heading' || line.kind === 'rule' || line.kind === 'blank') {
      flush();
      if (line.kind === 'heading')
        blocks.push({ kind: 'heading', level: line.level, children: parseInline(line.text) });
      if (line.kind === 'rule') blocks.push({ kind: 'rule' });
      continue;
    }
    if (line.kind !== kind) flush();
    kind = line.kind;
    lines.push(line.text);
  }
  flush();
  return blocks;
}
