import type { Text } from '@aj-report/contract';
import { toEpochDays, toEpochMs } from '../cell/excel-date.ts';
import type { RowBinary } from './row-binary.ts';
import type { Value } from './value.ts';
import type { TargetColumn } from '../plan/target-table.ts';
import { INTEGER_DIGITS_MAX } from '../cell/fit-cell.ts';
import { toUtcSeconds, type ZoneSpan } from './zone-spans.ts';

/** Writes a value that is there; answers what is wrong with one that the warehouse cannot hold. */
export type Encode = (value: Exclude<Value, null>, out: RowBinary) => Text | undefined;

/** Days since 1970-01-01. Day 0 stands for no date. @source ClickHouse 18, DateLUTImpl: the calendar ends with 2105 */
const FIRST_DAY = 1;
const LAST_DAY = 49_672;
const RANGE = '1970-01-02 – 2105-12-31';
const DAY_MS = 86_400_000;
const SHOWN_DAY_LENGTH = 'YYYY-MM-DD'.length;

/** How values of a column are written for the type that `toClickhouseType` names. */
export function encoderOf(column: TargetColumn, date1904: boolean, zone: readonly ZoneSpan[]): Encode {
  const { sql, scale } = column.stored;
  // What `fitCell` makes is counted from 1970 already.
  const days = column.isFitted ? Number : (value: unknown) => toEpochDays(Number(value), date1904);
  const ms = column.isFitted ? Number : (value: unknown) => toEpochMs(Number(value), date1904);
  switch (sql) {
    case 'DOUBLE':
      return (value, out) => void out.float64(Number(value));
    case 'BIGINT':
      return (value, out) => void (typeof value === 'number' ? out.int64(value) : out.bigInt64(BigInt(value)));
    case 'HUGEINT':
      return encodeHuge;
    case 'BOOLEAN':
      return (value, out) => void out.byte(value === true ? 1 : 0);
    case 'DATE':
      return (value, out) => encodeDay(days(value), out);
    case 'TIMESTAMP':
      return (value, out) => encodeMoment(ms(value), zone, out);
    case 'VARCHAR':
      return (value, out) => void out.text(String(value));
    default:
      return (value, out) => void out.int64(Math.round(Number(value) * 10 ** scale));
  }
}

function encodeHuge(value: Exclude<Value, null>, out: RowBinary): Text | undefined {
  const integer = BigInt(value);
  const digits = String(value).replace('-', '').length;
  if (digits > INTEGER_DIGITS_MAX) {
    return {
      zh: `ClickHouse 的整数最多 ${INTEGER_DIGITS_MAX} 位，此处有 ${digits} 位`,
      en: `an integer of ClickHouse has ${INTEGER_DIGITS_MAX} digits at most, this one has ${digits}`,
    };
  }
  out.int128(integer);
  return undefined;
}

function encodeDay(days: number, out: RowBinary): Text | undefined {
  if (days < FIRST_DAY || days > LAST_DAY) return outOfRange(shownMoment(days * DAY_MS).slice(0, SHOWN_DAY_LENGTH));
  out.uint16(days);
  return undefined;
}

/** To the second; the parts of a second that a Table does not show are not kept. */
function encodeMoment(ms: number, zone: readonly ZoneSpan[], out: RowBinary): Text | undefined {
  const clock = Math.floor(ms / 1000);
  const days = Math.floor(ms / DAY_MS);
  if (days < FIRST_DAY || days > LAST_DAY) return outOfRange(shownMoment(ms));
  const seconds = toUtcSeconds(clock, zone);
  if (seconds === undefined) {
    const shown = shownMoment(ms);
    return {
      zh: `${shown} 在 ClickHouse 的时区中不存在（时钟拨快）`,
      en: `${shown} does not exist in the time zone of ClickHouse (clocks were put forward)`,
    };
  }
  out.uint32(seconds);
  return undefined;
}

function shownMoment(ms: number): string {
  return new Date(ms).toISOString().slice(0, 'YYYY-MM-DD hh:mm:ss'.length).replace('T', ' ');
}

function outOfRange(shown: string): Text {
  return {
    zh: `${shown} 超出 ClickHouse 能保存的日期 ${RANGE}`,
    en: `${shown} is outside of the dates that ClickHouse holds (${RANGE})`,
  };
}
