import { formatValue } from '../../../number-format/format-value.ts';
import { toNumber } from '../coerce.ts';
import { declare } from '../declare.ts';
import { readNumber } from '../read-number.ts';
import { roundHalf } from '../rounding.ts';
import { FAULT, Fault, type Scalar } from '../scalar.ts';
import { checkLength } from '../text-length.ts';
import { findLike } from '../wildcards.ts';
import { capitalAmount } from './capital-amount.ts';
import { codeOf, signOf } from './windows-signs.ts';

function repeated(text: string, count: number): string {
  if (count < 0) throw FAULT.value;
  checkLength(text.length * count);
  return text === '' ? '' : text.repeat(count);
}

function part(text: string, start: number, count: number): string {
  if (start < 1 || count < 0) throw FAULT.value;
  return text.slice(start - 1, start - 1 + count);
}

function substitute(text: string, old: string, by: string, nth: number | undefined): string {
  if (old === '') return text;
  if (nth === undefined) {
    const parts = text.split(old);
    checkLength(text.length + (parts.length - 1) * (by.length - old.length));
    return parts.join(by);
  }
  if (nth < 1) throw FAULT.value;
  let at = -1;
  for (let i = 0; i < nth; i++) {
    at = text.indexOf(old, at + 1);
    if (at < 0) return text;
  }
  return text.slice(0, at) + by + text.slice(at + old.length);
}

function find(at: number): number {
  if (at < 0) throw FAULT.value;
  return at + 1;
}

/** @throws Fault for a place outside of the text */
function startIn(text: string, start: number): number {
  if (start < 1 || start > text.length + 1) throw FAULT.value;
  return start - 1;
}

/** First letters of words in capitals, all others small. */
function proper(text: string): string {
  return text.toLowerCase().replace(/\p{L}+/gu, (word) => {
    const [first = '', ...rest] = Array.from(word);
    return first.toUpperCase() + rest.join('');
  });
}

function fixed(number: number, decimals: number, withoutGroups: boolean): string {
  if (decimals > 127) throw FAULT.value;
  const rounded = roundHalf(number, decimals);
  const [whole = '', behind] = Math.abs(rounded)
    .toFixed(Math.min(100, Math.max(0, decimals)))
    .split('.');
  const grouped = withoutGroups ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${rounded < 0 ? '-' : ''}${grouped}${behind === undefined ? '' : `.${behind}`}`;
}

/** A value as a cell with a number format shows it. @throws Fault for a format that says nothing, or no such day */
function shown(value: Scalar, format: string): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (format === '' || value instanceof Fault) return '';
  const number = typeof value === 'string' ? (readNumber(value) ?? value) : (value ?? 0);
  const text = formatValue(number, format);
  if (text === undefined) throw FAULT.value;
  return text;
}

/** The number that a text is; a truth is none. */
function valueOf(value: Scalar): number | Fault {
  return typeof value === 'boolean' ? FAULT.value : toNumber(value);
}

function joined(between: string, texts: readonly string[], leavesOutBlank: boolean): string {
  const kept = leavesOutBlank ? texts.filter((text) => text !== '') : texts;
  checkLength(kept.reduce((sum, { length }) => sum + length, Math.max(0, kept.length - 1) * between.length));
  return kept.join(between);
}

const CONCAT = declare('CONCAT', ['...texts: texts'], 'text', (texts) => joined('', texts, false), { isNew: true });
const LEFT = declare('LEFT', ['text: text', 'count?: whole'], 'text', (text, count = 1) => part(text, 1, count));

/** Functions of texts. */
export const TEXTS = [
  CONCAT,
  declare('CONCATENATE', ['...text: text'], 'text', (...texts) => joined('', texts, false)),
  declare(
    'TEXTJOIN',
    ['between: text', 'leaves_out_blank: truth', '...texts: texts'],
    'text',
    (between, leavesOutBlank, texts) => joined(between, texts, leavesOutBlank),
    { isNew: true },
  ),
  LEFT,
  declare('RIGHT', ['text: text', 'count?: whole'], 'text', (text, count = 1) => {
    if (count < 0) throw FAULT.value;
    return count === 0 ? '' : text.slice(-count);
  }),
  declare('MID', ['text: text', 'start: whole', 'count: whole'], 'text', part),
  declare('LEN', ['text: text'], 'number', (text) => text.length),
  declare('LOWER', ['text: text'], 'text', (text) => text.toLowerCase()),
  declare('UPPER', ['text: text'], 'text', (text) => text.toUpperCase()),
  declare('PROPER', ['text: text'], 'text', proper),
  declare('TRIM', ['text: text'], 'text', (text) => text.replace(/^ +| +$/g, '').replace(/ {2,}/g, ' ')),
  declare('CLEAN', ['text: text'], 'text', (text) =>
    Array.from(text)
      .filter((sign) => sign >= ' ')
      .join(''),
  ),
  declare('REPT', ['text: text', 'count: whole'], 'text', repeated),
  declare('SUBSTITUTE', ['text: text', 'old: text', 'by: text', 'nth?: whole'], 'text', substitute),
  declare('REPLACE', ['text: text', 'start: whole', 'count: whole', 'by: text'], 'text', (text, start, count, by) => {
    if (start < 1 || count < 0) throw FAULT.value;
    return text.slice(0, start - 1) + by + text.slice(start - 1 + count);
  }),
  declare('FIND', ['wanted: text', 'text: text', 'start?: whole'], 'number', (wanted, text, start = 1) =>
    find(text.indexOf(wanted, startIn(text, start))),
  ),
  declare('SEARCH', ['wanted: text', 'text: text', 'start?: whole'], 'number', (wanted, text, start = 1) =>
    find(findLike(wanted, text, startIn(text, start))),
  ),
  declare('EXACT', ['text: text', 'other: text'], 'truth', (text, other) => text === other),
  declare('T', ['value: any'], 'text', (value) => (typeof value === 'string' ? value : '')),
  declare('TEXT', ['value: any', 'format: text'], 'text', shown),
  declare('VALUE', ['text: any'], 'number', valueOf),
  declare(
    'FIXED',
    ['number: number', 'decimals?: whole', 'without_groups?: truth'],
    'text',
    (number, decimals = 2, withoutGroups = false) => fixed(number, decimals, withoutGroups),
  ),
  declare('CHAR', ['number: whole'], 'text', signOf),
  declare('CODE', ['text: text'], 'number', codeOf),
  declare(
    'UNICHAR',
    ['number: whole'],
    'text',
    (number) => {
      const isSign = number >= 1 && number <= 0x10_ff_ff && !(number >= 0xd8_00 && number <= 0xdf_ff);
      if (!isSign) throw FAULT.value;
      return String.fromCodePoint(number);
    },
    { isNew: true },
  ),
  declare(
    'UNICODE',
    ['text: text'],
    'number',
    (text) => {
      const code = text.codePointAt(0);
      if (code === undefined) throw FAULT.value;
      return code;
    },
    { isNew: true },
  ),
  declare('RMBCAPITAL', ['amount: number'], 'text', capitalAmount, { isOwn: true }),
];
