import { placeCode, type ExcelStyle, type Language } from '@aj-report/contract';
import { toDrawn } from '../code/drawn-cell.ts';
import type { CodeMatrix } from '../code/encode-code.ts';
import { SHOWS_NOTHING } from '../format/format-cell.ts';
import type { Grid, GridCell, GridPicture, GridSheet } from '../grid.types.ts';
import { toPng } from './code-png.ts';
import type { Picture, Pictures } from './xlsx-pictures.ts';

/** The cell of a sheet that lies so many px behind the corner of another one, and the px that are left. */
function lineAt(sizes: readonly number[], first: number, distance: number): readonly [line: number, rest: number] {
  let [line, rest] = [first, distance];
  while (rest >= (sizes[line] ?? Infinity)) rest -= sizes[line++] ?? 0;
  return [line, rest];
}

function sum(sizes: readonly number[], first: number, count: number): number {
  return sizes.slice(first, first + count).reduce((all, size) => all + size, 0);
}

/** The picture of a code over its cell. */
function toPicture(sheet: GridSheet, cell: GridCell, { kind, rows }: CodeMatrix, fileId: string): GridPicture {
  const { columnWidths, rowHeights } = sheet;
  const size = {
    width: sum(columnWidths, cell.column, cell.columnSpan),
    height: sum(rowHeights, cell.row, cell.rowSpan),
  };
  const place = placeCode({ kind, width: rows[0]?.length ?? 1, height: rows.length }, size, cell.style);
  const [column, left] = lineAt(columnWidths, cell.column, place.x);
  const [row, top] = lineAt(rowHeights, cell.row, place.y);
  return { row, column, left, top, fileId, width: place.width, height: place.height };
}

/** Draws the codes of a workbook as pictures: each text once, however often it is shown. */
class CodeDrawer {
  readonly pictures = new Map<string, Picture>();
  private readonly idOf = new Map<string, string>();
  private readonly hidden = new Map<ExcelStyle | undefined, ExcelStyle>();

  constructor(private readonly language: Language) {}

  draw(sheet: GridSheet): GridSheet {
    if (!sheet.rows.some((cells) => cells.some(({ code }) => code !== undefined))) return sheet;
    const pictures = [...sheet.pictures];
    const rows = sheet.rows.map((cells) => cells.map((one) => this.drawCell(sheet, one, pictures)));
    return { ...sheet, rows, pictures };
  }

  private drawCell(sheet: GridSheet, one: GridCell, pictures: GridPicture[]): GridCell {
    const { cell, code } = toDrawn(one, this.language);
    if (!code) return cell;
    const picture = toPicture(sheet, cell, code, this.keep(code));
    if (picture.width > 0 && picture.height > 0) pictures.push(picture);
    return { ...cell, style: this.hide(cell.style) };
  }

  private keep(code: CodeMatrix): string {
    const key = `${code.kind} ${code.text}`;
    const known = this.idOf.get(key);
    if (known !== undefined) return known;
    const id = `code${this.idOf.size + 1}`;
    this.idOf.set(key, id);
    this.pictures.set(id, { bytes: toPng(code), type: 'png' });
    return id;
  }

  /** The text stays in the cell, to be found and copied, behind its code. */
  private hide(style: ExcelStyle | undefined): ExcelStyle {
    const known = this.hidden.get(style) ?? { ...style, numberFormat: SHOWS_NOTHING };
    this.hidden.set(style, known);
    return known;
  }
}

/** A report whose codes are pictures, with these among those that it had. */
export function withCodePictures(
  grid: Grid,
  pictures: Pictures,
  language: Language,
): { grid: Grid; pictures: Pictures } {
  const drawer = new CodeDrawer(language);
  const sheets = grid.sheets.map((sheet) => drawer.draw(sheet));
  return { grid: { ...grid, sheets }, pictures: new Map([...pictures, ...drawer.pictures]) };
}
