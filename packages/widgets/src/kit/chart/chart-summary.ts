import type { Language, Text } from '@aj-report/contract';
import type { CategorySeries, Series } from '../../shapes/category-series.ts';
import type { NameValues } from '../../shapes/name-value.ts';
import { toNumber } from '../../shapes/numbers.ts';
import type { Points } from '../../shapes/points.ts';
import type { RadarData } from '../../shapes/radar.ts';
import type { SingleValue } from '../../shapes/single-value.ts';
import { counted } from '../text/counted.ts';
import { textOf } from '../text/texts.ts';
import { formatNumber } from '../text/format.ts';

/** Series of which the extremes are reported; more would be a recital. */
const MAX_NAMED = 4;

interface Telling {
  readonly size: Text;
  readonly reported: readonly string[];
}

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

function tellSeries({ categories, series }: CategorySeries, language: Language): Telling {
  const size = {
    zh: `${categories.length} 个类别，${series.length} 个系列`,
    en: `${counted(categories.length, 'category', 'categories')}, ${series.length} series`,
  };
  return { size, reported: series.slice(0, MAX_NAMED).map((one) => tell(one, categories, language)) };
}

function tellNames({ label, items }: NameValues, language: Language): Telling {
  const series = { name: label, role: '', data: items.map((item) => item.value) };
  const names = items.map((item) => item.name);
  return {
    size: { zh: `${items.length} 项`, en: counted(items.length, 'item') },
    reported: [tell(series, names, language)],
  };
}

function tellRadar({ spokes, outlines }: RadarData, language: Language): Telling {
  const names = spokes.map((spoke) => spoke.label);
  const size = {
    zh: `${spokes.length} 个指标，${outlines.length} 组数据`,
    en: `${counted(spokes.length, 'indicator')}, ${counted(outlines.length, 'row')}`,
  };
  const series = outlines.slice(0, MAX_NAMED).map(({ name, values }) => ({ name, role: '', data: values }));
  return { size, reported: series.map((one) => tell(one, names, language)) };
}

function tellPoints({ categories, series }: Points, language: Language): Telling {
  const count = series.reduce((sum, one) => sum + one.points.length, 0);
  const reported = series.slice(0, MAX_NAMED).map(({ name, points }) => {
    const names = points.map((point) => point.name || categories?.[point.x] || formatNumber(point.x, language));
    return tell({ name, role: '', data: points.map((point) => point.y) }, names, language);
  });
  const size = {
    zh: `${count} 个点，${series.length} 个系列`,
    en: `${counted(count, 'point')}, ${series.length} series`,
  };
  return { size, reported };
}

function tellSingle({ label, value }: SingleValue, language: Language): Telling {
  const number = toNumber(value);
  const text = `${label} ${number === null ? String(value ?? '-') : formatNumber(number, language)}`.trim();
  return { size: { zh: text, en: text }, reported: [] };
}

type ShapedData = object | null;

function tellData(data: ShapedData, language: Language): Telling | undefined {
  if (data === null) return undefined;
  if ('items' in data) return tellNames(data as NameValues, language);
  if ('outlines' in data) return tellRadar(data as RadarData, language);
  if ('xLabel' in data) return tellPoints(data as Points, language);
  if ('value' in data) return tellSingle(data as SingleValue, language);
  if ('series' in data) return tellSeries(data as CategorySeries, language);
  return undefined;
}

/**
 * What a chart shows, in a few sentences: kind, title, size, and the extremes of its first series.
 * Undefined for data of another shape.
 */
export function toChartSummary(label: Text, title: string, data: ShapedData, language: Language): string | undefined {
  const telling = tellData(data, language);
  if (!telling) return undefined;
  const named =
    language === 'zh'
      ? `${label.zh}${title === '' ? '' : `“${title}”`}，${telling.size.zh}。`
      : `${label.en}${title === '' ? '' : ` “${title}”`}, ${telling.size.en}. `;
  return `${named}${telling.reported.join(language === 'zh' ? '' : ' ')}`.trim();
}

/** What is said of a chart of which no more is known. */
export function countRows(label: Text, rows: number, language: Language): string {
  return textOf('rowsSummary', language, { label: label[language], rows });
}

interface Described {
  readonly props: object;
  readonly declaration: { readonly label: Text };
  readonly data: ShapedData;
  readonly currentTable: { readonly rowCount: number };
  readonly language: Language;
}

/** The sentences about a chart, or how many rows it has. */
export function describeChart({ props, declaration: { label }, data, currentTable, language }: Described): string {
  const { text = '' } = props as { readonly text?: string };
  return toChartSummary(label, text, data, language) ?? countRows(label, currentTable.rowCount, language);
}
