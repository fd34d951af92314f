import { defaultsOf, toTable, type Cell } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sampleIn } from '../../kit/widget/sample-in.ts';
import { sampleDataIn } from '../../kit/widget/sample-language.ts';
import { formatCell } from '../../kit/text/format-cell.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toRowsData } from '../../shapes/rows.ts';
import { inkOf } from './table-cell-view.ts';
import { toTableColumns } from './table-columns.ts';
import {
  barScale,
  toFixedPlaces,
  toRowLook,
  toTableHeights,
  toTableModel,
  toTableStyles,
  type RowCondition,
} from './table.option.ts';
import { leastRowWidth } from './table-widths.ts';
import { toExported } from './table-export.ts';
import { toTableHead } from './table-heads.ts';
import type { TableSort } from './table-sort.ts';
import type { DeclaredColumn } from './table-columns.fields.ts';
import { samples } from './table.sample.ts';
import { table } from './table.widget.ts';
import type { TableProps } from './table-props.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const defaults = defaultsOf(table.fields);

/** Documents may leave out what they do not set of a column. */
type Setup = Omit<Partial<TableProps>, 'dynamicAddTable'> & { readonly dynamicAddTable?: readonly DeclaredColumn[] };

function columnsOf(rows: Rows, setup: Setup = {}) {
  return toTableColumns({ ...defaults, ...setup } as TableProps, toRowsData(toTable(rows), []), 'zh');
}

describe('the bars of a table', () => {
  it('are low in a low box and high in a vast one', () => {
    expect(barScale({ width: 640, height: 300 })).toBe(1);
    expect(barScale({ width: 200, height: 120 })).toBeCloseTo(24 / 36);
    expect(barScale({ width: 1200, height: 800 })).toBeCloseTo(1.4);
  });
});

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
    const styles = toTableStyles(defaults, [], {
      heights: toTableHeights(defaults, 300),
      width: 600,
      height: 300,
      scale: 1,
      theme: themeOf('deep-blue'),
    });
    expect([styles['--odd'], styles['--head-color'], styles['--line']]).toEqual(['', '', '']);
  });

  it('exist for every sample', () => {
    for (const sample of samples) {
      const { rows = sampleDataIn(table, 'zh').sampleRows, setup } = sampleIn(table, sample, 'zh');
      const columns = columnsOf(rows, setup as Setup);
      expect(columns.length > 0).toBe(rows.length > 0);
    }
  });
});

describe('the height of a table with headings above and totals', () => {
  it('is shared by all of them', () => {
    const heights = toTableHeights(defaults, 320, { headLines: 2, hasTotals: true });
    expect(heights).toEqual({ header: 80, row: 40, body: 200, visibleRows: 5 });
  });
});

describe('fixed columns', () => {
  const columns = columnsOf([{ a: 1, b: 2, c: 3 }], {
    dynamicAddTable: [
      { key: 'a', width: '100px' },
      { key: 'b', width: '80px', isFixed: true },
      { key: 'c', width: '60px', isFixed: true },
    ],
  });

  it('come first and stay side by side', () => {
    expect(columns.map(({ key }) => key)).toEqual(['b', 'c', 'a']);
    expect(toFixedPlaces(columns)).toEqual([0, 80, undefined]);
  });

  it('make the rows as wide as all that is set in px', () => {
    expect(leastRowWidth(columns, { fontSize: 10, isScrollX: false, scale: 1 })).toBe(240);
    expect(leastRowWidth(columnsOf([{ a: 1 }]), { fontSize: 10, isScrollX: false, scale: 1 })).toBeLessThan(30);
    expect(leastRowWidth(columnsOf([{ a: 1 }]), { fontSize: 10, isScrollX: true, scale: 1 })).toBeGreaterThan(50);
  });
});

describe('the headings of a table', () => {
  const keysOf = (groups: readonly string[]) => {
    const columns = columnsOf([{ a: 1, b: 2, c: 3 }], {
      dynamicAddTable: groups.map((group, i) => ({ key: 'abc'[i] ?? '', group })),
    });
    return toTableHead(columns).lines.map((line) =>
      line.map(({ text, line: at, lines, track, tracks }) => `${text} ${at}/${track} ${lines}x${tracks}`),
    );
  };

  it('stand in one line without headings above', () => {
    expect(keysOf(['', '', ''])).toEqual([['a 1/1 1x1', 'b 1/2 1x1', 'c 1/3 1x1']]);
  });

  it('share the heading above with neighbours, and take both lines without one', () => {
    expect(keysOf(['', '销售', '销售'])).toEqual([
      ['a 1/1 2x1', '销售 1/2 1x2'],
      ['b 2/2 1x1', 'c 2/3 1x1'],
    ]);
    expect(keysOf(['销售', '', '销售'])[0]).toEqual(['销售 1/1 1x1', 'b 1/2 2x1', '销售 1/3 1x1']);
  });
});

describe('the rules of a table', () => {
  const rule = {
    field: 'a',
    operator: '>',
    operand: '5',
    color: 'red',
    background: '',
    isBold: false,
    isRow: false,
    icon: '',
  } as const;
  const lookOf = (conditions: readonly RowCondition[], row: Readonly<Record<string, Cell>>) =>
    toRowLook(conditions, (field) => row[field] ?? null);

  it('are for the cell of their field, the first that is met wins', () => {
    const look = lookOf([rule, { ...rule, operand: '1', color: 'blue' }, { ...rule, field: 'b', color: 'green' }], {
      a: 9,
      b: 2,
    });
    expect(look.cells.get('a')?.color).toBe('red');
    expect(look.cells.get('b')).toBe(undefined);
    expect(look.row).toBe(undefined);
  });

  it('are for the whole row where they say so', () => {
    const look = lookOf([{ ...rule, isRow: true }], { a: 9, b: 2 });
    expect([look.row?.color, look.cells.size]).toEqual(['red', 0]);
  });
});

describe('what a table exports', () => {
  const data = toRowsData(
    toTable([
      { 城市: '苏州', 订单: 2 },
      { 城市: '杭州', 订单: 5 },
    ]),
    [],
  );
  const model = (setup: Setup = {}, sort?: TableSort) =>
    toTableModel({ ...defaults, ...setup } as TableProps, data, 'zh', sort);

  it('is all rows in the order that is shown', () => {
    expect(toExported(model({}, { field: '订单', order: 'desc' }), '合计')).toEqual({
      head: ['城市', '订单'],
      rows: [
        ['杭州', 5],
        ['苏州', 2],
      ],
    });
  });

  it('ends with the totals, and names headings above', () => {
    const setup = { isSummary: true, dynamicAddTable: [{ key: '城市' }, { key: '订单', group: '销售' }] };
    const { head, rows } = toExported(model(setup), '合计');
    expect(head).toEqual(['城市', '销售 / 订单']);
    expect(rows.at(-1)).toEqual(['合计', 7]);
  });
});

describe('the ink of a cell', () => {
  it('is that of its rule, unless the background of another rule would hide it', () => {
    expect(inkOf('#e5484d', '', '')).toBe('#e5484d');
    expect(inkOf('#e5484d', '#a3202c')).toBe('#e5484d');
    expect(inkOf('#e5484d', '', '#a3202c')).toBe('#ffffff');
    expect(inkOf('#ffee00', '', '#a3202c')).toBe('#ffee00');
  });

  it('can be read on a background that comes without one', () => {
    expect(inkOf('', '#ffee00')).toBe('#0d1526');
    expect(inkOf('', '', '#a3202c')).toBe('#ffffff');
    expect(inkOf(undefined, '')).toBe('');
  });
});
