import {
  ALL_ENDPOINTS,
  BASE_PREFIX,
  createDataSet,
  createExcelReport,
  createReport,
  exportDataSet,
  getDataBatch,
  pathOf,
  saveScreen,
  testTransform,
  type Endpoint,
  type RowRule,
} from '@aj-report/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { SourceClient } from '../features/data-source/source-client.testing.ts';
import { hashToken } from '../platform/identity.ts';
import { describeRoutes } from './route-suite.ts';

/** What nobody but its owner may read anywhere. */
const SECRET = '密-4711';
const FILE = Buffer.from(`owner,area,amount\nadmin,东,1\nother,南,${SECRET}\n`);
const OWN: RowRule = { field: 'owner', symbol: '=', boundTo: 'loginName' };

interface Ids {
  readonly source: string;
  readonly set: string;
  /** Export that the reader asked for. */
  readonly job: string;
}
interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Every call that shows rows of a source or of a data set, as somebody would make it who wants to see all of them. */
const SHOW_ROWS: Readonly<Record<string, (ids: Ids) => Call>> = {
  'dataSource.preview': ({ source }) => ({ params: { id: source } }),
  'dataSource.original': ({ source }) => ({ params: { id: source } }),
  'dataSource.lookKept': ({ source }) => ({ params: { id: source } }),
  'dataSource.get': ({ source }) => ({ params: { id: source } }),
  'dataSet.preview': ({ set }) => ({ params: { id: set } }),
  'dataSet.detailBysetId': ({ set }) => ({ params: { id: set } }),
  'dataSet.detailBysetCode': () => ({ params: { setCode: 'own' } }),
  'dataSet.pageList': () => ({}),
  'dataSet.queryAll': () => ({}),
  'reportExcel.preview': () => ({ body: { reportCode: 'ledger' } }),
  'reportExcel.fieldValues': () => ({ body: { reportCode: 'ledger', setCode: 'own', field: 'amount' } }),
  'reportExcel.exportExcel': () => ({ body: { reportCode: 'ledger', exportType: 'gaea_template_csv' } }),
  'reportDashboard.export': () => ({ query: { reportCode: 'wall', showDataSet: '1', withTables: '1' } }),
  'job.file': ({ job }) => ({ params: { id: job } }),
  'reportDashboard.getData': () => ({ body: { setCode: 'own' } }),
  'reportDashboard.getDataBatch': () => ({ body: { reportCode: 'wall', queries: [{ id: 'q', setCode: 'own' }] } }),
};
/** Rows of what callers upload or write themselves: their rights are those of who makes sources and data sets. */
const OF_AUTHORS = new Set(['dataSource.look', 'dataSet.testTransform', 'dataSet.tryRequest']);
/** Answers of any shape that hold no rows. */
const WITHOUT_ROWS = new Set([
  'dataSource.connection',
  'openapi',
  'metrics',
  'health',
  'file.download',
  'geoMap.byCode',
  'geoMap.file',
  'reportDashboard.get',
  'reportDashboard.import',
  'reportDashboard.importOver',
  'reportExcel.detailByReportCode',
  'coEdit.follow',
  'playlist.follow',
  // Settings and orders of a device.
  'device.follow',
  // Files that the caller sent, in another form.
  'reportExcel.exportTemplate',
  'reportExcel.importTemplate',
  // Written about rows that the caller sent.
  'aiText.write',
  // Drawn with the eyes of who ordered it, by a pass: see below.
  'reportDashboard.picture',
  // Drawn with samples where rows are hidden.
  'report.picture',
  'report.pictured',
  'screenBlock.get',
  'screenBlock.pictured',
  // Values of parameters.
  'reportSchedule.get',
  'reportSchedule.pageList',
  'reportShare.get',
  'reportShare.pageList',
]);

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

/** Whether values of any type can stand somewhere in what a schema describes. */
function holdsAnything(schema: Schema): boolean {
  const { type, items, anyOf = [], properties = {}, patternProperties = {} } = schema;
  const isTyped = type !== undefined || schema.enum !== undefined || schema.const !== undefined || anyOf.length > 0;
  const parts = [
    ...anyOf,
    ...Object.values(properties),
    ...Object.values(patternProperties),
    ...(items ? [items] : []),
  ];
  return !isTyped || parts.some(holdsAnything);
}

describeRoutes('Rows that rules hide', (ctx) => {
  let ids: Ids = { source: '', set: '', job: '' };
  let reader = '';
  let author = '';

  const jobRow = (id: string) =>
    ctx.app.db.selectFrom('job').where('id', '=', id).select('status').executeTakeFirstOrThrow();

  const ask = async (endpoint: Endpoint, token: string) => {
    const { params = {}, query = {}, body } = SHOW_ROWS[endpoint.id]!(ids);
    const answer = await ctx.app.inject({
      method: endpoint.method,
      url: BASE_PREFIX + pathOf(endpoint, params),
      query: { ...query },
      headers: { authorization: token },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, text: answer.body };
  };

  beforeAll(async () => {
    const token = await ctx.login();
    const client = new SourceClient(ctx, token);
    const { id } = (await client.upload(FILE, 'orders.csv', { sourceCode: 'orders' })).data;
    const { tables } = await client.settled(id);
    const query = { sourceCode: 'orders', setType: 'sql', dynSentence: `select * from "${tables[0]?.name}"` };
    const body = { ...query, rowRules: [OWN] };
    await ctx.call(testTransform, { token, body });
    const made = await ctx.call(createDataSet, { token, body: { ...body, setCode: 'own', setName: '各看各的' } });
    ids = { source: id, set: made.data.id, job: '' };
    const widgets = [{ id: 'a', type: 'table', data: { dataType: 'dynamic', setCode: 'own' } }];
    await ctx.call(createReport, { token, body: { reportName: 'wall', reportCode: 'wall' } });
    await ctx.call(saveScreen, { token, body: { reportCode: 'wall', widgets } });
    await ctx.call(createReport, {
      token,
      body: { reportName: 'ledger', reportCode: 'ledger', reportType: 'report_excel' },
    });
    const cells = ['owner', 'amount'].flatMap((name, column) => [
      { row: 0, column, value: name, autoFilter: { filter: true } },
      { row: 1, column, value: `#{own.${name}}` },
    ]);
    const template = { schemaVersion: 1, sheets: [{ name: '1', cells }] };
    const saved = await ctx.call(createExcelReport, {
      token,
      body: { reportCode: 'ledger', setCodes: ['own'], setParam: {}, template },
    });
    expect(saved.code).toBe('200');
    reader = await ctx.loginWith([
      'datasourceManage',
      'resultsetManage:query',
      'resultsetManage:detail',
      'bigScreenManage:view',
      'bigScreenManage:export',
      'excelManage:view',
      'excelManage:export',
    ]);
    author = await ctx.loginWith(['datasourceManage:query', 'datasourceManage:update', 'resultsetManage:update']);
    const params = { id: ids.set };
    const { data: job } = await ctx.call(exportDataSet, { token: reader, params, body: { format: 'csv' } });
    ids = { ...ids, job: job.id };
    await vi.waitFor(async () => expect((await jobRow(job.id)).status).toBe('done'), { timeout: 20_000 });
  });

  it('are looked for in every call whose answer could hold them', () => {
    const loose = ALL_ENDPOINTS.filter(
      ({ output, answer }) => answer !== 'envelope' || holdsAnything(output as Schema),
    );
    const known = (id: string) => id in SHOW_ROWS || OF_AUTHORS.has(id) || WITHOUT_ROWS.has(id);
    expect(loose.map(({ id }) => id).filter((id) => !known(id) && !id.startsWith('accessUser.'))).toEqual([]);
    const all = new Set<string>(ALL_ENDPOINTS.map(({ id }) => id));
    expect([...Object.keys(SHOW_ROWS), ...OF_AUTHORS, ...WITHOUT_ROWS].filter((id) => !all.has(id))).toEqual([]);
  });

  it('are on no picture that somebody orders, because their pass sees what they see', async () => {
    const { userId } = await ctx.app.db
      .selectFrom('accessSession')
      .where('tokenHash', '=', hashToken(reader))
      .select('userId')
      .executeTakeFirstOrThrow();
    const pass = ctx.app.viewPasses.issue({ reportCode: 'wall', userId }, 60_000);
    const body = { reportCode: 'wall', queries: [{ id: 'q', setCode: 'own' }] };
    const { status, text } = await ctx.call(getDataBatch, { token: pass, body });
    expect(status).toBe(200);
    expect(text).toContain('"rowCount":0');
    expect(text).not.toContain(SECRET);
  });

  it.each(Object.keys(SHOW_ROWS))('are in no answer of %s', async (id) => {
    const endpoint = ALL_ENDPOINTS.find((one) => one.id === id)!;
    const { status, text } = await ask(endpoint, reader);
    expect([200, 403]).toContain(status);
    expect(text).not.toContain(SECRET);
    if (status === 403) expect(text).toContain('data-source/rows-hidden');
    if (status === 403) expect(text).toContain('各看各的');
  });

  it('are shown to those who may ask the source anything by SQL of their own', async () => {
    for (const id of ['dataSource.preview', 'dataSource.original', 'dataSource.lookKept']) {
      const { status, text } = await ask(
        ALL_ENDPOINTS.find((one) => one.id === id)!,
        author,
      );
      expect([id, status, text.includes(SECRET)]).toEqual([id, 200, true]);
    }
  });
});
