import { knownOrder, type AskedSort, type Mapping } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { calculate, type Measure } from './measures.ts';
import {
  groupedSet,
  type DerivedColumn,
  type EveryGroup,
  type FilterPlan,
  type SetPlan,
  type ValueOrder,
} from './set-plan.ts';
import type { ReadColumn } from './read-columns.ts';
import type { Subject } from './subject.ts';

/** What a question asks, by which layouts give it a place. */
export type QuestionKind =
  | 'figure'
  | 'trend'
  | 'split'
  | 'ranking'
  | 'share'
  | 'tree'
  | 'compare'
  | 'matrix'
  | 'spread'
  | 'rhythm'
  | 'answers'
  | 'scatter'
  | 'stages'
  | 'map'
  | 'words'
  | 'rows';

/** A question worth asking, with the data set that answers it and the widget that shows the answer. */
export interface Question {
  readonly kind: QuestionKind;
  readonly title: string;
  readonly set: SetPlan;
  readonly type: string;
  readonly mapping: readonly Mapping[];
  readonly setup: Readonly<Record<string, unknown>>;
  /** Absent = the order of the set, which is that of its rows. */
  readonly sort?: AskedSort;
  /** Columns of a table, the most telling first: a narrow one shows not all. */
  readonly telling?: readonly string[];
  /** Columns that it is about: a screen repeats no pair of them in the same way. */
  readonly about: readonly string[];
}

/** Of what a question is asked, and what narrows it. */
export type Ask = readonly [subject: Subject, filter: FilterPlan | undefined];

/** Properties that the widget has; others are left out. */
export function setupFor(type: string, setup: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = declarations[type]?.fields ?? {};
  return Object.fromEntries(Object.entries(setup).filter(([name]) => Object.hasOwn(fields, name)));
}

export interface Grouping {
  readonly name: string;
  readonly by: readonly string[];
  readonly measures: readonly Measure[];
  readonly derived?: readonly DerivedColumn[];
  readonly present?: readonly string[];
  readonly orderBy?: string;
  readonly conditions?: readonly string[];
  readonly every?: EveryGroup;
  /** In place of the orders that the columns are known to have. */
  readonly orders?: readonly ValueOrder[];
}

/** The order of a category whose values people know in one, where all of them were seen. */
function orderOf(column: ReadColumn | undefined) {
  const texts = column?.role === 'category' || column?.role === 'period' ? column.samples.map(String) : [];
  const values = column?.type === 'string' ? knownOrder(texts) : undefined;
  const isSafe = values?.every((value) => !value.includes('${') && !value.includes('\\'));
  return column && values && isSafe ? { field: column.name, values } : undefined;
}

/** The set of a grouping, and the names of its results in the order of the measures. */
export function askGrouped(
  { base, name, rows: rowCount, columns }: Subject,
  filter: FilterPlan | undefined,
  { name: title, by, measures, derived = [], present = [], ...more }: Grouping,
): { readonly set: SetPlan; readonly aliases: readonly string[] } {
  const taken = [...by];
  const rows = measures.map((measure) => {
    const row = calculate(measure, taken);
    taken.push(row.alias);
    return row;
  });
  const gaps = by.filter((field) => columns.some((column) => column.name === field && column.filled < rowCount));
  const needed = measures.flatMap((measure) => measure.derived ?? []);
  const set = groupedSet(base, {
    name: `${title} · ${name}`,
    derived: [...derived, ...needed],
    filter,
    // Rows without a category are none of its values: a bar or a sector of nothing would lead every ranking.
    present: [...new Set([...present, ...gaps])],
    groupFields: by,
    calculations: rows.map(({ calculation }) => calculation),
    orders: by.flatMap((field) => orderOf(columns.find((column) => column.name === field)) ?? []),
    ...more,
  });
  return { set, aliases: rows.map(({ alias }) => alias) };
}

/** A role for a column, with what people read in place of its name. */
export function role(name: string, field: string, label?: string): Mapping {
  return { role: name, field, ...(label !== undefined && label !== field ? { label } : {}) };
}
