import { isDateFormat, type Cell, type ExcelStyle } from '@aj-report/contract';
import { formatValue, numberText } from '../../number-format/format-value.ts';

/** ISO 8601 of a day and time by its number in a workbook's calendar. */
function isoText(serial: number): string {
  if (serial >= 0 && serial < 1) return formatValue(serial, 'hh:mm:ss') ?? '';
  const format = Number.isInteger(serial) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss';
  return formatValue(serial, format) ?? numberText(serial);
}

/** A value as programs read it, whatever its cell shows: every digit of a number, days as ISO 8601. */
export function plainText(value: Cell, style: ExcelStyle | undefined): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  const format = style?.numberFormat;
  return format !== undefined && isDateFormat(format) ? isoText(value) : numberText(value);
}
