import type { Cell, ExcelCellFilter, ExcelCompared } from '@aj-report/contract';
import type { Aggregate, Part } from '../expression/expression.types.ts';
import type { PlanCell } from '../plan/plan.types.ts';
import type { ParamValue } from '../report-request.types.ts';
import { aggregate, clean, sumOf } from './aggregate.ts';
import { cellTest, isBlank, type CellTest } from './cell-test.ts';
import type { Place, SheetContext } from './context.ts';
import { leftOf, topOf } from '../plan/cell-sides.ts';
import type { Copy } from './copy.ts';
import type { RowNumbers } from './set-data.ts';
import { toNumber } from '../format/to-number.ts';

/** What cells without a formula show. */
export class Values {
  constructor(private readonly context: SheetContext) {}

  /** How the value of a cell is read at any place; a field of the rows of its own copies is read straight away. */
  readerOf(cell: PlanCell): (place: Place) => Cell {
    const { content } = cell;
    const [part] = content.kind === 'parts' && content.parts.length === 1 ? content.parts : [];
    const owner = leftOf(cell);
    const isOwn = part?.kind === 'field' && owner?.set === part.set && owner.topNode === undefined;
    if (!isOwn || topOf(cell) !== undefined || cell.source.where !== undefined) {
      return (place) => this.valueOf(cell, place);
    }
    const values = this.context.valuesOf(part.set, part.field, cell.name);
    return ({ left }) => {
      const first = left.rows?.[0];
      return first === undefined ? null : (values[first] ?? null);
    };
  }

  /** Value of a cell at a place; a single expression keeps its type. */
  valueOf(cell: PlanCell, place: Place): Cell {
    const { content } = cell;
    if (content.kind === 'constant') return content.value;
    return content.kind === 'parts' ? this.valueOfParts(content.parts, place, cell) : null;
  }

  /** The same of parts that stand in no cell of their own: names of sheets, parameters of links. */
  valueOfParts(parts: readonly Part[], place: Place, cell: PlanCell | undefined): Cell {
    const [only] = parts;
    if (parts.length === 1 && only) return this.valueOfPart(only, place, cell);
    return parts.map((part) => String(this.valueOfPart(part, place, cell) ?? '')).join('');
  }

  private valueOfPart(part: Part, place: Place, cell: PlanCell | undefined): Cell {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'field': {
        const [first] = this.rowsOf(part.set, place, cell);
        const values = this.context.valuesOf(part.set, part.field, cell?.name ?? '');
        return first === undefined ? null : (values[first] ?? null);
      }
      case 'aggregate': {
        const rows = this.rowsOf(part.set, place, cell);
        if (part.field === undefined) return rows.length;
        const values = this.context.valuesOf(part.set, part.field, cell?.name ?? '');
        if (isAdding(part.func)) this.context.noteSkipped(part.set, part.field, rows, cell);
        return aggregate(part.func, values, rows);
      }
      case 'index':
        return this.indexOf(part, place, cell);
      case 'share':
        return this.shareOf(part, place, cell);
      case 'param':
        return shownParam(this.context.params[part.set]?.[part.param]);
    }
  }

  /** Whether a cell is the head of a group that has rows at a place. */
  hasGroup({ source, content, expand, set }: PlanCell, place: Place): boolean {
    const isOneField = content.kind === 'parts' && content.parts.length === 1 && content.parts[0]?.kind === 'field';
    if (!isOneField || expand === 'none' || (source.group ?? 'list') === 'list') return false;
    return this.context.rowsAt(place, set ?? '').length > 0;
  }

  /** Rows that a cell sees of a set: those of its place for which its conditions hold. */
  rowsOf(code: string, place: Place, cell: PlanCell | undefined): RowNumbers {
    return this.seenBy(this.context.rowsAt(place, code), code, place, cell);
  }

  private seenBy(rows: RowNumbers, code: string, place: Place, cell: PlanCell | undefined): RowNumbers {
    const isExpanded = cell !== undefined && cell.expand !== 'none';
    const conditions = isExpanded || code !== setOf(cell) ? [] : (cell?.source.where ?? []);
    return conditions.length === 0 ? rows : this.filter(rows, code, place, cell as PlanCell);
  }

  /** Those of some rows for which the conditions of a cell hold. */
  filter(rows: RowNumbers, code: string, place: Place, cell: PlanCell): RowNumbers {
    let kept = rows;
    for (const condition of cell.source.where ?? []) {
      const values = this.context.valuesOf(code, condition.field, cell.name);
      const test = this.testOf(condition, code, place);
      if (test) kept = kept.filter((row) => test(values[row] ?? null));
    }
    return kept;
  }

  /** Which values of its field fulfil a condition at a place; undefined where its parameter was left open. */
  private testOf(condition: ExcelCellFilter, code: string, place: Place): CellTest | undefined {
    const { field, symbol = '=', values, to, param } = condition;
    const first = this.comparedWith(condition, place);
    const wanted =
      symbol === 'in' ? (values ?? first) : [first[0] ?? null, ...(to ? this.comparedWith(to, place) : [])];
    if ((param ?? to?.param) && wanted.every(isBlank)) return undefined;
    return cellTest(symbol, wanted, this.context.setOf(code).typeOf(field));
  }

  private comparedWith({ cell: name, param, value = null }: ExcelCompared, place: Place): readonly Cell[] {
    if (param) {
      const given = this.context.params[param.setCode]?.[param.paramName] ?? null;
      return typeof given === 'object' && given !== null ? given : [given];
    }
    const other = name === undefined ? undefined : this.context.plan.byName.get(name.toUpperCase());
    return [other ? this.valueOf(other, this.context.placeAround(place, other)) : value];
  }

  private indexOf({ cell: name, isRunning }: Part & { kind: 'index' }, { left, top }: Place, cell?: PlanCell): Cell {
    const named = name === undefined ? undefined : this.context.plan.byName.get(name);
    const copy = named ? copyOf(named, left, top) : left.cell ? left : top;
    if (!copy?.cell || copy.index === 0 || (named === undefined && cell === undefined)) return null;
    return isRunning ? copy.serial + 1 : copy.index;
  }

  private shareOf({ set, field, of }: Part & { kind: 'share' }, place: Place, cell: PlanCell | undefined): Cell {
    const values = this.context.valuesOf(set, field, cell?.name ?? '');
    const own = this.rowsOf(set, place, cell);
    const part = sumOf(values, own);
    // The conditions of the cell hold for both, as they are at its place.
    const around = this.seenBy(this.context.rowsAt(this.wholeOf(of, place), set), set, place, cell);
    const whole = sumOf(values, around);
    for (const rows of [own, around]) this.context.noteSkipped(set, field, rows, cell);
    if (part === null || whole === null || whole === 0) return null;
    return clean(part / whole);
  }

  private wholeOf(of: string | undefined, { left, top }: Place): Place {
    const sheet = { left: outermost(left), top: outermost(top) };
    if (of === 'none') return sheet;
    if (of !== undefined) {
      const cell = this.context.plan.byName.get(of);
      const copy = cell && copyOf(cell, left, top);
      if (!copy) return sheet;
      return cell.expand === 'right' ? { ...sheet, top: copy } : { ...sheet, left: copy };
    }
    if (left.parent) return { left: left.parent, top };
    return { left, top: top.parent ?? top };
  }
}

function setOf(cell: PlanCell | undefined): string | undefined {
  if (cell?.content.kind !== 'parts') return undefined;
  return cell.content.parts.flatMap((part) => ('set' in part ? [part.set] : []))[0];
}

function copyOf(cell: PlanCell, left: Copy, top: Copy): Copy | undefined {
  if (cell.expand === 'right') return top.within(cell);
  const owner = leftOf(cell) ?? topOf(cell);
  return owner && (owner.expand === 'right' ? top.within(owner) : left.within(owner));
}

function outermost(copy: Copy): Copy {
  let outer = copy;
  while (outer.parent) outer = outer.parent;
  return outer;
}

function isAdding(func: Aggregate): boolean {
  return func === 'sum' || func === 'avg';
}

/** A parameter as a cell shows it. */
function shownParam(given: ParamValue | undefined): Cell {
  return typeof given === 'object' && given !== null ? given.join(', ') : (given ?? null);
}

/** Equal as texts, and as numbers where both are. */
export function isSame(a: Cell, b: Cell): boolean {
  if (a === null || b === null) return a === b;
  if (String(a) === String(b)) return true;
  const [x, y] = [toNumber(a), toNumber(b)];
  return x !== undefined && x === y;
}
