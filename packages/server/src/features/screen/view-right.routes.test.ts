import {
  createDataSet,
  createExcelReport,
  createReport,
  createShare,
  exportExcelReport,
  getData,
  getDataBatch,
  previewExcelReport,
  saveScreen,
  testTransform,
  type BatchLine,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';

const ORDERS = ["create table orders as select * from (values ('东', 1), ('南', 2), ('北', 3)) as t(area, amount)"];
const ASKED = 'select area, amount from orders where coalesce(${area}, area) = area order by amount';
/** Every way to ask for the south. */
const ATTACKS = [
  {},
  { area: '南' },
  { 'sheet_set.area': '南' },
  { area: '南', 'sheet_set.area': '南' },
  { area: null },
];

describeRoutes('A right to view', (ctx) => {
  let token = '';
  let viewer = '';
  let both = '';
  let designer = '';

  const add = async (setCode: string) => {
    const params = [{ paramName: 'area', paramType: 'string', sampleItem: '东', requiredFlag: 0 }];
    const query = { sourceCode: 'orders', setType: 'sql', dynSentence: ASKED, dataSetParamDtoList: params };
    await ctx.call(testTransform, { token, body: query });
    const made = await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } });
    expect(made.message).toBe('success');
  };

  beforeAll(async () => {
    token = await ctx.login();
    await addSource(ctx.app, 'orders', ORDERS);
    for (const code of ['sheet_set', 'screen_set', 'draft_set', 'unused_set']) await add(code);
    const widgets = (setCode: string) => [{ id: 'a', type: 'table', data: { dataType: 'dynamic', setCode } }];
    for (const [reportCode, setCode, publish] of [
      ['wall', 'screen_set', 1],
      ['draft', 'draft_set', 0],
    ] as const) {
      await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
      await ctx.call(saveScreen, { token, body: { reportCode, publish, widgets: widgets(setCode) } });
    }
    const sheet = { reportName: 'sheet', reportCode: 'sheet', reportType: 'report_excel' };
    await ctx.call(createReport, { token, body: sheet });
    const cells = [{ row: 0, column: 0, value: '#{sheet_set.area}' }];
    const saved = await ctx.call(createExcelReport, {
      token,
      body: {
        reportCode: 'sheet',
        setCodes: ['sheet_set'],
        setParam: { sheet_set: { area: '北' } },
        lockedParams: ['sheet_set.area'],
        template: { schemaVersion: 1, sheets: [{ name: '1', cells }] },
      },
    });
    expect(saved.code).toBe('200');
    viewer = await ctx.loginWith(['bigScreenManage:view']);
    both = await ctx.loginWith(['bigScreenManage:view', 'excelManage:view', 'excelManage:export']);
    designer = await ctx.loginWith(['bigScreenManage:view', 'bigScreenManage:design']);
  });

  const ask = (as: string, setCode: string, contextData: object, reportCode?: string) =>
    ctx.call(getData, {
      token: as,
      body: { setCode, contextData, ...(reportCode === undefined ? {} : { reportCode }) },
    });

  const askBatch = async (as: string, setCode: string, contextData: object) => {
    const body = { reportCode: 'wall', queries: [{ id: 'q', setCode, contextData }] };
    const { text } = await ctx.call(getDataBatch, { token: as, body });
    return JSON.parse(text.trim()) as BatchLine;
  };

  it('reads no set that screens do not show, whatever is asked of it and by which screen', async () => {
    for (const as of [viewer, both]) {
      for (const setCode of ['sheet_set', 'draft_set', 'unused_set']) {
        for (const contextData of ATTACKS) {
          for (const reportCode of [undefined, 'wall', 'draft']) {
            const { code, data } = await ask(as, setCode, contextData, reportCode);
            expect([setCode, reportCode, contextData, code, data]).toEqual([
              setCode,
              reportCode,
              contextData,
              'screen/set-not-bound',
              null,
            ]);
          }
          const line = await askBatch(as, setCode, contextData);
          expect([line.code, line.table]).toEqual(['screen/set-not-bound', undefined]);
        }
      }
    }
  });

  it('reads by an Excel report with the values that it locks, in previews and files', async () => {
    for (const area of ['南', '', null, ['南']]) {
      const setParam = { sheet_set: { area, 'sheet_set.area': area } };
      const preview = await ctx.call(previewExcelReport, { token: both, body: { reportCode: 'sheet', setParam } });
      expect(preview.text).toContain('北');
      expect(preview.text).not.toMatch(/东|南/);
      const body = { reportCode: 'sheet', setParam, exportType: 'gaea_template_csv' as const };
      const file = await ctx.call(exportExcelReport, { token: both, body });
      expect(file.text).toContain('北');
      expect(file.text).not.toMatch(/东|南/);
    }
    expect((await ask(both, 'sheet_set', {}, 'sheet')).code).toBe('record/not-found');
  });

  it('gives a set the values that name it, whoever asks', async () => {
    const { shareToken } = (await ctx.call(createShare, { token, body: { reportCode: 'wall', shareType: 0 } })).data;
    const { id: userId } = await ctx.app.db.selectFrom('accessUser').select('id').executeTakeFirstOrThrow();
    const pass = ctx.app.viewPasses.issue({ reportCode: 'wall', userId }, 60_000);
    const callers = [{ token: viewer }, { token: designer }, { token: pass }, { share: shareToken }];
    const contexts = [
      [{ 'screen_set.area': '南' }, ['南']],
      [{ area: '东', 'screen_set.area': '南' }, ['南']],
      [{ 'screen_set.area': '南', area: '东' }, ['南']],
      [{ area: '东', 'other.area': '南' }, ['东']],
      [{ 'other.area': '南' }, ['东', '南', '北']],
    ] as const;
    for (const caller of callers) {
      for (const [contextData, areas] of contexts) {
        const { data } = await ctx.call(getData, { ...caller, body: { setCode: 'screen_set', contextData } });
        expect(data?.map((row) => row['area'])).toEqual(areas);
        const body = { reportCode: 'wall', queries: [{ id: 'q', setCode: 'screen_set', contextData }] };
        const { text } = await ctx.call(getDataBatch, { ...caller, body });
        expect((JSON.parse(text.trim()) as BatchLine).table?.data[0]).toEqual(areas);
      }
    }
  });
});
