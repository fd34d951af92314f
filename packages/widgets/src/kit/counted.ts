import { formatNumber } from './format.ts';

/** So many of a thing in English: `1 row`, `2 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count, 'en')} ${count === 1 ? one : many}`;
}
