import type { CellSink } from '../cell/cell-sink.ts';
import { INTEGER_DIGITS_MAX } from '../cell/fit-cell.ts';
import { FORMAT } from '../cell/number-format.ts';
import { isRealDay, partOfDay, serialOfDay } from '../cell/real-date.ts';

/** A number that reads back as it was written: no leading zeros, which codes have, and no exponent. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const DATE = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T](\d{1,2}):(\d\d)(?::(\d\d))?)?$/;
/** Digits that a double holds exactly. */
export const EXACT_DIGITS = 15;
/** Serials of earlier days are ambiguous. */
export const FIRST_YEAR = 1901;

/** Reports a cell of a text file by what it reads as: a number, a day, a moment, TRUE or FALSE, else a text. */
export function reportText(sink: CellSink, column: number, raw: string): void {
  const text = raw.trim();
  if (sink.wantsText?.(column)) return sink.text(column, raw);
  sink.written?.(text);
  const first = text.charCodeAt(0);
  if ((first >= 48 && first <= 57) || first === 45) return reportNumeric(sink, column, text, raw);
  if (text === 'TRUE' || text === 'FALSE' || text === 'true' || text === 'false') {
    return sink.boolean(column, text.toLowerCase() === 'true');
  }
  sink.text(column, raw);
}

function reportNumeric(sink: CellSink, column: number, text: string, raw: string): void {
  if (NUMBER.test(text)) {
    const digits = text.replace(/^-?(?:0\.)?0*|\./g, '').length;
    if (digits <= EXACT_DIGITS) return sink.number(column, Number(text), FORMAT.number);
    if (!text.includes('.') && digits <= INTEGER_DIGITS_MAX) return sink.bigInteger(column, text);
    return sink.text(column, raw);
  }
  const date = toDate(text);
  if (date) sink.number(column, date.serial, date.hasTime ? FORMAT.datetime : FORMAT.date);
  else sink.text(column, raw);
}

/** @example toDate('2026/3/5 9:30') // 2026-03-05 09:30:00 */
function toDate(text: string): { readonly serial: number; readonly hasTime: boolean } | undefined {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[3]), Number(match[4])] as const;
  if (year < FIRST_YEAR || !isRealDay(year, month, day)) return undefined;
  const serial = serialOfDay(year, month, day);
  if (match[5] === undefined) return { serial, hasTime: false };
  const part = partOfDay(Number(match[5]), Number(match[6]), Number(match[7] ?? 0));
  return part === undefined ? undefined : { serial: serial + part, hasTime: true };
}
