import type { Cell, ExcelStyle } from '@aj-report/contract';
import { DAY_FORMAT, MOMENT_FORMAT } from '../formula/result-format.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Looks with a format of their own; equal ones are one object. */
export class FormatStyles {
  private readonly made = new Map<string, Map<ExcelStyle | undefined, ExcelStyle>>();

  /** A look with this format, unless it has one. */
  withFormat(style: ExcelStyle | undefined, format: string | undefined): ExcelStyle | undefined {
    if (format === undefined || style?.numberFormat !== undefined) return style;
    const known = this.made.get(format) ?? new Map<ExcelStyle | undefined, ExcelStyle>();
    this.made.set(format, known);
    const made = known.get(style) ?? { ...style, numberFormat: format };
    known.set(style, made);
    return made;
  }

  /** A day or a moment of the data has the format of one: a workbook sorts and subtracts it. */
  ofData(style: ExcelStyle | undefined, value: Cell): ExcelStyle | undefined {
    if (typeof value !== 'string' || style?.numberFormat !== undefined) return style;
    if (value.length === 10 && DAY.test(value)) return this.withFormat(style, DAY_FORMAT);
    return value.length === 19 && MOMENT.test(value) ? this.withFormat(style, MOMENT_FORMAT) : style;
  }
}
