import { ALL_ROWS, type Column, type FieldRole, type Mapping } from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import { autoMap } from './auto-map.ts';
import { areToBeGrouped, withUses, type KnownSet } from './field-use.ts';

type Declared = Pick<WidgetDeclaration, 'slots' | 'sampleMapping' | 'drawsEachRow' | 'shape'>;

/**
 * Times stand behind names, since roles that want times find them anyhow; what names single things or shows nothing takes
 * a role when nothing else is left.
 */
const LAST: Partial<Record<FieldRole, number>> = { time: 1, identifier: 2, none: 3 };

/** A first mapping by what the columns are, with sensible uses: grains of dates, aggregations of measures. */
export function autoUses(
  declaration: Declared,
  columns: readonly Column[],
  known: KnownSet,
  before: readonly Mapping[] = [],
): Mapping[] {
  const roleOf = (name: string) => known.fields.find((one) => one.name === name)?.role;
  const rank = ({ name }: Column) => LAST[roleOf(name) ?? 'dimension'] ?? 0;
  // A table shows all columns in the order of the set.
  const ranked = declaration.drawsEachRow ? columns : columns.toSorted((a, b) => rank(a) - rank(b));
  const isAmount = ({ name }: Column) => roleOf(name) === 'measure';
  const mapping = autoMap(declaration, ranked, before, known.fields.some(isAmount) ? isAmount : undefined);
  return withUses(declaration, withCounts(declaration, mapping, known), known);
}

/** Where rows are put together and nothing measures them, they are counted. */
function withCounts(declaration: Declared, mapping: readonly Mapping[], known: KnownSet): readonly Mapping[] {
  const { slots } = declaration;
  const isWanting = known.fields.length > 0 && !known.fields.some(({ role }) => role === 'measure');
  if (!isWanting || !areToBeGrouped(declaration, mapping, known)) return mapping;
  const others = mapping.filter(({ role }) => slots[role]?.kind !== 'measure');
  const counted = Object.entries(slots).filter(([, slot]) => slot.kind === 'measure' && slot.required);
  const counts = counted.map(([role]): Mapping => ({ role, field: ALL_ROWS, aggregation: 'count' }));
  return [...others, ...counts];
}
