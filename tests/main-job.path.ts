import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { makeWorkbook } from './workbook.ts';

const samples = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../samples/files');

interface BatchLine {
  readonly id: string;
  readonly code: string;
  readonly message?: string;
  readonly etag?: string;
  readonly table?: { columns: { name: string; type: string }[]; data: unknown[][]; rowCount: number };
}

const sql =
  'select "大区" as region, sum("金额") as amount from "订单" where "大区" = ${region} or ${region} is null group by 1 order by 1';
const query = {
  sourceCode: 'orders_it',
  setType: 'sql',
  dynSentence: sql,
  dataSetParamDtoList: [{ paramName: 'region', paramType: 'string', requiredFlag: 0, sampleItem: '华东' }],
};

describe('the main job through the pinned calls', () => {
  let product: Product;
  let api: Api;
  let sourceId = '';

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
  });
  afterAll(async () => {
    expect(await product.stop()).toBe(0);
    removeData(product);
  });

  it('imports a workbook, every sheet a table', async () => {
    const { id, sourceCode } = await api.upload('/dataSource/import', path.join(samples, 'retail-orders.xlsx'), {
      sourceName: '订单',
      sourceCode: 'orders_it',
    });
    sourceId = id;
    expect(sourceCode).toBe('orders_it');
    const source = await api.waitForImport(id);
    expect(source).toMatchObject({ status: 'success', failureReason: null, totalRows: 24_032 });
    expect(source.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['订单', 24_000],
      ['门店', 32],
    ]);
    const types = Object.fromEntries(source.tables[0]!.columns.map(({ name, type }) => [name, type]));
    expect(types).toMatchObject({ 订单号: 'string', 日期: 'date', 数量: 'integer', 金额: 'decimal' });
  });

  it('shows typed pages of it', async () => {
    const page = await api.get(
      'GET',
      `/dataSource/${sourceId}/preview?table=${encodeURIComponent('订单')}&pageNumber=2&pageSize=10`,
    );
    expect(page).toMatchObject({ total: 24_000, pages: 2400, current: 2, size: 10 });
    expect((page['records'] as Record<string, unknown>[])[0]).toMatchObject({ 日期: '2025-11-01' });
  });

  it('saves a data set only after a preview of the same text', async () => {
    const set = { ...query, setCode: 'by_region', setName: '大区销售' };
    expect(await api.call('POST', '/dataSet', set)).toMatchObject({ code: 'data-set/not-previewed', status: 409 });
    const preview = await api.get('POST', '/dataSet/testTransform', query);
    expect(preview).toMatchObject({
      columns: [
        { name: 'region', type: 'string' },
        { name: 'amount', type: 'decimal' },
      ],
      total: 1,
    });
    expect(await api.call('POST', '/dataSet', { ...set, dynSentence: `${sql} limit 1` })).toMatchObject({
      code: 'data-set/not-previewed',
    });
    await api.get('POST', '/dataSet', set);
    const all = await api.get<{ setCode: string }[]>('GET', '/dataSet/queryAllDataSet');
    expect(all.map(({ setCode }) => setCode)).toEqual(['by_region']);
  });

  it('saves a screen with revisions and answers its data', async () => {
    await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall', reportType: 'report_screen' });
    const document = {
      reportCode: 'hall',
      dashboard: { title: '大厅' },
      widgets: [
        {
          id: 'bars',
          type: 'bar-chart',
          data: {
            dataType: 'dynamic',
            setCode: 'by_region',
            mapping: [
              { role: 'xAxis', field: 'region' },
              { role: 'bar', field: 'amount' },
            ],
          },
        },
        { id: 'odd', type: 'hologram', setup: { depth: 3 } },
      ],
    };
    const first = await api.get('POST', '/reportDashboard', document);
    expect(first['revision']).toBe(1);
    expect(await api.call('POST', '/reportDashboard', document)).toMatchObject({ status: 409 });
    expect(await api.get('POST', '/reportDashboard', { ...document, revision: 1 })).toMatchObject({ revision: 2 });
    expect(await api.call('POST', '/reportDashboard', { ...document, revision: 1 })).toMatchObject({
      status: 409,
      code: 'screen/conflict',
    });
    const saved = await api.get<{ widgets: unknown[] }>('GET', '/reportDashboard/hall');
    expect(saved.widgets[1]).toMatchObject({ id: 'odd', type: 'hologram', setup: { depth: 3 } });
    const rows = await api.get<unknown[]>('POST', '/reportDashboard/getData', {
      setCode: 'by_region',
      chartType: 'widget-barchart',
      chartProperties: { region: 'xAxis', amount: 'bar' },
      contextData: { region: '华南' },
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ region: '华南' });
  });

  it('answers a batch line by line, keeps what did not change, and fails only what failed', async () => {
    const queries = [
      { id: 'a', setCode: 'by_region', contextData: { region: '华东' } },
      { id: 'b', setCode: 'by_region', contextData: {} },
      { id: 'c', setCode: 'nothing', contextData: {} },
    ];
    const lines = await api.lines<BatchLine>('/reportDashboard/getDataBatch', { reportCode: 'hall', queries });
    const byId = new Map(lines.map((line) => [line.id, line]));
    expect(byId.get('a')).toMatchObject({ code: '200', table: { rowCount: 1 } });
    expect(byId.get('c')?.code).not.toBe('200');
    expect(byId.get('c')?.message).toBeTruthy();
    const again = await api.lines<BatchLine>('/reportDashboard/getDataBatch', {
      reportCode: 'hall',
      queries: queries.slice(0, 1),
      etags: { a: byId.get('a')!.etag },
    });
    expect(again).toMatchObject([{ id: 'a', code: '304' }]);
    expect(again[0]?.table).toBeUndefined();
  });

  it('shares the screen and nothing else', async () => {
    const share = await api.get<{ shareCode: string; shareUrl: string; shareToken: string }>('POST', '/reportShare', {
      reportCode: 'hall',
      shareType: 7,
    });
    expect(share.shareUrl).toBe(`/aj/${share.shareCode}`);
    const guest = new Api(product.address);
    guest.useShareToken(share.shareToken);
    expect(await guest.get('GET', '/reportDashboard/hall')).toMatchObject({ reportCode: 'hall' });
    expect(
      await guest.get<unknown[]>('POST', '/reportDashboard/getData', { setCode: 'by_region', contextData: {} }),
    ).not.toHaveLength(0);
    expect(await guest.call('GET', '/dataSource/pageList')).toMatchObject({ status: 401 });
    expect(await guest.call('POST', '/reportDashboard/getData', { setCode: 'other', contextData: {} })).toMatchObject({
      status: 403,
    });
  });

  it('opens a protected share only for its password', async () => {
    const { shareCode } = await api.get<{ shareCode: string }>('POST', '/reportShare', {
      reportCode: 'hall',
      shareType: 0,
      sharePassword: 'open sesame',
    });
    const anybody = new Api(product.address);
    const detail = await anybody.get('GET', `/reportShare/detailByCode?shareCode=${shareCode}`);
    expect(detail).toMatchObject({ needPassword: true });
    expect(detail['shareToken']).toBeUndefined();
    expect(await anybody.call('POST', '/reportShare/token', { shareCode, sharePassword: 'wrong' })).toMatchObject({
      code: 'share/password-wrong',
    });
    const grant = await anybody.get<{ shareToken: string }>('POST', '/reportShare/token', {
      shareCode,
      sharePassword: 'open sesame',
    });
    anybody.useShareToken(grant.shareToken);
    expect(await anybody.get('GET', '/reportDashboard/hall')).toMatchObject({ reportCode: 'hall' });
  });

  it('swaps the data in one step when the workbook is imported again', async () => {
    const bytes = await makeWorkbook(
      '订单',
      ['大区', '金额'],
      [
        ['华东', 10.5],
        ['华东', 1],
      ],
    );
    await api.upload(`/dataSource/${sourceId}/reimport`, { name: '订单.xlsx', bytes });
    // Columns are gone: it waits until somebody has seen what that breaks.
    await api.waitForImport(sourceId);
    await api.get('POST', `/dataSource/${sourceId}/settle`, { accept: 1 });
    expect(await api.waitForImport(sourceId)).toMatchObject({ status: 'success', totalRows: 2 });
    const rows = await api.get<unknown[]>('POST', '/reportDashboard/getData', {
      setCode: 'by_region',
      contextData: { region: '华东' },
    });
    expect(rows).toEqual([{ region: '华东', amount: 11.5 }]);
  });

  it('refuses to delete a source that a data set uses', async () => {
    expect(await api.call('DELETE', `/dataSource/${sourceId}`)).toMatchObject({ status: 409, code: 'record/in-use' });
  });
});
