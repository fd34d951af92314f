import { describe, expect, it } from 'vitest';
import type { ImportRequest } from './plan/import-workbook.types.ts';
import { load, xlsxOf } from './workbook-fixture.ts';

const readCsv = async (cells: readonly string[], request: Partial<ImportRequest> = {}) => {
  const csv = ['值;n', ...cells.map((cell, at) => `${cell};${at}`)].join('\n');
  const { tables, result } = await load(Buffer.from(csv), { fileName: '表.csv', ...request });
  const table = Object.values(tables)[0]!;
  const notes = result.warnings.map(({ message }) => message.en).join('\n');
  return { type: table.types[0], values: table.rows.map(([value]) => value), notes };
};

const text = (value: string) => `t="inlineStr"><is><t>${value}</t></is>`;
const number = (value: number) => `><v>${value}</v>`;

const readXlsx = async (cells: readonly string[]) => {
  const rows = [text('值'), ...cells].map((cell, at) => `<row r="${at + 1}"><c r="A${at + 1}" ${cell}</c></row>`);
  const { tables, result } = await load(xlsxOf({ sheets: [{ name: '表', rows: rows.join('') }] }));
  const table = tables['表']!;
  return { type: table.types[0], values: table.rows.map(([value]) => value), notes: result.warnings.length };
};

describe('Where a column of numbers or days says that there is no value', () => {
  it.each(['NA', 'N/A', 'null', 'NaN', '-', '—', '?', '无', '缺失'])('%s is empty, with a note', async (mark) => {
    const table = await readCsv(['39.1', mark, '40.3']);
    expect([table.type, table.values]).toEqual(['decimal', ['39.1', null, '40.3']]);
    expect(table.notes).toContain(`such as "${mark}") became empty: 1`);
  });

  it('days stay days', async () => {
    const table = await readCsv(['2026-03-01', 'NA', '2026-03-02']);
    expect([table.type, table.values]).toEqual(['date', ['2026-03-01', null, '2026-03-02']]);
  });

  it('cells of a workbook are read alike', async () => {
    const table = await readXlsx([number(12), text('N/A'), number(30)]);
    expect(table).toEqual({ type: 'integer', values: [12, null, 30], notes: 1 });
  });

  it('amounts with marks are amounts', async () => {
    const table = await readCsv(['¥1,200.50', 'NA', '¥20.00', '¥30.00']);
    expect(table.values).toEqual(['1200.5', null, '20.0', '30.0']);
  });

  it('a text that somebody wanted stays one', async () => {
    const table = await readCsv(['1', 'NA', '3'], { columnTypes: { 表: { 值: 'string' } } });
    expect(table.values).toEqual(['1', 'NA', '3']);
  });
});

describe('A column of numbers with a few texts', () => {
  it('is numbers where the texts are amounts, however late they come', async () => {
    const many = Array.from({ length: 80 }, (_, at) => `${at}.25`);
    const table = await readCsv([...many, '16,601.76']);
    expect([table.type, table.values.at(-1)]).toEqual(['decimal', '16601.76']);
  });

  it.each([
    ['a text is no amount', ['1', '2', 'A3']],
    ['digits begin with a nought', ['1', '2', '007']],
    ['only marks are there', ['NA', 'NA', '-']],
    ['a mark stands beside a single number', ['1', '无']],
    ['a plain number may be a percentage', ['3', '4', '3.8%']],
  ])('stays text where %s', async (_, cells) => {
    expect(await readCsv(cells)).toMatchObject({ type: 'string', values: cells });
  });

  it('stays text where a workbook keeps digits as text between numbers', async () => {
    const table = await readXlsx([number(1), text('5'), number(30)]);
    expect(table.type).toBe('string');
  });
});
