import {
  BASE_PREFIX,
  copyReport,
  createExcelReport,
  createShare,
  excelFieldValues,
  getExcelReport,
  getJob,
  previewExcelReport,
  type BodyOf,
  type ExcelTemplate,
  type exportExcelReport,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { ORDERS, setCalls } from '../data-set/orders.testing.ts';
import { addExcel } from './ledger.testing.ts';

/** Sums by region; viewers sort by amount, and filter by region, amount and day. */
const SALES: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [
    {
      name: '销售',
      cells: [
        { row: 0, column: 0, value: '地区', autoFilter: { filter: true } },
        { row: 0, column: 1, value: '金额', autoFilter: { sort: true, filter: true } },
        { row: 0, column: 2, value: '日期', autoFilter: { filter: true } },
        { row: 1, column: 0, value: '#{orders.地区}', group: 'merge' },
        { row: 1, column: 1, value: '#{orders.金额}', order: 'desc' },
        { row: 1, column: 2, value: '#{orders.日期}' },
        { row: 2, column: 0, value: '小计', leftParent: 'A2' },
        { row: 2, column: 1, formula: '=SUM(B2)', leftParent: 'A2' },
        { row: 3, column: 1, value: '#{sum(orders.金额)}' },
      ],
    },
  ],
};

const LONG: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [
    {
      name: 'S',
      cells: [
        { row: 0, column: 0, value: 'i', autoFilter: { sort: true, filter: true } },
        { row: 1, column: 0, value: '#{many.i}' },
      ],
    },
  ],
};

type Rows = Pick<BodyOf<typeof previewExcelReport>, 'sort' | 'filter'>;

describeRoutes('Rows of Excel reports that viewers sort and filter', (ctx) => {
  let token = '';
  const { add } = setCalls(ctx, () => token);
  const save = async (reportCode: string, template: ExcelTemplate, more: object = {}) => {
    await addExcel(ctx, token, reportCode);
    const saved = await ctx.call(createExcelReport, { token, body: { reportCode, template, ...more } });
    if (saved.status !== 200) throw new Error(saved.message);
  };
  const preview = (rows: Rows, by: { token?: string; share?: string } = { token }, reportCode = 'sales') =>
    ctx.call(previewExcelReport, { ...by, body: { reportCode, ...rows } });
  const amounts = async (rows: Rows, by?: { share: string }) => {
    const { data } = await preview(rows, by);
    return data.sheets[0]?.cells.filter(({ row, column }) => column === 1 && row > 0).map(({ value }) => value);
  };
  const exported = (body: BodyOf<typeof exportExcelReport>) =>
    ctx.app.inject({
      method: 'POST',
      url: `${BASE_PREFIX}/reportExcel/exportExcel`,
      headers: { authorization: token },
      payload: body,
    });
  const valuesOf = (body: Omit<BodyOf<typeof excelFieldValues>, 'reportCode' | 'setCode'>, by: object = { token }) =>
    ctx.call(excelFieldValues, { ...by, body: { reportCode: 'sales', setCode: 'orders', ...body } });
  const byAmount: Rows = { sort: [{ setCode: 'orders', field: '金额', order: 'asc' }] };
  const inRegion = (...value: (string | null)[]): Rows => ({
    filter: [{ setCode: 'orders', field: '地区', symbol: 'in', value }],
  });

  beforeAll(async () => {
    await addSource(ctx.app, 'shop', [
      ...ORDERS(1),
      'create table "多" as select (i * 7919) % 120001 as i from range(120000) t(i)',
    ]);
    token = await ctx.login();
    const dynSentence = 'select * from "订单" where coalesce(${level}, "等级") = "等级"';
    const level = { paramName: 'level', paramDesc: '', sampleItem: 'A' };
    await add('orders', { sourceCode: 'shop', setType: 'sql', dynSentence, dataSetParamDtoList: [level] });
    await add('many', { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "多"' });
    await save('sales', SALES);
  });

  it('tell by what they may be sorted and filtered, at the heads and as a list', async () => {
    const { data } = await ctx.call(getExcelReport, { token, params: { reportCode: 'sales' } });
    const of = (field: string, sort: boolean) => ({ setCode: 'orders', field, label: field, sort, filter: true });
    expect(data.autoFilters).toEqual([of('地区', false), of('金额', true), of('日期', false)]);
    const cells = (await preview({})).data.sheets[0]?.cells.filter(({ autoFilter }) => autoFilter) ?? [];
    expect(cells.map(({ row, column, autoFilter }) => [row, column, autoFilter?.field])).toEqual([
      [0, 0, '地区'],
      [0, 1, '金额'],
      [0, 2, '日期'],
    ]);
  });

  it('stand as they were sorted, before the order of the template, with groups and sums of what is left', async () => {
    expect(await amounts({})).toEqual([20.5, 10.3, 30.8, 0.2, 0.1, 0.3, 7, 7, 38.1]);
    expect(await amounts(byAmount)).toEqual([0.1, 0.2, 0.3, 7, 7, 10.3, 20.5, 30.8, 38.1]);
    expect(await amounts({ ...byAmount, ...inRegion('华南', '华北') })).toEqual([0.1, 0.2, 0.3, 7, 7, 7.3]);
    const from: Rows = { filter: [{ setCode: 'orders', field: '日期', symbol: '>=', value: '2026-02-01' }] };
    expect(await amounts(from)).toEqual([20.5, 20.5, 0.2, 0.2, 7, 7, 27.7]);
    expect(await amounts(inRegion('无'))).toEqual([null, 0, null]);
  });

  it('are the same in their files', async () => {
    const body = { reportCode: 'sales', exportType: 'gaea_template_csv' as const, byteOrderMark: 0 as const };
    const lines = (await exported({ ...body, ...byAmount, ...inRegion('华南') })).body.trim().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 2).join(' '))).toEqual([
      '地区 金额',
      '华南 0.1',
      ' 0.2',
      '小计 0.3',
      ' 0.3',
    ]);
    expect((await exported({ ...body, sort: [{ setCode: 'orders', field: '地区' }] })).json()).toMatchObject({
      code: 'excel/sort-not-allowed',
    });
  });

  it('are the same in the job of a long list', async () => {
    await save('long', LONG);
    const rows: Rows = {
      sort: [{ setCode: 'many', field: 'i', order: 'desc' }],
      filter: [{ setCode: 'many', field: 'i', symbol: '<=', value: 115_000 }],
    };
    const body = { reportCode: 'long', exportType: 'gaea_template_csv' as const, byteOrderMark: 0 as const, ...rows };
    const { data } = (await exported(body)).json<{ data: { jobId: string } }>();
    const jobOf = async () => (await ctx.call(getJob, { token, params: { id: data.jobId } })).data.status;
    await expect.poll(jobOf, { timeout: 60_000, interval: 300 }).toBe('done');
    const url = `${BASE_PREFIX}/job/${data.jobId}/file`;
    const file = await ctx.app.inject({ url, headers: { authorization: token } });
    const numbers = file.body.trim().split('\r\n').slice(1).map(Number);
    // Of 120,001 remainders one never comes.
    expect(numbers.length).toBeGreaterThanOrEqual(115_000);
    expect([numbers[0], numbers.toSorted((a, b) => b - a)]).toEqual([115_000, numbers]);
    const first = (await preview(rows, { token }, 'long')).data.sheets[0];
    expect(first?.cells.slice(1, 4).map(({ value }) => value)).toEqual(numbers.slice(0, 3));
  }, 90_000);

  it('refuse what the template does not allow, in both languages', async () => {
    const sorted = await preview({ sort: [{ setCode: 'orders', field: '地区' }] });
    expect(sorted).toMatchObject({ status: 403, code: 'excel/sort-not-allowed', args: { allowed: 'orders.金额' } });
    expect(sorted.message).toContain('地区');
    const other = await preview({ filter: [{ setCode: 'orders', field: '等级', symbol: '=', value: 'A' }] });
    expect(other).toMatchObject({ status: 403, code: 'excel/filter-not-allowed' });
    const foreign = await preview({ filter: [{ setCode: 'many', field: '地区', symbol: '=', value: 'A' }] });
    expect(foreign.code).toBe('excel/filter-not-allowed');
    expect((await valuesOf({ field: '等级' })).code).toBe('excel/filter-not-allowed');
    const half = await preview({ filter: [{ setCode: 'orders', field: '金额', symbol: 'between', value: [1] }] });
    expect(half.code).toBe('data-set/filter-values');
  });

  it('tell the values to choose among: of the rows that other filters leave, searched, and of the set itself', async () => {
    const { data } = await valuesOf({ field: '地区', ...inRegion('华东') });
    expect(data).toEqual({
      type: 'string',
      values: [
        { value: '华东', count: 2 },
        { value: '华北', count: 1 },
        { value: '华南', count: 2 },
      ],
      hasMore: false,
    });
    const late = { filter: [{ setCode: 'orders', field: '日期', symbol: '>' as const, value: '2026-02-01' }] };
    expect((await valuesOf({ field: '地区', ...late })).data.values.map(({ value }) => value)).toEqual([
      '华北',
      '华南',
    ]);
    expect((await valuesOf({ field: '地区', search: '南' })).data.values).toEqual([{ value: '华南', count: 2 }]);
    await save('values', LONG);
    const body = { reportCode: 'values', setCode: 'many', field: 'i' };
    const many = (await ctx.call(excelFieldValues, { token, body })).data;
    expect([many.values.length, many.hasMore, many.type]).toEqual([500, true, 'integer']);
  });

  it('obey to the holders of a share, within what the report and the share fix', async () => {
    const locked = { setParam: { orders: { level: 'A' } }, lockedParams: ['orders.level'] };
    await save('fixed', SALES, locked);
    const { data: made } = await ctx.call(createShare, { token, body: { reportCode: 'fixed', shareType: 0 } });
    const by = { share: made.shareToken };
    const sheet = (await preview({ ...byAmount, ...inRegion('华东', '华北') }, by, 'fixed')).data.sheets[0];
    const values = sheet?.cells.filter(({ row, column }) => column === 1 && row > 0).map(({ value }) => value);
    expect(values).toEqual([7, 7, 10.3, 10.3, 17.3]);
    const asked = { reportCode: 'fixed', setCode: 'orders', setParam: { orders: { level: 'B' } } };
    const seen = await ctx.call(excelFieldValues, { ...by, body: { ...asked, field: '地区' } });
    expect(seen.data.values.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect((await preview({ sort: [{ setCode: 'orders', field: '地区' }] }, by, 'fixed')).code).toBe(
      'excel/sort-not-allowed',
    );
    expect((await ctx.call(excelFieldValues, { ...by, body: { ...asked, field: '等级' } })).code).toBe(
      'excel/filter-not-allowed',
    );
    expect((await valuesOf({ field: '地区' }, by)).status).toBe(403);
  });

  it('keep to the row rules of a set', async () => {
    const rule = { field: '等级', symbol: '=', boundTo: 'loginName' };
    const set = { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "订单"' };
    await add('ruled', { ...set, rowRules: [rule] });
    const template = JSON.parse(JSON.stringify(SALES).replaceAll('orders', 'ruled')) as ExcelTemplate;
    await save('ruled', template);
    const reader = await ctx.loginWith(['excelManage:view']);
    const body = { reportCode: 'ruled', setCode: 'ruled', field: '地区' };
    expect((await ctx.call(excelFieldValues, { token: reader, body })).data.values).toEqual([]);
  });

  it('go with a copy of the report that has data sets of its own', async () => {
    const named = structuredClone(SALES);
    const head = named.sheets[0]?.cells[0];
    if (head) head.autoFilter = { sort: true, setCode: 'orders', field: '等级' };
    await save('named', named);
    const copy = { reportCode: 'named', newCode: 'namedCopy', newName: '副本', withDataSets: true };
    const { data } = await ctx.call(copyReport, { token, body: copy });
    const query = { revision: 'newest' };
    const { data: detail } = await ctx.call(getExcelReport, { token, params: { reportCode: 'namedCopy' }, query });
    expect(detail.autoFilters[0]).toMatchObject({ setCode: data.setCodes['orders'], field: '等级', label: '地区' });
  });

  it.for([
    ['without a field below', { sort: true }, '没有显示字段'],
    ['by half a field', { sort: true, setCode: 'orders' }, '一起指定'],
    ['by a set that no cell shows', { sort: true, setCode: 'many', field: 'i' }, '没有被任何单元格用到'],
  ] as const)('refuse a template that is sorted %s', async ([name, autoFilter, said]) => {
    const reportCode = `wrong${name.length}`;
    await addExcel(ctx, token, reportCode);
    const cells = [
      { row: 0, column: 0, value: '#{orders.地区}' },
      { row: 0, column: 3, value: '无', autoFilter },
    ];
    const body = { reportCode, template: { schemaVersion: 1, sheets: [{ name: 'S', cells }] } };
    const { status, code, message } = await ctx.call(createExcelReport, { token, body });
    expect([status, code]).toEqual([422, 'excel/template-invalid']);
    expect(message).toContain(said);
    expect(message).toContain('S!D1');
  });
});
