import type { ExcelCell, ExcelConditionalFormat, ExcelMerge, ExcelSheet, ExcelStyle } from '@aj-report/contract';
import { areTouching, isInside, type Area } from './area.ts';
import { toCellName, type Place } from './cell-name.ts';
import { toFieldExpression } from './relations.ts';
import { withCells } from './sheet-edit.ts';

/** What a cross-tab is made of: fields of a set, groups from the outermost on. */
export interface CrossTab {
  readonly setCode: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly figures: readonly string[];
  /** A line and a column of sums for each group but the innermost. */
  readonly hasSubTotals: boolean;
  /** The share of each line in everything, behind the totals. */
  readonly hasShare: boolean;
  /** Behind each group of the outermost column field: by how much its first figure changed from the one before. */
  readonly hasChange: boolean;
}

/** What stands in the cells of a cross-tab beside fields. */
export interface CrossTabWords {
  readonly subTotal: string;
  readonly total: string;
  readonly share: string;
  readonly change: string;
}

const LINE = { style: 'thin', color: '#bfc8d6' } as const;
const BORDERS = { borders: { top: LINE, right: LINE, bottom: LINE, left: LINE } };
const HEAD: ExcelStyle = { ...BORDERS, bold: true, align: 'center', color: '#ffffff', background: '#1f4e79' };
const GROUP: ExcelStyle = { ...BORDERS };
const SHADES = { detail: undefined, sub: '#eef3fb', total: '#dbe7f5' } as const;
const NUMBERS = '#,##0.00';
const PARTS = '0.0%';
const FALL: ExcelStyle = { color: '#c00000' };

type Kind = keyof typeof SHADES;

/** Lines that belong together: the details, the sums of one group, or the totals. */
interface Block {
  readonly kind: Kind;
  /** Level of the group whose sums it holds. */
  readonly level: number;
}

/**
 * Details first, then the sums of each group from the inside out, then totals.
 * @param isSummed whether the sums of a group are wanted
 */
function blocksOf(levels: number, isSummed: (level: number) => boolean): Block[] {
  const groups = Array.from({ length: Math.max(0, levels - 1) }, (_, at) => levels - 2 - at);
  return [
    ...(levels > 0 ? [{ kind: 'detail', level: levels - 1 } as const] : []),
    ...groups.filter(isSummed).map((level): Block => ({ kind: 'sub', level })),
    { kind: 'total', level: -1 },
  ];
}

/** What one column of the cross-tab holds. */
type Column =
  | { readonly holds: 'figure'; readonly figure: string; readonly block: Block }
  | { readonly holds: 'change'; readonly of: number }
  | { readonly holds: 'share' };

class CrossTabMaker {
  readonly cells: ExcelCell[] = [];
  readonly merges: ExcelMerge[] = [];
  readonly falls: ExcelConditionalFormat[] = [];
  private readonly rowBlocks: readonly Block[];
  private readonly columns: readonly Column[];
  /** Lines of heads above the figures: one a column field, one for the names of figures. */
  private readonly headRows: number;

  constructor(
    private readonly tab: CrossTab,
    private readonly corner: Place,
    private readonly words: CrossTabWords,
  ) {
    this.rowBlocks = blocksOf(tab.rows.length, () => tab.hasSubTotals);
    this.columns = this.columnsOf();
    this.headRows = Math.max(1, tab.columns.length + (this.hasNames && tab.columns.length > 0 ? 1 : 0));
  }

  /** Whether each figure has a head of its own. */
  private get hasNames(): boolean {
    const { figures, columns, hasChange } = this.tab;
    return figures.length > 1 || columns.length === 0 || (columns.length === 1 && hasChange);
  }

  get area(): Area {
    const { rows } = this.tab;
    return {
      ...this.corner,
      rowSpan: this.headRows + this.rowBlocks.length,
      columnSpan: rows.length + this.columns.length,
    };
  }

  /** Rows and columns before the figures. */
  get heads(): { readonly rows: number; readonly columns: number } {
    return { rows: this.headRows, columns: this.tab.rows.length };
  }

  make(): this {
    this.putRowHeads();
    this.putColumnHeads();
    for (const [at, block] of this.rowBlocks.entries()) this.putLine(this.headRows + at, block);
    return this;
  }

  private columnsOf(): Column[] {
    const { columns, figures, hasSubTotals, hasShare, hasChange } = this.tab;
    const blocks = blocksOf(columns.length, (level) => hasSubTotals || (hasChange && level === 0));
    const made: Column[] = [];
    const outermost = columns.length === 1 ? 'detail' : 'sub';
    for (const block of blocks) {
      const start = made.length;
      for (const figure of figures) made.push({ holds: 'figure', figure, block });
      const isOutermost = block.kind === outermost && block.level === 0;
      if (hasChange && isOutermost) made.push({ holds: 'change', of: start });
    }
    if (hasShare) made.push({ holds: 'share' });
    return made;
  }

  private put(row: number, column: number, cell: Omit<ExcelCell, 'row' | 'column'>, rowSpan = 1, columnSpan = 1): void {
    const place = { row: this.corner.row + row, column: this.corner.column + column };
    this.cells.push({ ...place, ...cell });
    if (rowSpan > 1 || columnSpan > 1) this.merges.push({ ...place, rowSpan, columnSpan });
  }

  /** Heads of the row fields, and their groups with what is said of their sums. */
  private putRowHeads(): void {
    const { rows, setCode } = this.tab;
    for (const [level, field] of rows.entries()) {
      this.put(0, level, { value: field, style: HEAD }, this.headRows);
      const lines = this.rowBlocks.filter((block) => block.kind === 'detail' || block.level >= level).length;
      this.put(
        this.headRows,
        level,
        { value: toFieldExpression(setCode, field), group: 'merge', style: GROUP },
        this.rowBlocks.some(({ kind }) => kind === 'sub') ? lines : 1,
      );
    }
    for (const [at, { kind, level }] of this.rowBlocks.entries()) {
      if (kind === 'detail') continue;
      const value = kind === 'sub' ? this.words.subTotal : this.words.total;
      const style = { ...GROUP, ...shade(kind), bold: true };
      this.put(this.headRows + at, level + 1, { value, style }, 1, rows.length - level - 1);
    }
  }

  private putColumnHeads(): void {
    const { columns, rows, setCode, hasChange } = this.tab;
    const first = rows.length;
    const nameRows = this.hasNames && columns.length > 0 ? 1 : 0;
    for (const [level, field] of columns.entries()) {
      const width = this.columns.filter((one) => this.isWithin(one, level)).length;
      const value = toFieldExpression(setCode, field);
      // A change is one from the period before, in whatever order the rows of the set come.
      const order = hasChange && level === 0 ? { order: 'asc' as const } : {};
      this.put(level, first, { value, expand: 'right', group: 'merge', ...order, style: HEAD }, 1, width);
    }
    for (const [at, column] of this.columns.entries()) {
      const down = this.headRows;
      if (column.holds === 'change') {
        this.put(1, first + at, { value: this.words.change, style: HEAD }, down - 1);
      } else if (column.holds === 'share') this.put(0, first + at, { value: this.words.share, style: HEAD }, down);
      else this.putFigureHead(column, at, nameRows);
    }
  }

  private putFigureHead({ figure, block }: Column & { holds: 'figure' }, at: number, nameRows: number): void {
    const { columns, rows, figures } = this.tab;
    const column = rows.length + at;
    if (this.hasNames) this.put(this.headRows - 1, column, { value: figure, style: HEAD });
    const isFirst = figures[0] === figure;
    if (block.kind === 'detail' || !isFirst || columns.length === 0) return;
    const from = block.level + 1;
    const value = block.kind === 'sub' ? this.words.subTotal : this.words.total;
    this.put(from, column, { value, style: HEAD }, this.headRows - nameRows - from, figures.length);
  }

  /** Whether a column stands under the head of a column field. */
  private isWithin(column: Column, level: number): boolean {
    if (column.holds === 'share') return false;
    if (column.holds === 'change') return level === 0;
    return column.block.kind === 'detail' || column.block.level >= level;
  }

  /** One line of figures. */
  private putLine(row: number, { kind }: Block): void {
    const { setCode, rows, figures } = this.tab;
    for (const [at, column] of this.columns.entries()) {
      const place = rows.length + at;
      const darkest: Kind =
        column.holds === 'figure' && column.block.kind !== 'detail' && kind !== 'total' ? column.block.kind : kind;
      const style: ExcelStyle = {
        ...GROUP,
        ...shade(kind === 'detail' ? darkest : kind),
        ...(kind === 'detail' ? {} : { bold: true }),
        numberFormat: column.holds === 'figure' ? NUMBERS : PARTS,
      };
      const [field = ''] = figures;
      if (column.holds === 'figure') {
        this.put(row, place, { value: toFieldExpression(setCode, column.figure, 'sum'), style });
      } else if (column.holds === 'share') {
        const share = toFieldExpression(setCode, field, 'share').replace(/\)\}$/, ', none)}');
        this.put(row, place, { value: share, style });
      } else {
        const name = toCellName({ row: this.corner.row + row, column: this.corner.column + rows.length + column.of });
        this.put(row, place, { formula: `IFERROR((${name}-${name}[,-1])/ABS(${name}[,-1]),"")`, style });
        const cell = { row: this.corner.row + row, column: this.corner.column + place };
        this.falls.push({ ...cell, operator: '<', value: 0, style: FALL });
      }
    }
  }
}

function shade(kind: Kind): ExcelStyle {
  const background = SHADES[kind];
  return background === undefined ? {} : { background };
}

/** Cells that a cross-tab would take, with its corner at a cell. */
export function crossTabArea(tab: CrossTab, corner: Place, words: CrossTabWords): Area {
  return new CrossTabMaker(tab, corner, words).area;
}

/**
 * A sheet with a cross-tab in place of what stood there: groups, sums, the looks of its lines, heads that stand still.
 * What it writes are cells like any others.
 */
export function makeCrossTab(sheet: ExcelSheet, corner: Place, tab: CrossTab, words: CrossTabWords): ExcelSheet {
  const maker = new CrossTabMaker(tab, corner, words).make();
  const { area, heads } = maker;
  const emptied = {
    ...sheet,
    cells: sheet.cells.filter((cell) => !isInside(cell, area)),
    merges: [...(sheet.merges ?? []).filter((merge) => !areTouching(merge, area)), ...maker.merges],
  };
  const filled = withCells(emptied, maker.cells);
  const { conditionalFormats = [], freeze } = sheet;
  return {
    ...filled,
    ...(maker.falls.length > 0 ? { conditionalFormats: [...conditionalFormats, ...maker.falls] } : {}),
    freeze: freeze ?? { rows: corner.row + heads.rows, columns: corner.column + heads.columns },
  };
}
