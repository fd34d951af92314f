import { LIMITS, type Language } from '@aj-report/contract';
import { toShownMeasure } from '../form/period.ts';
import { currentLanguage } from '../i18n/language.ts';
import { formatNumber } from '../i18n/format-value.ts';

interface Unit {
  /** Shown value = stored value / conversion (spec §9, unit conversion). */
  readonly conversion: number;
  readonly name: string;
}

/** What numbers of a kind are counted in. */
export interface Measure {
  /** The smallest first: numbers below the second are shown as they are stored. */
  readonly units: Readonly<Record<Language, readonly [Unit, ...Unit[]]>>;
  /** Digits behind the point; default 2 */
  readonly decimals?: number;
}

const SIZES = [
  { conversion: 1, name: 'B' },
  { conversion: 1024, name: 'KB' },
  { conversion: 1024 ** 2, name: 'MB' },
  { conversion: 1024 ** 3, name: 'GB' },
] as const;

/** Sizes of files. */
export const BYTES: Measure = { units: { zh: SIZES, en: SIZES }, decimals: 1 };

/** Many of something, as one counts them in the language. */
export const COUNT: Measure = {
  units: {
    zh: [
      { conversion: 1, name: '' },
      { conversion: 1e4, name: '万' },
      { conversion: 1e8, name: '亿' },
    ],
    en: [
      { conversion: 1, name: '' },
      { conversion: 1e6, name: 'million' },
      { conversion: 1e9, name: 'billion' },
    ],
  },
};

/** A number in the largest unit that keeps it above 1. */
export function formatMeasure(value: number, measure: Measure, language: Language = currentLanguage()): string {
  const { decimals = LIMITS.displayDecimals, units } = measure;
  const [smallest] = units[language];
  const { conversion, name } = units[language].findLast((unit) => unit.conversion <= Math.abs(value)) ?? smallest;
  return `${formatNumber(toShownMeasure(value, conversion, decimals))} ${name}`.trimEnd();
}
