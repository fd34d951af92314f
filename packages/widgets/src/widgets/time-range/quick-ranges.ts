/** Ranges that follow the day (spec §9: today, yesterday, last week, last month, last three months, and more). */
export const QUICK_RANGES = [
  { value: 'today', label: { zh: '今天', en: 'Today' } },
  { value: 'yesterday', label: { zh: '昨天', en: 'Yesterday' } },
  { value: 'this-week', label: { zh: '本周', en: 'This week' } },
  { value: 'last-week', label: { zh: '上周', en: 'Last week' } },
  { value: 'last-7-days', label: { zh: '近 7 天', en: '7 days' } },
  { value: 'last-30-days', label: { zh: '近 30 天', en: '30 days' } },
  { value: 'this-month', label: { zh: '本月', en: 'This month' } },
  { value: 'last-month', label: { zh: '上月', en: 'Last month' } },
  { value: 'last-3-months', label: { zh: '近三个月', en: '3 months' } },
  { value: 'this-quarter', label: { zh: '本季度', en: 'This quarter' } },
  { value: 'this-year', label: { zh: '今年', en: 'This year' } },
  { value: 'last-year', label: { zh: '去年', en: 'Last year' } },
] as const;

export type QuickRange = (typeof QUICK_RANGES)[number]['value'];
