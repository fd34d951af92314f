import { isNumericType, type Column, type Mapping } from '@aj-report/contract';
import type { Slot, WidgetDeclaration } from '@aj-report/widgets/declarations';

type Slots = Readonly<Record<string, Slot>>;

/** Names of number columns that are labels rather than amounts. */
const LABEL_LIKE = /(^|_)(id|code|no|year|month|day)$|编号|编码|序号|年份|月份|^年$|^月$|^日$/i;

/**
 * A first mapping by the types of the columns: dimensions get texts and dates, axes times first, measures get numbers.
 * Required slots are filled, and where none of them is a measure the one that the widget's sample fills; when none is
 * required those of the sample, else the first one. Of several numbers the first is taken, because their scales seldom
 * agree, unless `before` had several in that role; of several texts as many as the sample has levels. Order as the slots
 * are declared.
 * @param before what the widget showed until now, with other columns
 * @param isAmount which number columns are amounts rather than labels; by their names when nobody knows
 */
export function autoMap(
  { slots, sampleMapping }: Pick<WidgetDeclaration, 'slots' | 'sampleMapping'>,
  columns: readonly Column[],
  before: readonly Mapping[] = [],
  isAmount: (column: Column) => boolean = isNoLabel,
): Mapping[] {
  const entries = Object.entries(slots);
  const required = entries.filter(([, slot]) => slot.required);
  const usual = entries.filter(([role]) => sampleMapping.some((one) => one.role === role));
  const measures = required.some(([, { kind }]) => kind !== 'dimension')
    ? []
    : usual.filter(([, slot]) => slot.kind === 'measure');
  const needed = required.length > 0 ? entries.filter((one) => required.includes(one) || measures.includes(one)) : [];
  const wanted = [needed, usual, entries.slice(0, 1)].find((some) => some.length > 0) ?? [];
  const levels = (role: string) =>
    Math.max(...[sampleMapping, before].map((mapping) => mapping.filter((one) => one.role === role).length));
  const used = new Set<string>();
  const chosen = new Map<string, readonly Column[]>();
  for (const kind of ['dimension', 'measure', 'any'] as const) {
    for (const [role, slot] of wanted) {
      if (slot.kind !== kind) continue;
      const taken = columnsFor(
        slot,
        columns.filter((column) => !used.has(column.name)),
        levels(role),
        isAmount,
      );
      for (const column of taken) used.add(column.name);
      chosen.set(role, taken);
    }
  }
  return wanted.flatMap(([role]) => (chosen.get(role) ?? []).map((column) => ({ role, field: column.name })));
}

const isNoLabel = ({ name }: Column) => !LABEL_LIKE.test(name);

function columnsFor(
  slot: Slot,
  columns: readonly Column[],
  levels: number,
  isAmount: (column: Column) => boolean,
): readonly Column[] {
  const numbers = columns.filter((column) => isNumericType(column.type));
  const amounts = numbers.filter(isAmount);
  if (slot.kind === 'dimension') {
    const texts = columns.filter((column) => !amounts.includes(column));
    if (slot.many && levels > 1 && texts.length > 1) return texts.slice(0, levels);
    const time = slot.isTimeFirst ? columns.find(isTime) : undefined;
    const dimension = time ?? texts[0] ?? columns[0];
    return dimension ? [dimension] : [];
  }
  const fitting = amounts.length > 0 ? amounts : numbers;
  if (slot.kind === 'any' && slot.many) return columns;
  if (slot.many && levels > 1) return fitting;
  const one = fitting[0] ?? (slot.kind === 'any' ? columns[0] : undefined);
  return one ? [one] : [];
}

/** Names of text columns that hold times, such as 2026-W07 or 3月. */
const TIME_LIKE = /年|月|周|日|季|时|分钟|year|month|week|day|quarter|hour|date|time/i;

function isTime({ type }: Column): boolean {
  return type.startsWith('date');
}

/** Whether a line would run along values that do not follow each other. An unknown column is not judged. */
export function isUnorderedLine(slot: Slot, column: Column | undefined): boolean {
  return slot.isSequence === true && column?.type === 'string' && !TIME_LIKE.test(column.name);
}

/** Whether a column is of the kind that the slot expects. An unknown column is not judged. */
export function fits(slot: Slot, column: Column | undefined): boolean {
  return !column || slot.kind !== 'measure' || isNumericType(column.type);
}

/** The mapping with a field given to a role. A role that takes one field loses the one it had. */
export function withField(mapping: readonly Mapping[], slots: Slots, role: string, field: string): Mapping[] {
  const isThere = mapping.some((one) => one.role === role && one.field === field);
  if (isThere) return [...mapping];
  const kept = slots[role]?.many ? mapping : mapping.filter((one) => one.role !== role);
  return inSlotOrder([...kept, { role, field }], slots);
}

export function withoutEntry(mapping: readonly Mapping[], entry: Mapping): Mapping[] {
  return mapping.filter((one) => one !== entry);
}

function inSlotOrder(mapping: readonly Mapping[], slots: Slots): Mapping[] {
  const order = Object.keys(slots);
  return [...mapping].sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
}
