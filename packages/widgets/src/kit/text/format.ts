import type { Language } from '@aj-report/contract';

export interface NumberFormat {
  /** Most digits behind the point; default 2 (spec §9). */
  readonly decimals?: number;
  /** Shorten from 10,000 on: 万 / 亿 / 万亿 in Chinese, K / M / B / T in English. */
  readonly short?: boolean;
  /** Text put behind the number, such as `%`. */
  readonly unit?: string;
}

/** From here on a short number is written with a unit. */
const SHORT_FROM = 10_000;

const UNITS: Record<Language, readonly (readonly [number, string])[]> = {
  zh: [
    [1e12, '万亿'],
    [1e8, '亿'],
    [1e4, '万'],
  ],
  en: [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
};

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-US' };

const writers = new Map<string, Intl.NumberFormat>();

/** For the few numbers that need it: the first formatter of a page takes as long as drawing two charts. */
function writerOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}/${options.maximumFractionDigits}/${options.maximumSignificantDigits}`;
  let writer = writers.get(key);
  if (!writer) {
    writer = new Intl.NumberFormat(LOCALES[language], options);
    writers.set(key, writer);
  }
  return writer;
}

/** Digits before and behind the point of a number, also of one that JavaScript writes with an exponent. */
function digitsOf(value: number): [whole: string, fraction: string] {
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction).padEnd(point, '0').padStart(whole.length + fraction.length - point + 1, '0');
  const at = Math.max(point, 1);
  return [digits.slice(0, at), digits.slice(at)];
}

/** The digits of an integer in groups of three. */
export function groupDigits(text: string): string {
  return text.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * A finite number with so many decimals at most and at least, rounded half away from zero by its decimal digits: 1.005 is
 * 1.01. Thousands are grouped, as both languages do. What is rounded to nothing has no sign: there is no -0.00.
 */
export function writeDecimal(value: number, most: number, least = 0, isGrouped = true): string {
  let [whole, fraction] = digitsOf(value);
  if (fraction.length > most) {
    const step = fraction.charAt(most) >= '5' ? 1n : 0n;
    const digits = String(BigInt(whole + fraction.slice(0, most)) + step).padStart(most + 1, '0');
    whole = digits.slice(0, digits.length - most);
    fraction = digits.slice(digits.length - most).replace(/0+$/, '');
  }
  fraction = fraction.padEnd(least, '0');
  const written = `${isGrouped ? groupDigits(whole) : whole}${fraction && `.${fraction}`}`;
  return `${value < 0 && /[1-9]/.test(written) ? '-' : ''}${written}`;
}

/**
 * A number as people read it: grouped, at most two decimals, `-` for nothing.
 * A value too small for its decimals keeps as many significant digits instead of becoming 0.
 * @example formatNumber(123456, 'zh', { short: true }) // '12.35万'
 */
export function formatNumber(value: number | null | undefined, language: Language, format: NumberFormat = {}): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '-';
  const decimals = format.decimals ?? 2;
  const unit = format.unit ?? '';
  if (format.short === true && Math.abs(value) >= SHORT_FROM) {
    const [size, sign] = UNITS[language].find(([size]) => Math.abs(value) >= size) ?? [1, ''];
    return `${writeDecimal(value / size, decimals)}${sign}${unit}`;
  }
  const isTiny = value !== 0 && Math.abs(value) < 10 ** -decimals;
  if (!isTiny) return `${writeDecimal(value, decimals)}${unit}`;
  return `${writerOf(language, { maximumSignificantDigits: Math.max(decimals, 1) }).format(value)}${unit}`;
}
