/** How a cell is compared with a condition's value. */
export const SYMBOLS = [
  { value: '=', label: { zh: '等于', en: 'equals' } },
  { value: '!=', label: { zh: '不等于', en: 'differs from' } },
  { value: '>', label: { zh: '大于', en: 'is greater than' } },
  { value: '>=', label: { zh: '大于等于', en: 'is at least' } },
  { value: '<', label: { zh: '小于', en: 'is less than' } },
  { value: '<=', label: { zh: '小于等于', en: 'is at most' } },
  { value: 'contains', label: { zh: '包含', en: 'contains' } },
  { value: 'notContains', label: { zh: '不包含', en: 'does not contain' } },
  { value: 'startsWith', label: { zh: '开头是', en: 'starts with' } },
  { value: 'in', label: { zh: '属于（逗号分隔）', en: 'is one of (comma separated)' } },
  { value: 'between', label: { zh: '介于（a,b）', en: 'is between (a,b)' } },
  { value: 'isNull', label: { zh: '为空', en: 'is empty' } },
  { value: 'notNull', label: { zh: '不为空', en: 'is not empty' } },
] as const;
export type CalcSymbol = (typeof SYMBOLS)[number]['value'];

/** Symbols that need no value beside them. */
export function isValueless(symbol: string): boolean {
  return symbol === 'isNull' || symbol === 'notNull';
}

/** The two ends of a `between`, or undefined. */
export function endsOf(value: string): readonly [string, string] | undefined {
  const [low, high, ...more] = value.split(',').map((part) => part.trim());
  return low && high && more.length === 0 ? [low, high] : undefined;
}
