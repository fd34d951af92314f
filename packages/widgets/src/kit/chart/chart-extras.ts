import type { Language, Mapping } from '@aj-report/contract';
import type { CategorySeries } from '../../shapes/category-series.ts';
import { fillTime, type TimeFilling, type TimeUnit } from '../../shapes/time-filling.ts';
import { paintConditions } from './chart-conditions.ts';
import type { ItemCondition } from '../data/condition.ts';
import type { TimeAxisProps } from './time-axis.fields.ts';

/** Fields by which any chart takes what this file does. */
export interface ExtraProps extends Partial<TimeAxisProps> {
  /** Rules of one of the groups in `condition.fields`. */
  readonly conditions?: readonly ItemCondition[];
}

/** What is known of the question that the data answer. */
export interface Asked {
  readonly mapping: readonly Mapping[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

interface Filled extends Asked {
  readonly props: ExtraProps;
  readonly language: Language;
  readonly data: CategorySeries;
}

const known = new WeakMap<CategorySeries, Filled>();

const ROLE = /^xAxis-(hour|day|month|year)$/;

/**
 * How the axis is filled: as the fields say; without them by the unit in the role of the axis (`xAxis-day`), when a
 * range of time was asked for.
 * @source domain-facts §2.4
 */
function toFilling(props: ExtraProps, { mapping, parameters }: Asked): TimeFilling | undefined {
  const { timeUnit = 'none', timeFill = 'empty', timeLabel = 'local' } = props;
  const { startTime, endTime } = parameters;
  const ends = startTime && endTime ? ([String(startTime), String(endTime)] as const) : undefined;
  const range = ends ? { ends } : {};
  if (timeUnit !== 'none') return { unit: timeUnit, fill: timeFill, label: timeLabel, ...range };
  const unit = mapping.map(({ role }) => ROLE.exec(role)?.[1]).find((found) => found !== undefined);
  return unit && ends ? { unit: unit as TimeUnit, fill: 'zero', label: timeLabel, ends } : undefined;
}

/**
 * The data with the times that are missing, where the chart's fields or its roles ask for them. The same object until
 * data, properties, question or language change.
 */
export function fillData<T>(props: ExtraProps, data: T, language: Language, asked: Asked): T | CategorySeries {
  const series = data as CategorySeries | null;
  const filling = toFilling(props, asked);
  if (!filling || !series?.categories) return data;
  const before = known.get(series);
  const { mapping, parameters } = asked;
  const isSame = before?.props === props && before.mapping === mapping && before.parameters === parameters;
  if (isSame && before.language === language) return before.data;
  const filled = fillTime(series, filling, language);
  known.set(series, { props, language, data: filled, mapping, parameters });
  return filled;
}

/** The option with its items in the colours of the rules that they meet. */
export function paintOption<O extends object>(props: ExtraProps, option: O): O {
  return paintConditions(option as O & Readonly<Record<string, unknown>>, props.conditions);
}
