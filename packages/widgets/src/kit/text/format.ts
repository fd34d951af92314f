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

/**
 * Digits grouped by thousands, which both languages do, and rounded half away from zero, as Intl would write them.
 * Undefined for a number that JavaScript writes with an exponent.
 */
function writeDigits(value: number, decimals: number): string | undefined {
  const text = String(Math.abs(value));
  if (text.includes('e')) return undefined;
  let [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > decimals) {
    const step = fraction.charAt(decimals) >= '5' ? 1n : 0n;
    const digits = String(BigInt(whole + fraction.slice(0, decimals)) + step).padStart(decimals + 1, '0');
    whole = digits.slice(0, digits.length - decimals);
    fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  }
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${fraction === '' ? '' : `.${fraction}`}`;
}

/** A number with at most so many decimals. */
function write(value: number, language: Language, decimals: number): string {
  return writeDigits(value, decimals) ?? writerOf(language, { maximumFractionDigits: decimals }).format(value);
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
    return `${write(value / size, language, decimals)}${sign}${unit}`;
  }
  const isTiny = value !== 0 && Math.abs(value) < 10 ** -decimals;
  if (!isTiny) return `${write(value, language, decimals)}${unit}`;
  return `${writerOf(language, { maximumSignificantDigits: Math.max(decimals, 1) }).format(value)}${unit}`;
}
