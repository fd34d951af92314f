import { readNumberFormat, type FormatPart } from '@aj-report/contract';
import { format, formatColor } from 'numfmt';
import { FULL_WIDTH, SIMPLIFIED, TRADITIONAL, toEachDigit, toWithUnits, type Numerals } from './chinese-numerals.ts';
import { fractionCode, hasFraction } from './fraction-code.ts';
import { plainNumber } from './plain-number.ts';
import { DATE_MARK, MARKS, toReadableCode, toSeenDigits, YEAR } from './readable-code.ts';

/** Shown of a day outside the calendar. */
const OUTSIDE = '\uE00F';
/** Significant digits that a workbook keeps of a number. */
const DIGITS_MAX = 15;
/** The code of texts. */
const TEXT = '@';

/** What is remembered of a code: reports ask for the same few again and again, in millions of cells. */
interface KnownCode {
  /** As the library reads it; undefined of a code that is not understood. */
  readonly own: string | undefined;
  /** Whether it shows texts as they are. */
  readonly keepsTexts: boolean;
  /** What it has shown of numbers: columns of days and rates repeat themselves. */
  readonly shown: Map<number, string | undefined>;
}

const codes = new Map<string, KnownCode>();
const CODES_MAX = 2_000;
const SHOWN_MAX = 1_000;

/** The fourth section of a code shows texts, and so does one with an `@`; without them they stay as they are. */
function keepsTexts(code: string): boolean {
  const { sections } = readNumberFormat(code);
  return code === TEXT || (sections.length < 4 && !sections.flat().some(({ kind }) => kind === 'text'));
}

function knownCode(code: string): KnownCode {
  const found = codes.get(code);
  if (found) return found;
  if (codes.size >= CODES_MAX) codes.clear();
  const own = toReadableCode(code);
  const made = { own, keepsTexts: own !== undefined && keepsTexts(code), shown: new Map<number, string | undefined>() };
  codes.set(code, made);
  return made;
}

const readable = (code: string) => knownCode(code).own;

/** Whether values can be shown under a format code. */
export function canShow(code: string): boolean {
  return readable(code) !== undefined;
}

/** @source ECMA-376 part 1, 18.8.31 (numFmts) */
const COLOURS: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  cyan: '#00ffff',
  green: '#00ff00',
  magenta: '#ff00ff',
  red: '#ff0000',
  white: '#ffffff',
  yellow: '#ffff00',
};

/**
 * The colour that a format code gives to a value; undefined where it says nothing of colours.
 * @example colourOf(-5, '0;[Red]-0') // '#ff0000'
 */
export function colourOf(value: number | string | boolean, code: string): string | undefined {
  // Colours stand in brackets, and most codes have none.
  const own = code.includes('[') ? readable(code) : undefined;
  const colour = own === undefined ? undefined : formatColor(own, value);
  return colour === undefined ? undefined : (COLOURS[colour.toLowerCase()] ?? colour.toLowerCase());
}

function systemOf(text: string): Numerals | undefined {
  const family = text.includes(MARKS.traditional) ? TRADITIONAL : SIMPLIFIED;
  if (text.includes(MARKS.plain)) return family.plain;
  if (text.includes(MARKS.money)) return family.money;
  return text.includes(MARKS.full) ? FULL_WIDTH : undefined;
}

function generalNumerals(value: number, system: Numerals): string {
  const [whole = '0', decimals] = Math.abs(Number(value.toPrecision(DIGITS_MAX)))
    .toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: DIGITS_MAX })
    .split('.');
  const end = decimals === undefined ? '' : `${system.point}${toEachDigit(decimals, system)}`;
  return `${toWithUnits(whole, system)}${end}`;
}

/** Months, days and hours say ten, not one ten. */
function toDatePart(digits: string, system: Numerals): string {
  const text = toWithUnits(digits, system);
  const ten = `${system.digits[1]}${system.units[1]}`;
  return system === SIMPLIFIED.plain || system === TRADITIONAL.plain
    ? text.replace(new RegExp(`^${ten}`), ten.slice(1))
    : text;
}

/** A number where nothing rounds it to the width of a cell: as a text beside another. */
export function numberText(value: number): string {
  const text = String(Number(value.toPrecision(DIGITS_MAX)));
  return text.replace(/e([+-])(\d)$/, 'E$10$2').replace('e', 'E');
}

/** A code with its fractions as those of a value. */
function withFraction(code: string, own: string, value: number | string | boolean): string {
  if (typeof value !== 'number' || !code.includes('/')) return own;
  const { sections } = readNumberFormat(code);
  if (!sections.some(hasFraction)) return own;
  const bare = (section: readonly FormatPart[]) => section.map(({ source }) => source).join('');
  return sections.map((section) => fractionCode(section, value) ?? bare(section)).join(';');
}

/** Numerals in place of the figures of a text, as its marks say. */
function withNumerals(text: string, value: number, system: Numerals): string {
  const years = new RegExp(`${YEAR.start}(\\d+)${YEAR.end}`, 'g');
  let shown = text.replace(years, (_, digits: string) => toEachDigit(digits, system));
  const figures = text.includes(DATE_MARK) ? /\d+/g : /\d+(?:\.\d+)?/g;
  const one = text.includes(DATE_MARK) ? toDatePart : toEachDigit;
  shown = shown.replace(figures, (digits) => one(digits, system));
  shown = shown.replaceAll(MARKS.general, () => generalNumerals(value, system));
  return toSeenDigits(shown.replace(/[\uE001-\uE008]/g, ''));
}

/**
 * A value under a format code as a workbook shows it, half-cents rounded by their decimal digits; days count from
 * 1900-01-00 with the leap day that workbooks invent.
 * @returns undefined of a code that is not understood, and of a number outside the calendar under the code of a date
 * @source ECMA-376 part 1, 18.8.31 (numFmts)
 * @example formatValue(1.005, '¥#,##0.00') // '¥1.01'
 */
export function formatValue(value: number | string | boolean, code: string): string | undefined {
  const plain = typeof value === 'number' ? plainNumber(value, code) : undefined;
  if (plain !== undefined) return plain;
  const { own, keepsTexts, shown } = knownCode(code);
  if (own === undefined) return undefined;
  if (typeof value !== 'number') return typeof value === 'string' && keepsTexts ? value : formatOther(value, code, own);
  if (shown.has(value)) return shown.get(value);
  if (shown.size >= SHOWN_MAX) shown.clear();
  const text = code === TEXT ? numberText(value) : formatOther(value, code, own);
  shown.set(value, text);
  return text;
}

/** By the library, for what none of the short ways shows. */
function formatOther(value: number | string | boolean, code: string, own: string): string | undefined {
  const text = format(withFraction(code, own, value), value, {
    overflow: OUTSIDE,
    dateSpanLarge: false,
    dateErrorNumber: false,
  });
  if (text === OUTSIDE) return undefined;
  const system = systemOf(text);
  return system && typeof value === 'number' ? withNumerals(text, value, system) : text;
}
