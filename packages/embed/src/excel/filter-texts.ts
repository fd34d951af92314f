import type { Language, Text } from '@aj-report/contract';
import { fillText } from '../texts.ts';

const TEXTS = {
  of: { zh: '“{name}”的排序和筛选', en: 'Sort and filter by {name}' },
  sort: { zh: '排序', en: 'Sort' },
  asc: { zh: '升序', en: 'Ascending' },
  desc: { zh: '降序', en: 'Descending' },
  from: { zh: '从', en: 'From' },
  to: { zh: '到', en: 'To' },
  search: { zh: '搜索或包含的文字', en: 'Search, or text it contains' },
  values: { zh: '取值', en: 'Values' },
  blank: { zh: '（空白）', en: '(blank)' },
  all: { zh: '未勾选时显示全部', en: 'None ticked: all are shown' },
  matching: { zh: '未勾选时显示所有包含“{text}”的', en: 'None ticked: all that contain “{text}”' },
  picked: { zh: '已勾选 {count} 个', en: '{count} ticked' },
  none: { zh: '没有符合的取值', en: 'No such values' },
  more: { zh: '仅列出前 {count} 个，请搜索', en: 'Only the first {count}; search for others' },
  loading: { zh: '正在读取取值…', en: 'Loading the values…' },
  retry: { zh: '重试', en: 'Try again' },
  clear: { zh: '清除筛选', en: 'Clear' },
  apply: { zh: '筛选', en: 'Apply' },
} as const satisfies Record<string, Text>;

/** A text of the panel at a head, its parameters filled in. */
export function filterText(
  name: keyof typeof TEXTS,
  language: Language,
  params: Readonly<Record<string, string>> = {},
): string {
  return fillText(TEXTS[name][language], params);
}
