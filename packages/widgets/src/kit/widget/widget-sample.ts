import type { Text } from '@aj-report/contract';
import { COLUMN_NAMES } from './column-names.ts';

export type SampleRows = readonly Readonly<Record<string, unknown>>[];

/** What columns of a sample are called, by their keys in its rows. Others are called as their key in both languages. */
export type SampleColumns = Readonly<Record<string, Text>>;

export type SampleMapping = readonly {
  readonly role: string;
  readonly field: string;
  readonly label?: string | Text;
}[];

/** What a widget shows in a sample. Its texts are written with `both(zh, en)` wherever they stand. */
export interface SampleContent {
  readonly columns?: SampleColumns;
  /** Absent = the widget's own sample rows. */
  readonly rows?: SampleRows;
  /** Fields are keys of the rows. */
  readonly mapping?: SampleMapping;
  /** Properties that differ from the defaults. */
  readonly setup?: Readonly<Record<string, unknown>>;
}

/** A widget that stands in a container while that shows a sample. */
export interface HeldSample extends SampleContent {
  readonly type: string;
  /** % of the room for the container's parts */
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** A part of a container in a sample, with what stands in it. */
export interface SamplePart {
  readonly title: Text;
  readonly widgets: readonly HeldSample[];
}

/** One state in which a widget is shown by the playground and checked by tests. `x.sample.ts` exports `samples`. */
export interface WidgetSample extends SampleContent {
  /** Kebab-case, unique within the widget: typical, empty, one-row, negative, long-labels, thousand-rows, … */
  readonly name: string;
  readonly label: Text;
  /** Absent = the container's own sample parts. */
  readonly parts?: readonly SamplePart[];
  /** px; absent = the declaration's size */
  readonly size?: { readonly width: number; readonly height: number };
}

export type WidgetSamples = readonly WidgetSample[];

/** One state of a widget, under its name in both languages. */
export function sample(
  name: string,
  zh: string,
  en: string,
  shown: Omit<WidgetSample, 'name' | 'label'> = {},
): WidgetSample {
  return { name, label: { zh, en }, ...shown };
}

/** Values from the first row on, with the role that they take. */
interface SampleColumn {
  readonly role: string;
  readonly values: readonly unknown[];
  readonly label?: string | Text;
}

/** A column of a sample that takes a role; `label` = what it is called in that role, else as the column. */
export function column(role: string, values: readonly unknown[], label?: string | Text): SampleColumn {
  return { role, values, ...(label === undefined ? {} : { label }) };
}

function isColumn(given: SampleColumn | readonly unknown[]): given is SampleColumn {
  return 'values' in given && 'role' in given;
}

/**
 * Rows of a sample, written column by column, and the roles of the columns; `names` = what the columns are called, by key.
 * @example sampleTable({ city: column('xAxis', bothOfEach('北京, 上海', 'Beijing, Shanghai')), sales: column('bar', [3, 5]) })
 */
export function sampleTable(
  given: Readonly<Record<string, SampleColumn | readonly unknown[]>>,
  names: SampleColumns = COLUMN_NAMES,
): Pick<SampleContent, 'columns' | 'rows' | 'mapping'> {
  const entries = Object.entries(given);
  const valuesOf = entries.map(([field, one]) => [field, isColumn(one) ? one.values : one] as const);
  const mapping = entries.flatMap(([field, one]) => {
    if (!isColumn(one)) return [];
    const { role, label } = one;
    return [{ role, field, ...(label === undefined ? {} : { label }) }];
  });
  const rows = (valuesOf[0]?.[1] ?? []).map((_, i) =>
    Object.fromEntries(valuesOf.map(([field, values]) => [field, values[i]])),
  );
  const named = Object.keys(given).flatMap((field) => (names[field] ? [[field, names[field]] as const] : []));
  return {
    rows,
    ...(named.length > 0 ? { columns: Object.fromEntries(named) } : {}),
    ...(mapping.length > 0 ? { mapping } : {}),
  };
}

/**
 * Rows of a sample as they are, and the roles of their columns by key.
 * @example sampleRows(STOPS, { stop: 'name', longitude: 'longitude', latitude: 'latitude' })
 */
export function sampleRows(
  rows: SampleRows,
  roles: Readonly<Record<string, string>> = {},
  columns: SampleColumns = COLUMN_NAMES,
): Pick<SampleContent, 'columns' | 'rows' | 'mapping'> {
  const mapping = Object.entries(roles).map(([field, role]) => ({ role, field }));
  return { columns, rows, ...(mapping.length > 0 ? { mapping } : {}) };
}
