import { LIMITS, shiftFormula } from '@aj-report/contract';
import { cellNameOf, positionOf, type Position } from '../../report/formula/cell-name.ts';
import { xml } from '../../report/write/xml.ts';
import { kindOfNumber, toDateText, toSerial, VALUE } from '../../spreadsheet/cell/excel-date.ts';
import { FORMAT, type FormatClass } from '../../spreadsheet/cell/number-format.ts';
import { ImportFault } from '../../spreadsheet/import-fault.ts';
import type { Attributes } from '../../spreadsheet/xlsx/xlsx-parts.ts';
import type { Losses } from '../losses.ts';
import { SheetExtensions } from './sheet-extensions.ts';
import { XmlCopy } from './xml-copy.ts';

const { excelTemplateRowsMax: ROWS, excelTemplateColumnsMax: COLUMNS } = LIMITS;
const DAY_MS = 86_400_000;
/** Kinds of conditional formats that carry the formula which they stand for. @source ECMA-376 part 1, 18.18.12 */
const FORMULAS: ReadonlySet<string> = new Set([
  'beginsWith',
  'endsWith',
  'notContainsText',
  'containsErrors',
  'notContainsErrors',
  'timePeriod',
]);

/** Numbers of the papers that a template knows; 0 says nothing. @source ECMA-376 part 1, 18.3.1.63 */
const PAPERS: ReadonlySet<string> = new Set(['0', '1', '5', '8', '9', '11']);

function isTrue(attribute: string | undefined): boolean {
  return attribute === '1' || attribute === 'true';
}

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly sheet: string;
  /** Format class by style index. */
  readonly styles: Uint8Array;
  readonly date1904: boolean;
}

/** Values of cells by `row,column`, as they are to be taken in place of those that the copy holds. */
export type CellValues = ReadonlyMap<string, string | number>;

function isOutside({ row, column }: Position): boolean {
  return row >= ROWS || column >= COLUMNS;
}

/** An area of cells that has one link. */
export interface LinkedArea {
  readonly first: Position;
  readonly last: Position;
}

/**
 * Copies a worksheet without the cells that lie outside of a template, which may be blank but not filled, and reads its
 * days.
 */
export class SheetCopy extends XmlCopy {
  /** Days, times and spans of time: a day as text, times as numbers. */
  readonly values = new Map<string, string | number>();
  readonly links: LinkedArea[] = [];
  readonly foreign: SheetExtensions;
  private row = 0;
  private column = 0;
  private at: Position = { row: 0, column: 0 };
  private isFar = false;
  private isIso = false;
  private format: FormatClass = FORMAT.number;
  private value: string | undefined;
  /** Formulas that several cells share, by their numbers, and the one that is read. */
  private readonly shared = new Map<string, { readonly at: Position; text: string }>();
  private master: { text: string } | undefined;
  /** Whether it is printed on a number of pages, whatever is said of that number. */
  private fits = false;

  constructor(
    private readonly context: SheetContext,
    private readonly losses: Losses,
  ) {
    super();
    this.foreign = new SheetExtensions(losses, (text) => this.write(text));
  }

  protected override edit(name: string, attributes: Attributes): Attributes | undefined {
    this.isFar = false;
    switch (name) {
      case 'row':
        this.row = Number(attributes['r']) || this.row + 1;
        this.column = 0;
        return { ...attributes, r: String(this.row) };
      case 'c':
        return this.editCell(attributes);
      case 'v':
        this.value = '';
        return attributes;
      case 'f':
        return this.editFormula(attributes);
      case 'cfRule':
        return FORMULAS.has(attributes['type'] ?? '') ? { ...attributes, type: 'expression' } : attributes;
      case 'pageSetUpPr':
        this.fits = isTrue(attributes['fitToPage']);
        return attributes;
      case 'pageSetup':
        return this.editPageSetup(attributes);
      case 'brk':
        // Others are where the pages of some printer ended.
        return isTrue(attributes['man']) ? attributes : undefined;
      case 'control':
      case 'oleObject':
        this.losses.add('control');
        return undefined;
      case 'mergeCell':
        return this.editMerge(attributes);
      case 'hyperlink':
        return this.editLink(attributes);
      case 'ext':
        this.foreign.uri = attributes['uri'] ?? '';
        return undefined;
      default:
        return attributes;
    }
  }

  private editCell(attributes: Attributes): Attributes | undefined {
    this.at = positionOf(attributes['r'] ?? '') ?? { row: this.row - 1, column: this.column };
    this.column = this.at.column + 1;
    this.isFar = isOutside(this.at);
    this.isIso = attributes['t'] === 'd';
    const isNumber = this.isIso || (attributes['t'] ?? 'n') === 'n';
    this.format = (
      isNumber ? (this.context.styles[Number(attributes['s'] ?? 0)] ?? FORMAT.number) : FORMAT.number
    ) as FormatClass;
    return this.isFar ? undefined : { ...attributes, r: cellNameOf(this.at.row, this.at.column) };
  }

  private editPageSetup({ fitToWidth = '1', fitToHeight = '1', ...attributes }: Attributes): Attributes {
    const { paperSize = '9' } = attributes;
    if (!PAPERS.has(paperSize)) this.losses.add('printSetup');
    return this.fits ? { ...attributes, fitToWidth, fitToHeight } : attributes;
  }

  /** A formula that cells share is one of each. */
  private editFormula(attributes: Attributes): Attributes | undefined {
    const { t, si = '' } = attributes;
    if (t !== 'shared') return attributes;
    const known = this.shared.get(si);
    if (known) {
      const { row, column } = this.at;
      this.write(`<f>${xml(shiftFormula(known.text, row - known.at.row, column - known.at.column))}</f>`);
      return undefined;
    }
    const own = { at: this.at, text: '' };
    this.shared.set(si, own);
    this.master = own;
    return {};
  }

  /** Merged cells end where a template does. */
  private editMerge(attributes: Attributes): Attributes | undefined {
    const [from = '', to = from] = (attributes['ref'] ?? '').split(':');
    const [first, last] = [positionOf(from), positionOf(to)];
    if (first && last && !isOutside(last)) return attributes;
    this.losses.add('far', attributes['ref']);
    if (!first || !last || isOutside(first)) return undefined;
    const end = cellNameOf(Math.min(last.row, ROWS - 1), Math.min(last.column, COLUMNS - 1));
    return { ...attributes, ref: `${from}:${end}` };
  }

  /** A link over several cells is one of the first in the copy. */
  private editLink(attributes: Attributes): Attributes | undefined {
    const [from = '', to = from] = (attributes['ref'] ?? '').split(':');
    const [first, last] = [positionOf(from), positionOf(to)];
    if (first && last && !isOutside(first)) {
      if (from !== to) this.links.push({ first, last });
      return { ...attributes, ref: from };
    }
    this.losses.add('far', attributes['ref']);
    return undefined;
  }

  protected override seen(text: string): void {
    this.foreign.seen(text);
    if (this.value !== undefined) this.value += text;
    if (this.master) this.master.text += text;
    if (!this.isFar || text.trim() === '') return;
    const place = { sheet: this.context.sheet, row: this.at.row + 1, column: this.at.column + 1 };
    if (this.at.row >= ROWS) throw new ImportFault('spreadsheet/too-many-rows', { ...place, limit: ROWS });
    throw new ImportFault('spreadsheet/too-many-columns', { ...place, limit: COLUMNS });
  }

  protected override ended(name: string): void {
    if (name === 'f') this.master = undefined;
    if (name !== 'v' || this.value === undefined) return;
    const found = this.dayOf(this.value.trim());
    if (found !== undefined) this.values.set(`${this.at.row},${this.at.column}`, found);
    this.value = undefined;
  }

  /** A day as its text, a time as its number; undefined for a value that is neither. */
  private dayOf(text: string): string | number | undefined {
    const { date1904 } = this.context;
    const serial = this.isIso ? toSerial(text, date1904) : Number(text);
    const format = this.isIso && this.format === FORMAT.number ? FORMAT.datetime : this.format;
    if (text === '' || serial === undefined || Number.isNaN(serial)) return undefined;
    if (format === FORMAT.number || format === FORMAT.text) return undefined;
    const kind = kindOfNumber(serial, format, date1904);
    if (kind !== VALUE.date && kind !== VALUE.datetime) return serial;
    return toDateText(serial, date1904, Math.round(serial * DAY_MS) % DAY_MS !== 0);
  }
}
