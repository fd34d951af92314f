import { describe, expect, it } from 'vitest';
import { readDate } from './cell/written-date.ts';
import { readNumber } from './cell/written-number.ts';
import { offerFor } from './plan/guess-notation.ts';
import type { ImportRequest } from './plan/import-workbook.types.ts';
import { load, xlsxOf } from './workbook-fixture.ts';

const textCells = (...texts: readonly string[]) => texts.map((text) => ({ kind: 'text' as const, text }));

describe('Amounts written as text', () => {
  it.each([
    ['$1,200', 1200],
    ['￥50.00', 50],
    ['¥ 1,234.56', 1234.56],
    ['(50.00)', -50],
    ['（￥1，234．50）', -1234.5],
    ['$(1,200)', -1200],
    ['-$50', -50],
    ['$-50', -50],
    ['50.00-', -50],
    ['−50', -50],
    ['HK$88.8', 88.8],
    ['RMB 1,000', 1000],
    ['50.00元', 50],
    ['1 234.5', 1234.5],
    ["1'234'567.8", 1234567.8],
    ['(12.5%)', -0.125],
  ])('%s is %d', (text, value) => expect(readNumber(text)).toBe(value));

  it.each([
    ['-50,00', -50],
    ['1.234,56', 1234.56],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['€ 1 234,5', 1234.5],
    ['1.234,56 €', 1234.56],
    ['12,5%', 0.125],
  ])('%s is %d with a decimal comma', (text, value) => expect(readNumber(text, 'decimalComma')).toBe(value));

  it.each([
    '(-50)',
    '--5',
    '-5-',
    '50)',
    '(50',
    '1.2.3',
    '1,23',
    '0,123',
    '5²',
    '①',
    '约50',
    '$',
    '()',
    '1,2345',
    '第3',
  ])('%s is none', (text) => expect(readNumber(text)).toBeUndefined());
});

describe('Days whose year stands last', () => {
  it('are read in the order that was chosen, and in none without a choice', () => {
    expect(readDate('27.02.2026', false, 'dayFirst')).toBe(46080);
    expect(readDate('02/27/2026', false, 'monthFirst')).toBe(46080);
    expect(readDate('27-2-2026 12:00', false, 'dayFirst')).toBe(46080.5);
    expect(readDate('2026-02-27', false, 'monthFirst')).toBe(46080);
    expect([readDate('27.02.2026', false), readDate('27.02.2026', false, 'monthFirst')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(readDate('31.02.2026', false, 'dayFirst')).toBeUndefined();
  });
});

describe('The guess of a notation', () => {
  it('is the one that the texts prove', () => {
    expect(offerFor(textCells('1.234,56', '1.234', '2.000'))).toMatchObject({ guess: 'decimalComma', unread: 0 });
    expect(offerFor(textCells('1,234', '1,234.5', '待定'))).toMatchObject({
      guess: 'decimalPoint',
      unread: 1,
      texts: 3,
    });
    expect(offerFor(textCells('(50)', '￥3'))).toMatchObject({ type: 'decimal', guess: 'decimalPoint' });
    expect(offerFor(textCells('27.02.2026', '03.04.2026'))).toMatchObject({ type: 'date', guess: 'dayFirst' });
    expect(offerFor(textCells('02/27/2026 8:30'))).toMatchObject({ type: 'datetime', guess: 'monthFirst' });
  });

  it('is none where the texts can be read in two ways, and shows both', () => {
    const amounts = offerFor(textCells('￥50', '1.234'));
    expect(amounts?.guess).toBeUndefined();
    expect(amounts?.samples[0]).toEqual({ text: '1.234', values: ['1.234', '1234'] });
    const days = offerFor(textCells('03/04/2026', '05/06/2026'));
    expect(days).toMatchObject({ type: 'date', notations: ['dayFirst', 'monthFirst'] });
    expect(days?.guess).toBeUndefined();
    expect(days?.samples[0]).toEqual({ text: '03/04/2026', values: ['2026-04-03', '2026-03-04'] });
    expect(offerFor(textCells('1.234,5', '1,234.5'))?.guess).toBeUndefined();
  });

  it('is not made of names, codes and telephone numbers', () => {
    expect(offerFor(textCells('华东', '华南'))).toBeUndefined();
    expect(offerFor(textCells('007', '008.5'))).toBeUndefined();
    expect(offerFor(textCells('13800138000', '13900139000'))).toBeUndefined();
    expect(offerFor(textCells('张三', '李四', '3.5'))).toBeUndefined();
    expect(offerFor([])).toBeUndefined();
  });

  it('asks about numbers of a text file that may be thousands', () => {
    const number = (value: number, written: string) => ({
      kind: 'number' as const,
      value,
      format: 0 as const,
      written,
    });
    expect(offerFor([number(1.234, '1.234'), number(5.678, '5.678')])?.notations).toHaveLength(2);
    expect(offerFor([number(1.234, '1.234'), number(5.6, '5.6')])).toBeUndefined();
    expect(offerFor([{ kind: 'number', value: 1.234, format: 0 }])).toBeUndefined();
  });
});

describe('Columns whose notation was chosen', () => {
  const csv = async (text: string, options: Partial<ImportRequest>) => {
    const { tables, result } = await load(Buffer.from(text), { fileName: 't.csv', ...options });
    return { ...tables['t']!, warnings: result.warnings };
  };

  it('are numbers and days as they are written there, exact to the cent', async () => {
    const { types, rows } = await csv(
      '金额;日期;时刻;名称\n1.234,56;27.02.2026;27.02.2026 8:30;甲\n1.234;03.04.2026;03.04.2026;乙\n(50,00);01.01.2026;1.1.2026;丙\n',
      { columnNotations: { t: { 金额: 'decimalComma', 日期: 'dayFirst', 时刻: 'dayFirst' } } },
    );
    expect(types).toEqual(['decimal', 'date', 'datetime', 'string']);
    expect(rows).toEqual([
      ['1234.56', '2026-02-27', '2026-02-27 08:30:00', '甲'],
      ['1234.00', '2026-04-03', '2026-04-03 00:00:00', '乙'],
      ['-50.00', '2026-01-01', '2026-01-01 00:00:00', '丙'],
    ]);
  });

  it('count what is no number, and leave real numbers of a workbook alone', async () => {
    const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const cells = `<row r="1">${text('A1', 'n')}</row><row r="2">${text('A2', '1.234,5')}</row><row r="3"><c r="A3"><v>1.234</v></c></row><row r="4">${text('A4', '待定')}</row>`;
    const bytes = xlsxOf({ sheets: [{ name: 's', rows: cells }] });
    const columnNotations = { s: { n: 'decimalComma' } } as const;
    await expect(load(bytes, { columnNotations })).rejects.toMatchObject({ code: 'spreadsheet/values-do-not-fit' });
    const { tables, result } = await load(bytes, { columnNotations, misfits: 'empty' });
    expect(tables['s']!.rows).toEqual([['1234.500'], ['1.234'], [null]]);
    expect(result.warnings.at(-1)?.message.zh).toContain('1 个值');
  });

  it('are named where they can be read in two ways and nobody chose one', async () => {
    const lines = '金额;日期;重量;证明;名称\n1.234;03/04/2026;1.250;1.234;甲\n2.500;05/06/2026;0.500;1.5;乙\n';
    const { types, rows, warnings } = await csv(lines, {});
    expect(types).toEqual(['decimal', 'string', 'decimal', 'decimal', 'string']);
    expect(rows[0]).toEqual(['1.234', '03/04/2026', '1.25', '1.234', '甲']);
    expect(warnings.map(({ message }) => message.en)).toEqual([
      'Column "金额" can be read in two ways: "1.234" is 1.234 or 1234. No notation was chosen: it was read as 1.234; to read it otherwise, import the file again and choose how it is written',
      'Column "日期" can be read in two ways: "03/04/2026" is 2026-04-03 or 2026-03-04. No notation was chosen: they stay texts; to read it otherwise, import the file again and choose how it is written',
    ]);
    expect(warnings[0]?.message.zh).toContain('列“金额”有两种读法：“1.234”可以是 1.234，也可以是 1234');
    const chosen = { t: { 金额: 'decimalComma', 日期: 'dayFirst' } } as const;
    expect((await csv(lines, { columnNotations: chosen })).warnings).toEqual([]);
  });

  it('are proven by any later row, however many there are', async () => {
    const lines = Array.from({ length: 600 }, () => '1.234').join('\n');
    expect((await csv(`n\n${lines}\n`, {})).warnings).toHaveLength(1);
    expect((await csv(`n\n${lines}\n0.5\n`, {})).warnings).toEqual([]);
  });

  it('are refused where they are not there', async () => {
    await expect(csv('a\n1\n', { columnNotations: { t: { z: 'dayFirst' } } })).rejects.toMatchObject({
      code: 'spreadsheet/column-unknown',
    });
  });
});

describe('Days with the month as a word, and years of two digits', () => {
  it.each([
    ['Jan 1 2000', 36526],
    ['January 1, 2000', 36526],
    ['1 Jan 2000', 36526],
    ['01-Jan-2000', 36526],
    ['1st January 2000', 36526],
    ['Sept 5, 2025 4:30 PM', 45905.6875],
    ['1-Jan-69', 61729],
  ])('%s is %d', (text, serial) => expect(readDate(text, false)).toBe(serial));

  it.each(['Foo 1 2000', 'Jan 32 2000', 'Jan 2000', 'May', '13:00', 'Jan 1 2000 13:00 PM'])('%s is none', (text) =>
    expect(readDate(text, false)).toBeUndefined(),
  );

  it('need a word where the order of day and month is open', () => {
    expect(readDate('5/10/18 4:01', false)).toBeUndefined();
    expect(readDate('5/10/18 4:01', false, 'monthFirst')).toBeCloseTo(43230.1674, 4);
    expect(readDate('5/10/98', false, 'dayFirst')).toBe(36073);
  });
});

describe('A column of texts', () => {
  const read = async (texts: readonly string[], request: Partial<ImportRequest> = {}) => {
    const cells = ['值', ...texts].map(
      (text, at) =>
        `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>${text}</t></is></c><c r="B${at + 1}" t="inlineStr"><is><t>x</t></is></c></row>`,
    );
    const { tables, result } = await load(xlsxOf({ sheets: [{ name: '表', rows: cells.join('') }] }), request);
    const table = tables['表']!;
    return { type: table.types[0], values: table.rows.map(([value]) => value), warnings: result.warnings };
  };

  it.each([
    [
      'amounts with a sign of money',
      ['¥358,447.00', '¥1,200.50', '-¥20.00'],
      'decimal',
      ['358447.0', '1200.5', '-20.0'],
    ],
    ['percentages', ['43.6%', '-2.5%'], 'decimal', ['0.436', '-0.025']],
    ['brackets of accountants', ['(1,234.00)', '500.00'], 'decimal', ['-1234.00', '500.00']],
    ['days in Chinese', ['2025年11月1日', '2025年12月31日'], 'date', ['2025-11-01', '2025-12-31']],
    ['days in English', ['Jan 1 2000', 'Feb 1 2000'], 'date', ['2000-01-01', '2000-02-01']],
    ['days that prove their order', ['03/04/2026', '27/04/2026'], 'date', ['2026-04-03', '2026-04-27']],
    ['moments', ['2026-08-01 16:17', '2026-08-02 09:00'], 'datetime', ['2026-08-01 16:17:00', '2026-08-02 09:00:00']],
  ])('of %s holds what they say, with a note', async (_, texts, type, values) => {
    const table = await read(texts);
    expect([table.type, table.values]).toEqual([type, values]);
    expect(table.warnings.map(({ message }) => message.en).join()).toContain(`such as "${texts[0]}"`);
  });

  it.each([
    ['one is none', ['¥358,447.00', '¥1,200.50', '待定']],
    ['they can be read in two ways', ['03/04/2026', '05/06/2026']],
    ['digits are a name', ['0012', '0013']],
    ['a plain number may be a percentage', ['3.8%', '4']],
    ['they look like numbers of parts', ['13-2-03', '5-6-07']],
    ['there is only one', ['¥5.00']],
  ])('stays as it is where %s', async (_, texts) => {
    expect(await read(texts)).toMatchObject({ type: 'string', values: texts });
  });

  it('stays as it is where somebody says so, and is read below a chosen header too', async () => {
    const texts = ['¥1,200.50', '¥20.00'];
    const kept = await read(texts, { columnTypes: { 表: { 值: 'string' } } });
    expect([kept.type, kept.values]).toEqual(['string', texts]);
    expect((await read(texts, { headerRows: { 表: 1 } })).values).toEqual(['1200.5', '20.0']);
  });

  it('that begins as amounts and ends otherwise stays text', async () => {
    const texts = [...Array.from({ length: 80 }, (_, at) => `¥${at}.50`), '见附件'];
    expect(await read(texts)).toMatchObject({ type: 'string' });
  });
});
