import { AppError, type Text } from '@aj-report/contract';
import type { Area } from '../formula/formula.types.ts';
import type { GridCell, GridSpan } from '../grid.types.ts';
import type { PlanCell } from '../plan/plan.types.ts';
import { printedWidth, roomOn, toChunks } from '../paper/paginate.ts';
import type { Emitted, Sheet } from './emit-cells.ts';
import { measureSheet, pageBreaksOf, pageLinesOf, printAreasOf, spanOf, type SheetSizes } from './measure-sheet.ts';

const TOO_HIGH: Text = {
  zh: '每页的标题行、页首行和页末行合计超过半页高，请减少行数或行高',
  en: 'its titles and the lines of every page take more than half of a page: give them fewer or lower lines',
};

/** Of a page's room, what other programs may round away before they end a page by themselves. */
const SLACK = 0.99;

type AllEmitted = ReadonlyMap<PlanCell, readonly Emitted[]>;

/** A line of the divided sheet. */
interface PagedLine {
  /** Line of the sheet as it was expanded. */
  readonly line: number;
  readonly page: number;
}

/** Where the lines of a sheet came to stand once it was divided into pages, with the lines that every page has. */
export class Division {
  /** By line as it was expanded. */
  private readonly places: number[] = [];
  readonly pageLines: ReadonlySet<number>;

  constructor(
    readonly lines: readonly PagedLine[],
    /** As it was expanded. */
    private readonly expanded: SheetSizes,
    spans: readonly (GridSpan | undefined)[],
  ) {
    const [head, foot] = spans.map((span) => (line: number) => span && line >= span.first && line <= span.last);
    const pageLines = new Set<number>();
    for (const [at, { line }] of lines.entries()) {
      // The first head line is the template's own, and the last foot line.
      if (foot?.(line)) this.places[line] = at;
      else this.places[line] ??= at;
      if (head?.(line) || foot?.(line)) pageLines.add(at);
    }
    this.pageLines = pageLines;
  }

  get rowHeights(): number[] {
    return this.lines.map(({ line }) => this.expanded.rowHeights[line] ?? 0);
  }

  get columnWidths(): readonly number[] {
    return this.expanded.columnWidths;
  }

  /** Lines that begin a page. */
  get breaks(): number[] {
    return this.lines.flatMap(({ page }, at) => (at > 0 && page !== this.lines[at - 1]?.page ? [at] : []));
  }

  pageOf(place: number): number {
    return this.lines[place]?.page ?? 0;
  }

  /** Where a line of the expanded sheet stands; its end for one behind it. */
  placeOf(line: number): number {
    return this.places[line] ?? this.lines.length;
  }

  /** Whether a line is there once more than where the template has it. */
  isRepeated(place: number): boolean {
    return this.places[this.lines[place]?.line ?? -1] !== place;
  }

  /** The parts of some lines of the expanded sheet: one, or one a page where lines of pages came between. */
  partsOf(first: number, last: number): GridSpan[] {
    const parts: GridSpan[] = [];
    for (let line = first; line <= last; line++) {
      const place = this.placeOf(line);
      const part = parts.at(-1);
      if (part && part.last + 1 === place && this.pageOf(part.last) === this.pageOf(place)) {
        parts[parts.length - 1] = { first: part.first, last: place };
      } else parts.push({ first: place, last: place });
    }
    return parts;
  }

  /** The same of an area; whole where nothing came between. */
  areasOf(area: Area): Area[] {
    const [row, lastRow] = [this.placeOf(area.row), this.placeOf(area.lastRow)];
    if (lastRow - row === area.lastRow - area.row) return [{ ...area, row, lastRow }];
    return this.partsOf(area.row, area.lastRow).map(({ first, last }) => ({ ...area, row: first, lastRow: last }));
  }

  /** An area with the lines that its pages have, which begin and end with it. */
  pagesOf(area: Area): Area {
    const [first, last] = [this.pageOf(this.placeOf(area.row)), this.pageOf(this.placeOf(area.lastRow))];
    const isOnThem = ({ page }: PagedLine) => page >= first && page <= last;
    return { ...area, row: this.lines.findIndex(isOnThem), lastRow: this.lines.findLastIndex(isOnThem) };
  }
}

/** @throws excel/template-invalid where the lines of every page leave no room for others */
function divisionOf(sheet: Sheet, name: string, gridRows: readonly (readonly GridCell[])[]): Division {
  const { plan, rows, copies } = sheet;
  const { print = {} } = plan.sheet;
  const sizes = measureSheet(sheet, gridRows);
  const areas = printAreasOf(sheet);
  const { room, scale } = roomOn(print, printedWidth(sizes.columnWidths, areas));
  const height = (room.height / scale) * SLACK;
  const [head, foot] = pageLinesOf(sheet);
  const titles = spanOf(rows, copies.left, print.titleRows);
  const high = [titles, head, foot].reduce(
    (sum, span) => sum + (span ? sizes.rowHeights.slice(span.first, span.last + 1).reduce((a, b) => a + b, 0) : 0),
    0,
  );
  if (high > height / 2) throw new AppError('excel/template-invalid', { place: name, reason: TOO_HIGH });
  // What is printed stands on pages of its own, each with its lines.
  const endOf = (line: number) => (foot && line >= foot.first && line <= foot.last ? foot.last + 1 : line);
  const edges = areas.flatMap(({ row, lastRow }) => [row, endOf(lastRow + 1)]);
  const breaks = new Set([...pageBreaksOf(sheet), ...edges]);
  const chunks = toChunks({ sizes: sizes.rowHeights, room: height, breaks, titles, head, foot });
  // Titles are repeated by whoever draws the page: they stand in the sheet once.
  const isTitle = (line: number) => titles !== undefined && line >= titles.first && line <= titles.last;
  const seen = new Set<number>();
  const lines = chunks.flatMap((chunk, page) =>
    chunk.flatMap((line) => {
      const isAgain = isTitle(line) && seen.has(line);
      seen.add(line);
      return isAgain ? [] : [{ line, page }];
    }),
  );
  return new Division(lines, sizes, [head, foot]);
}

/** A part of a cell over several rows, on a later page than its corner. */
export interface ContinuedCell {
  readonly of: GridCell;
  readonly part: GridCell;
}

/** A sheet with its lines on pages. */
export interface DividedSheet {
  readonly division: Division;
  readonly rows: GridCell[][];
  readonly emitted: AllEmitted;
  readonly continued: readonly ContinuedCell[];
  /** How many cells came in. */
  readonly more: number;
}

/** Moves the cells of a sheet to their lines; cells over several end where their page does, and go on on the next. */
function moveCells(gridRows: readonly (readonly GridCell[])[], division: Division): ContinuedCell[] {
  return gridRows.flat().flatMap((cell) => {
    const [own, ...others] = division.partsOf(cell.row, cell.row + cell.rowSpan - 1);
    if (!own) return [];
    const sizeOf = ({ first, last }: GridSpan) => last - first + 1;
    cell.row = own.first;
    cell.rowSpan = sizeOf(own);
    return others.map((part): ContinuedCell => {
      const { chart: _chart, autoFilter: _autoFilter, formula: _formula, ...rest } = cell;
      return { of: cell, part: { ...rest, row: part.first, rowSpan: sizeOf(part) } };
    });
  });
}

/**
 * Divides a sheet into pages of paper, and puts in the lines that every page has. Its cells are moved; formulas in the
 * new lines are still to be computed, and what continues a cell is still to get its value.
 */
export function divideSheet(
  sheet: Sheet,
  name: string,
  gridRows: readonly (readonly GridCell[])[],
  emitted: AllEmitted,
): DividedSheet {
  const division = divisionOf(sheet, name, gridRows);
  const continued = moveCells(gridRows, division);
  const rows: GridCell[][] = division.lines.map(() => []);
  for (const cell of gridRows.flat()) rows[cell.row]?.push(cell);
  for (const { part } of continued) rows[part.row]?.push(part);
  const repeated = new Map<GridCell, GridCell[]>();
  for (const [at, { line }] of division.lines.entries()) {
    if (!division.isRepeated(at)) continue;
    for (const cell of gridRows[line] ?? []) {
      const again = { ...cell, row: at };
      rows[at]?.push(again);
      repeated.set(cell, [...(repeated.get(cell) ?? []), again]);
    }
  }
  const withRepeated = (one: Emitted) => [one, ...(repeated.get(one.cell) ?? []).map((cell) => ({ ...one, cell }))];
  const count = (all: readonly (readonly GridCell[])[]) => all.reduce((sum, row) => sum + row.length, 0);
  return {
    division,
    rows,
    emitted: new Map([...emitted].map(([cell, found]) => [cell, found.flatMap(withRepeated)])),
    continued,
    more: count(rows) - count(gridRows),
  };
}
