import {
  copyDataSet,
  createDataSet,
  createDictionary,
  createReport,
  createShare,
  dataSetCosts,
  dataSetUses,
  deleteDictionary,
  getData,
  getDataBatch,
  getDataSet,
  previewDataSet,
  saveScreen,
  testTransform,
  updateDataSet,
  type BatchLine,
  type RowRule,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, EVERY_WAREHOUSE, type RouteContext } from '../../testing/route-suite.ts';

const ORDERS = [
  `create table "订单" as select * from (values
   ('admin', '华东', 1, 10), ('007', '华东', 2, 20), ('7', '华南', 1, 30), ('root', '华北', 3, 40))
   as t("负责人", "地区", "状态", "金额")`,
];
const ALL = { sourceCode: 'orders', setType: 'sql', dynSentence: 'select * from "订单" order by "金额"' };
const BY_USER: RowRule = { field: '负责人', symbol: '=', boundTo: 'loginName' };
const BY_ROLE: RowRule = { field: '负责人', symbol: '=', boundTo: 'roles' };
const BY_SHARE: RowRule = { field: '地区', symbol: '=', boundTo: 'locked', paramName: 'area' };
const GROUPED = {
  sourceCode: 'orders',
  setType: 'calc',
  tableName: '订单',
  groupFields: ['地区'],
  calculations: [{ func: 'SUM', field: '金额', alias: '合计' }],
};

function toolsOf(ctx: RouteContext) {
  const save = async (setCode: string, query: object) => {
    const token = await ctx.login();
    const previewed = await ctx.call(testTransform, { token, body: query });
    if (previewed.status !== 200) throw new Error(previewed.message);
    return (await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } })).data.id;
  };
  const batch = async (caller: object, reportCode: string, setCode: string, contextData = {}) => {
    const body = { reportCode, queries: [{ id: 'q', setCode, contextData }] };
    const { text } = await ctx.call(getDataBatch, { ...caller, body });
    return JSON.parse(text) as BatchLine;
  };
  const share = async (reportCode: string, setCodes: readonly string[], locked?: unknown) => {
    const token = await ctx.login();
    await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
    const parameters = [{ name: 'area', type: 'string', defaultValue: locked, locked: true }];
    const widgets = setCodes.map((setCode) => ({
      id: setCode,
      type: 'table',
      data: { dataType: 'dynamic', setCode },
    }));
    await ctx.call(saveScreen, {
      token,
      body: { reportCode, dashboard: locked === undefined ? {} : { parameters }, widgets },
    });
    return (await ctx.call(createShare, { token, body: { reportCode, shareType: 0 } })).data.shareToken;
  };
  return { save, batch, share };
}

describeRoutes(
  'Row rules',
  (ctx) => {
    const { save, batch, share } = toolsOf(ctx);
    let token = '';
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      await addSource(ctx.app, 'orders', ORDERS);
      token = await ctx.login();
      ids['mine'] = await save('mine', { ...ALL, rowRules: [BY_USER] });
      ids['grouped'] = await save('grouped', { ...GROUPED, rowRules: [BY_USER] });
      ids['roles'] = await save('roles', { ...ALL, rowRules: [BY_ROLE] });
      ids['shared'] = await save('shared', { ...ALL, rowRules: [BY_SHARE] });
      const calculations = [
        {
          func: 'LOOKUP',
          lookupSetCode: 'mine',
          lookupFields: '地区',
          returnFields: '负责人 as 谁',
          alias: 'looked',
        },
      ];
      ids['looking'] = await save('looking', { ...GROUPED, calculations });
    });

    it('hold on every way to the rows of a set', async () => {
      const own = [{ 负责人: 'admin', 地区: '华东', 状态: 1, 金额: 10 }];
      const asked = await ctx.call(testTransform, { token, body: { ...ALL, rowRules: [BY_USER] } });
      expect([asked.data.data, asked.data.total]).toEqual([own, 1]);
      expect((await ctx.call(previewDataSet, { token, params: { id: ids['mine'] ?? '' } })).data.data).toEqual(own);
      expect((await ctx.call(getData, { token, body: { setCode: 'mine' } })).data).toEqual(own);
      expect((await batch({ token }, 'any', 'mine')).table?.data).toEqual([['admin'], ['华东'], [1], [10]]);
      expect((await ctx.call(getData, { token, body: { setCode: 'grouped' } })).data).toEqual([
        { 地区: '华东', 合计: 10 },
      ]);
      const looked = await ctx.call(getData, { token, body: { setCode: 'looking' } });
      expect(looked.data.map((row) => row['谁'])).toEqual(['admin', null, null]);
    });

    it('leave nothing of what one person sees in a cache or a record for another', async () => {
      await ctx.call(getData, { token, body: { setCode: 'mine' } });
      const other = await ctx.loginWith(['bigScreenManage', 'resultsetManage']);
      expect((await ctx.call(getData, { token: other, body: { setCode: 'mine' } })).data).toEqual([]);
      expect((await batch({ token: other }, 'any', 'grouped')).table?.rowCount).toBe(0);
      const detail = await ctx.call(getDataSet, { token: other, params: { id: ids['mine'] ?? '' } });
      expect(detail.data).toMatchObject({ caseResult: '{}', rowRules: [BY_USER] });
    });

    it('compare texts exactly and know roles, of which some may be exempt', async () => {
      expect((await ctx.call(getData, { token, body: { setCode: 'roles' } })).data).toMatchObject([{ 负责人: 'root' }]);
      const exempt = { ...ALL, rowRules: [{ ...BY_USER, exemptRoles: 'boss, root' }] };
      expect((await ctx.call(testTransform, { token, body: exempt })).data.total).toBe(4);
      const starts = { ...ALL, rowRules: [{ ...BY_USER, symbol: 'startsWith' }] };
      expect((await ctx.call(testTransform, { token, body: starts })).data.total).toBe(1);
    });

    it('give share links the rows of the locked parameter and nothing else, whatever they send', async () => {
      const sent = await share('wall', ['shared', 'mine'], '华南');
      const rows = await ctx.call(getData, { share: sent, body: { setCode: 'shared', contextData: { area: '华东' } } });
      expect(rows.data).toEqual([{ 负责人: '7', 地区: '华南', 状态: 1, 金额: 30 }]);
      expect((await batch({ share: sent }, 'wall', 'shared', { area: '华东' })).table?.data[0]).toEqual(['7']);
      expect((await batch({ share: sent }, 'wall', 'mine')).code).toBe('data-set/rule-needs-user');
      const open = await share('open', ['shared']);
      const answer = await ctx.call(getData, {
        share: open,
        body: { setCode: 'shared', contextData: { area: '华东' } },
      });
      expect(answer).toMatchObject({ status: 403, code: 'data-set/rule-not-locked' });
    });

    it('close the set when they cannot be applied', async () => {
      const gone = { ...ALL, rowRules: [{ ...BY_USER, field: '没有' }] };
      expect(await ctx.call(testTransform, { token, body: gone })).toMatchObject({
        status: 422,
        code: 'data-set/rule-field-unknown',
      });
      const nameless = { ...ALL, rowRules: [{ ...BY_SHARE, paramName: ' ' }] };
      expect((await ctx.call(testTransform, { token, body: nameless })).code).toBe('data-set/rule-param-required');
    });

    it('never become part of the statement', async () => {
      const hostile = `x' or '1'='1`;
      await ctx.app.db.updateTable('accessUser').set({ loginName: hostile }).where('loginName', '=', 'admin').execute();
      const asked = await ctx.call(testTransform, { token, body: { ...ALL, rowRules: [BY_USER] } });
      await ctx.app.db.updateTable('accessUser').set({ loginName: 'admin' }).where('loginName', '=', hostile).execute();
      expect([asked.status, asked.data.total]).toEqual([200, 0]);
      expect(asked.data.sql).not.toContain('1=');
    });

    it('stay with a set that a client changes which does not know them, and go along with a copy', async () => {
      const { rowRules: _rules, ...unaware } = { ...ALL, rowRules: [BY_USER] };
      const body = { ...unaware, id: ids['mine'], setCode: 'mine', setName: '改名' };
      expect(await ctx.call(updateDataSet, { token, body })).toMatchObject({ status: 200 });
      const copied = await ctx.call(copyDataSet, {
        token,
        body: { id: ids['mine'], setCode: 'mine_2', setName: '副本' },
      });
      const { data } = await ctx.call(getDataSet, { token, params: { id: copied.data.id } });
      expect(data).toMatchObject({ setCode: 'mine_2', setName: '副本', rowRules: [BY_USER] });
      const again = await ctx.call(copyDataSet, { token, body: { id: ids['mine'], setCode: 'mine_2', setName: 'x' } });
      expect(again).toMatchObject({ status: 409, code: 'record/code-taken' });
    });

    it('are listed where a set is used', async () => {
      const { data } = await ctx.call(dataSetUses, { token, params: { id: ids['mine'] ?? '' } });
      expect(data).toEqual([
        { kind: 'screen', code: 'wall', name: 'wall' },
        { kind: 'data-set', code: 'looking', name: 'looking' },
      ]);
    });
  },
  { variants: EVERY_WAREHOUSE },
);

describeRoutes(
  'Dictionary steps',
  (ctx) => {
    const { save } = toolsOf(ctx);
    beforeAll(() => addSource(ctx.app, 'orders', ORDERS));
    const step = (script: object) => [{ transformType: 'dict', transformScript: JSON.stringify(script), orderNum: 1 }];

    it('put texts in place of codes, in the language of the reader', async () => {
      const token = await ctx.login();
      const transforms = step({ 状态: 'ENABLE_FLAG', 地区: { 华东: '东' } });
      await save('texts', { ...ALL, dataSetTransformDtoList: transforms });
      const { data } = await ctx.call(getData, { token, body: { setCode: 'texts' } });
      expect(data.map((row) => [row['状态'], row['地区']])).toEqual([
        ['启用', '东'],
        ['2', '东'],
        ['启用', '华南'],
        ['3', '华北'],
      ]);
      const english = await ctx.call(getData, {
        token,
        body: { setCode: 'texts' },
        headers: { 'accept-language': 'en' },
      });
      expect(english.data[0]).toMatchObject({ 状态: 'Enabled', 金额: 10 });
    });

    it('keep the dictionary that they name from being deleted', async () => {
      const token = await ctx.login();
      const entry = { itemValue: '1', textZh: '一', textEn: 'one', orderNum: 1, enableFlag: 1 };
      const body = { dictCode: 'STATE', nameZh: '状态', nameEn: 'State', items: [entry] };
      await ctx.call(createDictionary, { token, body });
      await save('named', { ...ALL, dataSetTransformDtoList: step({ 状态: 'STATE' }) });
      const refused = await ctx.call(deleteDictionary, { token, params: { code: 'STATE' } });
      expect(refused).toMatchObject({ status: 409, code: 'record/in-use', args: { users: 'named' } });
    });

    it('come after the calculations', async () => {
      const token = await ctx.login();
      const body = { ...GROUPED, dataSetTransformDtoList: step({ 合计: { 30: '三十' } }) };
      const { data } = await ctx.call(testTransform, { token, body });
      expect(data.columns).toEqual([
        { name: '地区', type: 'string' },
        { name: '合计', type: 'string' },
      ]);
      expect(data.data[0]).toEqual({ 地区: '华东', 合计: '三十' });
    });
  },
  { variants: EVERY_WAREHOUSE },
);

describeRoutes(
  'The freshness of data sets',
  (ctx) => {
    const { save } = toolsOf(ctx);
    const chance = ctx.warehouse === 'clickhouse' ? 'rand()' : 'random()';
    const now = { sourceCode: 'orders', setType: 'sql', dynSentence: `select ${chance} as r` };
    const ask = async (setCode: string, refreshMs?: number) => {
      const token = await ctx.login();
      const body = { reportCode: 'any', queries: [{ id: 'q', setCode, ...(refreshMs ? { refreshMs } : {}) }] };
      const { text } = await ctx.call(getDataBatch, { token, body });
      return (JSON.parse(text) as BatchLine).etag;
    };
    beforeAll(async () => {
      await addSource(ctx.app, 'orders', ORDERS);
      ctx.clock.stop();
    });

    it('is as long as the refresh of who asks', async () => {
      await save('random', now);
      const first = await ask('random', 60_000);
      ctx.clock.advance(30_000);
      expect(await ask('random', 60_000)).toBe(first);
      const second = await ask('random', 10_000);
      expect(second).not.toBe(first);
      expect(await ask('random', 60_000)).toBe(second);
    });

    it('is what the set declares', async () => {
      const token = await ctx.login();
      await ctx.call(testTransform, { token, body: now });
      const body = { ...now, setCode: 'declared', setName: 'declared', cacheSeconds: 300 };
      expect((await ctx.call(createDataSet, { token, body })).status).toBe(200);
      const first = await ask('declared');
      ctx.clock.advance(299_000);
      expect(await ask('declared', 1000)).toBe(first);
      ctx.clock.advance(2_000);
      expect(await ask('declared', 1000)).not.toBe(first);
    });

    it('shows in what sets cost this server', async () => {
      const { data } = await ctx.call(dataSetCosts, { token: await ctx.login() });
      const random = data.sets.find((one) => one.setCode === 'random');
      expect(random).toMatchObject({ asked: 4, cacheHits: 2, runs: 2, failures: 0, rows: 1 });
      expect(data.server).not.toBe('');
    });
  },
  { variants: EVERY_WAREHOUSE },
);
