import {
  createExcelReport,
  createShare,
  excelParameterValues,
  getExcelReport,
  previewExcelReport,
  type ExcelTemplate,
  type excelParameterValues as Values,
  type BodyOf,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { ORDERS, setCalls } from '../data-set/orders.testing.ts';
import { addExcel } from './ledger.testing.ts';

const LIST: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [{ name: '订单', cells: [{ row: 0, column: 0, value: '#{orders.地区}' }] }],
};
const SQL = `select * from "订单" where (\${regions} is null or "地区" in \${regions})
  and (\${since} is null or "日期" >= \${since}) and (\${until} is null or "日期" < \${until})
  and (\${month} is null or date_trunc('month', "日期") = \${month})
  and (\${dear} is null or ("金额" > 10) = \${dear})`;

describeRoutes('Parameters of Excel reports', (ctx) => {
  let token = '';
  const { add } = setCalls(ctx, () => token);
  const valuesOf = (
    body: Omit<BodyOf<typeof Values>, 'reportCode' | 'setCode'>,
    by: object = { token },
    code = 'list',
  ) => ctx.call(excelParameterValues, { ...by, body: { reportCode: code, setCode: 'orders', ...body } });
  const rows = async (orders: Record<string, unknown>) => {
    const { data } = await ctx.call(previewExcelReport, { token, body: { reportCode: 'list', setParam: { orders } } });
    return data.sheets[0]?.cells.map(({ value }) => value);
  };

  beforeAll(async () => {
    await addSource(ctx.app, 'shop', ORDERS(1));
    token = await ctx.login();
    await add('areas', {
      sourceCode: 'shop',
      setType: 'sql',
      dynSentence: 'select distinct "地区" as area from "订单"',
    });
    const dataSetParamDtoList = [
      { paramName: 'regions', paramType: 'list', valuesFrom: 'areas.area' },
      { paramName: 'since', paramType: 'datetime', rangeEnd: 'until' },
      { paramName: 'until', paramType: 'date', defaultValue: 'year-end+9y' },
      { paramName: 'month', paramType: 'month', valuesFrom: 'dict:SET_TYPE' },
      { paramName: 'dear', paramType: 'boolean' },
    ];
    await add('orders', { sourceCode: 'shop', setType: 'sql', dynSentence: SQL, dataSetParamDtoList });
    await addExcel(ctx, token, 'list');
    const saved = await ctx.call(createExcelReport, { token, body: { reportCode: 'list', template: LIST } });
    expect(saved.status).toBe(200);
  });

  it('tell their types, their ranges, whether they have values, and the day that an expression means', async () => {
    const { data } = await ctx.call(getExcelReport, { token, params: { reportCode: 'list' } });
    const shown = data.parameters.map(({ paramName, paramType, hasValues = false, rangeEnd = '' }) => [
      paramName,
      paramType,
      hasValues,
      rangeEnd,
    ]);
    expect(shown).toEqual([
      ['regions', 'list', true, ''],
      ['since', 'datetime', false, 'until'],
      ['until', 'date', false, ''],
      ['month', 'month', true, ''],
      ['dear', 'boolean', false, ''],
    ]);
    const until = data.parameters.find(({ paramName }) => paramName === 'until');
    expect(until).toMatchObject({ value: 'year-end+9y', startValue: expect.stringMatching(/^\d{4}-12-31$/) as string });
  });

  it('reach the statement as what they are', async () => {
    expect(await rows({})).toHaveLength(5);
    expect(await rows({ regions: ['华南'] })).toEqual(['华南', '华南']);
    expect(await rows({ month: '2026-01' })).toEqual(await rows({ since: '2026-01-01', until: '2026-02-01' }));
    const [dear = [], cheap = []] = [await rows({ dear: true }), await rows({ dear: 'false' })];
    expect(dear.length + cheap.length).toBe(5);
    const bad = await ctx.call(previewExcelReport, {
      token,
      body: { reportCode: 'list', setParam: { orders: { month: '2026-13' } } },
    });
    expect(bad.code).toBe('sql/param-invalid');
  });

  it('have the values of a field or of a dictionary, searched', async () => {
    const all = (await valuesOf({ paramName: 'regions' })).data.values.map(({ value }) => value);
    expect(all.toSorted()).toEqual(['华东', '华北', '华南'].toSorted());
    expect((await valuesOf({ paramName: 'regions', search: '南' })).data).toEqual({
      values: [{ value: '华南', text: '华南' }],
      hasMore: false,
    });
    const found = (await valuesOf({ paramName: 'month', search: 'http' })).data.values;
    expect(found.map(({ value }) => value)).toEqual(['http']);
    expect((await valuesOf({ paramName: 'since' })).code).toBe('excel/parameter-values');
    expect((await valuesOf({ paramName: 'nobody' })).code).toBe('excel/parameter-values');
    const foreign = { reportCode: 'list', setCode: 'areas', paramName: 'area' };
    expect((await ctx.call(excelParameterValues, { token, body: foreign })).code).toBe('excel/parameter-values');
  });

  it('have them for the holders of a share of that report, but where the share fixes the value', async () => {
    const open = (await ctx.call(createShare, { token, body: { reportCode: 'list', shareType: 0 } })).data;
    const seen = await valuesOf({ paramName: 'regions' }, { share: open.shareToken });
    expect(seen.data.values).toHaveLength(3);
    const parameters = { regions: '华南' };
    const fixed = (await ctx.call(createShare, { token, body: { reportCode: 'list', shareType: 0, parameters } })).data;
    expect((await valuesOf({ paramName: 'regions' }, { share: fixed.shareToken })).code).toBe('excel/parameter-values');
    await addExcel(ctx, token, 'other');
    await ctx.call(createExcelReport, { token, body: { reportCode: 'other', template: LIST } });
    const foreign = await valuesOf({ paramName: 'regions' }, { share: open.shareToken }, 'other');
    expect(foreign.status).not.toBe(200);
  });
});
