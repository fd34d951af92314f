import type { ColumnOffer, Notation } from '@aj-report/contract';
import { readDate } from '../cell/written-date.ts';
import { readNumber } from '../cell/written-number.ts';
import { offerFor } from '../plan/guess-notation.ts';
import type { ImportWarningText } from '../plan/import-workbook.types.ts';
import type { TargetColumn } from '../plan/target-table.ts';

/** Texts of a column by which it is judged; later ones only prove a notation. */
const LOOKED_AT = 500;
const TEXT_LENGTH = 40;

/** What is known of one column. */
interface Reading {
  readonly texts: string[];
  offer: ColumnOffer | undefined;
  /** There is nothing to choose, or its texts prove how they are written. */
  isSettled: boolean;
}

function readsAs(text: string, { type }: ColumnOffer, notation: Notation): boolean {
  const value = type === 'decimal' ? readNumber(text, notation) : readDate(text, false, notation);
  return value !== undefined;
}

function judge(reading: Reading): void {
  reading.offer = offerFor(reading.texts.map((text) => ({ kind: 'text', text })));
  if (!reading.offer || reading.offer.guess !== undefined) reading.isSettled = true;
}

/** Columns of a sheet whose texts can be read in two ways, of which nobody chose one: `1.234`, `03/04/2026`. */
export class OpenReadings {
  private readonly sheet: string;
  private readonly readings = new Map<TargetColumn, Reading>();

  constructor(sheet: string) {
    this.sheet = sheet;
  }

  add(column: TargetColumn, text: string): void {
    const reading = this.readings.get(column) ?? this.begin(column);
    const { offer, texts, isSettled } = reading;
    // Most columns of a large file are settled soon.
    if (isSettled) return;
    if (!offer) {
      texts.push(text);
      if (texts.length === LOOKED_AT) judge(reading);
      return;
    }
    reading.isSettled = offer.notations.filter((notation) => readsAs(text, offer, notation)).length === 1;
  }

  /** Whether nothing more can be learnt of those columns. */
  areSettled(columns: readonly TargetColumn[]): boolean {
    return columns.every((column) => this.readings.get(column)?.isSettled ?? isChosen(column));
  }

  private begin(column: TargetColumn): Reading {
    const reading = { texts: [], offer: undefined, isSettled: isChosen(column) };
    this.readings.set(column, reading);
    return reading;
  }

  get warnings(): ImportWarningText[] {
    return [...this.readings].flatMap(([column, reading]) => {
      if (!reading.isSettled && !reading.offer) judge(reading);
      return reading.isSettled || !reading.offer ? [] : [this.toWarning(column, reading.offer)];
    });
  }

  private toWarning({ name, stored }: TargetColumn, { samples }: ColumnOffer): ImportWarningText {
    const [sample] = samples;
    const text = (sample?.text ?? '').trim().slice(0, TEXT_LENGTH);
    const [first, second] = sample?.values ?? [];
    const isText = stored.type === 'string';
    const zhHow = isText ? '没有选择写法，按文本保留' : `没有选择写法，按 ${first} 读取`;
    const enHow = isText
      ? 'No notation was chosen: they stay texts'
      : `No notation was chosen: it was read as ${first}`;
    return {
      sheet: this.sheet,
      message: {
        zh: `列“${name}”有两种读法：“${text}”可以是 ${first}，也可以是 ${second}。${zhHow}；要改用别的读法，请重新导入并选择写法`,
        en: `Column "${name}" can be read in two ways: "${text}" is ${first} or ${second}. ${enHow}; to read it otherwise, import the file again and choose how it is written`,
      },
    };
  }
}

/** Somebody said how the column is written, or that it holds texts; days are never read without a notation. */
function isChosen({ notation, isFitted, stored }: TargetColumn): boolean {
  const isNumber = stored.type === 'decimal' || stored.type === 'number' || stored.type === 'integer';
  return notation !== undefined || !(isNumber || (stored.type === 'string' && !isFitted));
}
