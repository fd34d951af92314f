import type { Language, Text } from '@aj-report/contract';
import { fillText } from '../texts.ts';

const TEXTS = {
  any: { zh: '不限', en: 'Any' },
  choose: { zh: '请选择', en: 'Choose' },
  several: { zh: '{text} 等 {count} 项', en: '{text} and others, {count} in all' },
  search: { zh: '搜索', en: 'Search' },
  clear: { zh: '清空', en: 'Clear' },
  loading: { zh: '正在读取…', en: 'Loading…' },
  none: { zh: '没有符合的选项', en: 'No such choices' },
  more: { zh: '仅列出前 {count} 个，请搜索', en: 'Only the first {count}; search for others' },
  retry: { zh: '重试', en: 'Try again' },
} as const satisfies Record<string, Text>;

/** A text of a control that offers choices, its parameters filled in. */
export function choiceText(
  name: keyof typeof TEXTS,
  language: Language,
  params: Readonly<Record<string, string>> = {},
): string {
  return fillText(TEXTS[name][language], params);
}
