import { deleteDataSet, getData, updateDataSet } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, EVERY_WAREHOUSE } from '../../testing/route-suite.ts';
import { ORDERS, over, setCalls, SUM } from './orders.testing.ts';

describeRoutes(
  'Calculated data sets that look others up',
  (ctx) => {
    let token = '';
    const { preview, rowsOf, add, addOwners } = setCalls(ctx, () => token);
    beforeAll(async () => {
      await addSource(ctx.app, 'shop', ORDERS());
      token = await ctx.login();
      await addOwners();
    });

    const lookUp = (setCode: string, more: object = {}) => ({
      func: 'LOOKUP',
      lookupSetCode: setCode,
      lookupFields: '地区',
      returnFields: '总额 as 另一总额',
      alias: 'found',
      ...more,
    });

    it('look other sets up, by the same parameters and with their calculations', async () => {
      const names = {
        func: 'LOOKUP',
        lookupSetCode: 'owners',
        lookupFields: '地区=区',
        returnFields: '姓名',
        alias: 'who',
      };
      await add('with_owners', over([SUM, names]));
      expect(await rowsOf('with_owners')).toEqual([
        { 地区: '华东', 总额: 30.8, 姓名: '王' },
        { 地区: '华南', 总额: 0.3, 姓名: '李' },
        { 地区: '华北', 总额: 7, 姓名: null },
      ]);
      const params = [{ paramName: 'grade', paramType: 'string', sampleItem: 'A' }];
      const condition = { conditionField: '等级', symbol: '=', conditionValue: '${grade}' };
      await add('graded', over([{ ...SUM, ...condition, func: 'SUMIF' }], { dataSetParamDtoList: params }));
      await add('compared', over([SUM, lookUp('graded')], { dataSetParamDtoList: params }));
      const totals = async (grade: string) =>
        (await rowsOf('compared', { grade })).map((row) => (row as Record<string, unknown>)['另一总额']);
      expect(await totals('A')).toEqual([10.3, 0.2, 7]);
      expect(await totals('B')).toEqual([20.5, 0.1, 0]);
    });

    it('follow a change of what they look up', async () => {
      const id = await add('base', over([SUM]));
      await add('above', over([{ func: 'COUNT', alias: 'n' }, lookUp('base')]));
      const first = async () => (await rowsOf('above'))[0];
      expect(await first()).toEqual({ 地区: '华东', n: 2, 另一总额: 30.8 });
      const changed = over([{ ...SUM, func: 'MAX' }]);
      await preview(changed);
      await ctx.call(updateDataSet, { token, body: { ...changed, id, setCode: 'base', setName: 'x' } });
      expect(await first()).toEqual({ 地区: '华东', n: 2, 另一总额: 20.5 });
      expect(await ctx.call(deleteDataSet, { token, params: { id } })).toMatchObject({
        status: 409,
        code: 'record/in-use',
        args: { users: '集 above' },
      });
      await ctx.call(updateDataSet, { token, body: { ...changed, id, setCode: 'base', setName: 'x', enableFlag: 0 } });
      expect(await ctx.call(getData, { token, body: { setCode: 'above' } })).toMatchObject({
        status: 409,
        code: 'data-set/disabled',
        args: { code: 'base' },
      });
    });

    it('never look each other up in a circle, nor too deep', async () => {
      const id = await add('ring_1', over([SUM]));
      for (const at of [2, 3, 4]) await add(`ring_${at}`, over([SUM, lookUp(`ring_${at - 1}`)]));
      expect((await rowsOf('ring_4'))[0]).toEqual({ 地区: '华东', 总额: 30.8, 另一总额: 30.8 });
      const deep = over([SUM, lookUp('ring_4')]);
      expect((await preview(deep)).code).toBe('calc/lookup-too-deep');
      const back = over([SUM, lookUp('ring_3')]);
      await preview(back);
      const close = { ...back, id, setCode: 'ring_1', setName: 'x' };
      expect(await ctx.call(updateDataSet, { token, body: close })).toMatchObject({
        status: 409,
        code: 'calc/lookup-cycle',
        args: { path: 'ring_1 → ring_3 → ring_2 → ring_1' },
      });
      const calculations = JSON.stringify(back.calculations);
      await ctx.app.db.updateTable('dataSet').set({ calculations }).where('setCode', '=', 'ring_1').execute();
      expect(await ctx.call(getData, { token, body: { setCode: 'ring_1' } })).toMatchObject({
        status: 409,
        code: 'calc/lookup-too-deep',
      });
    });

    it.runIf(ctx.warehouse === 'embedded')('refuse to look up more rows than a hundred thousand', async () => {
      const huge = {
        sourceCode: 'shop',
        setType: 'sql',
        dynSentence: 'select range as "地区", 1 as "总额" from range(100001)',
      };
      await add('huge', huge);
      expect(await preview(over([SUM, lookUp('huge')]))).toMatchObject({
        status: 422,
        code: 'calc/lookup-too-large',
        args: { set: 'huge', limit: 100000 },
      });
    });
  },
  { variants: EVERY_WAREHOUSE },
);
