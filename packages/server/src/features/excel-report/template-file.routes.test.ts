import { BASE_PREFIX, exportTemplate, importTemplate, pathOf, type ExcelTemplate } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { read } from 'xlsx';
import { describeRoutes } from '../../testing/route-suite.ts';

const TEMPLATE: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [{ name: '日报', cells: [{ row: 0, column: 0, value: '#{orders.city}', group: 'merge' }] }],
};

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
  const written = (by = token) =>
    ctx.app.inject({
      method: 'POST',
      url: BASE_PREFIX + pathOf(exportTemplate),
      headers: { authorization: by },
      payload: { template: TEMPLATE },
    });

  it('are written as a workbook that comes back as it was', async () => {
    const file = await written();
    expect(read(file.rawPayload).Sheets['日报']?.['A1']).toMatchObject({ v: '#{orders.city}' });
    const { data } = await ctx.call(importTemplate, { token, form: formOf(file.rawPayload, 'a.xlsx') });
    expect(data).toEqual({ kind: 'xlsx', template: TEMPLATE, setCodes: [], setParam: {}, notes: [] });
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
