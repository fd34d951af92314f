import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRowsData } from '../../shapes/rows.ts';
import { toTableColumns } from './table-columns.ts';
import type { DeclaredColumn } from './table-columns.fields.ts';
import { leastRowWidth, toTracks } from './table-widths.ts';
import { fitText, widthScale } from './table.option.ts';
import { table } from './table.widget.ts';
import type { TableProps } from './table-props.ts';

type Row = Readonly<Record<string, unknown>>;

const defaults = defaultsOf(table.fields);
const LOOK = { fontSize: 10, isScrollX: false, scale: 1 };

function columnsOf(rows: readonly Row[], dynamicAddTable: readonly DeclaredColumn[] = []) {
  return toTableColumns({ ...defaults, dynamicAddTable } as TableProps, toRowsData(toTable(rows), []), 'zh');
}

function leastOf(columns: ReturnType<typeof columnsOf>): readonly number[] {
  return [...toTracks(columns, LOOK).matchAll(/minmax\((\d+)/g)].map(([, px]) => Number(px));
}

describe('the columns of a table', () => {
  it('keep room for whole numbers and for the beginning of words and headings', () => {
    const [words = 0, numbers = 0, decimals = 0] = leastOf(
      columnsOf([{ 产品: '温湿度传感器', 订单数: 2410, 销售额: 433_800.5 }]),
    );
    expect(words).toBeLessThan(60);
    expect(numbers).toBeGreaterThan(4 * 5.6);
    expect(decimals).toBeGreaterThan(numbers);
  });

  it('grow in px with their text', () => {
    const columns = columnsOf([{ a: 1 }], [{ key: 'a', width: '100px' }]);
    expect(toTracks(columns, { ...LOOK, scale: 2 })).toBe('200px');
    expect(leastRowWidth(columns, LOOK)).toBe(100);
  });
});

describe('the text of a table', () => {
  const columns = columnsOf([{ a: 1, b: 'x' }]);
  const sizeIn = (width: number, height: number, setup: Partial<TableProps> = {}) =>
    fitText({ ...defaults, ...setup } as TableProps, columns, { width, height }).fontSizeBody;

  it('is smaller in a small box and larger in a vast one, unless it was set', () => {
    const usual = sizeIn(600, 300);
    expect(usual).toBe(defaults.fontSizeBody);
    expect(sizeIn(150, 90)).toBe(10);
    expect(sizeIn(1400, 900)).toBeGreaterThan(usual);
    expect(sizeIn(1400, 900, { fontSizeBody: 20 })).toBe(20);
  });

  it('takes widths in px along when it grows', () => {
    const fitted = fitText(defaults as TableProps, columns, { width: 1400, height: 900 });
    expect(widthScale(defaults as TableProps, fitted)).toBeGreaterThan(1);
  });
});
