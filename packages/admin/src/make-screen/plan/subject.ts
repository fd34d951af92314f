import type { Language, Row } from '@aj-report/contract';
import { FILTER_NAME, FLAG_NAME, THING_DATE_NAME } from './column-names.ts';
import { countOf, distinctOf, measuresOf, rankMeasures, type Measure } from './measures.ts';
import { toParamName } from './params.ts';
import type { TableProfile } from './profile.ts';
import { readColumns, type ChosenReadings, type ReadColumn } from './read-columns.ts';
import type { FilterPlan, PlanBase } from './set-plan.ts';
import { spanOf, thinEndsOf, type TimeSpan } from './time-grain.ts';
import { PLAN_WORDS, type PlanWords } from './words.ts';

/** The course of a table. */
export interface SubjectTime extends TimeSpan {
  readonly column: ReadColumn;
  /** Periods at the ends that have few rows: a course leaves them out and says so. */
  readonly thinFirst?: string;
  readonly thinLast?: string;
  /** `measured`: nearly every row has a moment of its own; `thing`: a date of a thing, such as a birthday. */
  readonly nature: 'measured' | 'happened' | 'thing';
}

/** What there is to ask about a table. */
export interface Subject {
  readonly language: Language;
  readonly words: PlanWords;
  readonly base: PlanBase;
  readonly name: string;
  readonly rows: number;
  readonly sample: readonly Row[];
  readonly columns: readonly ReadColumn[];
  readonly time: SubjectTime | undefined;
  readonly periods: readonly ReadColumn[];
  /** The most telling first; never empty. */
  readonly measures: readonly Measure[];
  readonly count: Measure;
  /** Counts of different things. */
  readonly things: readonly Measure[];
  /** The most telling first. */
  readonly categories: readonly ReadColumn[];
  /** Categories that say yes or no: they share a whole, and compare nothing. */
  readonly flags: readonly ReadColumn[];
  readonly names: readonly ReadColumn[];
}

/** Values of a filter that fit on one screen. */
const CHOICES_MAX = 40;

export function toSubject(
  profile: TableProfile,
  base: PlanBase,
  language: Language,
  chosen: ChosenReadings = {},
): Subject {
  const words = PLAN_WORDS[language];
  const columns = readColumns(profile, chosen);
  const ofRole = (role: ReadColumn['role']) => columns.filter((column) => column.role === role);
  const count = countOf(profile.rows, words);
  const measures = rankMeasures(measuresOf(columns, base, words));
  const things = [...ofRole('id'), ...ofRole('name')].flatMap(
    (column) => distinctOf(column, profile.rows, words) ?? [],
  );
  return {
    language,
    words,
    base,
    name: profile.name,
    rows: profile.rows,
    sample: profile.sample,
    columns,
    time: timeOf(columns, profile),
    periods: ofRole('period'),
    measures: measures.length > 0 ? measures : [count],
    count,
    things,
    categories: ofRole('category')
      .filter((column) => !isFlag(column))
      .toSorted((a, b) => usefulness(b) - usefulness(a)),
    flags: ofRole('category').filter(isFlag),
    names: ofRole('name').toSorted((a, b) => b.filled - a.filled),
  };
}

/** The date that most rows have; of several the one that is written first. */
function timeOf(columns: readonly ReadColumn[], { rows, course }: TableProfile): SubjectTime | undefined {
  const times = columns.filter(({ role }) => role === 'time').toSorted((a, b) => b.filled - a.filled);
  for (const column of times) {
    const span = spanOf(column);
    if (!span || column.distinct <= 1) continue;
    const ends = course?.column === column.name ? thinEndsOf(course.periods) : {};
    const isLastWhole = span.isLastWhole && ends.thinLast === undefined;
    return { ...span, isLastWhole, ...ends, column, nature: natureOf(column, columns, rows) };
  }
  return undefined;
}

function natureOf(
  { label, distinct }: ReadColumn,
  columns: readonly ReadColumn[],
  rows: number,
): SubjectTime['nature'] {
  if (THING_DATE_NAME.test(label)) return 'thing';
  // What has a number of its own happened; a reading has none.
  const isNumbered = columns.some((one) => one.role === 'id' && one.distinct === one.filled && one.filled === rows);
  // So many rows at every time, one for each of a category or each hour, were entered as a table and counted by nobody.
  const isPart = ({ role }: ReadColumn) => role === 'category' || role === 'period';
  const isPanel = columns.some((one) => isPart(one) && one.distinct * distinct === rows);
  return isPanel || (distinct >= rows * 0.8 && !isNumbered) ? 'measured' : 'happened';
}

const isFlag = ({ isFlag: saysIt, label }: ReadColumn) => saysIt || FLAG_NAME.test(label);

/** Whether most rows have a value there: else it says something of a few. */
export const isSparse = ({ filled }: ReadColumn, rows: number) => filled < rows * 0.5;

/** Three to twelve groups can be compared at a glance. */
function usefulness({ distinct, filled, region }: ReadColumn): number {
  const size = distinct >= 3 && distinct <= 12 ? 2 : distinct <= 30 ? 1 : 0;
  return size + (region ? 1 : 0) + (distinct === 2 ? 0.5 : 0) + (filled > 0 ? 0 : -5);
}

/** What viewers would narrow the screen by: a text with few values, at best one that names a part of the business. */
export function filterOf({
  categories,
  rows,
  base,
}: Pick<Subject, 'categories' | 'rows' | 'base'>): FilterPlan | undefined {
  // Viewers would choose among texts, where rows have codes.
  if ((base.texts ?? []).length > 0) return undefined;
  const fitting = categories.filter(
    ({ type, distinct, filled }) =>
      type === 'string' && distinct >= 2 && distinct <= CHOICES_MAX && rows >= distinct * 3 && filled >= rows * 0.5,
  );
  const column =
    fitting.find(({ label, distinct }) => FILTER_NAME.test(label) && distinct <= 12) ??
    fitting.find(({ distinct }) => distinct <= 8) ??
    fitting[0];
  return column && { column, paramName: toParamName(column.name, base.params ?? []) };
}
