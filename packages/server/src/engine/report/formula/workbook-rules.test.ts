import type { Cell, ExcelCell } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { expand, sheetOf } from '../report.testing.ts';

type Form = Omit<ExcelCell, 'row' | 'column'> | string | number;

/** Values and texts of the formulas in column H, beside other cells. */
function cellsWith(cells: Readonly<Record<string, Form>>, ...formulas: readonly string[]) {
  const own = Object.fromEntries(formulas.map((formula, i) => [`H${i + 20}`, { formula }]));
  const rows = expand(sheetOf({ ...cells, ...own }), { s: SALES }).sheets[0]?.rows ?? [];
  return rows
    .flat()
    .filter(({ column }) => column === 7)
    .slice(-formulas.length);
}

const valuesWith = (cells: Readonly<Record<string, Form>>, ...formulas: readonly string[]): Cell[] =>
  cellsWith(cells, ...formulas).map(({ value }) => value);
const textsWith = (cells: Readonly<Record<string, Form>>, ...formulas: readonly string[]) =>
  cellsWith(cells, ...formulas).map(({ formula }) => formula);

const SALES = [
  { city: 'Hangzhou', day: '2026-01-31', at: '2026-01-31 18:00:00', amount: 10 },
  { city: 'Suzhou', day: '2026-02-28', at: '2026-02-28 06:30:00', amount: 5 },
  { city: 'Shenzhen', day: null, at: null, amount: 7 },
];

describe('Days of the data', () => {
  const cells = { A1: '#{s.day}', B1: '#{s.at}', C1: { value: '#{s.day}', style: { numberFormat: 'm/d' } } };

  it('are numbers of a workbook, with the format of a day', () => {
    const [earliest, count, later, parts] = cellsWith(cells, 'MIN(A1)', 'COUNT(A1,B1)', 'A1+30', 'B1-A1');
    expect(earliest).toMatchObject({ value: 46_053, style: { numberFormat: 'yyyy-mm-dd' } });
    expect(count).toMatchObject({ value: 4 });
    expect(later).toMatchObject({ value: 46_083, style: { numberFormat: 'yyyy-mm-dd' } });
    expect(parts?.value).toBe(0.75);
  });

  it('give their format to what is made of them, and to nothing else', () => {
    const formats = cellsWith(
      cells,
      'MAX(C1)',
      'MAX(A1)-MIN(A1)',
      'IF(TRUE,A1,"-")',
      'INDEX(A1:B1,2,2)',
      'EDATE(A1,1)',
      'YEAR(A1)',
      'NOW()',
      'TIME(6,30,0)',
      'DATE(2026,1,1)+TIME(6,30,0)',
      'VLOOKUP(DATE(2026,2,28),A1:B1,2,FALSE)',
    ).map(({ style }) => style?.numberFormat);
    const [day, moment] = ['yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss'];
    expect(formats).toEqual(['m/d', undefined, day, moment, day, undefined, moment, 'hh:mm:ss', moment, moment]);
  });

  it('are compared by criteria that name a day', () => {
    expect(valuesWith(cells, 'COUNTIF(A1,">=2026-02-01")', 'SUMIF(A1,"2026/1/31",A1)')).toEqual([1, 46_053]);
  });
});

describe('A conditional format that names a day', () => {
  it('looks at days of the data and at those of formulas', () => {
    const style = { color: '#ff0000' };
    const format = { row: 0, column: 0, columnSpan: 2, operator: '>' as const, value: '2026-02-01', style };
    const template = sheetOf({ A1: '#{s.day}', B1: { formula: 'A1+0' } }, { conditionalFormats: [format] });
    const rows = expand(template, { s: SALES }).sheets[0]?.rows.slice(0, 2) ?? [];
    const colours = rows.map((row) => row.map((cell) => cell.style?.color));
    expect(colours).toEqual([
      [undefined, undefined],
      ['#ff0000', '#ff0000'],
    ]);
  });
});

describe('The clock', () => {
  it('comes from outside', () => {
    expect(valuesWith({}, 'TODAY()', 'NOW()-TODAY()', 'YEAR(TODAY())')).toEqual([46_353, 0.5, 2026]);
  });
});

describe('Areas', () => {
  const cells = { A1: 10, A3: 'x', A4: 5, B1: 'a', B2: 'b', B3: 'c' };

  it('have their blank cells where functions go by places', () => {
    expect(
      valuesWith(
        cells,
        'COUNTBLANK(A1:A5)',
        'SUMIF(B1:B4,"<>b",A1:A4)',
        'INDEX(A1:A4,4)',
        'MATCH(5,A1:A4,0)',
        'ROWS(A1:B6)',
      ),
    ).toEqual([2, 15, 5, 4, 6]);
    expect(textsWith(cells, 'COUNTBLANK(A1:A5)', 'SUM(A1:A5)', 'SUMIF(B1:B4,"b",A1)')).toEqual([
      'COUNTBLANK(A1:A5)',
      'SUM(A1,A3:A4)',
      'SUMIF(B1:B4,"b",A1:A4)',
    ]);
  });

  it('grow with their lists', () => {
    const list = { A1: 'City', A2: '#{s.city}', B1: 'Amount', B2: '#{s.amount}', A3: 'Total' };
    expect(textsWith(list, 'COUNTBLANK(A1:B3)', 'SUMIF(A1:A3,"S*",B1:B3)')).toEqual([
      'COUNTBLANK(A1:B5)',
      'SUMIF(A1:A5,"S*",B1:B5)',
    ]);
    expect(valuesWith(list, 'COUNTBLANK(A1:B3)', 'SUMIF(A1:A3,"S*",B1:B3)', 'SUM(B1:B3)')).toEqual([1, 12, 22]);
  });

  it('stand for one value by what lies beside the formula, lists by their first copy', () => {
    const beside = { A20: 4, A21: 6, A22: 1 };
    expect(valuesWith(beside, 'A20:A22*2', 'A20:A22*2', 'A1:B2', 'ABS(A20:A22)')).toEqual([
      8,
      12,
      '#VALUE!',
      '#VALUE!',
    ]);
    expect(valuesWith({ A1: '#{s.amount}' }, 'A1', 'A1*2', 'ROUND(A1/3,1)')).toEqual([10, 20, 3.3]);
    expect(textsWith({ A1: '#{s.amount}' }, 'A1', 'A1*SUM(A1)', 'ROUND(A1/3,1)')).toEqual([
      'A1',
      'A1*SUM(A1:A3)',
      'ROUND(A1/3,1)',
    ]);
  });

  it('are computed cell by cell where a function takes all of them', () => {
    const formulas = ['SUMPRODUCT((A1:A4>5)*1)', 'SUMPRODUCT({1,2,3},{4,5,6})', 'SUM({1,2;3,4})', '{7,8}'];
    expect(valuesWith(cells, ...formulas)).toEqual([2, 32, 10, 7]);
    expect(textsWith(cells, ...formulas)).toEqual([
      'SUMPRODUCT((A1:A4>5)*1)',
      'SUMPRODUCT({1,2,3},{4,5,6})',
      'SUM({1,2;3,4})',
      '{7,8}',
    ]);
  });
});

describe('Sub-totals', () => {
  it('leave out those below them, and hidden lines from 101 on', () => {
    const template = sheetOf(
      {
        A1: 1,
        A2: 2,
        A3: { formula: 'SUBTOTAL(9,A1:A2)' },
        A4: 4,
        A5: { formula: 'SUBTOTAL(9,A1:A4)' },
        A6: { formula: 'SUBTOTAL(109,A1:A4)' },
        A7: { formula: 'SUBTOTAL(12,A1:A4)' },
      },
      { rowHeights: [{ row: 1, height: 0 }] },
    );
    const values = expand(template).sheets[0]?.rows.map(([cell]) => cell?.value);
    expect(values).toEqual([1, 2, 3, 4, 7, 5, '#VALUE!']);
  });
});

describe('TEXT', () => {
  it('shows numbers and what is one, and has a fault for a format that says nothing', () => {
    const formulas = ['TEXT("12","0.00")', 'TEXT("x","0.00")', 'TEXT(A1,"0")', 'TEXT(5,"")', 'TEXT(-1,"yyyy")'];
    expect(valuesWith({}, ...formulas)).toEqual(['12.00', 'x', '0', '', '#VALUE!']);
  });
});

describe('Amounts in Chinese capitals', () => {
  it.each([
    [229_511.95, '贰拾贰万玖仟伍佰壹拾壹元玖角伍分'],
    [0, '零元整'],
    [-5, '负伍元整'],
    [10, '壹拾元整'],
    [1_409.5, '壹仟肆佰零玖元伍角整'],
    [6_007.14, '陆仟零柒元壹角肆分'],
    [325.04, '叁佰贰拾伍元零肆分'],
    [0.05, '伍分'],
    [0.5, '伍角整'],
    [1.005, '壹元零壹分'],
    [100_000_005, '壹亿零伍元整'],
    [1_000_010_001, '壹拾亿零壹万零壹元整'],
    [1_234_500_000_000, '壹万贰仟叁佰肆拾伍亿元整'],
    [10_000_000, '壹仟万元整'],
  ])('%d is %s', (amount, text) => {
    expect(valuesWith({}, `RMBCAPITAL(${amount})`)).toEqual([text]);
  });

  it('have no formula in a workbook, and a fault where cents are not exact', () => {
    expect(cellsWith({ A1: 5 }, 'RMBCAPITAL(A1)')).toMatchObject([{ value: '伍元整', formula: 'RMBCAPITAL(A1)' }]);
    expect(valuesWith({}, 'RMBCAPITAL(1E14)', 'RMBCAPITAL("x")')).toEqual(['#NUM!', '#VALUE!']);
  });
});

describe('Numbers', () => {
  it('are exact to fifteen digits, also from cell to cell', () => {
    const thirds = { A1: { formula: '1/3' }, B1: { formula: 'A1*3' } };
    expect(valuesWith(thirds, 'B1=1', 'INT(B1)', '0.1+0.2', '0.1+0.2=0.3', '1.1*3', '4.35*100')).toEqual([
      true,
      1,
      0.3,
      true,
      3.3,
      435,
    ]);
  });

  it('stand in texts as people write them', () => {
    expect(valuesWith({}, '1/3&""', '1E21&""', '0.00001&""', '-0.5&""', '100%&""')).toEqual([
      '0.333333333333333',
      '1E+21',
      '0.00001',
      '-0.5',
      '1',
    ]);
  });
});
