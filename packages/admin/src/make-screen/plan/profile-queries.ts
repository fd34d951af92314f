import {
  isNumericType,
  type Calculation,
  type Cell,
  type Column,
  type DataSetQuery,
  type Row,
} from '@aj-report/contract';
import { toFigure, type ColumnProfile, type TableProfile } from './profile.ts';
import { groupedSet, rowsSet, timeSql, type PlanBase } from './set-plan.ts';
import { toSubject } from './subject.ts';

/** Columns that are looked at; a table has seldom more that somebody would ask about. */
export const COLUMNS_MAX = 60;
/** Columns that one statement counts: a data set takes a hundred calculations, five of each column and one of all rows. */
const COLUMNS_AT_ONCE = 19;
/** Rows of the sample. */
const SAMPLE_ROWS = 200;

/** Name of the periods of a course. */
const COURSE = 'aj_period';
/** Longest name that groups take. */
const NAME_MAX = 255;

/** The columns that can be asked for: SQL refuses a name like a parameter, calculations one with blanks around it. */
function askable(columns: readonly Column[]): readonly Column[] {
  const isAskable = ({ name }: Column) => name === name.trim() && name.length <= NAME_MAX && !name.includes('${');
  return columns.filter(isAskable).slice(0, COLUMNS_MAX);
}

/** Asks for the first rows, which tell the columns, and for the number of all. */
export function sampleQuery(base: PlanBase): DataSetQuery {
  const { query } = rowsSet(base, { name: '', limit: SAMPLE_ROWS });
  return query;
}

const isRanged = ({ type }: Column) => isNumericType(type) || type === 'date' || type === 'datetime';

/** Functions that are counted of a column, by the field of the profile that they fill. */
function functionsOf(column: Column): Readonly<Record<string, string>> {
  return {
    filled: 'COUNT',
    distinct: 'COUNT_DISTINCT',
    ...(isRanged(column) ? { min: 'MIN', max: 'MAX' } : {}),
    ...(isNumericType(column.type) ? { sum: 'SUM' } : {}),
  };
}

/** Counts of all columns over all rows, inside of the engine that holds them: one row an answer. */
export function countQueries(base: PlanBase, columns: readonly Column[]): DataSetQuery[] {
  const looked = askable(columns);
  const parts = Array.from({ length: Math.ceil(looked.length / COLUMNS_AT_ONCE) }, (_, part) => part * COLUMNS_AT_ONCE);
  return parts.map((from) => {
    const calculations = looked.slice(from, from + COLUMNS_AT_ONCE).flatMap((column, at): Calculation[] =>
      Object.entries(functionsOf(column)).map(([name, func]) => ({
        func,
        field: column.name,
        alias: `${name}_${from + at}`,
      })),
    );
    const all = calculations.concat({ func: 'COUNT', alias: 'rows' });
    const derived = [{ alias: 'aj_all', sql: '1' }];
    return groupedSet(base, { name: '', derived, groupFields: ['aj_all'], calculations: all }).query;
  });
}

/** Asks how many rows there are in each period of the course of a table; undefined where it has none. */
export function courseQuery(profile: TableProfile, base: PlanBase): DataSetQuery | undefined {
  const { time } = toSubject(profile, base, 'en');
  if (!time) return undefined;
  const { column, grain } = time;
  const derived = [{ alias: COURSE, sql: timeSql(base, column.name, grain) }];
  const present = [column.name];
  const calculations: Calculation[] = [{ func: 'COUNT', alias: 'aj_rows' }];
  return groupedSet(base, { name: '', derived, present, groupFields: [COURSE], calculations, orderBy: COURSE }).query;
}

/** The profile with the course that the answer tells. */
export function withCourse(profile: TableProfile, base: PlanBase, rows: readonly Row[]): TableProfile {
  const { time } = toSubject(profile, base, 'en');
  if (!time) return profile;
  const periods = rows.map((row) => [String(row[COURSE]), toFigure(row['aj_rows'] ?? null) ?? 0] as const);
  return { ...profile, course: { column: time.column.name, periods } };
}

/** The profile that the answers of these queries tell. */
export function toProfile(
  name: string,
  columns: readonly Column[],
  sample: readonly Row[],
  counts: readonly (Row | undefined)[],
): TableProfile {
  const counted = Object.assign({}, ...counts) as Readonly<Record<string, Cell>>;
  const numberAt = (key: string) => toFigure(counted[key] ?? null) ?? 0;
  return {
    name,
    rows: numberAt('rows'),
    sample,
    columns: askable(columns).map((column, at): ColumnProfile => {
      const isNumber = isNumericType(column.type);
      return {
        name: column.name,
        type: column.type,
        filled: numberAt(`filled_${at}`),
        distinct: numberAt(`distinct_${at}`),
        min: counted[`min_${at}`] ?? null,
        max: counted[`max_${at}`] ?? null,
        sum: isNumber ? toFigure(counted[`sum_${at}`] ?? null) : null,
        samples: sample.map((row) => row[column.name] ?? null).filter((cell) => cell !== null && cell !== ''),
      };
    }),
  };
}
