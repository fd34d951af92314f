import {
  aggregationsFor,
  ALL_ROWS,
  grainsFor,
  isNumericType,
  type Aggregation,
  type Grain,
  type Mapping,
  type Row,
} from '@aj-report/contract';
import type { Slot, WidgetDeclaration } from '@aj-report/widgets/declarations';
import type { FieldReading } from '../../../make-screen/plan/field-reading.ts';
import { spanOf } from '../../../make-screen/plan/time-grain.ts';
import { withField } from './auto-map.ts';

/** What is known of a data set while fields are given to roles. */
export interface KnownSet {
  readonly fields: readonly FieldReading[];
  /** The first rows. */
  readonly rows: readonly Row[];
  /** These are all rows there are. */
  readonly isWhole: boolean;
  /** The set groups its rows itself. */
  readonly isGrouped: boolean;
}

/** How one field is used: nothing of the two = as it stands in the rows. */
export interface FieldUse {
  readonly grain?: Grain;
  readonly aggregation?: Aggregation;
}

type Roles = Pick<WidgetDeclaration, 'slots' | 'drawsEachRow' | 'shape'>;

const isGroupedBy = (mapping: readonly Mapping[]) => mapping.some(({ grain, aggregation }) => grain ?? aggregation);

/** Whether a field in this role is computed of rows rather than one they are grouped by. */
function isMeasure({ slots, shape }: Roles, { role, field, aggregation }: Mapping, known: KnownSet): boolean {
  if (aggregation || field === ALL_ROWS) return true;
  const kind = slots[role]?.kind;
  if (kind === 'measure') return true;
  // A text, a ring: their one value is a figure where the column holds numbers.
  return kind === 'any' && shape === 'singleValue' && isNumber(fieldOf(known, field));
}

const fieldOf = (known: KnownSet, name: string) => known.fields.find((one) => one.name === name);
const isNumber = (field: FieldReading | undefined) => field !== undefined && isNumericType(field.type);

/**
 * Whether rows have to be put together for this: not where the set groups them itself, nor where all rows are known and
 * no two of them are of the same place in the picture.
 */
export function areToBeGrouped(declaration: Roles, mapping: readonly Mapping[], known: KnownSet): boolean {
  if (declaration.drawsEachRow || known.isGrouped) return false;
  if (!known.isWhole) return true;
  const names = mapping.filter((entry) => !isMeasure(declaration, entry, known)).map(({ field }) => field);
  const places = known.rows.map((row) => JSON.stringify(names.map((name) => row[name] ?? null)));
  return new Set(places).size < places.length;
}

/** How a column is put together when nobody says otherwise: as the set remembers it or as it is read. */
export function usualAggregation(known: KnownSet, name: string): Aggregation {
  if (name === ALL_ROWS) return 'count';
  return fieldOf(known, name)?.aggregation ?? 'avg';
}

/** How fine dates are so that there are enough points for a course and few enough to be read. */
export function usualGrain(slot: Slot | undefined, field: FieldReading | undefined): Grain | undefined {
  if (!field || grainsFor(field.type).length === 0) return undefined;
  return slot?.grain ?? spanOf(field)?.grain ?? 'day';
}

/** The mapping in which every measure has an aggregation; those that have one keep it. */
function withAggregations(declaration: Roles, mapping: readonly Mapping[], known: KnownSet): Mapping[] {
  return mapping.map((entry) =>
    isMeasure(declaration, entry, known) && !entry.aggregation
      ? { ...entry, aggregation: usualAggregation(known, entry.field) }
      : entry,
  );
}

/**
 * The mapping with sensible uses of fields that were just given their roles. Rows that are shown as they are go on being
 * so; without a measure so far it is decided anew.
 * @param isNew which entries are new
 */
export function withUses(
  declaration: Roles,
  mapping: readonly Mapping[],
  known: KnownSet,
  isNew: (entry: Mapping) => boolean = () => true,
): Mapping[] {
  const before = mapping.filter((entry) => !isNew(entry));
  const isDecided = isGroupedBy(before) || before.some((entry) => isMeasure(declaration, entry, known));
  const isGrouped =
    mapping.some(({ field }) => field === ALL_ROWS) ||
    (isDecided ? isGroupedBy(before) : areToBeGrouped(declaration, mapping, known));
  if (!isGrouped) return [...mapping];
  return withAggregations(declaration, mapping, known).map((entry) => {
    const slot = declaration.slots[entry.role];
    if (!isNew(entry) || slot?.kind !== 'dimension' || entry.grain) return entry;
    const grain = usualGrain(slot, fieldOf(known, entry.field));
    return grain ? { ...entry, grain } : entry;
  });
}

/**
 * The mapping with one field used otherwise. Rows are put together or they are not: the first aggregation gives one to
 * every other measure, and “as they are” of a measure takes all of them away.
 */
export function withUse(
  declaration: Roles,
  mapping: readonly Mapping[],
  at: number,
  use: FieldUse,
  known: KnownSet,
): Mapping[] {
  const chosen = mapping.map((entry, index) =>
    index === at ? { ...plain(entry), ...use, ...lastBy(mapping, use, known) } : entry,
  );
  if (use.aggregation ?? use.grain) return withAggregations(declaration, chosen, known);
  const wasAggregated = mapping[at]?.aggregation !== undefined;
  if (!wasAggregated) return chosen;
  // Rows cannot be counted where they stand as they are.
  return chosen.filter(({ field }) => field !== ALL_ROWS).map(plain);
}

const isDate = ({ type }: FieldReading) => type === 'date' || type === 'datetime';

/** Whether an aggregation can be answered here: the latest value needs a date, a change a course. */
export function isAnswerable(aggregation: Aggregation, mapping: readonly Mapping[], known: KnownSet): boolean {
  if (aggregation === 'last') return known.fields.some(isDate);
  if (aggregation !== 'change') return true;
  const dates = known.fields.filter(isDate).map(({ name }) => name);
  return mapping.some((entry) => !entry.aggregation && dates.includes(entry.field));
}

/** The date by which the last row is found, where the rows are not grouped by one. */
function lastBy(mapping: readonly Mapping[], { aggregation }: FieldUse, known: KnownSet): Pick<Mapping, 'orderBy'> {
  if (aggregation !== 'last') return {};
  const dates = known.fields.filter(isDate).map(({ name }) => name);
  const isDated = mapping.some(({ field, aggregation: of }) => !of && dates.includes(field));
  return isDated || dates.length === 0 ? {} : { orderBy: dates[0]! };
}

function plain({ grain: _grain, aggregation: _aggregation, orderBy: _orderBy, ...entry }: Mapping): Mapping {
  return entry;
}

/**
 * The mapping with a field given to a role. A role that takes one field loses the one it had; a measure that it has
 * already is taken once more, put together in another way.
 */
export function withFieldUse(
  declaration: Roles,
  mapping: readonly Mapping[],
  role: string,
  field: string,
  known: KnownSet,
): Mapping[] {
  const isThere = (one: Mapping) => one.role === role && one.field === field;
  const there = mapping.filter(isThere);
  if (there.length === 0)
    return withUses(declaration, withField(mapping, declaration.slots, role, field), known, isThere);
  const aggregation = otherAggregation(there, fieldOf(known, field));
  if (!declaration.slots[role]?.many || !aggregation) return [...mapping];
  return mapping.toSpliced(mapping.indexOf(there.at(-1)!) + 1, 0, { role, field, aggregation });
}

/** Least and greatest stand beside a mean more often than anything else. */
const BESIDE: readonly Aggregation[] = ['sum', 'avg', 'max', 'min', 'median', 'countDistinct', 'count'];

function otherAggregation(there: readonly Mapping[], field: FieldReading | undefined): Aggregation | undefined {
  if (!field || !there.every(({ aggregation }) => aggregation)) return undefined;
  const fitting = aggregationsFor(field.type).map(({ value }) => value);
  return BESIDE.find((one) => fitting.includes(one) && !there.some(({ aggregation }) => aggregation === one));
}
