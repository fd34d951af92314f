import type { Language, Mapping, Table } from '@aj-report/contract';
import type { CategorySeries } from '../../shapes/category-series.ts';
import { fillTime, type TimeFilling, type TimeUnit } from '../../shapes/time-filling.ts';
import { isSpread } from '../../shapes/even-dates.ts';
import { placeByTime, placePointsByTime } from '../../shapes/time-distances.ts';
import type { Points } from '../../shapes/points.ts';
import { paintConditions } from './chart-conditions.ts';
import type { ItemCondition } from '../data/condition.ts';
import type { ReferenceLine } from './reference-lines.fields.ts';
import { drawReferenceLines } from './reference-lines.option.ts';
import { addZoomBar } from './zoom-bar.option.ts';
import type { ZoomBarProps } from './zoom-bar.fields.ts';
import type { TimeAxisProps } from './time-axis.fields.ts';
import { spreadOverTime } from './time-axis.option.ts';

/** Fields by which any chart takes what this file does. */
export interface ExtraProps extends Partial<TimeAxisProps & ZoomBarProps> {
  /** Rules of one of the groups in `condition.fields`. */
  readonly conditions?: readonly ItemCondition[];
  readonly referenceLines?: readonly ReferenceLine[];
}

/** What is known of the question that the data answer. */
export interface Asked {
  readonly mapping: readonly Mapping[];
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly table: Table;
}

interface Filled extends Asked {
  readonly props: ExtraProps;
  readonly language: Language;
  readonly data: CategorySeries | Points;
}

const known = new WeakMap<object, Filled>();

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

function prepare(props: ExtraProps, data: CategorySeries | Points, language: Language, asked: Asked) {
  const filling = toFilling(props, asked);
  const isPoints = 'xLabel' in data;
  if (filling && !isPoints) return fillTime(data, filling, language);
  if (!isSpread(props.timeDistance, asked.table, asked.mapping)) return data;
  return isPoints ? placePointsByTime(data) : placeByTime(data);
}

/**
 * The data with the times that are missing, or in order and with their places on an axis of time, where the chart's
 * fields or its roles ask for them. The same object until data, properties, question or language change.
 */
export function fillData<T>(props: ExtraProps, data: T, language: Language, asked: Asked): T | CategorySeries | Points {
  const series = data as (CategorySeries | Points) | null;
  if (!series?.categories) return data;
  const before = known.get(series);
  const { mapping, parameters } = asked;
  const isSame = before?.props === props && before.mapping === mapping && before.parameters === parameters;
  if (isSame && before.language === language) return before.data;
  const prepared = prepare(props, series, language, asked);
  known.set(series, { ...asked, props, language, data: prepared });
  return prepared;
}

/** The option with its items in the colours of the rules that they meet, with lines of reference and a zoom, over an axis of time where its data have places there. */
export function paintOption<O extends object>(props: ExtraProps, option: O, data: unknown, language: Language): O {
  const lined = drawReferenceLines(option as O & Readonly<Record<string, unknown>>, props.referenceLines, language);
  const painted = addZoomBar(paintConditions(lined, props.conditions), props.zoomBar);
  const { categories, times } = (data ?? {}) as Partial<CategorySeries>;
  return categories && times ? spreadOverTime(painted, categories, times, language) : painted;
}
