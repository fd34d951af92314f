import { formatOf, shareAxis, type Measure } from './measures.ts';
import { askGrouped, role, type Question } from './question.ts';
import type { ReadColumn } from './read-columns.ts';
import { lastPeriodSql, timeSql, toAlias, type DerivedColumn, type FilterPlan } from './set-plan.ts';
import type { Subject, SubjectTime } from './subject.ts';

/** Most lines or colours of one chart. */
const SPLIT_MAX = 6;
/** Points up to which bars and a line on them can be read. */
const TWOFOLD_POINTS = 45;
/** Points below which a course is drawn as bars. */
const LINE_POINTS = 6;

/** The column by which a course is drawn: made of a date, or one that names parts of a calendar. */
export interface TimeAxis {
  readonly field: string;
  readonly derived: readonly DerivedColumn[];
  readonly present: readonly string[];
  readonly orderBy?: string;
  readonly points: number;
  /** Which ends of the course have few rows. */
  readonly conditions: readonly string[];
  /** Behind the title where some are left out. */
  readonly note: string;
}

const isSorted = ({ type, samples }: ReadColumn) =>
  type !== 'string' || samples.every((cell) => /^\d{4}(?:[-/.]\d{2})?$|^\d{2}:00$/u.test(String(cell)));

function timeAxisOf({ time, periods, base, words, columns }: Subject): TimeAxis | undefined {
  if (time) {
    const { column, grain } = time;
    const names = columns.map(({ name }) => name);
    const alias = toAlias(words.grainColumn(grain), names);
    const derived = [{ alias, sql: timeSql(base, column.name, grain) }];
    const points = Math.min(column.distinct, 95);
    return {
      field: alias,
      derived,
      present: [column.name],
      orderBy: alias,
      points,
      ...wholePeriods(base, time, words),
    };
  }
  const period = periods[0];
  if (!period) return undefined;
  const order = isSorted(period) ? { orderBy: period.name } : {};
  return { field: period.name, derived: [], present: [], ...order, points: period.distinct, conditions: [], note: '' };
}

/** Leaves out ends of a course that have few rows: they would be a ramp. */
function wholePeriods(
  base: Subject['base'],
  { column, grain, thinFirst, thinLast }: SubjectTime,
  words: Subject['words'],
): Pick<TimeAxis, 'conditions' | 'note'> {
  const period = timeSql(base, column.name, grain);
  const conditions = [
    ...(thinFirst === undefined ? [] : [`${period} > '${thinFirst}'`]),
    ...(thinLast === undefined ? [] : [`${period} < ${lastPeriodSql(base, column.name, grain)}`]),
  ];
  const ends = { first: thinFirst !== undefined, last: thinLast !== undefined };
  return { conditions, note: conditions.length > 0 ? words.withoutEnds(ends, grain) : '' };
}

function grouping(axis: TimeAxis) {
  const { derived, present, orderBy, conditions } = axis;
  return { derived, present, conditions, ...(orderBy === undefined ? {} : { orderBy }) };
}

/** Courses of one or two measures over time. */
export function trendQuestions(subject: Subject, filter: FilterPlan | undefined): Question[] {
  const axis = timeAxisOf(subject);
  if (!axis) return [];
  return pairsOf(subject).map((measures) => trend(subject, filter, axis, measures));
}

/** What is drawn in one chart: the first two that fit each other, then each of the next alone. */
function pairsOf(subject: Subject): Measure[][] {
  const { measures, count, time } = subject;
  if (time?.nature === 'thing') return [[count]];
  const sums = measures.filter(({ func }) => func !== 'AVG');
  const means = measures.filter(({ func }) => func === 'AVG');
  const alone = (some: readonly Measure[]) => some.slice(0, 4).map((one) => [one]);
  if (sums.length === 0) {
    // Readings have a course of their own; of what happens it also counts how often.
    return time?.nature === 'measured' || !time ? alone(means) : [[count, means[0]!], ...alone(means)];
  }
  const [first, ...rest] = sums;
  const beside =
    rest.find((one) => areAlike([one, first!], measures)) ??
    rest.find((one) => !one.parts.includes(first!.field) && !first!.parts.includes(one.field)) ??
    (first === count ? means[0] : (means[0] ?? count));
  const others = [...rest, ...means].filter((one) => one !== beside);
  return [beside ? [first!, beside] : [first!], ...alone(others)];
}

/** Whether two courses are drawn on one axis: in one unit, and of one size. */
function areAlike([one, other]: readonly Measure[], measures: readonly Measure[]): boolean {
  if (one === undefined || other === undefined) return true;
  const [less, more] = [one.total, other.total].toSorted((a, b) => a - b) as [number, number];
  return less > 0 && more / less <= 12 && shareAxis(one, other, measures);
}

function trend(subject: Subject, filter: FilterPlan | undefined, axis: TimeAxis, pair: readonly Measure[]): Question {
  const { words, time, periods } = subject;
  const isOneAxis = areAlike(pair, subject.measures);
  const measures = axis.points > TWOFOLD_POINTS && !isOneAxis ? pair.slice(0, 1) : pair;
  const labels = measures.map(({ label }) => label);
  const title = `${time ? words.trend(labels, time.grain) : words.course(labels, periods[0]!.label)}${axis.note}`;
  const { set, aliases } = askGrouped(subject, filter, { name: title, by: [axis.field], measures, ...grouping(axis) });
  const isTwofold = measures.length > 1 && !isOneAxis;
  const type = isTwofold ? 'bar-line-chart' : axis.points < LINE_POINTS ? 'bar-chart' : 'line-chart';
  const roles = isTwofold ? ['bar', 'line'] : measures.map(() => (type === 'line-chart' ? 'line' : 'bar'));
  return {
    kind: 'trend',
    title,
    set,
    type,
    mapping: [role('xAxis', axis.field), ...aliases.map((alias, at) => role(roles[at]!, alias, labels[at]))],
    setup: {
      isShow: axis.points <= 12 && measures.length === 1,
      isShowBar: false,
      isShowLine: false,
      isShowLegend: measures.length > 1,
      // Readings far from zero would be a flat line.
      scale: type === 'line-chart' && measures.every(({ func }) => func === 'AVG'),
      maxWidth: 22,
    },
    about: ['time', ...measures.map(({ field }) => field)],
  };
}

function splitMeasure({ measures, count, time }: Subject, at: number): Measure {
  if (time?.nature === 'thing') return count;
  const sums = measures.filter(({ func }) => func !== 'AVG');
  if (sums.length > 0) return sums[at] ?? sums[0]!;
  return time?.nature === 'measured' ? (measures[at] ?? measures[0]!) : count;
}

/** How a measure is made up over time, by a category. */
export function splitQuestions(subject: Subject, filter: FilterPlan | undefined): Question[] {
  const { time, words, categories } = subject;
  const axis = timeAxisOf(subject);
  if (!axis || !time || axis.points < 3) return [];
  return categories
    .filter(({ distinct, name }) => distinct <= SPLIT_MAX && name !== filter?.column.name)
    .slice(0, 2)
    .map((category, at): Question => {
      const measure = splitMeasure(subject, at);
      const title = `${words.split(measure.label, category.label, time.grain)}${axis.note}`;
      const by = [axis.field, category.name];
      const { set, aliases } = askGrouped(subject, filter, { name: title, by, measures: [measure], ...grouping(axis) });
      const isStacked = measure.isAdditive;
      return {
        kind: 'split',
        title,
        set,
        type: isStacked ? 'bar-chart' : 'line-chart',
        mapping: [
          role('xAxis', axis.field),
          role(isStacked ? 'bar' : 'line', aliases[0]!, measure.label),
          role('series', category.name),
        ],
        setup: {
          ...(isStacked ? { stackStyle: 'upDown', radius: 2, maxWidth: 20 } : { area: false }),
          isShow: false,
          isShowLegend: true,
        },
        about: ['time', measure.field, category.name],
      };
    });
}

/**
 * Key figures with their course: of the last step of time with its change where that step is whole, else totals. Parts of
 * a calendar that are no dates have totals only.
 */
export function timeFigures(subject: Subject, filter: FilterPlan | undefined): Question[] {
  const { time, words, measures, count } = subject;
  const axis = timeAxisOf(subject);
  if (!axis || time?.nature === 'thing') return [];
  const counted = !time || time.nature === 'measured' || measures.includes(count) ? [] : [count];
  const shown = [...measures.slice(0, 5 - counted.length), ...counted];
  const name = time ? words.trend([words.totals], time.grain) : words.course([words.totals], subject.periods[0]!.label);
  // Totals leave nothing out.
  const grouped = { name, by: [axis.field], measures: shown, ...grouping(axis), conditions: [] };
  const { set, aliases } = askGrouped(subject, filter, grouped);
  return shown.flatMap((measure, at): Question[] => {
    const change = time?.isLastWhole ? changeOf(measure, words.against(time.grain)) : undefined;
    if (!change && !measure.isAdditive) return [];
    return [
      {
        kind: 'figure',
        title: change && time ? words.latest(measure.label, time.grain) : measure.label,
        set,
        type: 'number-card',
        mapping: [role('value', aliases[at]!), role('series', aliases[at]!)],
        setup: { ...(change ?? { valueRow: 'sum' }), ...formatOf(measure) },
        about: [measure.field || '*'],
      },
    ];
  });
}

/** A rate goes up by points, not by per cent of itself. */
function changeOf({ unit }: Measure, compareLabel: string): Readonly<Record<string, unknown>> {
  return { valueRow: 'last', compareLabel, compareAs: unit === '%' ? 'difference' : 'rate' };
}
