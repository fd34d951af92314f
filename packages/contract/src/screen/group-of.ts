import type { Language } from '../field/text.ts';
import { ALL_ROWS, aggregationOf, type Aggregation } from '../table/aggregation.ts';
import type { AskedGroup } from '../table/asked-group.ts';
import { grainOf, type Grain } from '../table/grain.ts';
import type { Mapping } from './document-schema.ts';

/** What a mapping asks for, and the mapping that draws the answer. */
export interface GroupedMapping {
  /** Absent where the mapping takes the rows as they are. */
  readonly group?: AskedGroup;
  /** Its fields are columns of the answer. */
  readonly mapping: readonly Mapping[];
}

/** A column of a grouped answer. */
export interface GroupColumn {
  readonly field: string;
  readonly as: string;
  readonly grain?: Grain;
  readonly aggregation?: Aggregation;
}

const COUNTED = { zh: '记录数', en: 'Records' };

/**
 * Which grouping a mapping asks for. Fields with an aggregation are measures, all others are grouped by; a mapping
 * without any grain or aggregation is answered as it is. A column of the answer keeps the name of its field, so that
 * sorting, linkage and filters by field go on working; where one field is asked for twice, dimensions first, the next
 * ones carry what makes them different: `amount:avg`.
 * @example groupOf([{ role: 'xAxis', field: 'city' }, { role: 'bar', field: 'amount', aggregation: 'sum' }]).group
 * // { by: [{ field: 'city', as: 'city' }], measures: [{ field: 'amount', aggregation: 'sum', as: 'amount' }] }
 */
export function groupOf(mapping: readonly Mapping[]): GroupedMapping {
  if (!mapping.some(({ grain, aggregation }) => grain ?? aggregation)) return { mapping };
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const by: AskedGroup['by'] = [];
  const measures: AskedGroup['measures'] = [];
  const nameOf = (entry: Mapping, add: (as: string) => void): void => {
    const key = keyOf(entry);
    if (names.has(key)) return;
    const as = taken.has(entry.field) ? freeName(entry, taken) : entry.field;
    names.set(key, as);
    taken.add(as);
    add(as);
  };
  const used = mapping.filter(({ field }) => field !== '');
  for (const entry of used) {
    const { field, grain, aggregation } = entry;
    if (!aggregation) nameOf(entry, (as) => by.push({ field, ...(grain && { grain }), as }));
  }
  for (const entry of used) {
    const { field, aggregation, orderBy } = entry;
    if (aggregation) nameOf(entry, (as) => measures.push({ field, aggregation, as, ...(orderBy && { orderBy }) }));
  }
  const drawn = mapping.map((entry) => {
    const { aggregation: _done, grain: _cut, orderBy: _order, ...kept } = entry;
    const as = names.get(keyOf(entry)) ?? entry.field;
    return { ...kept, field: as };
  });
  return { group: { by, measures }, mapping: drawn };
}

/** Entries with equal keys share a column. */
function keyOf({ field, grain, aggregation, orderBy }: Mapping): string {
  return JSON.stringify(aggregation ? [field, aggregation, orderBy ?? ''] : [field, grain ?? '']);
}

function freeName({ field, grain, aggregation }: Mapping, taken: ReadonlySet<string>): string {
  const name = `${field}:${aggregation ?? grain ?? 'value'}`;
  let free = name;
  for (let at = 2; taken.has(free); at++) free = `${name}:${at}`;
  return free;
}

/**
 * What people read of a column of the answer: what was counted, or the field with its use, where the name of the field
 * alone would be read as its sum.
 * @param name of the field, as people read it
 */
export function groupLabelOf({ field, grain, aggregation, as }: GroupColumn, name: string, language: Language): string {
  const what = toWhat(grain, aggregation)?.[language];
  if (field === ALL_ROWS) return aggregation === 'count' ? COUNTED[language] : `${COUNTED[language]} ${what ?? ''}`;
  const isPlain = aggregation === undefined || aggregation === 'sum';
  if (what === undefined || (as === field && isPlain)) return name;
  return language === 'zh' ? `${name}（${what}）` : `${name} (${what.toLowerCase()})`;
}

function toWhat(grain: Grain | undefined, aggregation: Aggregation | undefined) {
  if (aggregation) return aggregationOf(aggregation).label;
  return grain && grainOf(grain).label;
}
