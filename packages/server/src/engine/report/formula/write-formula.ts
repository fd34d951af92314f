import { LIMITS } from '@aj-report/contract';
import { cellNameOf } from './cell-name.ts';
import { isList, isPlaced, parameterAt, type Kind } from './declare.ts';
import type { Mode } from './evaluation.ts';
import type { Constant, FormulaNode, Reference, SheetArea } from './formula.types.ts';
import { FUNCTIONS } from './functions.ts';
import { isOneCell } from './reference-value.ts';

/** Areas that a reference of the template became. @param isPlaced with the blank cells among them */
export type AreasOf = (node: Reference, isPlaced: boolean) => readonly SheetArea[];

/** A function of a workbook takes no more: a program would call the file damaged. Areas in brackets are one. */
const ARGUMENTS_MAX = 255;

/** Thrown for a formula that a workbook cannot hold. */
class NotWritable extends Error {}

function sheetText(name: string): string {
  return `'${name.replaceAll("'", "''")}'!`;
}

function areaText({ row, column, lastRow, lastColumn, sheet }: SheetArea): string {
  const first = (sheet === undefined ? '' : sheetText(sheet)) + cellNameOf(row, column);
  return row === lastRow && column === lastColumn ? first : `${first}:${cellNameOf(lastRow, lastColumn)}`;
}

function constantText(constant: Constant): string {
  if (typeof constant === 'object') return constant.code;
  if (typeof constant === 'string') return `"${constant.replaceAll('"', '""')}"`;
  return typeof constant === 'boolean' ? (constant ? 'TRUE' : 'FALSE') : String(constant);
}

/** Whether cells follow in the same order area by area as line by line. */
function areInOneLine(areas: readonly SheetArea[]): boolean {
  return areas.every((area, at) => {
    const before = areas[at - 1];
    if (!before || before.sheet !== area.sheet) return true;
    const isColumn = [area.column, area.lastColumn, before.lastColumn].every((one) => one === before.column);
    const isRow = [area.row, area.lastRow, before.lastRow].every((one) => one === before.row);
    return isColumn || isRow;
  });
}

/** Writes one formula. */
class Writer {
  constructor(private readonly areasOf: AreasOf) {}

  text(node: FormulaNode, mode: Mode): string {
    const inner = mode === 'array' ? 'array' : 'one';
    switch (node.kind) {
      case 'number':
      case 'text':
      case 'boolean':
        return constantText(node.value);
      case 'fault':
        return node.code;
      case 'matrix':
        return `{${node.rows.map((row) => row.map(constantText).join(',')).join(';')}}`;
      case 'reference':
        return mode === 'one' ? this.cell(node) : this.area(node);
      case 'unary':
        return node.operator === '%'
          ? `${this.inner(node.of, inner)}%`
          : `${node.operator}${this.inner(node.of, inner)}`;
      case 'binary':
        return `${this.inner(node.left, inner)}${node.operator}${this.inner(node.right, inner)}`;
      case 'call':
        return `${node.name}(${node.args.map((arg, at) => this.argument(node, at, arg, mode)).join(',')})`;
    }
  }

  /** Operators within operators stand in brackets, whatever binds stronger. */
  private inner(node: FormulaNode, mode: Mode): string {
    const text = this.text(node, mode);
    return node.kind === 'binary' || node.kind === 'unary' ? `(${text})` : text;
  }

  private argument(
    { name, args }: FormulaNode & { kind: 'call' },
    at: number,
    arg: FormulaNode | undefined,
    mode: Mode,
  ): string {
    if (!arg) return '';
    const parameter = parameterAt(FUNCTIONS.get(name) as NonNullable<ReturnType<typeof FUNCTIONS.get>>, at);
    const kind: Kind = parameter?.kind ?? 'any';
    if (kind === 'branch') return this.text(arg, mode);
    if (isPlaced(kind)) return this.text(arg, kind === 'array' || mode === 'array' ? 'array' : 'area');
    if (!isList(kind) && kind !== 'details') return this.text(arg, mode === 'array' ? 'array' : 'one');
    if (arg.kind !== 'reference') return this.text(arg, mode === 'array' ? 'array' : 'area');
    const areas = this.areasOf(arg, kind === 'texts');
    if (kind === 'texts' && !areInOneLine(areas)) throw new NotWritable();
    const texts = areas.map(areaText);
    if (texts.length === 0) throw new NotWritable();
    const areOwn = parameter?.isRepeated === true && args.length + texts.length - 1 <= ARGUMENTS_MAX;
    return texts.length === 1 || areOwn ? texts.join(',') : `(${texts.join(',')})`;
  }

  /** A list that stands for one value is its first copy. */
  private cell(node: Reference): string {
    const [first, ...others] = this.areasOf(node, !isOneCell(node));
    if (!first) throw new NotWritable();
    if (isOneCell(node)) return areaText({ ...first, lastRow: first.row, lastColumn: first.column });
    if (others.length > 0) throw new NotWritable();
    return areaText(first);
  }

  /** A workbook takes no list of areas where each cell has its place. */
  private area(node: Reference): string {
    const [first, ...others] = this.areasOf(node, true);
    if (!first || others.length > 0) throw new NotWritable();
    return areaText(first);
  }
}

/**
 * A formula of the sheet made of one of the template, without `=`; undefined for one that a workbook cannot hold: its
 * cell has the value alone.
 */
export function writeFormula(node: FormulaNode, areasOf: AreasOf): string | undefined {
  try {
    const text = new Writer(areasOf).text(node, 'one');
    return text.length <= LIMITS.excelFormulaMax ? text : undefined;
  } catch (error) {
    if (error instanceof NotWritable) return undefined;
    throw error;
  }
}
