import {
  AppError,
  EXCEL_SCHEMA_VERSION,
  LIMITS,
  type ExcelCell,
  type ExcelMerge,
  type ExcelPicture,
  type ExcelSheet,
} from '@aj-report/contract';
import { readXlsx, type Cell as BookCell, type CellValue, type Sheet, type Workbook } from 'hucre';
import { parseValue } from '../report/expression/parse-value.ts';
import { toDamaged } from '../spreadsheet/import-fault.ts';
import { apartMerges } from './apart-merges.ts';
import { bringPictures } from './brought-pictures.ts';
import { fromComment, fromProperty, MARK } from './cell-settings.ts';
import { Losses } from './losses.ts';
import { loseParts } from './lost-parts.ts';
import { toPlainWorkbook, type PlainSheet } from './plain/plain-workbook.ts';
import type { BroughtPicture, ReadTemplate } from './template-file.types.ts';
import { usedOf } from './workbook-areas.ts';
import { readConditions } from './workbook-conditions.ts';
import { isOwnName, WorkbookFormulas } from './workbook-formulas.ts';
import { readPrint } from './workbook-print.ts';
import { readValidations } from './workbook-validations.ts';
import { StyleReader } from './workbook-style.ts';

/** px of one character of the default font, and of the room beside it */
const CHARACTER = 7;
const CELL_PADDING = 5;
const POINTS_PER_PX = 0.75;
const SIZE_MAX = 2_000;
/** px that need not be said */
const DEFAULT = { width: 80, height: 24 };

/** Days were read before, so that what the library takes for one more is none. */
function plainOf(value: CellValue): string | number | boolean | null {
  if (value instanceof Date) return null;
  return typeof value === 'string' ? value.slice(0, LIMITS.excelCellTextMax) : value;
}

function canRead(text: string): boolean {
  try {
    parseValue(text);
    return true;
  } catch {
    // It is kept as it stands, for a person to correct.
    return false;
  }
}

function contentOf(
  cell: BookCell,
  known: CellValue | undefined,
  read: (formula: string) => string | undefined,
  lose: (loss: 'formula' | 'expression') => void,
): Partial<ExcelCell> {
  const isPlain = cell.formula !== undefined && cell.formula !== '' && cell.formulaType !== 'array';
  const formula = isPlain ? read(cell.formula as string) : undefined;
  if (formula !== undefined) return { formula };
  if (cell.formula !== undefined) lose('formula');
  const value = plainOf(known ?? (cell.formula === undefined ? cell.value : (cell.formulaResult ?? cell.value)));
  if (value === null || value === '') return {};
  if (typeof value === 'string' && value.includes('#{') && !canRead(value)) lose('expression');
  return { value };
}

class SheetReader {
  readonly losses: Losses;

  constructor(
    private readonly sheet: Sheet,
    private readonly plain: PlainSheet,
    private readonly styles: StyleReader,
    private readonly formulas: WorkbookFormulas,
    private readonly date1904: boolean,
  ) {
    this.losses = plain.losses;
  }

  private settingsOf({ comment, hyperlink, richText }: BookCell, lose: (loss: never) => void): Partial<ExcelCell> {
    const say = lose as (loss: 'comment' | 'settings' | 'hyperlink' | 'richText') => void;
    const settings = comment === undefined ? {} : fromComment(comment.text);
    if (settings === undefined) say('comment');
    if (settings === null) say('settings');
    if (richText?.some(({ font }) => font) === true) say('richText');
    const url = hyperlink?.target ?? '';
    const isKept = /^https?:\/\//.test(url) && url.length <= 2048;
    if (hyperlink && !isKept) say('hyperlink');
    return { ...(isKept ? { link: { url } } : {}), ...settings };
  }

  private cellOf(row: number, column: number, cell: BookCell): ExcelCell | undefined {
    const lose = (loss: Parameters<Losses['add']>[0]) => this.losses.addAt(loss, row, column);
    const known = this.plain.values.get(`${row},${column}`);
    const content = contentOf(cell, known, (formula) => this.formulas.read(formula, this.sheet.name), lose);
    const style = this.styles.toStyle(cell.style, lose);
    const settings = this.settingsOf(cell, lose);
    const own = settings.formula === undefined ? content : {};
    const found = { ...own, ...(style ? { style } : {}), ...settings };
    if (Object.keys(found).length === 0) return undefined;
    const isInside = row < LIMITS.excelTemplateRowsMax && column < LIMITS.excelTemplateColumnsMax;
    if (!isInside && content.value === undefined && content.formula === undefined) return undefined;
    this.checkPlace(row, column);
    return { row, column, ...found };
  }

  private checkPlace(row: number, column: number): void {
    const place = { sheet: this.sheet.name, row: row + 1, column: column + 1 };
    if (row >= LIMITS.excelTemplateRowsMax)
      throw new AppError('spreadsheet/too-many-rows', { ...place, limit: LIMITS.excelTemplateRowsMax });
    if (column >= LIMITS.excelTemplateColumnsMax)
      throw new AppError('spreadsheet/too-many-columns', { ...place, limit: LIMITS.excelTemplateColumnsMax });
  }

  cells(): ExcelCell[] {
    const known = this.sheet.cells ?? new Map<string, BookCell>();
    const cells = [...known].flatMap(([key, cell]) => {
      const [row = 0, column = 0] = key.split(',').map(Number);
      // A comment may say that it is of a whole column.
      if (Number.isNaN(row)) {
        this.losses.add('comment');
        return [];
      }
      return this.cellOf(row, column, cell) ?? [];
    });
    for (const [row, values] of this.sheet.rows.entries()) {
      for (const [column, value] of values.entries()) {
        if (value === null || value === undefined || value === '' || known.has(`${row},${column}`)) continue;
        const cell = this.cellOf(row, column, { value, type: 'string' });
        if (cell) cells.push(cell);
      }
    }
    return this.linked(cells).sort((one, other) => one.row - other.row || one.column - other.column);
  }

  /** A link over several cells is one of each that has something to click on. */
  private linked(cells: ExcelCell[]): ExcelCell[] {
    return this.plain.links.reduce((all, { first, last }) => {
      const link = all.find(({ row, column }) => row === first.row && column === first.column)?.link;
      if (!link) return all;
      return all.map((cell) => {
        const isRow = cell.row >= first.row && cell.row <= last.row;
        const isInside = isRow && cell.column >= first.column && cell.column <= last.column;
        return isInside && (cell.value ?? cell.formula) !== undefined ? { ...cell, link } : cell;
      });
    }, cells);
  }

  merges(): ExcelMerge[] {
    const merges = (this.sheet.merges ?? []).map(({ startRow: row, startCol: column, endRow, endCol }) => {
      this.checkPlace(endRow, endCol);
      return { row, column, rowSpan: endRow - row + 1, columnSpan: endCol - column + 1 };
    });
    return apartMerges(merges, this.losses);
  }

  sizes(): Pick<ExcelSheet, 'columnWidths' | 'rowHeights'> {
    const columnWidths = (this.sheet.columns ?? [])
      .slice(0, LIMITS.excelTemplateColumnsMax)
      .flatMap(({ width, hidden }, column) => {
        if (hidden === true) return [{ column, width: 0 }];
        if (width === undefined) return [];
        const px = Math.min(SIZE_MAX, Math.round(width * CHARACTER + CELL_PADDING));
        return px === DEFAULT.width ? [] : [{ column, width: px }];
      });
    const rowHeights = [...(this.sheet.rowDefs ?? [])].flatMap(([row, { height, hidden }]) => {
      if (row >= LIMITS.excelTemplateRowsMax) return [];
      if (hidden === true) return [{ row, height: 0 }];
      if (height === undefined) return [];
      const px = Math.min(SIZE_MAX, Math.round(height / POINTS_PER_PX));
      return px === DEFAULT.height ? [] : [{ row, height: px }];
    });
    return {
      ...(columnWidths.length === 0 ? {} : { columnWidths }),
      ...(rowHeights.length === 0 ? {} : { rowHeights }),
    };
  }

  pictures(brought: BroughtPicture[]): ExcelPicture[] {
    const placed = (this.sheet.images ?? []).map(({ data, anchor, width = 100, height = 100 }) => {
      const { row, col: column } = anchor.from;
      return { row, column, width, height, bytes: data };
    });
    const kept = bringPictures(placed, brought, this.losses);
    for (const { row, column } of kept) this.checkPlace(row, column);
    return kept;
  }

  read(brought: BroughtPicture[], kept: Partial<ExcelSheet> = {}): ExcelSheet {
    const { rows = 0, columns = 0 } = this.sheet.freezePane ?? {};
    const [merges, pictures] = [this.merges(), this.pictures(brought)];
    const cells = this.cells();
    const { styles, formulas, losses } = this;
    const { conditionalFormats: others = [], ...settings } = kept;
    const known = readConditions(this.sheet, { styles, formulas, losses, used: usedOf(cells) });
    const conditionalFormats = [...known, ...others];
    const validations = readValidations(this.sheet, { formulas, losses, date1904: this.date1904 });
    const print = readPrint(this.sheet, this.losses);
    loseParts(this.sheet, this.losses);
    return {
      name: this.sheet.name,
      cells,
      ...(this.sheet.hidden === true || this.sheet.veryHidden === true ? { hidden: true } : {}),
      ...(merges.length === 0 ? {} : { merges }),
      ...this.sizes(),
      ...(rows + columns === 0 ? {} : { freeze: { rows, columns } }),
      ...(print ? { print } : {}),
      ...(pictures.length === 0 ? {} : { pictures }),
      ...(conditionalFormats.length === 0 ? {} : { conditionalFormats }),
      ...(validations.length === 0 ? {} : { validations }),
      ...settings,
    };
  }
}

/** Reads a plain workbook by a library, whose words are for nobody. @throws spreadsheet/damaged */
function parse(bytes: Uint8Array): Promise<Workbook> {
  return readXlsx(bytes, { readStyles: true }).catch((error: unknown) => {
    throw toDamaged('其中有无法识别的内容', 'parts of it cannot be read', error);
  });
}

/** Names of a workbook, which a template does not have. */
function lostNames({ namedRanges = [] }: Workbook): Losses {
  const losses = new Losses('');
  const names = namedRanges.filter((one) => !isOwnName(one)).map(({ name }) => name);
  for (const name of new Set(names)) losses.add('names', name);
  return losses;
}

/** A workbook as a template, and what of it was lost. @throws archive/refused, spreadsheet/* */
export async function readWorkbook(path: string): Promise<ReadTemplate> {
  const plain = await toPlainWorkbook(path);
  const length = plain.sheets.size;
  if (length > LIMITS.excelSheetsMax)
    throw new AppError('spreadsheet/too-many-sheets', { count: length, limit: LIMITS.excelSheetsMax });
  if (length === 0) throw new AppError('spreadsheet/empty');
  const book = await parse(plain.bytes);
  const styles = new StyleReader(book.themeColors, book.defaultFont);
  const kept = fromProperty(book.properties?.custom?.[MARK]);
  const pictures: BroughtPicture[] = [];
  const names = new Set(book.sheets.map(({ name }) => name.toLowerCase()));
  const formulas = new WorkbookFormulas(book.namedRanges ?? [], names);
  const readers = book.sheets.map((sheet) => {
    return new SheetReader(sheet, plain.sheets.get(sheet.name) as PlainSheet, styles, formulas, plain.date1904);
  });
  const sheets = readers.map((reader, at) => reader.read(pictures, kept.get(book.sheets[at]?.name ?? '')));
  return {
    kind: 'xlsx',
    template: { schemaVersion: EXCEL_SCHEMA_VERSION, sheets },
    setCodes: [],
    setParam: {},
    pictures,
    notes: [lostNames(book), ...plain.leftOut, ...readers.map(({ losses }) => losses)].flatMap((losses) =>
      losses.toNotes(),
    ),
  };
}
