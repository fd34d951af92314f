import {
  EXCEL_COMPARISONS,
  type Cell,
  type ExcelComparison,
  type ExcelConditionalFormat,
  type ExcelStyle,
} from '@aj-report/contract';
import { toSerial } from '../format/format-cell.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import { covers } from '../plan/ranged-formats.ts';
import { compareCells } from './aggregate.ts';
import { isSame } from './values.ts';

type Comparison = ExcelConditionalFormat & { readonly operator: ExcelComparison };

function isComparison(format: ExcelConditionalFormat): format is Comparison {
  return (EXCEL_COMPARISONS as readonly string[]).includes(format.operator);
}

/** A day that a comparison names, as the number that a formula makes of one. */
function beside(cell: Cell, value: Cell): Cell {
  return typeof cell === 'number' ? (toSerial(value) ?? value) : value;
}

function holds({ operator, ...limits }: Comparison, cell: Cell): boolean {
  const [value, valueTo] = [beside(cell, limits.value ?? null), beside(cell, limits.valueTo ?? null)];
  const isEmpty = cell === null || cell === '';
  if (operator === 'empty') return isEmpty;
  if (operator === 'notEmpty') return !isEmpty;
  if (operator === '=') return isSame(cell, value);
  if (operator === '!=') return !isSame(cell, value);
  if (isEmpty || value === null) return false;
  switch (operator) {
    case '>':
      return compareCells(cell, value) > 0;
    case '>=':
      return compareCells(cell, value) >= 0;
    case '<':
      return compareCells(cell, value) < 0;
    case '<=':
      return compareCells(cell, value) <= 0;
    case 'between':
      return compareCells(cell, value) >= 0 && compareCells(cell, valueTo) <= 0;
    case 'contains':
      return String(cell).includes(String(value));
  }
}

/** Looks of cells with what their values add; equal looks are one object. */
export class Styles {
  private readonly formats = new Map<PlanCell, readonly Comparison[]>();
  private readonly made = new Map<string, ExcelStyle>();

  constructor({ cells, sheet }: SheetPlan) {
    const { conditionalFormats = [] } = sheet;
    const comparisons = conditionalFormats.filter(isComparison);
    if (comparisons.length === 0) return;
    for (const cell of cells) {
      const own = comparisons.filter((format) => covers(format, cell));
      if (own.length > 0) this.formats.set(cell, own);
    }
  }

  styleOf(cell: PlanCell, value: Cell): ExcelStyle | undefined {
    const formats = this.formats.get(cell);
    if (!formats) return cell.style;
    const held = formats.map((format) => holds(format, value));
    if (!held.includes(true)) return cell.style;
    const key = `${cell.id} ${held.map(Number).join('')}`;
    const known = this.made.get(key);
    if (known) return known;
    const style = formats.reduce<ExcelStyle>(
      (sum, format, i) => (held[i] === true ? merged(sum, format.style) : sum),
      cell.style ?? {},
    );
    this.made.set(key, style);
    return style;
  }
}

/** A look over another one. */
export function merged(under: ExcelStyle, over: ExcelStyle): ExcelStyle {
  const borders = under.borders || over.borders ? { borders: { ...under.borders, ...over.borders } } : {};
  return { ...under, ...over, ...borders };
}
