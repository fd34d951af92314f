import {
  AppError,
  LIMITS,
  type ExcelCell,
  type ExcelMerge,
  type ExcelPicture,
  type ExcelSheet,
  type ExcelStyle,
} from '@aj-report/contract';
import { parseValue } from '../../report/expression/parse-value.ts';
import { parseFormula } from '../../report/formula/parse-formula.ts';
import { apartMerges } from '../apart-merges.ts';
import { bringPictures, type PlacedPicture } from '../brought-pictures.ts';
import { Losses } from '../losses.ts';
import type { BroughtPicture } from '../template-file.types.ts';
import { isInside, lineOf, numberOf, toList, toObject, type Loose, type Position } from './loose.ts';
import { conditionsOf, validationsOf } from './sheet-rules.ts';
import { bordersOf, styleOf } from './sheet-style.ts';

const DEFAULT = { width: 73, height: 19 };
const SIZE_MAX = 2_000;
const FIELD = /#\{\s*([A-Za-z0-9_-]+)\s*\./;
const DATA_URL = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/;

/** Reads one sheet of a saved report of AJ-Report. */
export class LuckysheetReader {
  readonly losses: Losses;
  private readonly config: Loose;
  private readonly name: string;

  constructor(
    private readonly sheet: Loose,
    at: number,
  ) {
    this.name = (String(sheet['name'] ?? '') || `Sheet${at + 1}`).slice(0, 255);
    this.losses = new Losses(this.name);
    this.config = toObject(sheet['config']);
  }

  private textOf(value: Loose, lose: () => void): string | undefined {
    const runs = toList(toObject(value['ct'])['s']).map(toObject);
    if (runs.length > 1) lose();
    return runs.length === 0 ? undefined : runs.map((run) => String(run['v'] ?? '')).join('');
  }

  private contentOf(value: Loose, row: number, column: number): Partial<ExcelCell> {
    const { f, v } = value;
    if (typeof f === 'string' && f.trim() !== '') {
      const formula = f.trim().replace(/^=/, '');
      try {
        parseFormula(formula);
        if (formula.length <= LIMITS.excelFormulaMax) return { formula };
      } catch {
        // Its value stays, as that of a formula that is too long.
      }
      this.losses.addAt('formula', row, column);
    }
    const text = this.textOf(value, () => this.losses.addAt('richText', row, column));
    const plain = text ?? (typeof v === 'number' || typeof v === 'boolean' ? v : v == null ? '' : String(v));
    if (typeof plain !== 'string') return { value: plain };
    if (plain === '') return {};
    if (plain.includes('#{')) this.checkExpression(plain, row, column);
    return { value: plain.slice(0, LIMITS.excelCellTextMax) };
  }

  private checkExpression(text: string, row: number, column: number): void {
    try {
      parseValue(text);
    } catch {
      // It is kept as it stands, for a person to correct.
      this.losses.addAt('expression', row, column);
    }
  }

  private cells(): ExcelCell[] {
    const cells = new Map<string, { position: Position; content: Partial<ExcelCell>; style: ExcelStyle }>();
    for (const one of toList(this.sheet['celldata']).map(toObject)) {
      const [row, column] = [lineOf(one['r']), lineOf(one['c'])];
      if (row === undefined || column === undefined) continue;
      const value = typeof one['v'] === 'object' ? toObject(one['v']) : { v: one['v'] };
      const position = { row, column };
      // The cells that a merged area covers name its corner and have nothing of their own.
      const content = this.contentOf(value, row, column);
      if (!isInside(position)) {
        if (Object.keys(content).length > 0) this.refusePlace(position);
        continue;
      }
      const style = styleOf(value, (loss) => this.losses.addAt(loss, row, column));
      cells.set(`${row},${column}`, { position, content, style });
    }
    const borders = bordersOf(this.config['borderInfo'], (loss) => this.losses.add(loss));
    for (const key of borders.keys()) {
      const [row = 0, column = 0] = key.split(',').map(Number);
      if (!cells.has(key) && isInside({ row, column }))
        cells.set(key, { position: { row, column }, content: {}, style: {} });
    }
    const read = [...cells].flatMap(([key, { position, content, style }]) => {
      const own = borders.get(key);
      const looks = { ...style, ...(own && Object.keys(own).length > 0 ? { borders: own } : {}) };
      const found = { ...content, ...(Object.keys(looks).length > 0 ? { style: looks } : {}) };
      return Object.keys(found).length === 0 ? [] : [{ ...position, ...found }];
    });
    return read.sort((one, other) => one.row - other.row || one.column - other.column);
  }

  private refusePlace({ row, column }: Position): never {
    const place = { sheet: this.name, row: row + 1, column: column + 1 };
    if (row >= LIMITS.excelTemplateRowsMax)
      throw new AppError('spreadsheet/too-many-rows', { ...place, limit: LIMITS.excelTemplateRowsMax });
    throw new AppError('spreadsheet/too-many-columns', { ...place, limit: LIMITS.excelTemplateColumnsMax });
  }

  private merges(): ExcelMerge[] {
    const merges = Object.values(toObject(this.config['merge'])).flatMap((one) => {
      const { r, c, rs, cs } = toObject(one);
      const [row, column, rowSpan = 1, columnSpan = 1] = [lineOf(r), lineOf(c), lineOf(rs), lineOf(cs)];
      if (row === undefined || column === undefined || rowSpan < 1 || columnSpan < 1) return [];
      if (!isInside({ row: row + rowSpan - 1, column: column + columnSpan - 1 })) return [];
      return rowSpan * columnSpan === 1 ? [] : [{ row, column, rowSpan, columnSpan }];
    });
    return apartMerges(merges, this.losses);
  }

  private sizesOf(sizes: unknown, hidden: unknown, usual: number, limit: number): [number, number][] {
    const known = Object.entries({ ...toObject(sizes), ...toObject(hidden) });
    const none = toObject(hidden);
    return known.flatMap(([key, value]): [number, number][] => {
      const line = lineOf(key);
      if (line === undefined || line >= limit) return [];
      if (key in none) return [[line, 0]];
      const size = numberOf(value);
      return size === undefined || size === usual ? [] : [[line, Math.min(SIZE_MAX, Math.max(0, Math.round(size)))]];
    });
  }

  private sizes(): Pick<ExcelSheet, 'columnWidths' | 'rowHeights'> {
    const { columnlen, colhidden, rowlen, rowhidden } = this.config;
    const widths = this.sizesOf(columnlen, colhidden, 80, LIMITS.excelTemplateColumnsMax);
    const heights = this.sizesOf(rowlen, rowhidden, 24, LIMITS.excelTemplateRowsMax);
    return {
      ...(widths.length === 0 ? {} : { columnWidths: widths.map(([column, width]) => ({ column, width })) }),
      ...(heights.length === 0 ? {} : { rowHeights: heights.map(([row, height]) => ({ row, height })) }),
    };
  }

  private freeze(): ExcelSheet['freeze'] {
    const { type, range } = toObject(this.sheet['frozen']);
    const { row_focus: row, column_focus: column } = toObject(range);
    const [rows, columns] = [(lineOf(row) ?? 0) + 1, (lineOf(column) ?? 0) + 1];
    switch (type) {
      case 'row':
        return { rows: 1, columns: 0 };
      case 'column':
        return { rows: 0, columns: 1 };
      case 'both':
        return { rows: 1, columns: 1 };
      case 'rangeRow':
        return { rows, columns: 0 };
      case 'rangeColumn':
        return { rows: 0, columns };
      case 'rangeBoth':
        return { rows, columns };
      default:
        return undefined;
    }
  }

  /** The line at a place in px, with the sizes that the document gives. */
  private lineAt(place: number, sizes: unknown, usual: number): number {
    const known = toObject(sizes);
    let line = 0;
    for (let end = 0; line < LIMITS.excelTemplateRowsMax; line++) {
      end += (numberOf(known[String(line)]) ?? usual) + 1;
      if (end > place) break;
    }
    return line;
  }

  private pictures(brought: BroughtPicture[]): ExcelPicture[] {
    const placed = Object.values(toObject(this.sheet['images'])).map((one): PlacedPicture => {
      const image = toObject(one);
      const box = toObject(image['default']);
      const [left, top, width = 100, height = 100] = ['left', 'top', 'width', 'height'].map((key) =>
        numberOf(box[key]),
      );
      const column = this.lineAt(left ?? 0, this.config['columnlen'], DEFAULT.width);
      const row = this.lineAt(top ?? 0, this.config['rowlen'], DEFAULT.height);
      const data = isInside({ row, column }) ? DATA_URL.exec(String(image['src'] ?? ''))?.[1] : undefined;
      const bytes = data === undefined ? undefined : Buffer.from(data, 'base64');
      return { row, column, width, height, bytes };
    });
    return bringPictures(placed, brought, this.losses);
  }

  private withLinks(cells: readonly ExcelCell[]): ExcelCell[] {
    const links = toObject(this.sheet['hyperlink']);
    return cells.map((cell) => {
      const { linkAddress } = toObject(links[`${cell.row}_${cell.column}`]);
      if (linkAddress === undefined) return cell;
      const url = String(linkAddress);
      if (/^https?:\/\//.test(url) && url.length <= 2048) return { ...cell, link: { url } };
      this.losses.addAt('hyperlink', cell.row, cell.column);
      return cell;
    });
  }

  read(brought: BroughtPicture[]): ExcelSheet {
    const [merges, conditionalFormats, validations] = [
      this.merges(),
      conditionsOf(this.sheet, this.losses),
      validationsOf(this.sheet, this.losses),
    ];
    const [freeze, pictures] = [this.freeze(), this.pictures(brought)];
    if (toList(this.sheet['chart']).length > 0) this.losses.add('chart');
    return {
      name: this.name,
      cells: besideEachOther(this.withLinks(this.cells())),
      ...(numberOf(this.sheet['hide']) === 1 ? { hidden: true } : {}),
      ...(merges.length === 0 ? {} : { merges }),
      ...this.sizes(),
      ...(freeze ? { freeze } : {}),
      ...(pictures.length === 0 ? {} : { pictures }),
      ...(conditionalFormats.length === 0 ? {} : { conditionalFormats }),
      ...(validations.length === 0 ? {} : { validations }),
    };
  }
}

/** Lists of different data sets in one row ran beside each other there; here the right one would be repeated for each row of the left. */
function besideEachOther(cells: readonly ExcelCell[]): ExcelCell[] {
  const lastSet = new Map<number, string>();
  return cells.map((cell) => {
    const set = typeof cell.value === 'string' ? FIELD.exec(cell.value)?.[1] : undefined;
    if (set === undefined) return cell;
    const before = lastSet.get(cell.row);
    lastSet.set(cell.row, set);
    return before === undefined || before === set ? cell : { ...cell, leftParent: 'none' };
  });
}
