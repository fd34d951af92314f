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

/** Intl formatters are slow to make and are needed for every tick and label. */
function writerOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}/${options.maximumFractionDigits}/${options.maximumSignificantDigits}`;
  let writer = writers.get(key);
  if (!writer) {
    writer = new Intl.NumberFormat(LOCALES[language], options);
    writers.set(key, writer);
  }
  return writer;
}

/** Whole numbers are most of what axes and labels show, and need no formatter: both languages group by thousands. */
function writeWhole(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
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
    return `${writerOf(language, { maximumFractionDigits: decimals }).format(value / size)}${sign}${unit}`;
  }
  if (Number.isSafeInteger(value)) return `${writeWhole(value)}${unit}`;
  const isTiny = value !== 0 && Math.abs(value) < 10 ** -decimals;
  const options = isTiny ? { maximumSignificantDigits: Math.max(decimals, 1) } : { maximumFractionDigits: decimals };
  return `${writerOf(language, options).format(value)}${unit}`;
}
