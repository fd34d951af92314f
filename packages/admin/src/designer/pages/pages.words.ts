import type { Text } from '@aj-report/contract';

export const PAGE_WORDS = {
  pages: { zh: '页面', en: 'Pages' },
  reorder: { zh: '调整页面顺序', en: 'Move a page' },
  rename: { zh: '重命名页面', en: 'Rename a page' },
  name: { zh: '页面名称', en: 'Name of the page' },
  moveHere: { zh: '把所选组件移到这一页', en: 'Move the selection to this page' },
  count: { zh: '第 {page} / {count} 页', en: 'Page {page} of {count}' },
} as const satisfies Record<string, Text>;
