/** Words of controls that viewers work with. */
export const CONTROL_WORDS = {
  clear: { zh: '清除', en: 'Clear' },
  back: { zh: '上一个', en: 'Previous' },
  next: { zh: '下一个', en: 'Next' },
  all: { zh: '全部', en: 'All' },
  search: { zh: '搜索', en: 'Search' },
  custom: { zh: '自定义', en: 'Custom' },
} as const;
