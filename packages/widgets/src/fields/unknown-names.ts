import type { Language } from '@aj-report/contract';

/** Names shown of those that are not known. */
const MAX_NAMED = 3;

/** What is said of names that are not on the map; empty when all are. */
export function writeUnknown(unknown: readonly string[], language: Language): string {
  if (unknown.length === 0) return '';
  const reported = unknown.slice(0, MAX_NAMED).join(language === 'zh' ? '、' : ', ');
  const more = unknown.length > MAX_NAMED ? '…' : '';
  return language === 'zh'
    ? `${unknown.length} 个名称未识别：${reported}${more}`
    : `${unknown.length} unknown: ${reported}${more}`;
}
