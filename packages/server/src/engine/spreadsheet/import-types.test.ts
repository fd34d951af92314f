import { describe, expect, it } from 'vitest';
import { load, xlsxOf, type LoadedTable, type WorkbookFixture } from './workbook-fixture.ts';

/** One column under the header `h`, given as the cells' attributes and content. */
async function column(cells: readonly string[], workbook: Partial<WorkbookFixture> = {}): Promise<LoadedTable> {
  const header = '<row r="1"><c r="A1" t="str"><v>h</v></c><c r="B1" t="str"><v>n</v></c></row>';
  const rows = cells.map((cell, index) => `<row r="${index + 2}">${cell}<c r="B${index + 2}"><v>1</v></c></row>`);
  const { tables } = await load(xlsxOf({ ...workbook, sheets: [{ name: '表', rows: header + rows.join('') }] }));
  return tables['表']!;
}

const number = (value: string | number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const shared = (index: number) => `<c t="s"><v>${index}</v></c>`;
const valuesOf = (table: LoadedTable) => table.rows.map((row) => row[0]);

describe('the type of a column', () => {
  it('is integer for whole numbers, exact beyond 2^53', async () => {
    const table = await column([number(1), number('123456789012345678'), number('-9007199254740993')]);
    expect(table.types[0]).toBe('integer');
    expect(valuesOf(table)).toEqual([1, '123456789012345678', '-9007199254740993']);
  });

  it('is integer for more digits than 64 bits hold', async () => {
    const table = await column([number('12345678901234567890123')]);
    expect([table.types[0], ...valuesOf(table)]).toEqual(['integer', '12345678901234567890123']);
  });

  it('is decimal for money, also where Excel wrote 17 digits', async () => {
    const table = await column([
      number('10.300000000000001'),
      number('1.1000000000000001'),
      number('-0.05'),
      number(7),
    ]);
    expect(table.types[0]).toBe('decimal');
    expect(valuesOf(table)).toEqual(['10.30', '1.10', '-0.05', '7.00']);
  });

  it('is number where a decimal would not be exact', async () => {
    const table = await column([number('0.33333333333333331'), number('1E-10'), number('1.5E+300')]);
    expect(table.types[0]).toBe('number');
    expect(valuesOf(table)).toEqual([1 / 3, 1e-10, 1.5e300]);
  });

  it('keeps the numeric value of percents', async () => {
    const table = await column([number(0.125, 1), number(1, 1)], { formats: [10] });
    expect([table.types[0], ...valuesOf(table)]).toEqual(['decimal', '0.125', '1.000']);
  });

  it('stays string for digits stored as text', async () => {
    const table = await column([text('007'), text('1e10'), text('110101199003070018'), text(' 5 ')]);
    expect([table.types[0], ...valuesOf(table)]).toEqual(['string', '007', '1e10', '110101199003070018', ' 5 ']);
  });

  it.each(['aaaa', 'aaa', '[$-804]aaaa;@', '[DBNum1][$-804]m"月"d"日"'])(
    'is date for days shown as %s',
    async (format) => {
      const table = await column([number(46_082, 1), number(46_083, 1)], { formats: [format] });
      expect([table.types[0], ...valuesOf(table)]).toEqual(['date', '2026-03-01', '2026-03-02']);
    },
  );

  it('is string for numbers whose format is text', async () => {
    const table = await column([number(7, 1), number(8, 1)], { formats: [49] });
    expect([table.types[0], ...valuesOf(table)]).toEqual(['string', '7', '8']);
  });

  it('is string for a mixture, which loses no value', async () => {
    const cells = [
      number('0.10000000000000001'),
      text('无'),
      number(45292, 1),
      '<c t="b"><v>1</v></c>',
      number('1E-7'),
    ];
    const table = await column([...cells, number('123456789012345678')], { formats: ['yyyy-mm-dd'] });
    expect(table.types[0]).toBe('string');
    expect(valuesOf(table)).toEqual(['0.1', '无', '2024-01-01', 'TRUE', '0.0000001', '123456789012345678']);
  });

  it('is not changed by blank texts, which count as empty', async () => {
    const table = await column([number(1), text(' '), '<c t="str"><f>IF(1,"")</f><v></v></c>', number(2)]);
    expect([table.types[0], ...valuesOf(table)]).toEqual(['integer', 1, null, null, 2]);
  });

  it('is boolean, and string for a column without any value', async () => {
    expect((await column(['<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>'])).types[0]).toBe('boolean');
    expect((await column(['<c/>', '<c/>'])).types[0]).toBe('string');
  });
});

describe('dates', () => {
  const formats = ['yyyy"年"m"月"d"日"', 22, 'h:mm:ss', '[h]:mm', 31];

  it('are dates by their format, around the leap day that Excel invented', async () => {
    const table = await column([number(1, 1), number(59, 1), number(60, 1), number(61, 1), number(45292, 5)], {
      formats,
    });
    expect(table.types[0]).toBe('date');
    expect(valuesOf(table)).toEqual(['1900-01-01', '1900-02-28', null, '1900-03-01', '2024-01-01']);
  });

  it('become datetimes when one of them has a time', async () => {
    const table = await column([number(45292, 1), number('45292.999988425923', 2)], { formats });
    expect(table.types[0]).toBe('datetime');
    expect(valuesOf(table)).toEqual(['2024-01-01 00:00:00', '2024-01-01 23:59:59']);
  });

  it('count from 1904 where the workbook says so', async () => {
    const table = await column([number(0, 1), number(59, 1), number(60, 1), number(43830, 1)], {
      formats,
      date1904: true,
    });
    expect(table.types[0]).toBe('date');
    expect(valuesOf(table)).toEqual(['1904-01-01', '1904-02-29', '1904-03-01', '2024-01-01']);
  });

  it('of time only are texts, durations past 24 hours too', async () => {
    const table = await column([number(0.5, 3), number('1.1041666666666667', 4)], { formats });
    expect([table.types[0], ...valuesOf(table)]).toEqual(['string', '12:00:00', '26:30:00']);
  });

  it('outside the calendar stay numbers', async () => {
    const table = await column([number(-1, 1), number(9_999_999, 1)], { formats });
    expect([table.types[0], ...valuesOf(table)]).toEqual(['integer', -1, 9_999_999]);
  });

  it('stored as ISO texts by strict workbooks are dates', async () => {
    const cells = ['<c t="d"><v>2024-01-01</v></c>', '<c t="d"><v>2024-01-01T12:34:56</v></c>'];
    const table = await column(cells);
    expect([table.types[0], ...valuesOf(table)]).toEqual(['datetime', '2024-01-01 00:00:00', '2024-01-01 12:34:56']);
  });
});

describe('the reading of cells', () => {
  it('resolves entities, escapes and rich text, without phonetic runs', async () => {
    const strings =
      '<si><r><t xml:space="preserve">北 </t></r><r><rPr><b/></rPr><t>京</t></r><rPh sb="0" eb="1"><t>ペキン</t></rPh></si>' +
      '<si><t>a&lt;b&amp;&#x4e2d;&#25991;_x000D__x005F_x0041_</t></si><si><t><![CDATA[<raw> &amp;]]></t></si><si/>';
    const table = await column([shared(0), shared(1), shared(2), shared(3), text('x<!-- no -->y')], { strings });
    expect(valuesOf(table)).toEqual(['北 京', 'a<b&中文\r_x0041_', '<raw> &amp;', null, 'xy']);
  });

  it('takes stored results of formulas and warns of those without and of errors', async () => {
    const rows =
      '<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>' +
      '<row><c><f>1+2</f><v>3</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>' +
      '<row><c><f>1+3</f><v/></c><c><v>1</v></c></row>';
    const { result, tables } = await load(xlsxOf({ sheets: [{ name: 's', rows }] }));
    expect(tables['s']!.rows).toEqual([
      [3, null],
      [null, 1],
    ]);
    expect(result.warnings.map(({ message }) => message.zh)).toEqual([
      '1 个错误值单元格按空值导入，第一个在 B2（#DIV/0!）',
      '1 个公式没有保存计算结果，按空值导入，第一个在 A3；请用 Excel 打开并保存后重新导入',
    ]);
  });
});
