import { describe, expect, it } from 'vitest';
import { readNumber } from './cell/written-number.ts';
import type { ImportRequest } from './plan/import-workbook.types.ts';
import { load, xlsxOf } from './workbook-fixture.ts';

async function loadText(text: string, columnTypes: ImportRequest['columnTypes'], options: Partial<ImportRequest> = {}) {
  const { tables, result } = await load(Buffer.from(text), {
    fileName: 't.csv',
    columnTypes: columnTypes ?? {},
    ...options,
  });
  return { ...tables['t']!, warnings: result.warnings };
}

describe('Numbers written as text', () => {
  it('are read with thousands, leading zeros and percent signs', () => {
    const texts = ['1,234.50', '-007', '+1', '12.3%', '.5', ' 8 ', '1,234,567'];
    expect(texts.map((text) => readNumber(text))).toEqual([1234.5, -7, 1, 0.123, 0.5, 8, 1234567]);
  });

  it('are no numbers when they are anything else or too long to be exact', () => {
    const texts = ['', '1,23', '1,2345', '1e5', '0x1', 'abc', '1 2', '--1', '.', '%', '1234567890123456.7'];
    expect(texts.map((text) => readNumber(text))).toEqual(texts.map(() => undefined));
  });
});

describe('Chosen types of columns', () => {
  it('rule over what the values look like', async () => {
    const { types, rows } = await loadText(
      'id,n,money,day,moment,yes\n1,007,"1,234",20260301,2026-03-01,1\n2,12,0.5%,2026年3月2日,2026-03-02T08:30:00Z,否\n',
      { t: { id: 'string', n: 'integer', money: 'decimal', day: 'date', moment: 'datetime', yes: 'boolean' } },
    );
    expect(types).toEqual(['string', 'integer', 'decimal', 'date', 'datetime', 'boolean']);
    expect(rows).toEqual([
      ['1', 7, '1234.000', '2026-03-01', '2026-03-01 00:00:00', true],
      ['2', 12, '0.005', '2026-03-02', '2026-03-02 08:30:00', false],
    ]);
  });

  it('leave the other columns and sheets as they are, and hold for the only sheet whatever it was called', async () => {
    const { types, rows } = await loadText('a,b\n1,2\n', { 'another name': { a: 'string' } });
    expect(types).toEqual(['string', 'integer']);
    expect(rows).toEqual([['1', 2]]);
  });

  it('take the day of a moment, and the number behind a day of a workbook', async () => {
    const cells =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>m</t></is></c><c r="B1" t="inlineStr"><is><t>s</t></is></c></row><row r="2"><c r="A2" s="1"><v>46082.5</v></c><c r="B2"><v>46082</v></c></row>';
    const bytes = xlsxOf({ sheets: [{ name: 's', rows: cells }], formats: ['yyyy-mm-dd hh:mm'] });
    const { tables } = await load(bytes, { columnTypes: { s: { m: 'date', s: 'date' } } });
    expect(tables['s']!.rows).toEqual([['2026-03-01', '2026-03-01']]);
  });

  it('make whole numbers decimals with two digits, and keep long integers exact', async () => {
    const { rows, types } = await loadText('a,b\n5,12345678901234567890\n', { t: { a: 'decimal', b: 'integer' } });
    expect(types).toEqual(['decimal', 'integer']);
    expect(rows).toEqual([['5.00', '12345678901234567890']]);
  });

  it('of integers take no number that is larger than any of them', async () => {
    const cells =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>n</t></is></c></row><row r="2"><c r="A2"><v>1E+300</v></c></row><row r="3"><c r="A3"><v>-1E+37</v></c></row>';
    const bytes = xlsxOf({ sheets: [{ name: 's', rows: cells }] });
    const columnTypes = { s: { n: 'integer' } } as const;
    await expect(load(bytes, { columnTypes })).rejects.toMatchObject({ code: 'spreadsheet/values-do-not-fit' });
    const { tables } = await load(bytes, { columnTypes, misfits: 'empty' });
    expect(tables['s']!.rows).toEqual([[null], [String(BigInt(-1e37))]]);
    const text = `n\n${'9'.repeat(60)}\n-${'9'.repeat(38)}\n`;
    const { rows } = await loadText(text, { t: { n: 'integer' } }, { misfits: 'empty' });
    expect(rows).toEqual([[null], [`-${'9'.repeat(38)}`]]);
  });

  it('make the import fail for values that do not fit, unless these may be left empty', async () => {
    const text = `n\n1\n${'x\n'.repeat(12)}2.5\n`;
    await expect(loadText(text, { t: { n: 'integer' } })).rejects.toMatchObject({
      code: 'spreadsheet/values-do-not-fit',
      params: { sheet: 't', detail: { zh: expect.stringContaining('13 个值') as string } },
    });
    const { rows, warnings } = await loadText(text, { t: { n: 'integer' } }, { misfits: 'empty' });
    expect(rows.filter(([value]) => value === null)).toHaveLength(13);
    expect(warnings[0]?.message.en).toBe(
      'Imported as empty: column "n" has 13 values that do not fit its type (rows 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 …, such as "x")',
    );
  });

  it('are refused for columns that are not there', async () => {
    await expect(loadText('a,b\n1,2\n', { t: { z: 'date' } })).rejects.toMatchObject({
      code: 'spreadsheet/column-unknown',
      params: { column: 'z', columns: 'a, b' },
    });
  });
});
