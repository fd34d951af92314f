import { formatOf, type Measure } from './measures.ts';
import { askGrouped, role, type Ask, type Grouping, type Question } from './question.ts';
import { hourSql, quote, toAlias, type PlanBase } from './set-plan.ts';
import type { Subject, SubjectTime } from './subject.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const DAY_MS = 86_400_000;
/** Days from which on hours, and weekdays, come often enough to be compared. */
const DAYS_MIN = { hours: 2, weekdays: 14 };
/** Moments of a column below which its hours are those of midnight alone. */
const MOMENTS_MIN = 24;

/** The weekday as a number from 1 = Monday; undefined for sources whose SQL has no word for it here. */
function weekdaySql({ sourceType }: PlanBase, column: string): string | undefined {
  switch (sourceType) {
    case 'spreadsheet':
    case 'duckdb':
      return `isodow(${column})`;
    case 'postgresql':
      return `extract(isodow from ${column})`;
    case 'mysql':
    case 'mariadb':
      return `weekday(${column}) + 1`;
    case 'clickhouse':
      return `toDayOfWeek(${column})`;
    default:
      return undefined;
  }
}

/** What is asked of hours and weekdays: how often something happened, and what was added up then. */
function measuresBy({ measures, count, time }: Subject): Measure[] {
  const counted = { ...count, field: time!.column.name };
  const [sum] = measures.filter(({ func, derived }) => func === 'SUM' && !derived);
  return sum ? [counted, sum] : [counted];
}

/** Parts of a calendar by which rows are grouped. */
interface Part {
  readonly title: (measure: string) => string;
  readonly alias: string;
  readonly sql: string;
  readonly order: Pick<Grouping, 'orderBy' | 'orders'>;
  /** Groups that are there without rows too. */
  readonly every: readonly string[];
}

function hoursOf({ columns, words, base }: Subject, { column }: SubjectTime, days: number): Part[] {
  const hasHours =
    column.type === 'datetime' && column.samples.some((cell) => !String(cell).slice(11).startsWith('00:00'));
  if (!hasHours || column.distinct < MOMENTS_MIN || days < DAYS_MIN.hours) return [];
  const alias = toAlias(
    words.hour,
    columns.map(({ name }) => name),
  );
  const sql = hourSql(base, column.name);
  return [{ title: words.byHour, alias, sql, order: { orderBy: alias }, every: HOURS }];
}

function weekdaysOf({ columns, words, base }: Subject, { column }: SubjectTime, days: number): Part[] {
  const number = weekdaySql(base, quote(base, column.name));
  if (number === undefined || days < DAYS_MIN.weekdays) return [];
  const alias = toAlias(
    words.weekday,
    columns.map(({ name }) => name),
  );
  const cases = words.weekdays.map((name, at) => `when ${at + 1} then '${name}'`).join(' ');
  const order = { orders: [{ field: alias, values: words.weekdays }] };
  // Seven weekdays are hardly ever without a row.
  return [{ title: words.byWeekday, alias, sql: `case ${number} ${cases} end`, order, every: [] }];
}

/** When in a day and in a week something happens. */
export function rhythmQuestions(...ask: Ask): Question[] {
  const [subject] = ask;
  const { time } = subject;
  if (!time || time.nature === 'thing') return [];
  const { min, max } = time.column;
  const days = (Date.parse(String(max)) - Date.parse(String(min))) / DAY_MS;
  const parts = [...hoursOf(subject, time, days), ...weekdaysOf(subject, time, days)];
  // Of one row a day every weekday has as many: there only what is added up differs.
  const measures = time.nature === 'measured' ? measuresBy(subject).slice(1) : measuresBy(subject);
  return measures.flatMap((measure) => parts.map((part) => byPart(ask, part, measure)));
}

function byPart([subject, filter]: Ask, { title, alias, sql, order, every }: Part, measure: Measure): Question {
  const name = title(measure.label);
  const values = every.map((value) => `'${value}'`);
  const { set, aliases } = askGrouped(subject, filter, {
    name,
    by: [alias],
    measures: [measure],
    derived: [{ alias, sql }],
    present: [subject.time!.column.name],
    ...(values.length > 0 ? { every: { alias, values, fields: [measure.field] } } : {}),
    ...order,
  });
  return {
    kind: 'rhythm',
    title: name,
    set,
    type: 'bar-chart',
    mapping: [role('xAxis', alias), role('bar', aliases[0]!, measure.label)],
    setup: { ...formatOf(measure), isShow: values.length === 0, isShowLegend: false, maxWidth: 32 },
    about: [alias, measure.field],
  };
}
