import { DAY_NOTATIONS, NUMBER_NOTATIONS, type Notation } from '@aj-report/contract';
import type { CellSink } from '../cell/cell-sink.ts';
import type { FormatClass } from '../cell/number-format.ts';
import { asWritten, type SampleRow } from '../cell/sample-row.ts';
import { readDate } from '../cell/written-date.ts';
import { readNumber } from '../cell/written-number.ts';
import { ColumnStats } from './column-stats.ts';
import { offerFor } from './guess-notation.ts';
import type { ImportWarningText } from './import-workbook.types.ts';
import type { PlannedColumn, SheetPlan } from './sheet-analysis.ts';

/** Fewer texts prove nothing. */
const TEXTS_MIN = 2;
const TEXT_LENGTH = 40;
/** Days with a year of two digits and without a slash look like numbers of parts. */
const SHORT_DAY = /^\s*\d{1,2}([-.])\d{1,2}\1\d\d\s*$/;
/** Beside a text such as 3.8% a plain 0.04 is the same kind of number, and a plain 4 may be 4%. */
const PERCENT = /%\s*\)?\s*$/;

/** What all texts of one column are read as, while it is not known yet whether they all can be. */
class Proof {
  readonly stats = new ColumnStats();
  readonly notation: Notation;
  readonly sample: string;
  private readonly others: readonly Notation[];
  private readonly isDays: boolean;
  private isBroken = false;
  private isOpen = false;
  private isProven = false;
  private hasPercent = false;
  private hasLarge = false;

  constructor(notation: Notation, sample: string) {
    this.notation = notation;
    this.sample = sample;
    this.isDays = DAY_NOTATIONS.some((one) => one === notation);
    this.others = (this.isDays ? DAY_NOTATIONS : NUMBER_NOTATIONS).filter((one) => one !== notation);
  }

  addText(text: string): void {
    const value = this.read(text, this.notation);
    if (value === undefined || SHORT_DAY.test(text)) {
      this.isBroken = true;
      return;
    }
    if (PERCENT.test(text)) this.hasPercent = true;
    else if (Math.abs(value) > 1) this.hasLarge = true;
    for (const other of this.others) {
      const otherwise = this.read(text, other);
      if (otherwise === undefined) this.isProven = true;
      else if (otherwise !== value) this.isOpen = true;
    }
    this.stats.addText(text, this.notation);
  }

  addNumber(value: number, format: FormatClass, date1904: boolean): void {
    if (Math.abs(value) > 1) this.hasLarge = true;
    this.stats.addNumber(value, format, date1904);
  }

  /** A truth or an integer of many digits stands between the texts. */
  break(): void {
    this.isBroken = true;
  }

  get holds(): boolean {
    const isMixed = !this.isDays && this.hasPercent && this.hasLarge;
    return !this.isBroken && !isMixed && (this.isProven || !this.isOpen);
  }

  private read(text: string, notation: Notation): number | undefined {
    return this.isDays ? readDate(text, false, notation) : readNumber(text, notation);
  }
}

/**
 * Another reading of a sheet, for columns whose first texts are all amounts or days in one notation: where every text of
 * the column is, and nothing can be read in two ways, the column holds numbers or days without anybody's word.
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
      const proof = isText && isFree(column) ? toProof(plan.dataRows, plan.firstColumn + index) : undefined;
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
      return { ...column, notation: proof.notation, stats: proof.stats };
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

function toProof(rows: readonly SampleRow[], column: number): Proof | undefined {
  const cells = rows.flatMap(({ cells: found }) => found.get(column) ?? []);
  const texts = cells.map(asWritten).flatMap((cell) => (cell.kind === 'text' ? [cell.text] : []));
  const offer = texts.length >= TEXTS_MIN ? offerFor(cells) : undefined;
  const sample = texts.find((text) => !/^\s*-?\d+\s*$/.test(text));
  return offer?.guess && offer.unread === 0 && sample !== undefined ? new Proof(offer.guess, sample) : undefined;
}

function toMessage(column: string, { notation, sample, stats }: Proof): ImportWarningText['message'] {
  const isDays = DAY_NOTATIONS.some((one) => one === notation);
  const shown = sample.trim().slice(0, TEXT_LENGTH);
  const [zhAs, enAs] = isDays ? (stats.hasMoments ? ['时间', 'times'] : ['日期', 'dates']) : ['数值', 'numbers'];
  return {
    zh: `列“${column}”的文本全部是${isDays ? '日期' : '金额、百分比或数值'}（如“${shown}”），已按${zhAs}导入；要保留文本，请把这一列的类型改为“文本”后重新导入`,
    en: `The texts of column "${column}" are all ${isDays ? 'dates' : 'amounts, percentages or numbers'} (such as "${shown}") and were imported as ${enAs}; to keep the texts, choose the type "text" for the column and import again`,
  };
}
