import type { Language, Text } from '@aj-report/contract';
import { formatNumber } from '../text/format.ts';

export interface NamedItem {
  readonly name: string;
  readonly value: number | null;
}

/** What a chart of items shows, for a screen reader: kind, title, size, and its greatest and least item. */
export function toItemsSummary(
  label: Text,
  title: string,
  size: Text,
  items: readonly NamedItem[],
  language: Language,
): string {
  let high: NamedItem | undefined;
  let low: NamedItem | undefined;
  for (const item of items) {
    if (item.value === null) continue;
    if (item.value > (high?.value ?? Number.NEGATIVE_INFINITY)) high = item;
    if (item.value < (low?.value ?? Number.POSITIVE_INFINITY)) low = item;
  }
  const say = (item: NamedItem) => `${item.name} ${formatNumber(item.value, language)}`.trim();
  const ends = high && low ? [say(high), say(low)] : undefined;
  if (language === 'zh') {
    const named = `${label.zh}${title === '' ? '' : `“${title}”`}，${size.zh}。`;
    return ends ? `${named}最高 ${ends[0]}，最低 ${ends[1]}。` : named;
  }
  const named = `${label.en}${title === '' ? '' : ` “${title}”`}, ${size.en}.`;
  return ends ? `${named} Highest ${ends[0]}, lowest ${ends[1]}.` : named;
}
