import { DATE_FORMAT, DATETIME_FORMAT, LIMITS } from '@aj-report/contract';
import { currentLanguage } from './language.ts';

/** A number with the grouping of the language and at most the specified decimals. */
export function formatNumber(value: number, minDigits = 0): string {
  const digits = { minimumFractionDigits: minDigits, maximumFractionDigits: LIMITS.displayDecimals };
  return value.toLocaleString(currentLanguage() === 'zh' ? 'zh-CN' : 'en-GB', digits);
}

/** `YYYY-MM-DD HH:mm:ss` of a time as it travels. */
export function formatTime(value: string): string {
  return value.replace('T', ' ').slice(0, DATETIME_FORMAT.length);
}

/** `YYYY-MM-DD` of a time as it travels. */
export function formatDate(value: string): string {
  return value.slice(0, DATE_FORMAT.length);
}

/** Most decimals among values that share a column, so that their points stand below each other. */
export function decimalsOf(values: readonly unknown[]): number {
  const decimals = values.map((value) => String(value ?? '').split('.')[1]?.length ?? 0);
  return Math.min(LIMITS.displayDecimals, Math.max(0, ...decimals));
}
