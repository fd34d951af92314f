import { AppError, formatFaultText, readNumberFormat, type ExcelSheet, type ExcelStyle } from '@aj-report/contract';
import { canShow } from '../../number-format/format-value.ts';
import { placeOf } from '../report-fault.ts';
import { cellNameOf } from '../formula/cell-name.ts';

interface Styled {
  readonly row: number;
  readonly column: number;
  readonly style?: ExcelStyle;
}

/**
 * Number formats that nobody could show are refused, so that no amount is shown under another format than its own.
 * @throws excel/template-invalid
 */
export function checkFormats({ name, cells, conditionalFormats = [] }: ExcelSheet): void {
  const good = new Set<string>();
  const styled: readonly Styled[] = [...cells, ...conditionalFormats];
  for (const { row, column, style } of styled) {
    const code = style?.numberFormat;
    if (code === undefined || good.has(code)) continue;
    if (!canShow(code)) {
      const fault = readNumberFormat(code).fault ?? { kind: 'order', text: code };
      const place = placeOf(name, cellNameOf(row, column));
      throw new AppError('excel/template-invalid', { place, reason: formatFaultText(fault) });
    }
    good.add(code);
  }
}
