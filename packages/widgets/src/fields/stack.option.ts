import type { SeriesOption } from 'echarts';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import { formatNumber } from '../kit/text/format.ts';
import type { Series } from '../shapes/category-series.ts';
import { toShares } from '../shapes/shares.ts';

export interface Stack {
  /** What is drawn: the values, or their shares. */
  readonly series: readonly Series[];
  readonly isStacked: boolean;
  readonly isPercent: boolean;
}

/** How several series stand together; a single one makes no stack. */
export function toStack(stackStyle: string, series: readonly Series[]): Stack {
  const isStacked = (stackStyle === 'upDown' || stackStyle === 'percent') && series.length > 1;
  const isPercent = isStacked && stackStyle === 'percent';
  return { series: isPercent ? toShares(series) : series, isStacked, isPercent };
}

/** Tooltip of a series that is drawn as shares: the value it comes from, and the share behind it. */
export function withValues<S extends SeriesOption>(drawn: S, { data }: Series, context: ChartContext): S {
  const valueFormatter = (share: unknown, i: number) =>
    `${formatNumber(data[i], context.language)}   ${formatNumber(Number(share), context.language, { unit: '%' })}`;
  return { ...drawn, tooltip: { valueFormatter } };
}
