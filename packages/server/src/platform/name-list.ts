import type { Text } from '@aj-report/contract';

/** Names that a message spells out; it has to be read within seconds. */
const SPELT_OUT = 5;

/** Names in a message: the first few, then how many there are. */
export function toNameList(names: readonly string[]): Text {
  const first = names.slice(0, SPELT_OUT).join(', ');
  const left = names.length - SPELT_OUT;
  if (left <= 0) return { zh: first, en: first };
  return { zh: `${first} 等 ${names.length} 个`, en: `${first} and ${left} more` };
}
