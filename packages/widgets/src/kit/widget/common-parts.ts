import type { Text } from '@aj-report/contract';

/** Parts that every widget's element has beside its own, for `::part()`. */
export const COMMON_PARTS: Readonly<Record<string, Text>> = {
  drawing: { zh: '绘制区', en: 'What the widget draws' },
  cover: { zh: '空、加载、出错时的占位', en: 'What stands there while empty, loading or failed' },
  badge: { zh: '角标', en: 'Mark in the corner' },
};
