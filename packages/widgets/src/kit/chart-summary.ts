import type { Language, Text } from '@aj-report/contract';
import type { CategorySeries, Series } from '../shapes/category-series.ts';
import { formatNumber } from './format.ts';

/** Series of which the extremes are told; more would be a recital. */
const TOLD = 4;

function extremesOf(series: Series): { low: number; high: number } | undefined {
  let low = -1;
  let high = -1;
  series.data.forEach((value, i) => {
    if (value === null) return;
    if (low < 0 || value < (series.data[low] ?? 0)) low = i;
    if (high < 0 || value > (series.data[high] ?? 0)) high = i;
  });
  return low < 0 ? undefined : { low, high };
}

function tell(series: Series, categories: readonly string[], language: Language): string {
  const found = extremesOf(series);
  if (!found) return language === 'zh' ? `${series.name}：无数值。` : `${series.name}: no values.`;
  const at = (i: number) => `${categories[i] ?? ''} ${formatNumber(series.data[i], language)}`.trim();
  return language === 'zh'
    ? `${series.name}：最高 ${at(found.high)}，最低 ${at(found.low)}。`
    : `${series.name}: highest ${at(found.high)}, lowest ${at(found.low)}.`;
}

/** What a chart shows, in a few sentences: kind, title, size, and the extremes of its first series. */
export function toChartSummary(label: Text, title: string, data: CategorySeries, language: Language): string {
  const { categories, series } = data;
  const head =
    language === 'zh'
      ? `${label.zh}${title === '' ? '' : `“${title}”`}，${categories.length} 个类别，${series.length} 个系列。`
      : `${label.en}${title === '' ? '' : ` “${title}”`}, ${categories.length} categories, ${series.length} series. `;
  const told = series.slice(0, TOLD).map((one) => tell(one, categories, language));
  return `${head}${told.join(language === 'zh' ? '' : ' ')}`.trim();
}
