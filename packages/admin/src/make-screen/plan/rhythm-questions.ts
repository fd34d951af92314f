import { formatOf, type Measure } from './measures.ts';
import { askGrouped, role, type Ask, type Question } from './question.ts';
import { hourSql, quote, toAlias, type PlanBase } from './set-plan.ts';
import type { Subject } from './subject.ts';

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

/** When in a day and in a week something happens. */
export function rhythmQuestions(...[subject, filter]: Ask): Question[] {
  const { time, columns, words, base } = subject;
  if (!time || time.nature === 'thing') return [];
  const { column } = time;
  const days = (Date.parse(String(column.max)) - Date.parse(String(column.min))) / DAY_MS;
  const hasHours = column.type === 'datetime' && column.samples.some((cell) => !clockOf(cell).startsWith('00:00'));
  const isHourly = hasHours && column.distinct >= MOMENTS_MIN && days >= DAYS_MIN.hours;
  const names = columns.map(({ name }) => name);
  const [hour, weekday] = [toAlias(words.hour, names), toAlias(words.weekday, names)];
  const number = weekdaySql(base, quote(base, column.name));
  const cases = words.weekdays.map((name, at) => `when ${at + 1} then '${name}'`).join(' ');
  // Of one row a day every weekday has as many: there only what is added up differs.
  const isWeekly = number !== undefined && days >= DAYS_MIN.weekdays;
  const shown = time.nature === 'measured' ? measuresBy(subject).slice(1) : measuresBy(subject);
  const parts = [
    ...(isHourly
      ? [
          {
            title: words.byHour,
            alias: hour,
            every: HOURS,
            sql: hourSql(base, column.name),
            orderBy: hour,
          },
        ]
      : []),
    ...(isWeekly
      ? [
          {
            title: words.byWeekday,
            alias: weekday,
            // Seven weekdays are hardly ever without a row.
            every: [],
            sql: `case ${number} ${cases} end`,
            orders: [{ field: weekday, values: words.weekdays }],
          },
        ]
      : []),
  ];
  return shown.flatMap((measure) =>
    parts.map(({ title, alias, every, sql, ...order }): Question => {
      const name = title(measure.label);
      const { set, aliases } = askGrouped(subject, filter, {
        name,
        by: [alias],
        measures: [measure],
        derived: [{ alias, sql }],
        present: [column.name],
        ...(every.length > 0
          ? { every: { alias, values: every.map((value) => `'${value}'`), fields: [measure.field] } }
          : {}),
        ...order,
      });
      return {
        kind: 'rhythm',
        title: name,
        set,
        type: 'bar-chart',
        mapping: [role('xAxis', alias), role('bar', aliases[0]!, measure.label)],
        setup: { ...formatOf(measure), isShow: every.length === 0, isShowLegend: false, maxWidth: 32 },
        about: [alias, measure.field],
      };
    }),
  );
}

const clockOf = (cell: unknown) => String(cell).slice(11);
