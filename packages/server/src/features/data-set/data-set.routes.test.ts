import {
  allDataSets,
  createDataSet,
  createReport,
  deleteDataSet,
  enableDataSets,
  getDataSet,
  listDataSets,
  saveScreen,
  testTransform,
  updateDataSet,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, EVERY_WAREHOUSE } from '../../testing/route-suite.ts';

const ORDERS = [
  `create table "订单" as select range as "编号", (['华东', '华南', '华北'])[1 + range % 3] as "地区",
   (range * 1.5)::decimal(18, 2) as "金额", date '2026-01-01' + (range % 90)::int as "日期" from range(1000)`,
];
const HOUR_MS = 3_600_000;

function query(dynSentence: string, more: object = {}) {
  return { sourceCode: 'orders', setType: 'sql', dynSentence, ...more };
}

describeRoutes(
  'Data sets',
  (ctx) => {
    let token = '';
    beforeAll(async () => {
      await addSource(ctx.app, 'orders', ORDERS);
      token = await ctx.login();
    });

    const preview = (body: unknown, as = token) => ctx.call(testTransform, { token: as, body });
    const create = (body: unknown, as = token) => ctx.call(createDataSet, { token: as, body });
    const add = async (setCode: string, form: ReturnType<typeof query>): Promise<string> => {
      await preview(form);
      const { data } = await create({ ...form, setCode, setName: `集 ${setCode}` });
      return data.id;
    };

    it('are previewed with typed columns, a hundred rows and the total', async () => {
      const { data } = await preview(query('select * from "订单" order by "编号"'));
      expect(data.columns).toEqual([
        { name: '编号', type: 'integer' },
        { name: '地区', type: 'string' },
        { name: '金额', type: 'decimal' },
        { name: '日期', type: 'date' },
      ]);
      expect([data.total, data.data.length, data.truncated, data.screenRows]).toEqual([1000, 100, true, undefined]);
      expect(data.data[1]).toEqual({ 编号: 1, 地区: '华南', 金额: 1.5, 日期: '2026-01-02' });
    });

    it('tell when screens get only the first of their rows', async () => {
      const { data } = await preview(query('select a."编号" from "订单" as a cross join "订单" as b'));
      expect([data.total, data.screenRows]).toEqual([1_000_000, ctx.app.config.queryRows]);
    });

    it('are previewed with the sample values of their parameters', async () => {
      const params = [
        { paramName: 'r', paramType: 'list', requiredFlag: 1, sampleItem: '华东,华南' },
        { paramName: 'min', paramType: 'number', sampleItem: 10 },
        { paramName: 'until', paramType: 'date', requiredFlag: 0 },
      ] as const;
      const sql =
        'select count(*) as n from "订单" where "地区" in (${r}) and "编号" >= ${min} and (${until} is null or "日期" < ${until})';
      expect((await preview(query(sql, { dataSetParamDtoList: params }))).data.data).toEqual([{ n: 660 }]);
      const bare = params.map(({ paramName, paramType }) => ({ paramName, paramType, requiredFlag: 1 as const }));
      expect(await preview(query(sql, { dataSetParamDtoList: bare }))).toMatchObject({
        status: 400,
        code: 'sql/param-missing',
        args: { param: 'r' },
      });
    });

    it('have parameters of different names, and no steps that would be left out', async () => {
      const twice = [
        { paramName: 'r', sampleItem: 'a' },
        { paramName: 'r', sampleItem: 'b' },
      ];
      expect(await preview(query('select ${r} as v', { dataSetParamDtoList: twice }))).toMatchObject({
        status: 400,
        message: '请求参数不正确：body/dataSetParamDtoList/1/paramName 参数名“r”重复',
      });
      const steps = { dataSetTransformDtoList: [{ transformType: 'js', transformScript: 'x' }] };
      const answer = await ctx.call(testTransform, { token, body: { ...query('select 1'), ...steps } });
      expect(answer).toMatchObject({ status: 400, code: 'data-set/transform-unknown' });
      expect(await preview(query('select 1', { dataSetTransformDtoList: [] }))).toMatchObject({ status: 200 });
    });

    it.runIf(ctx.warehouse === 'embedded')(
      'tell what is wrong with their SQL in the language of the reader',
      async () => {
        const body = query('select "金鹅"\nfrom "订单"');
        const zh = await preview(body);
        expect([zh.status, zh.code, zh.message]).toEqual([
          400,
          'sql/syntax',
          'SQL 第 1 行第 8 列有误：没有列“金鹅”，相近的列：金额',
        ]);
        const en = await ctx.call(testTransform, { token, body, headers: { 'accept-language': 'en' } });
        expect(en.message).toContain('there is no column "金鹅"');
        expect((await preview(query('select 1 limit 20 x'))).message).toContain('“x”附近有语法错误');
        expect((await preview(query('drop table "订单"'))).code).toBe('sql/not-a-select');
        expect((await preview(query('select 1', { sourceCode: 'nowhere' }))).code).toBe('record/not-found');
        expect((await preview(query('select 1', { setType: 'http' }))).code).toBe('data-set/type-mismatch');
        expect((await preview(query('select 1', { setType: 'groovy' }))).code).toBe('data-set/type-unknown');
      },
    );

    it('are saved after a preview of just this query by just this person', async () => {
      const bare = query('select "地区", sum("金额") as total from "订单" group by "地区" order by "地区"');
      const form = { ...bare, dataSetParamDtoList: [] };
      const body = { ...form, setCode: 'previewed', setName: '按地区' };
      expect(await create(body)).toMatchObject({
        status: 409,
        code: 'data-set/not-previewed',
        message: '保存前请先测试预览！',
      });
      await preview(bare);
      const other = await ctx.loginWith(['resultsetManage']);
      expect((await create(body, other)).code).toBe('data-set/not-previewed');
      expect((await create({ ...body, dynSentence: `${form.dynSentence} ` })).code).toBe('data-set/not-previewed');
      const { data } = await create(body);
      const { data: detail } = await ctx.call(getDataSet, { token, params: { id: data.id } });
      expect(detail).toMatchObject({
        setCode: 'previewed',
        setType: 'sql',
        enableFlag: 1,
        columns: [
          { name: '地区', type: 'string' },
          { name: 'total', type: 'decimal' },
        ],
        dataSetParamDtoList: [],
        createBy: 'admin',
      });
      expect(JSON.parse(detail.caseResult)).toEqual({ 地区: '华东', total: 250249.5 });
    });

    it.runIf(ctx.warehouse === 'embedded')('know their columns without a row', async () => {
      const id = await add('empty', query('select "编号" from "订单" where false'));
      const { data } = await ctx.call(getDataSet, { token, params: { id } });
      expect([data.columns, data.caseResult]).toEqual([[{ name: '编号', type: 'integer' }], '{}']);
    });

    it('are not saved over a source that is gone, or not there yet', async () => {
      await addSource(ctx.app, 'brief', ORDERS);
      const form = query('select 1 as v', { sourceCode: 'brief' });
      await preview(form);
      await ctx.app.db
        .updateTable('dataSource')
        .set({ currentVersionId: null, status: 'inProgress' })
        .where('sourceCode', '=', 'brief')
        .execute();
      const body = { ...form, setCode: 'orphan', setName: 'x' };
      expect(await create(body)).toMatchObject({
        status: 409,
        code: 'data-source/not-ready',
        args: { status: '导入中' },
      });
      await ctx.app.db.deleteFrom('dataSource').where('sourceCode', '=', 'brief').execute();
      expect(await create(body)).toMatchObject({ status: 404, code: 'record/not-found' });
    });

    it('forget a preview after a day', async () => {
      const form = query('select 7 as seven');
      await preview(form);
      ctx.clock.advance(25 * HOUR_MS);
      token = await ctx.login();
      expect((await create({ ...form, setCode: 'late', setName: '迟' })).code).toBe('data-set/not-previewed');
    });

    it('have a code of their own that stays', async () => {
      const form = query('select 1 as one');
      const id = await add('once', form);
      expect(await create({ ...form, setCode: 'once', setName: '再' })).toMatchObject({
        status: 409,
        code: 'record/code-taken',
      });
      const change = (body: object) =>
        ctx.call(updateDataSet, { token, body: { ...form, id, setName: '新名', ...body } });
      expect(await change({ setCode: 'twice' })).toMatchObject({ status: 400, code: 'request/invalid' });
      expect(await change({ setCode: 'once', dynSentence: 'select 2' })).toMatchObject({
        code: 'data-set/not-previewed',
      });
      expect(await change({ setCode: 'once', enableFlag: 0 })).toMatchObject({ status: 200, data: { id } });
      const { data } = await ctx.call(getDataSet, { token, params: { id } });
      expect([data.setName, data.enableFlag]).toEqual(['新名', 0]);
    });

    it('are listed, filtered and sorted', async () => {
      await add('list_b', query('select 1 as x'));
      ctx.clock.advance(1000);
      await add('list_a', query('select 2 as x'));
      const list = (asked: Record<string, string>) =>
        ctx.call(listDataSets, { token, query: { setCode: 'LIST_', ...asked } });
      const codes = async (asked: Record<string, string>) => (await list(asked)).data.records.map((row) => row.setCode);
      expect(await codes({})).toEqual(['list_a', 'list_b']);
      expect(await codes({ sort: 'updateTime', order: 'ASC' })).toEqual(['list_b', 'list_a']);
      expect(await codes({ sort: 'setCode', order: 'DESC', pageSize: '1' })).toEqual(['list_b']);
      expect(await codes({ sourceCode: 'elsewhere' })).toEqual([]);
      expect((await list({})).data.records[0]).toMatchObject({ sourceName: '源 orders' });
      expect((await list({ sort: 'dynSentence; drop' })).code).toBe('request/sort-unknown');
    });

    it('are offered to designers when enabled, latest change first', async () => {
      const first = await add('offer_1', query('select 1 as a'));
      ctx.clock.advance(1000);
      await add('offer_2', query('select 2 as a'));
      const designer = await ctx.loginWith(['bigScreenManage:design']);
      const offered = async () =>
        (await ctx.call(allDataSets, { token: designer })).data
          .map((one) => one.setCode)
          .filter((code) => code.startsWith('offer'));
      expect(await offered()).toEqual(['offer_2', 'offer_1']);
      const form = { ...query('select 1 as a'), id: first, setCode: 'offer_1', setName: 'x', enableFlag: 0 };
      await ctx.call(updateDataSet, { token, body: form });
      expect(await offered()).toEqual(['offer_2']);
    });

    it('are switched on and off from the list, several at once', async () => {
      const ids = [await add('switch_1', query('select 1 as a')), await add('switch_2', query('select 2 as a'))];
      const flip = (enableFlag: '0' | '1', body: string[]) =>
        ctx.call(enableDataSets, { token, params: { enableFlag }, body });
      const flags = async () => {
        const { data } = await ctx.call(listDataSets, { token, query: { setCode: 'switch_', sort: 'setCode' } });
        return data.records.map((row) => row.enableFlag);
      };
      expect(await flip('0', ids)).toMatchObject({ status: 200 });
      expect(await flags()).toEqual([0, 0]);
      expect(await flip('1', [ids[0]!])).toMatchObject({ status: 200 });
      expect((await flags()).toSorted()).toEqual([0, 1]);
      expect(await flip('1', ['nowhere'])).toMatchObject({ status: 404, code: 'record/not-found' });
      expect(await flip('1', [])).toMatchObject({ status: 400, code: 'request/invalid' });
    });

    it('are not deleted while a screen uses them', async () => {
      const id = await add('used', query('select 1 as v'));
      const remove = () => ctx.call(deleteDataSet, { token, params: { id } });
      await ctx.call(createReport, { token, body: { reportName: '销售大屏', reportCode: 'uses_it' } });
      const widget = { id: 'w', type: 'text', data: { dataType: 'dynamic', setCode: 'used' } };
      await ctx.call(saveScreen, { token, body: { reportCode: 'uses_it', widgets: [widget] } });
      expect(await remove()).toMatchObject({ status: 409, code: 'record/in-use', args: { users: '销售大屏' } });
      await ctx.call(saveScreen, { token, body: { reportCode: 'uses_it', revision: 1, widgets: [] } });
      expect(await remove()).toMatchObject({ status: 200 });
      expect((await remove()).code).toBe('record/not-found');
    });
  },
  { variants: EVERY_WAREHOUSE },
);
