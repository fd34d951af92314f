import type { Language } from '@aj-report/contract';

/** Names told of those that are not known. */
const TOLD = 3;

/** What is said of names that are not on the map; empty when all are. */
export function writeUnknown(unknown: readonly string[], language: Language): string {
  if (unknown.length === 0) return '';
  const told = unknown.slice(0, TOLD).join(language === 'zh' ? '、' : ', ');
  const more = unknown.length > TOLD ? '…' : '';
  return language === 'zh'
    ? `${unknown.length} 个名称未识别：${told}${more}`
    : `${unknown.length} unknown: ${told}${more}`;
}
