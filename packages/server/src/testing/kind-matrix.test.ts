import {
  ALL_ENDPOINTS,
  BASE_PREFIX,
  createExcelReport,
  createReport,
  pathOf,
  reportPlaceOf,
  saveScreen,
  type Endpoint,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from './route-suite.ts';

const TYPES = ['report_screen', 'report_excel'] as const;
type Type = (typeof TYPES)[number];
const TARGETS: Readonly<Record<Type, string>> = { report_screen: 'bigScreenManage', report_excel: 'excelManage' };
const OTHER: Readonly<Record<Type, Type>> = { report_screen: 'report_excel', report_excel: 'report_screen' };

/** A word of the document, which nobody without a right to it reads. */
const CONTENT = '密-8852';
const CODES: Readonly<Record<Type, string>> = { report_screen: 'kind_screen', report_excel: 'kind_sheet' };

const naming = ALL_ENDPOINTS.filter((endpoint) => reportPlaceOf(endpoint) !== undefined);
/** Those whose rights are for one kind of reports, or name both. */
const byKind = naming.filter(({ permission }) => /bigScreenManage|excelManage/.test(permission));

const EMPTY = { schemaVersion: 1, sheets: [{ name: '1', cells: [] }] };
/** What makes a body whole, beside the report that it names. */
const WHOLE: Readonly<Record<string, object>> = {
  'report.copy': { newCode: 'copied', newName: 'copied' },
  'report.update': { reportName: 'R', reportCode: 'any' },
  'reportDashboard.getData': { setCode: 'none' },
  'reportDashboard.getDataBatch': { queries: [{ id: 'q', setCode: 'none' }] },
  'reportDashboard.nameRevision': { revision: 1, name: 'n' },
  'reportExcel.nameRevision': { revision: 1, name: 'n' },
  'coEdit.join': { clientId: 'c' },
  'reportExcel.fieldValues': { setCode: 'none', field: 'f' },
  'reportExcel.parameterValues': { setCode: 'none', paramName: 'p' },
  'reportExcel.exportExcel': { exportType: 'gaea_template_csv' },
  'reportExcel.create': { setCodes: [], setParam: {}, template: EMPTY, revision: 1 },
  'reportExcel.update': { setCodes: [], setParam: {}, template: EMPTY, revision: 1 },
  'reportShare.create': { shareType: 1 },
  'reportDashboard.share': { shareType: 1 },
  'reportExcel.share': { shareType: 1 },
  'reportDashboard.save': { revision: 1 },
  'reportSchedule.create': {
    scheduleName: 's',
    cron: '0 8 * * *',
    timeZone: 'UTC',
    exportType: 'gaea_template_csv',
    recipients: ['a@example.com'],
  },
};

describeRoutes('A call that names a report', (ctx) => {
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const token = await ctx.login();
    for (const reportType of TYPES) {
      const body = { reportName: 'R', reportCode: CODES[reportType], reportType };
      ids[reportType] = (await ctx.call(createReport, { token, body })).data.id;
    }
    const widgets = [{ id: 'a', type: 'text', props: { text: CONTENT } }];
    await ctx.call(saveScreen, { token, body: { reportCode: CODES.report_screen, widgets } });
    const template = { schemaVersion: 1, sheets: [{ name: '1', cells: [{ row: 0, column: 0, value: CONTENT }] }] };
    const document = { reportCode: CODES.report_excel, setCodes: [], setParam: {}, template };
    const saved = await ctx.call(createExcelReport, { token, body: document });
    expect(saved.code).toBe('200');
  });

  const form = (fields: Readonly<Record<string, string>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    data.append('file', new Blob([Buffer.from('89504e470d0a1a0a', 'hex')]), 'a.png');
    return data;
  };

  const ask = async (endpoint: Endpoint, type: Type, token: string) => {
    const { part, name } = reportPlaceOf(endpoint)!;
    const key = name === 'id' ? ids[type]! : CODES[type];
    const named = (one: string) => (part === one ? { [name]: key } : {});
    const body = { ...WHOLE[endpoint.id], ...named('body') };
    const payload = endpoint.multipart ? form({ ...named('body'), revision: '1' } as Record<string, string>) : body;
    const answer = await ctx.app.inject({
      method: endpoint.method,
      url: BASE_PREFIX + pathOf(endpoint, named('params') as Record<string, string>),
      query: named('query') as Record<string, string>,
      headers: { authorization: token },
      ...(endpoint.method === 'GET' ? {} : { payload: payload as object }),
    });
    return { status: answer.statusCode, text: answer.body };
  };

  it('is there for both kinds', () => {
    expect(byKind.length).toBeGreaterThan(20);
    expect(naming.map(({ id }) => id)).toContain('reportDashboard.export');
  });

  it.each(TYPES)('is closed to who holds every right to the other kind than %s, and no more', async (type) => {
    const token = await ctx.loginWith([TARGETS[OTHER[type]]]);
    for (const endpoint of naming) {
      const { status, text } = await ask(endpoint, type, token);
      expect([403, 404], `${endpoint.id} ${status} ${text}`).toContain(status);
      expect(text, endpoint.id).not.toContain(CONTENT);
    }
  });

  it.each(TYPES)('is open to who holds the rights to %s', async (type) => {
    const token = await ctx.loginWith([TARGETS[type]]);
    const own = byKind.filter(({ permission }) => permission.includes(TARGETS[type]));
    for (const endpoint of own) {
      const { status, text } = await ask(endpoint, type, token);
      expect(status, `${endpoint.id} ${text}`).not.toBe(403);
      expect(text, endpoint.id).not.toContain('request/invalid');
      expect(text, endpoint.id).not.toContain(`"key":"${CODES[type]}"`);
    }
  });
});
