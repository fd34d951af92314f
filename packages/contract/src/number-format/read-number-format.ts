import type { FormatFault, FormatFaultKind, FormatPart, FormatPartKind, ReadFormat } from './number-format.types.ts';

/** Sections: positive; negative; zero; text. */
const SECTIONS_MAX = 4;
const COLOURS = 'black|blue|cyan|green|magenta|red|white|yellow|colou?r\\s*\\d{1,2}';
const CHINESE_COLOURS = '[黑蓝绿红白黄]色|蓝绿色|洋红色?|颜色\\s*\\d{1,2}';
/** Locales of Chinese, by number or name. */
const CHINESE = /-(?:[0-9a-f]*(?:[048]04|1004|0c04|1404)|zh(?:[-_][a-z]+)*)(?:,.*)?$/i;
const JAPANESE = /-(?:[0-9a-f]*411|ja(?:[-_].*)?)$/i;

const BRACKETS: readonly (readonly [FormatPartKind, RegExp])[] = [
  ['locale', /^\$/],
  ['elapsed', /^(?:h+|m+|s+)$/i],
  ['condition', /^(?:<[=>]?|>=?|=)\s*-?(?:\d+\.?\d*|\.\d+)$/],
  ['numerals', /^dbnum[1-4]$/i],
  ['colour', new RegExp(`^(?:${COLOURS}|${CHINESE_COLOURS})$`, 'i')],
];

/** What stands at the start of a code; the first that fits. */
const PIECES: readonly (readonly [FormatPartKind, RegExp])[] = [
  ['literal', /^"[^"]*"/],
  ['literal', /^\\(?:.)/su],
  ['skip', /^_(?:.)/su],
  ['fill', /^\*(?:.)/su],
  ['general', /^(?:general|g\/通用格式)/i],
  ['half', /^(?:am\/pm|a\/p|上午\/下午)/i],
  ['number', /^e[+-]/i],
  ['date', /^(?:b[12](?=[ymd])|y+|m+|d+|h+|s+|g+|e+|b+|a{3,})/i],
  ['digit', /^[0#?]/],
  ['number', /^[.,%/]/],
  ['text', /^@/],
  ['unknown', /^[a-z]+/i],
  ['literal', /^[^"\\_*[]/su],
];

function bracketOf(source: string): FormatPart {
  const text = source.slice(1, -1).trim();
  const kind = BRACKETS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown';
  return { kind, text, source };
}

function textOf(kind: FormatPartKind, source: string): string {
  if (source.startsWith('"')) return source.slice(1, -1);
  const isPrefixed = kind === 'skip' || kind === 'fill' || source.startsWith('\\');
  return isPrefixed ? source.slice(1) : source;
}

/** The first part of a code; a quote, bracket or sign that does not end is one to the end of the code. */
function partAt(code: string): FormatPart {
  const bracket = /^\[[^\]]*\]/.exec(code)?.[0];
  if (bracket !== undefined) return bracketOf(bracket);
  for (const [kind, pattern] of PIECES) {
    const source = pattern.exec(code)?.[0];
    if (source !== undefined) return { kind, text: textOf(kind, source), source };
  }
  return { kind: 'unknown', text: code, source: code };
}

function toSections(code: string): FormatPart[][] {
  const sections: FormatPart[][] = [[]];
  for (let rest = code; rest !== '';) {
    if (rest.startsWith(';')) {
      sections.push([]);
      rest = rest.slice(1);
      continue;
    }
    const part = partAt(rest);
    sections.at(-1)?.push(part);
    rest = rest.slice(part.source.length);
  }
  return sections;
}

/** Zeros after the point of seconds are no digits of a number: `ss.000`. */
function hasDigits(section: readonly FormatPart[]): boolean {
  let isFraction = false;
  for (const { kind, text } of section) {
    if (kind === 'general') return true;
    if (kind === 'number' && text === '.') isFraction = true;
    else if (kind !== 'digit') isFraction = false;
    else if (!isFraction || text !== '0') return true;
  }
  return false;
}

function unknownOf({ source }: FormatPart): FormatFaultKind {
  if (source.startsWith('[') && source.endsWith(']')) return 'bracket';
  return /^[a-z]/i.test(source) ? 'letter' : 'open';
}

/** Fractions and exponents have digits on both sides, and are not mixed. */
function isInOrder(section: readonly FormatPart[]): boolean {
  const signs = section.map(({ kind, text }) =>
    kind === 'digit' || /^[1-9]$/.test(text) ? '0' : kind === 'number' ? text : ' ',
  );
  const shape = signs.join('').toLowerCase();
  if (!/[/e]/.test(shape)) return true;
  return /^[^/e]*0\/0[^/.e,]*$/.test(shape) ? !shape.includes('.') : /^[^/e]*0[.,]?e[+-]0[^/e]*$/.test(shape);
}

function faultOf(section: readonly FormatPart[]): FormatFault | undefined {
  const text = section.map(({ source }) => source).join('');
  const has = (kind: FormatPartKind) => section.some((part) => part.kind === kind);
  const unknown = section.find(({ kind }) => kind === 'unknown');
  if (unknown) return { kind: unknownOf(unknown), text: unknown.source };
  const locale = section.find(({ kind }) => kind === 'locale')?.text;
  const isEra = ({ kind, text: own }: FormatPart) => kind === 'date' && /^g|^e(?!.*[^e])/i.test(own);
  const era = section.find(isEra);
  if (era && (/^g/i.test(era.text) || (locale !== undefined && JAPANESE.test(locale)))) return { kind: 'era', text };
  if (has('numerals') && locale !== undefined && !isChineseLocale(locale)) return { kind: 'numerals', text };
  const isDate = has('date') || has('elapsed') || has('half');
  if (isDate) return hasDigits(section) || has('text') ? { kind: 'mixed', text } : undefined;
  return isInOrder(section) ? undefined : { kind: 'order', text };
}

/** Whether a bracket such as `$-804` or `$¥-zh-CN` names a Chinese language. */
export function isChineseLocale(text: string): boolean {
  return CHINESE.test(text);
}

function read(code: string): ReadFormat {
  const sections = toSections(code);
  const inSection = sections.map(faultOf).find((fault) => fault !== undefined);
  const withText = sections.findIndex((section) => section.some(({ kind }) => kind === 'text'));
  const isLong = sections.length > SECTIONS_MAX || (withText >= 0 && withText < sections.length - 1);
  const fault = inSection ?? (isLong ? { kind: 'sections' as const, text: code } : undefined);
  return { sections, ...(fault ? { fault } : {}) };
}

const known = new Map<string, ReadFormat>();
/** Codes of one report are few; a service that runs for months forgets now and then. */
const KNOWN_MAX = 2_000;

/**
 * The parts of a format code, and why it is not understood.
 * @source ECMA-376 part 1, 18.8.31 (numFmts), with what Chinese Excel writes beside it
 */
export function readNumberFormat(code: string): ReadFormat {
  const found = known.get(code);
  if (found) return found;
  if (known.size >= KNOWN_MAX) known.clear();
  const made = read(code);
  known.set(code, made);
  return made;
}
