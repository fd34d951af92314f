import { choices } from '../../kit/widget/prop.ts';

/** Ranges that follow the day (spec §9: today, yesterday, last week, last month, last three months, and more). */
export const QUICK_RANGES = choices({
  today: ['今天', 'Today'],
  yesterday: ['昨天', 'Yesterday'],
  'this-week': ['本周', 'This week'],
  'last-week': ['上周', 'Last week'],
  'last-7-days': ['近 7 天', '7 days'],
  'last-30-days': ['近 30 天', '30 days'],
  'this-month': ['本月', 'This month'],
  'last-month': ['上月', 'Last month'],
  'last-3-months': ['近三个月', '3 months'],
  'this-quarter': ['本季度', 'This quarter'],
  'this-year': ['今年', 'This year'],
  'last-year': ['去年', 'Last year'],
});

export type QuickRange = (typeof QUICK_RANGES)[number]['value'];
