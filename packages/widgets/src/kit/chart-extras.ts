import type { Language } from '@aj-report/contract';
import type { CategorySeries } from '../shapes/category-series.ts';
import { fillTime, type TimeFill, type TimeLabel, type TimeUnit } from '../shapes/time-filling.ts';
import { paintConditions } from './chart-conditions.ts';
import type { ItemCondition } from './condition.ts';

/** Fields by which any chart takes what this file does: those of `time-axis.fields` and `condition.fields`. */
export interface ExtraProps {
  readonly timeUnit?: TimeUnit | 'none';
  readonly timeFill?: TimeFill;
  readonly timeLabel?: TimeLabel;
  readonly conditions?: readonly ItemCondition[];
}

interface Filled {
  readonly props: ExtraProps;
  readonly language: Language;
  readonly data: CategorySeries;
}

const known = new WeakMap<CategorySeries, Filled>();

/**
 * The data with the times that are missing, where the chart's fields ask for them. The same object until data,
 * properties or language change.
 */
export function fillData<T>(props: ExtraProps, data: T, language: Language): T | CategorySeries {
  const { timeUnit = 'none', timeFill = 'empty', timeLabel = 'local' } = props;
  const series = data as CategorySeries | null;
  if (timeUnit === 'none' || !series?.categories) return data;
  const before = known.get(series);
  if (before?.props === props && before.language === language) return before.data;
  const filled = fillTime(series, { unit: timeUnit, fill: timeFill, label: timeLabel }, language);
  known.set(series, { props, language, data: filled });
  return filled;
}

/** The option with its items in the colours of the rules that they meet. */
export function paintOption<O extends object>(props: ExtraProps, option: O): O {
  return paintConditions(option as O & Readonly<Record<string, unknown>>, props.conditions);
}
