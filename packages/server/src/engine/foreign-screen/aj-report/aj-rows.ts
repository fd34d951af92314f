import type { Mapping } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { isObject, toList, toObject, toRows, toText, unwrapped, type Loose } from '../foreign-screen.types.ts';
import type { AjWidget } from './aj-widgets.ts';

/** Rows of a widget with the roles of their columns. */
export interface AjRows {
  readonly rows: Record<string, unknown>[];
  readonly mapping: Mapping[];
}

const AXIS = 'axis';
const SERIES = 'name';
const AMOUNT = 'data';

export function slotsOf(type: string): readonly string[] {
  return Object.keys(declarations[type]?.slots ?? {});
}

/** Static data of a widget in either of its forms; no rows where neither can be read. */
export function readAjRows(staticData: unknown, known: AjWidget): AjRows {
  const lines = toLines(unwrapped(staticData));
  if (lines !== undefined) return known.rows?.[SERIES] === 'series' ? stacked(lines, known) : sideBySide(lines, known);
  const rows = toRows(staticData);
  return { rows, mapping: mappingOfRows(rows, known) };
}

/** Further keys of rows with numbers are further series. */
function mappingOfRows(rows: readonly Record<string, unknown>[], { type, rows: roles = {} }: AjWidget): Mapping[] {
  const slots = slotsOf(type);
  const further = type === 'radar-chart' ? 'radar' : measureOf(type);
  return Object.entries(rows[0] ?? {}).flatMap(([field, value]): Mapping[] => {
    const role = roles[field] ?? (typeof value === 'number' ? further : undefined);
    return role !== undefined && slots.includes(role) ? [{ role, field }] : [];
  });
}

function measureOf(type: string): string | undefined {
  const slots = slotsOf(type);
  return ['bar', 'line', 'scatter'].find((role) => slots.includes(role));
}

/** Categories with one line of numbers for each series: `{categories: [], series: [{name, type, data: []}]}`. */
interface Lines {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly kind: string; readonly data: readonly unknown[] }[];
}

function toLines(value: unknown): Lines | undefined {
  if (!isObject(value) || !Array.isArray(value['series'])) return undefined;
  const categories = toList(value['categories'] ?? value['xAxis']).map(toText);
  const series = value['series'].filter(isObject).map((one: Loose, at) => ({
    name: toText(one['name']).slice(0, 200) || `series_${at + 1}`,
    kind: toText(one['type']),
    data: toList(one['data']),
  }));
  return { categories, series };
}

/** An item is a number, or an object that holds one; one that is missing stays missing. */
function toAmount(item: unknown): unknown {
  return (isObject(item) ? toObject(item)['value'] : item) ?? null;
}

function sideBySide({ categories, series }: Lines, { type }: AjWidget): AjRows {
  const slots = slotsOf(type);
  const fields = series.map(({ name }, at) =>
    name === AXIS || series.findIndex((other) => other.name === name) < at ? `${name} ${at + 1}` : name,
  );
  const [category, measure] = slots.includes('name') ? ['name', 'value'] : ['xAxis', measureOf(type)];
  const rows = categories.map((label, at) => ({
    [AXIS]: label,
    ...Object.fromEntries(series.map(({ data }, place) => [fields[place]!, toAmount(data[at])])),
  }));
  const mapping = series.flatMap(({ kind }, at): Mapping[] => {
    const role = slots.includes(kind) ? kind : measure;
    return role === undefined ? [] : [{ role, field: fields[at]! }];
  });
  return { rows, mapping: [{ role: category!, field: AXIS }, ...mapping] };
}

/** One row for each category of each series, as their stacked charts take them. */
function stacked({ categories, series }: Lines, known: AjWidget): AjRows {
  const rows = series.flatMap(({ name, kind, data }) =>
    categories.map((label, at) => ({
      [AXIS]: label,
      [SERIES]: name,
      [kind === 'bar' || kind === 'line' ? kind : AMOUNT]: toAmount(data[at]),
    })),
  );
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const first = Object.fromEntries(keys.map((key) => [key, 0]));
  return { rows, mapping: mappingOfRows([first], known) };
}
