import {
  BASE_PREFIX,
  exportTemplate,
  importTemplate,
  listFiles,
  pathOf,
  type ExcelTemplate,
} from '@aj-report/contract';
import { writeXlsx } from 'hucre';
import { beforeAll, expect, it } from 'vitest';
import { read } from 'xlsx';
import { describeRoutes } from '../../testing/route-suite.ts';

const TEMPLATE: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [{ name: '日报', cells: [{ row: 0, column: 0, value: '#{orders.city}', group: 'merge' }] }],
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkM/w3HwAEAAH/CPHU7gAAAABJRU5ErkJggg==',
  'base64',
);

function formOf(bytes: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

describeRoutes('Templates as files', (ctx) => {
  let token = '';
  beforeAll(async () => {
    token = await ctx.login();
  });
  const written = (by = token, template = TEMPLATE) =>
    ctx.app.inject({
      method: 'POST',
      url: BASE_PREFIX + pathOf(exportTemplate),
      headers: { authorization: by },
      payload: { template },
    });

  it('are written as a workbook that comes back as it was', async () => {
    const file = await written();
    expect(read(file.rawPayload).Sheets['日报']?.['A1']).toMatchObject({ v: '#{orders.city}' });
    const { data } = await ctx.call(importTemplate, { token, form: formOf(file.rawPayload, 'a.xlsx') });
    expect(data).toEqual({ kind: 'xlsx', template: TEMPLATE, setCodes: [], setParam: {}, notes: [] });
  });

  it('may be as large as one that is saved', async () => {
    const cells = Array.from({ length: 1_100 }, (_, row) => ({ row, column: 0, value: 'x'.repeat(1_000) }));
    const file = await written(token, { ...TEMPLATE, sheets: [{ name: 'S', cells }] });
    expect(file.statusCode).toBe(200);
  });

  it('bring their pictures once they are imported, not when they are looked at', async () => {
    const anchor = { from: { row: 1, col: 2 }, to: { row: 2, col: 3 } };
    const bytes = await writeXlsx({ sheets: [{ name: 'S', images: [{ data: PNG, type: 'png', anchor }] }] });
    const stored = async () => (await ctx.call(listFiles, { token })).data.total;
    const before = await stored();
    const look = formOf(bytes, 'a.xlsx');
    look.append('look', '1');
    const seen = await ctx.call(importTemplate, { token, form: look });
    expect(seen.data.template.sheets[0]?.pictures).toHaveLength(1);
    expect(await stored()).toBe(before);
    const { data } = await ctx.call(importTemplate, { token, form: formOf(bytes, 'a.xlsx') });
    expect(data.template.sheets[0]?.pictures).toMatchObject([{ row: 1, column: 2 }]);
    expect(await stored()).toBe(before + 1);
  });

  it('are refused with the reason', async () => {
    const refused = async (bytes: Buffer, name: string) =>
      (await ctx.call(importTemplate, { token, form: formOf(bytes, name) })).code;
    expect(await refused(Buffer.from('a,b'), 'a.csv')).toBe('archive/unreadable');
    expect(await refused(Buffer.from('PK\u0003\u0004 and nothing more'), 'a.xlsx')).toBe('spreadsheet/damaged');
    expect(await refused(Buffer.from('{}'), 'a.json')).toBe('archive/unreadable');
  });

  it('are for those who design', async () => {
    const viewer = await ctx.loginWith(['excelManage:view']);
    expect((await written(viewer)).statusCode).toBe(403);
    const answer = await ctx.call(importTemplate, { token: viewer, form: formOf(Buffer.from('{}'), 'a.json') });
    expect(answer.status).toBe(403);
  });
});
