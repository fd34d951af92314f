import { getDataBatch, getDataSet, testTransform } from '@aj-report/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { addSource, replaceTables } from '../../testing/add-source.ts';
import { describeRoutes, EVERY_WAREHOUSE } from '../../testing/route-suite.ts';
import { ORDERS, over, setCalls, SUM } from './orders.testing.ts';

describeRoutes(
  'Calculated data sets',
  (ctx) => {
    let token = '';
    const { preview, save, rowsOf, add, addOwners } = setCalls(ctx, () => token);
    beforeAll(async () => {
      await addSource(ctx.app, 'shop', ORDERS(1));
      token = await ctx.login();
      await addOwners();
    });

    it('need a table, groups and rows, but no SQL', async () => {
      const form = over([SUM, { func: 'RANK', field: '总额', rankOrder: 'desc', alias: '名次' }]);
      const { data } = await preview(form);
      expect(data.columns).toEqual([
        { name: '地区', type: 'string' },
        { name: '总额', type: 'decimal' },
        { name: '名次', type: 'integer' },
      ]);
      expect(data.data).toEqual([
        { 地区: '华东', 总额: 30.8, 名次: 1 },
        { 地区: '华南', 总额: 0.3, 名次: 3 },
        { 地区: '华北', 总额: 7, 名次: 2 },
      ]);
      expect([data.total, data.truncated]).toEqual([3, false]);
      expect(data.sql).toContain('group by');
      expect(data.sql).not.toMatch(/aj0|duckdb/);
      const { data: saved } = await save({ ...form, setCode: 'by_region', setName: '按地区' });
      const { data: detail } = await ctx.call(getDataSet, { token, params: { id: saved.id } });
      expect(detail).toMatchObject({
        setType: 'calc',
        tableName: '订单',
        groupFields: ['地区'],
        calculations: form.calculations,
        dynSentence: '',
        columns: data.columns,
      });
      expect(await rowsOf('by_region')).toEqual(data.data);
    });

    it('answer in batches, once for all, until the table changes', async () => {
      await add('batched', over([SUM, { func: 'AVG', field: '金额', alias: '均值' }]));
      const run = vi.spyOn(ctx.app.queryEngine, 'run');
      const queries = ['a', 'b'].map((id) => ({ id, setCode: 'batched' }));
      const ask = async () => {
        const { text } = await ctx.call(getDataBatch, { token, body: { queries, reportCode: 'any' } });
        const lines = text.trim().split('\n');
        return lines.map((line) => (JSON.parse(line) as { table: { data: unknown[][] } }).table.data);
      };
      const expected = [
        ['华东', '华南', '华北'],
        [30.8, 0.3, 7],
        [15.4, 0.15, 7],
      ];
      expect(await ask()).toEqual([expected, expected]);
      await ask();
      expect(run).toHaveBeenCalledTimes(1);
      await replaceTables(ctx.app, 'shop', ORDERS(2));
      expect((await ask())[0]?.[1]).toEqual([41.1, 0.3, 7]);
      await replaceTables(ctx.app, 'shop', ORDERS(1));
      run.mockRestore();
    });

    it.runIf(ctx.warehouse === 'embedded')('may lie over the SQL of a set, with its parameters', async () => {
      const form = {
        sourceCode: 'shop',
        setType: 'sql',
        dynSentence: 'select "等级" as g, "金额" as v from "订单" where "金额" >= ${min} order by "金额" desc -- all',
        dataSetParamDtoList: [
          { paramName: 'min', paramType: 'number', requiredFlag: 1 as const, sampleItem: '0' },
          { paramName: 'kind', paramType: 'string', sampleItem: 'A' },
        ],
        groupFields: ['g'],
        calculations: [
          { func: 'SUM', field: 'v', alias: 'total' },
          { func: 'COUNTIF', conditionField: 'g', symbol: '=', conditionValue: '${kind}', alias: 'n' },
          {
            func: 'IF',
            conditionField: 'total',
            symbol: '>',
            conditionValue: '${min}',
            matchResult: '${kind}',
            notMatchResult: '[g]',
            alias: 'word',
          },
        ],
      };
      expect((await preview(form)).data.data).toEqual([
        { g: 'B', total: 20.6, n: 0, word: 'A' },
        { g: 'A', total: 17.5, n: 3, word: 'A' },
      ]);
      await add('over_sql', form);
      expect(await rowsOf('over_sql', { min: 10, kind: "B' or '1'='1" })).toEqual([
        { g: 'B', total: 20.5, n: 0, word: "B' or '1'='1" },
        { g: 'A', total: 10.3, n: 0, word: "B' or '1'='1" },
      ]);
      expect(await preview({ ...form, dynSentence: 'select 1 as g, 2 as v) q, (select 3' })).toMatchObject({
        status: 400,
        code: 'sql/syntax',
      });
      expect(await preview({ ...form, dynSentence: 'select "等级" as g,\n "金鹅" as v from "订单"' })).toMatchObject({
        code: 'sql/syntax',
        args: { line: 2, column: 2 },
      });
    });

    it('say so where their SQL limits the rows that are grouped', async () => {
      const form = { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "订单" limit 2' };
      const grouped = { groupFields: ['地区'], calculations: [SUM] };
      for (const more of [{}, grouped]) expect((await preview({ ...form, ...more })).data.rowLimit).toBe('limit 2');
      const whole = await preview({ ...form, dynSentence: 'select * from "订单"', ...grouped });
      expect(whole.data.rowLimit).toBeUndefined();
      expect((await preview(over([SUM]))).data.rowLimit).toBeUndefined();
    });

    it('are previewed as they are saved; lists that are not there are empty ones', async () => {
      const plain = { sourceCode: 'shop', setType: 'sql', dynSentence: 'select 1 as one' };
      await preview(plain);
      const names = { setCode: 'plain', setName: 'x' };
      expect((await save({ ...plain, ...names, groupFields: [], calculations: [], tableName: '' })).status).toBe(200);
      const form = over([SUM]);
      await preview(form);
      const saveAs = (setCode: string, changed: object) => save({ ...form, ...changed, setCode, setName: 'x' });
      expect((await saveAs('c1', { calculations: [{ ...SUM, alias: '合计' }] })).code).toBe('data-set/not-previewed');
      expect((await saveAs('c2', { groupFields: ['等级'] })).code).toBe('data-set/not-previewed');
      expect((await saveAs('c3', { tableName: '负责人' })).code).toBe('data-set/not-previewed');
      const unused = { ...SUM, betaAlpha: '', conditionValue: null, rankOrder: 'asc' };
      expect((await saveAs('c4', { calculations: [unused] })).status).toBe(200);
    });

    it.each([
      [{ groupFields: [] }, 'data-set/group-fields-required'],
      [{ calculations: [] }, 'data-set/calculation-required'],
      [{ tableName: '' }, 'data-set/table-required'],
      [{ tableName: '没有' }, 'data-source/table-unknown'],
      [{ groupFields: ['没有'] }, 'calc/group-field-unknown'],
      [{ setType: 'sql', dynSentence: 'select 1', calculations: [] }, 'data-set/calculation-required'],
      [{ setType: 'http' }, 'data-set/type-mismatch'],
      [{ setType: 'groovy' }, 'data-set/type-unknown'],
    ])('are refused with %j', async (more, code) => {
      expect((await preview(over([SUM], more))).code).toBe(code);
    });

    it.each([
      [{ func: 'sum', field: '金额', alias: 'x' }, 'calc/func-unknown'],
      [{ func: 'SUM', field: '金额' }, 'calc/argument-required'],
      [{ func: 'SUM', alias: 'x' }, 'calc/argument-required'],
      [{ func: 'SUMIF', field: '金额', conditionField: '等级', symbol: '=', alias: 'x' }, 'calc/argument-required'],
      [
        { func: 'SUMIF', field: '金额', conditionField: '等级', conditionValue: 'A', alias: 'x' },
        'calc/argument-required',
      ],
      [
        { func: 'IF', conditionField: '地区', symbol: 'isNull', matchResult: '1', alias: 'x' },
        'calc/argument-required',
      ],
      [{ func: 'LOOKUP', lookupSetCode: 'owners', lookupFields: '地区=区', alias: 'x' }, 'calc/argument-required'],
      [{ func: 'BETA', field: '总额', betaAlpha: 1, alias: 'x' }, 'calc/argument-required'],
      [{ func: 'RANK', field: '总额', alias: 'x' }, 'calc/argument-required'],
      [{ func: 'RANK', field: '总额', rankOrder: 'up', alias: 'x' }, 'calc/argument-invalid'],
      [{ func: 'BETA', field: '总额', betaAlpha: 0, betaBeta: 1, alias: 'x' }, 'calc/argument-invalid'],
      [
        { func: 'COUNTIF', conditionField: '金额', symbol: 'between', conditionValue: '1', alias: 'x' },
        'calc/argument-invalid',
      ],
      [
        { func: 'COUNTIF', conditionField: '金额', symbol: '~', conditionValue: '1', alias: 'x' },
        'calc/argument-invalid',
      ],
      [{ func: 'PERCENTILE', field: '金额', conditionValue: '101', alias: 'x' }, 'calc/argument-invalid'],
      [{ func: 'SUM', field: '金额', alias: '1x' }, 'calc/alias-invalid'],
      [{ func: 'SUM', field: '金额', alias: 'a"; drop' }, 'calc/alias-invalid'],
      [{ func: 'SUM', field: '金额', alias: '地区' }, 'calc/alias-taken'],
      [{ func: 'MAX', field: '金额', alias: '总额' }, 'calc/alias-taken'],
      [{ func: 'SUM', field: '没有', alias: 'x' }, 'calc/operand-unknown'],
      [{ func: 'SUM', field: '总额', alias: 'x' }, 'calc/operand-unknown'],
      [{ func: 'RANK', field: '等级', rankOrder: 'asc', alias: 'x' }, 'calc/operand-unknown'],
      [
        { func: 'IF', conditionField: '等级', symbol: 'isNull', matchResult: '1', notMatchResult: '2', alias: 'x' },
        'calc/if-over-source-field',
      ],
      [
        { func: 'LOOKUP', lookupSetCode: 'owners', lookupFields: '地区=没有', returnFields: '姓名', alias: 'x' },
        'calc/lookup-field-unknown',
      ],
      [
        { func: 'LOOKUP', lookupSetCode: 'owners', lookupFields: '地区=区=名', returnFields: '姓名', alias: 'x' },
        'calc/argument-invalid',
      ],
      [
        { func: 'LOOKUP', lookupSetCode: 'nowhere', lookupFields: '地区', returnFields: '姓名', alias: 'x' },
        'record/not-found',
      ],
      [
        { func: 'COUNTIF', conditionField: '地区', symbol: '=', conditionValue: '${missing}', alias: 'x' },
        'sql/param-unknown',
      ],
    ])('say which row is wrong: %j', async (calculation, code) => {
      const answer = await preview(over([SUM, calculation]));
      expect([answer.code, answer.status]).toEqual([code, code === 'record/not-found' ? 404 : 400]);
      if (code.startsWith('calc/')) expect(answer.args['row']).toBe(2);
    });

    it('word what is wrong in both languages', async () => {
      const body = over([{ func: 'SUMIF', field: '金额', symbol: '=', conditionValue: 'A', alias: 'x' }]);
      expect((await preview(body)).message).toBe('第 1 行（SUMIF）：条件字段不能为空，请填写');
      const en = await ctx.call(testTransform, { token, body, headers: { 'accept-language': 'en' } });
      expect(en.message).toBe('Row 1 (SUMIF): Condition field is required; fill it in');
    });
  },
  { variants: EVERY_WAREHOUSE },
);
