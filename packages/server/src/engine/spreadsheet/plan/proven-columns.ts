import { DAY_NOTATIONS, NUMBER_NOTATIONS, type Notation, type Text } from '@aj-report/contract';
import type { CellSink } from '../cell/cell-sink.ts';
import type { FormatClass } from '../cell/number-format.ts';
import { isEmptyMark } from '../cell/empty-mark.ts';
import { asWritten, type SampleCell, type SampleRow } from '../cell/sample-row.ts';
import { readDate } from '../cell/written-date.ts';
import { readNumber } from '../cell/written-number.ts';
import { ColumnStats, type StoredType } from './column-stats.ts';
import { offerFor } from './guess-notation.ts';
import type { ImportWarningText } from './import-workbook.types.ts';
import type { PlannedColumn, SheetPlan } from './sheet-analysis.ts';

/** Fewer texts prove nothing. */
const TEXTS_MIN = 2;
const TEXT_LENGTH = 40;
/** Days with a year of two digits and without a slash look like numbers of parts. */
const SHORT_DAY = /^\s*\d{1,2}([-.])\d{1,2}\1\d\d\s*$/;
/** A number as a program writes it, which nobody reads in two ways. */
const PLAIN_NUMBER = /^\s*-?(?:0|[1-9]\d*)(?:\.\d+)?\s*$/;
const DIGITS = /^\s*-?\d+\s*$/;
/** Beside a text such as 3.8% a plain 0.04 is the same kind of number, and a plain 4 may be 4%. */
const PERCENT = /%\s*\)?\s*$/;

/** What all texts of one column are read as, while it is not known yet whether they all can be. */
class Proof {
  readonly stats = new ColumnStats();
  readonly notation: Notation;
  /** A text that had to be read, to name it. */
  sample: string | undefined;
  /** Cells that say that there is no value, and what one of them says. */
  emptyMarks = 0;
  emptyMark = '';
  private readonly others: readonly Notation[];
  private readonly isDays: boolean;
  private readonly isMixed: boolean;
  private isBroken = false;
  private isOpen = false;
  private isProven = false;
  private values = 0;
  private hasNumbers = false;
  private hasDigits = false;
  private hasPercent = false;
  private hasLarge = false;

  /** @param isMixed its numbers are read without a notation, and texts stand between them */
  constructor(notation: Notation, isMixed: boolean) {
    this.notation = notation;
    this.isMixed = isMixed;
    this.isDays = DAY_NOTATIONS.some((one) => one === notation);
    this.others = (this.isDays ? DAY_NOTATIONS : NUMBER_NOTATIONS).filter((one) => one !== notation);
  }

  addText(text: string): void {
    if (isEmptyMark(text)) {
      this.emptyMarks++;
      this.emptyMark ||= text.trim();
      return;
    }
    const value = this.read(text, this.notation);
    this.values++;
    const isPlain = PLAIN_NUMBER.test(text);
    const isCode = this.isMixed && DIGITS.test(text) && !isPlain;
    if (value === undefined || isCode || SHORT_DAY.test(text)) {
      this.isBroken = true;
      return;
    }
    if (DIGITS.test(text)) this.hasDigits = true;
    if (PERCENT.test(text)) this.hasPercent = true;
    else if (Math.abs(value) > 1) this.hasLarge = true;
    if (!isPlain) this.sample ??= text;
    for (const other of isPlain && this.isMixed ? [] : this.others) {
      const otherwise = this.read(text, other);
      if (otherwise === undefined) this.isProven = true;
      else if (otherwise !== value) this.isOpen = true;
    }
    this.stats.addText(text, this.notation);
  }

  addNumber(value: number, format: FormatClass, date1904: boolean): void {
    if (Math.abs(value) > 1) this.hasLarge = true;
    this.hasNumbers = true;
    this.values++;
    this.stats.addNumber(value, format, date1904);
  }

  canRead(text: string): boolean {
    return this.read(text, this.notation) !== undefined;
  }

  /** A truth or an integer of many digits stands between the texts. */
  break(): void {
    this.isBroken = true;
  }

  get holds(): boolean {
    const mayBePercent = !this.isDays && this.hasPercent && this.hasLarge;
    // A workbook keeps digits as text beside numbers where they are a name.
    const mayBeCode = this.isMixed && this.hasNumbers && this.hasDigits;
    const isSure = this.isProven || !this.isOpen;
    // Beside as many marks as values a mark may be a value too.
    const isMeant = this.emptyMarks === 0 || this.values > this.emptyMarks;
    return this.stats.isFilled && !this.isBroken && !mayBePercent && !mayBeCode && isMeant && isSure;
  }

  /** Whole numbers without any mark of an amount stay whole. */
  get fits(): StoredType | undefined {
    const { storedNumbers } = this.stats;
    return !this.isDays && this.sample === undefined && storedNumbers.type === 'integer' ? storedNumbers : undefined;
  }

  private read(text: string, notation: Notation): number | undefined {
    return this.isDays ? readDate(text, false, notation) : readNumber(text, notation);
  }
}

/**
 * Another reading of a sheet, for columns whose first texts are all amounts or days in one notation, and for those that
 * have texts between numbers or days: where every text of the column is an amount, a day or says that there is no value,
 * and nothing can be read in two ways, the column holds numbers or days without anybody's word.
 */
export class ProvenColumns implements CellSink {
  readonly needsText = true;
  private readonly plan: SheetPlan;
  private readonly date1904: boolean;
  /** By column of the sheet, counted from 1. */
  private readonly proofs: ReadonlyMap<number, Proof>;
  private isData = false;

  /** @param isFree whether nobody chose how a column is read */
  constructor(plan: SheetPlan, date1904: boolean, isFree: (column: PlannedColumn) => boolean) {
    this.plan = plan;
    this.date1904 = date1904;
    const entries = plan.columns.flatMap((column, index): [number, Proof][] => {
      const isText = column.stored.type === 'string' && !column.isLeftOut;
      const proof = isText && isFree(column) ? toProof(column, plan.dataRows, plan.firstColumn + index) : undefined;
      return proof ? [[plan.firstColumn + index, proof]] : [];
    });
    this.proofs = new Map(entries);
  }

  /** Whether a column is worth another reading of the sheet. */
  get hasCandidates(): boolean {
    return this.proofs.size > 0;
  }

  /** The plan with the columns that hold numbers or days, and what is said of them. */
  planned(sheet: string): SheetPlan {
    const warnings: ImportWarningText[] = [];
    const columns = this.plan.columns.map((column, index) => {
      const proof = this.proofs.get(this.plan.firstColumn + index);
      if (!proof?.holds) return column;
      warnings.push({ sheet, message: toMessage(column.name, proof) });
      const { notation, stats, fits } = proof;
      return { ...column, notation, stats, ...(fits ? { fits } : {}), hasEmptyMarks: proof.emptyMarks > 0 };
    });
    return { ...this.plan, columns, warnings: [...this.plan.warnings, ...warnings] };
  }

  wantsText(column: number): boolean {
    return this.proofs.has(column);
  }

  row(row: number): void {
    this.isData = row > this.plan.lastHeaderRow;
  }

  number(column: number, value: number, format: FormatClass): void {
    this.at(column)?.addNumber(value, format, this.date1904);
  }

  bigInteger(column: number): void {
    this.at(column)?.break();
  }

  boolean(column: number): void {
    this.at(column)?.break();
  }

  text(column: number, text: string): void {
    this.at(column)?.addText(text);
  }

  error(): void {
    return undefined;
  }

  uncalculated(): void {
    return undefined;
  }

  merge(): void {
    return undefined;
  }

  private at(column: number): Proof | undefined {
    return this.isData ? this.proofs.get(column) : undefined;
  }
}

function toProof({ stats }: PlannedColumn, rows: readonly SampleRow[], column: number): Proof | undefined {
  const { mixture } = stats;
  const cells = rows.flatMap(({ cells: found }) => found.get(column) ?? []).filter((cell) => !isMark(cell));
  if (mixture) {
    const proof = new Proof(mixture === 'days' ? 'dayFirst' : 'decimalPoint', true);
    // Most columns of texts with some digits among them are known by their first rows.
    return cells.every((cell) => cell.kind !== 'text' || proof.canRead(cell.text)) ? proof : undefined;
  }
  const texts = cells.map(asWritten).flatMap((cell) => (cell.kind === 'text' ? [cell.text] : []));
  const offer = texts.length >= TEXTS_MIN ? offerFor(cells) : undefined;
  const isTelling = texts.some((text) => !/^\s*-?\d+\s*$/.test(text));
  return offer?.guess && offer.unread === 0 && isTelling ? new Proof(offer.guess, false) : undefined;
}

function isMark(cell: SampleCell): boolean {
  return cell.kind === 'text' && isEmptyMark(cell.text);
}

function toMessage(column: string, { notation, sample, stats, emptyMark, emptyMarks }: Proof): Text {
  const isDays = DAY_NOTATIONS.some((one) => one === notation);
  const shown = sample?.trim().slice(0, TEXT_LENGTH);
  const [zhAs, enAs] = isDays ? (stats.hasMoments ? ['时间', 'times'] : ['日期', 'dates']) : ['数值', 'numbers'];
  const zhEmpty = emptyMarks === 0 ? '' : `，其中写着“${emptyMark}”等的 ${emptyMarks} 个单元格按空值导入`;
  const enEmpty =
    emptyMarks === 0 ? '' : `; cells that say there is no value (such as "${emptyMark}") became empty: ${emptyMarks}`;
  const zhKinds = isDays ? '日期' : '金额、百分比或数值';
  const enKinds = isDays ? 'dates' : 'amounts, percentages or numbers';
  const zhWhat = shown === undefined ? `列“${column}”` : `列“${column}”的文本全部是${zhKinds}（如“${shown}”），`;
  const enWhat =
    shown === undefined
      ? `Column "${column}"`
      : `The texts of column "${column}" are all ${enKinds} (such as "${shown}") and`;
  const enWas = shown === undefined ? 'was' : 'were';
  return {
    zh: `${zhWhat}已按${zhAs}导入${zhEmpty}；要保留文本，请把这一列的类型改为“文本”后重新导入`,
    en: `${enWhat} ${enWas} imported as ${enAs}${enEmpty}; to keep the texts, choose the type "text" for the column and import again`,
  };
}
