import type { Language } from '@aj-report/contract';
import { formatNumber } from './format.ts';

/** So many of a thing in English: `1 row`, `2 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count, 'en')} ${count === 1 ? one : many}`;
}

/** How many rows there are in all, as pagers say it. */
export function writeTotal(total: number, language: Language): string {
  return language === 'zh' ? `共 ${formatNumber(total, language)} 条` : counted(total, 'row');
}
