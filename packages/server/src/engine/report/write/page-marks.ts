import type { Language } from '@aj-report/contract';
import { toDrawn } from '../code/drawn-cell.ts';
import type { GridCell, GridSheet } from '../grid.types.ts';
import { linkStyle, type AddressOf } from './cell-links.ts';
import { BorderLines } from './border-lines.ts';
import { barMarks, codeMarks, contentMarks, groundMarks } from './cell-marks.ts';
import { POINTS_PER_PX, type PaperPage, type Paging } from '../paper/paginate.ts';
import type { Box, PaperMark, Typesetter } from './paper-mark.types.ts';

/** Where lines of a page lie: start and size by line, pt. */
type Lines = ReadonlyMap<number, readonly [start: number, size: number]>;

function linesOf(lines: readonly number[], sizes: readonly number[], start: number, scale: number): Lines {
  let at = start;
  return new Map(
    lines.map((line) => {
      const size = (sizes[line] ?? 0) * scale;
      const placed = [line, [at, size] as const] as const;
      at += size;
      return placed;
    }),
  );
}

/** Lines of a span that stand on a page, as one stretch; undefined when none does. */
function stretch(lines: Lines, first: number, count: number): readonly [number, number] | undefined {
  let start: number | undefined;
  let end = 0;
  for (let line = first; line < first + count; line++) {
    const found = lines.get(line);
    if (!found) continue;
    start ??= found[0];
    end = found[0] + found[1];
  }
  return start === undefined || end <= start ? undefined : [start, end - start];
}

/** Cells of a sheet that reach over several rows, in the order of their rows. */
function tallCells({ rows }: GridSheet): GridCell[] {
  return rows.flatMap((row) => row.filter(({ rowSpan }) => rowSpan > 1));
}

export interface LayoutOptions {
  /** Of what stands in place of a code that cannot be drawn. */
  readonly language: Language;
  readonly type: Typesetter;
  readonly addressOf: AddressOf;
}

/** Lays out the pages of one sheet. */
export class SheetLayout {
  private readonly tall: readonly GridCell[];

  constructor(
    private readonly sheet: GridSheet,
    private readonly paging: Paging,
    private readonly options: LayoutOptions,
  ) {
    this.tall = tallCells(sheet);
  }

  /** Everything that stands on a page, in the order in which it is drawn. */
  marksOf(page: PaperPage): PaperMark[] {
    const { paging, sheet } = this;
    const { margins, scale } = paging;
    const used = page.columns.reduce((sum, column) => sum + (sheet.columnWidths[column] ?? 0), 0) * scale;
    const free = paging.width - margins.left - margins.right - used;
    const left = margins.left + (sheet.print?.centerHorizontally === true ? Math.max(0, free / 2) : 0);
    const columns = linesOf(page.columns, sheet.columnWidths, left, scale);
    const rows = linesOf(page.rows, sheet.rowHeights, margins.top, scale);
    const placed = this.cellsOf(page).flatMap((cell) => {
      const across = stretch(columns, cell.column, cell.columnSpan);
      const down = stretch(rows, cell.row, cell.rowSpan);
      return across && down ? [{ cell, box: { x: across[0], width: across[1], y: down[0], height: down[1] } }] : [];
    });
    const marks: PaperMark[] = [];
    const lines = new BorderLines();
    for (const { cell, box } of placed) marks.push(...groundMarks(box, cell.style), ...barMarks(box, cell.bar));
    for (const { cell, box } of placed) marks.push(...this.contentOf(cell, box, columns));
    for (const { cell, box } of placed) lines.addCell(box, cell.style?.borders);
    return marks.concat(lines.finish(), this.picturesOf(rows, columns));
  }

  private contentOf(one: GridCell, box: Box, columns: Lines): PaperMark[] {
    const { scale } = this.paging;
    const { language, type, addressOf } = this.options;
    const { cell, code } = toDrawn(one, language);
    if (code) return codeMarks(code, box, cell.style, scale);
    const address = cell.link && cell.value !== null ? addressOf(cell.link) : null;
    const shown = address === null ? cell : { ...cell, style: linkStyle(cell.style) };
    return [
      ...contentMarks(shown, box, this.roomOf(cell, box, columns), scale / POINTS_PER_PX, type),
      ...(address === null ? [] : [{ kind: 'link', box, address } as const]),
    ];
  }

  /** Cells that stand on a page, with those that reach onto it from above. */
  private cellsOf({ rows }: PaperPage): GridCell[] {
    const { sheet } = this;
    const own = rows.flatMap((row) => sheet.rows[row] ?? []);
    const last = rows.at(-1) ?? 0;
    const shown = new Set(rows);
    // Behind the repeated rows a page is one stretch of the sheet.
    let first = last;
    while (shown.has(first - 1)) first--;
    const above = this.tall.filter(({ row, rowSpan }) => row < first && row + rowSpan > first && !shown.has(row));
    return [...above, ...own];
  }

  /** A text that is longer than its cell reaches over blank cells on its right. */
  private roomOf(cell: GridCell, box: Box, columns: Lines): Box {
    const { align = 'left', wrap } = cell.style ?? {};
    if (typeof cell.value !== 'string' || align !== 'left' || wrap === true || cell.rowSpan > 1) return box;
    const next = (this.sheet.rows[cell.row] ?? []).find((one) => one.column > cell.column && one.value !== null);
    let { width } = box;
    for (let column = cell.column + cell.columnSpan; column < (next?.column ?? this.sheet.columnCount); column++) {
      width += columns.get(column)?.[1] ?? 0;
    }
    return { ...box, width };
  }

  private picturesOf(rows: Lines, columns: Lines): PaperMark[] {
    const { scale } = this.paging;
    return this.sheet.pictures.flatMap(({ row, column, fileId, width, height, left = 0, top = 0 }): PaperMark[] => {
      const [y, x] = [rows.get(row)?.[0], columns.get(column)?.[0]];
      if (x === undefined || y === undefined) return [];
      const box = { x: x + left * scale, y: y + top * scale, width: width * scale, height: height * scale };
      return [{ kind: 'picture', fileId, box }];
    });
  }
}
