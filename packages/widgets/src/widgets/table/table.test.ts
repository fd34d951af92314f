import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { formatCell } from '../../kit/format-cell.ts';
import { toRowsData } from '../../shapes/rows.ts';
import { toTableColumns, toTableHeights, toTableStyles, type TableProps } from './table.option.ts';
import { samples } from './table.sample.ts';
import { table } from './table.widget.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const defaults = defaultsOf(table.fields);

function columnsOf(rows: Rows, setup: Partial<TableProps> = {}) {
  return toTableColumns({ ...defaults, ...setup }, toRowsData(toTable(rows), []), 'zh');
}

describe('the columns of a table', () => {
  it('are all columns of the data, texts left and numbers right', () => {
    const columns = columnsOf([{ city: '杭州', orders: 3 }]);
    expect(columns.map(({ heading, align }) => [heading, align])).toEqual([
      ['city', 'left'],
      ['orders', 'right'],
    ]);
  });

  it('are those that were declared, in their order, also when the data has no such field', () => {
    const columns = columnsOf([{ city: '杭州', orders: 3 }], {
      dynamicAddTable: [
        { name: '订单', key: 'orders', width: '30%', align: 'center', format: 'auto', decimals: null, suffix: '' },
        { name: '备注', key: 'note', width: '120px', align: '', format: 'auto', decimals: null, suffix: '' },
      ],
    });
    expect(columns.map(({ heading, track, align }) => [heading, track, align])).toEqual([
      ['订单', 'minmax(0, 30fr)', 'center'],
      ['备注', '120px', 'left'],
    ]);
    expect(columns[1]?.cells).toEqual([]);
  });

  it('share their decimals, so that the points stand under each other', () => {
    const [column] = columnsOf([{ v: 1.5 }, { v: 2 }, { v: 3.123456 }]);
    const written = column?.cells.map((cell) => formatCell(cell, column.type, column.writing, 'zh'));
    expect(written).toEqual(['1.50', '2.00', '3.12']);
  });

  it('do not group numbers that are names', () => {
    const [year, id, amount] = columnsOf([{ 年份: 2026, 订单编号: 1_000_123, 数量: 1234 }]);
    expect([year, id, amount].map((one) => one?.writing.grouping)).toEqual([false, false, true]);
  });
});

describe('the heights of a table', () => {
  it('let header and visible rows fill the box', () => {
    expect(toTableHeights(defaults, 300)).toEqual({ header: 50, row: 50, body: 250, visibleRows: 5 });
  });

  it('never make a row lower than its text', () => {
    const heights = toTableHeights({ ...defaults, vis: 40 }, 300);
    expect(heights.row).toBe(24);
    expect(heights.visibleRows).toBeLessThan(40);
  });

  it('show no more than the visible rows when the row height is set', () => {
    expect(toTableHeights({ ...defaults, rowHeight: 30, vis: 3 }, 600).body).toBe(90);
  });

  it('give the whole box to the rows without a header', () => {
    expect(toTableHeights({ ...defaults, isHeader: false }, 300)).toMatchObject({ header: 0, row: 60, body: 300 });
  });
});

describe('the styles of a table', () => {
  it('leave to the theme what is not set', () => {
    const styles = toTableStyles(defaults, [], toTableHeights(defaults, 300));
    expect([styles['--odd'], styles['--head-color'], styles['--line']]).toEqual(['', '', '']);
  });

  it('exist for every sample', () => {
    for (const { rows, setup } of samples) {
      const columns = columnsOf(rows ?? table.sampleRows, setup as Partial<TableProps>);
      expect(columns.length > 0).toBe((rows ?? table.sampleRows).length > 0);
    }
  });
});
