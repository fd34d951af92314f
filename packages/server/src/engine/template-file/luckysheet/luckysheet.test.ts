import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTemplateFile } from '../read-template-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-lucky-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(value: unknown) {
  const file = path.join(folder, 'report.json');
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  return readTemplateFile({ path: file, kind: 'json' });
}

const general = { fa: 'General', t: 'g' };
const SHEETS = [
  {
    name: '销售日报',
    index: 0,
    order: 0,
    status: 1,
    hide: 0,
    celldata: [
      {
        r: 0,
        c: 0,
        v: {
          v: '销售日报',
          m: '销售日报',
          ct: general,
          bg: '#1f4e79',
          fc: 'rgb(255, 255, 255)',
          ff: 5,
          fs: '16',
          bl: 1,
          ht: '0',
          vt: '0',
          mc: { r: 0, c: 0, rs: 1, cs: 3 },
        },
      },
      { r: 0, c: 1, v: { mc: { r: 0, c: 0 } } },
      { r: 1, c: 0, v: { v: '地区', ct: general } },
      { r: 2, c: 0, v: { v: '#{ajSales.region}', m: '#{ajSales.region}', ct: general } },
      { r: 2, c: 1, v: { v: '#{ajSales.amount}', ct: { fa: '#,##0.00', t: 'n' }, tb: '2' } },
      { r: 2, c: 2, v: { v: '目标 #{ajGoals.goal} 元', ct: general } },
      { r: 3, c: 1, v: { f: '=SUM(B3:B3)', v: 0, ct: general } },
      { r: 3, c: 2, v: { f: '=OFFSET(A1,1,0)', v: '地区', ct: general, tr: '3' } },
      { r: 4, c: 0, v: { ct: { t: 'inlineStr', s: [{ v: '多' }, { v: '样', fc: '#f00' }] } } },
    ],
    config: {
      merge: { '0_0': { r: 0, c: 0, rs: 1, cs: 3 } },
      rowlen: { 0: 40 },
      columnlen: { 0: 120, 1: 80 },
      colhidden: { 5: 0 },
      borderInfo: [
        {
          rangeType: 'range',
          borderType: 'border-all',
          style: '1',
          color: '#000',
          range: [{ row: [1, 1], column: [0, 0] }],
        },
        { rangeType: 'cell', value: { row_index: 1, col_index: 0, b: { style: 8, color: '#ff0000' } } },
      ],
    },
    frozen: { type: 'rangeRow', range: { row_focus: 1, column_focus: 0 } },
    chart: [{}],
  },
];
const RECORD = {
  reportCode: 'aj_daily',
  setCodes: 'ajSales|ajGoals',
  setParam: '{"ajSales":{"region":"华东"}}',
  jsonStr: JSON.stringify(SHEETS),
};

describe('A saved Excel report of AJ-Report', () => {
  it('becomes a template with its looks, data sets and values of parameters', async () => {
    const { kind, template, setCodes, setParam } = await read(RECORD);
    expect({ kind, setCodes, setParam }).toEqual({
      kind: 'aj-report',
      setCodes: ['ajSales', 'ajGoals'],
      setParam: { ajSales: { region: '华东' } },
    });
    expect(template.sheets[0]).toMatchObject({
      name: '销售日报',
      merges: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 3 }],
      rowHeights: [{ row: 0, height: 40 }],
      columnWidths: [
        { column: 0, width: 120 },
        { column: 5, width: 0 },
      ],
      freeze: { rows: 2, columns: 0 },
    });
    expect(template.sheets[0]?.cells.slice(0, 2)).toMatchObject([
      {
        value: '销售日报',
        style: { fontName: '宋体', fontSize: 16, bold: true, color: '#ffffff', background: '#1f4e79', align: 'center' },
      },
      // What a covered cell says of its look stays, it has no text.
      { row: 0, column: 1 },
    ]);
    expect(template.sheets[0]?.cells.find(({ row }) => row === 1)?.style?.borders).toEqual({
      top: { style: 'thin' },
      right: { style: 'thin' },
      bottom: { style: 'medium', color: '#ff0000' },
      left: { style: 'thin' },
    });
  });

  it('has lists of different data sets beside each other, as they were there', async () => {
    const { template } = await read(RECORD);
    const [region, amount, goal] = template.sheets[0]?.cells.filter(({ row }) => row === 2) ?? [];
    expect([region?.leftParent, amount?.leftParent, goal?.leftParent]).toEqual([undefined, undefined, 'none']);
    expect(amount?.style).toMatchObject({ numberFormat: '#,##0.00', wrap: true });
    expect(goal?.value).toBe('目标 #{ajGoals.goal} 元');
  });

  it('says what was not carried over', async () => {
    const { notes } = await read(RECORD);
    expect(notes.map(({ text }) => text.zh).toSorted()).toEqual([
      '公式不受支持，保留了计算结果：C4',
      '同一单元格内的多种字体只保留一种：A5',
      '图表未导入',
      '文字旋转未导入：C4',
    ]);
  });

  it('has only what can be saved, and says what it lost', async () => {
    const long = '长'.repeat(300);
    const { template, notes } = await read([
      {
        name: 'S',
        celldata: [{ r: 0, c: 0, v: { f: `=A2&"${'x'.repeat(8_192)}"`, v: 'seen' } }],
        config: { merge: { '1_0': { r: 1, c: 0, rs: 2, cs: 2 }, '2_1': { r: 2, c: 1, rs: 1, cs: 2 } } },
        dataVerification: { '0_0': { type: 'dropdown', value1: `甲,${long}` } },
      },
    ]);
    expect(template.sheets[0]).toMatchObject({
      cells: [{ value: 'seen' }],
      merges: [{ row: 1, column: 0, rowSpan: 2, columnSpan: 2 }],
    });
    expect(notes.map(({ text }) => text.en).toSorted()).toEqual([
      'Formulas that are not supported became their values: A1',
      'Merged cells that overlap were left out: B3',
      'Some rules of input were left out',
    ]);
  });

  it('with more cells than a template may have is refused', async () => {
    const range = [{ row: [0, 999], column: [0, 99] }];
    const borderInfo = [{ rangeType: 'range', borderType: 'border-all', style: '1', color: '#000', range }];
    await expect(read([{ name: 'S', celldata: [], config: { borderInfo } }])).rejects.toMatchObject({
      code: 'archive/refused',
    });
  });

  it('is read as a call answers it, and as its sheets alone', async () => {
    expect((await read({ code: '200', data: RECORD })).setCodes).toEqual(['ajSales', 'ajGoals']);
    expect((await read(SHEETS)).template.sheets[0]?.name).toBe('销售日报');
  });

  it.each(['{"a":1}', '[1,2]', '{"jsonStr":"[]"}', 'no json', '{"jsonStr":"{{"}'])('is not %s', async (text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'archive/unreadable' });
  });
});
