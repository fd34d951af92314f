import { createDataSet, getData, testTransform, type Calculation } from '@aj-report/contract';
import type { RouteContext } from '../../testing/route-suite.ts';

/** Tables of orders and of who looks after a region; `factor` tells one import from the next. */
export const ORDERS = (factor = 1) => [
  `create table "订单" as select * from (values
    ('华东', 10.3 * ${factor}, 'A', date '2026-01-05'), ('华南', 0.1, 'B', date '2026-01-20'),
    ('华东', 20.5, 'B', date '2026-02-01'), ('华南', 0.2, 'A', date '2026-02-03'), ('华北', 7, 'A', date '2026-02-03')
  ) t("地区", "金额", "等级", "日期")`,
  `create table "负责人" as select * from (values ('华东 ', '王'), ('华南', '李'), ('华东', '赵')) t("区", "姓名")`,
];

export const SUM: Calculation = { func: 'SUM', field: '金额', alias: '总额' };

/** A calculated set over the orders of the source `shop`, by region. */
export const over = (calculations: readonly object[], more: object = {}) => ({
  sourceCode: 'shop',
  setType: 'calc',
  tableName: '订单',
  groupFields: ['地区'],
  calculations,
  ...more,
});

/** Calls of somebody who works on data sets. */
export function setCalls(ctx: RouteContext, tokenOf: () => string) {
  const preview = (body: object) => ctx.call(testTransform, { token: tokenOf(), body });
  const save = (body: object) => ctx.call(createDataSet, { token: tokenOf(), body });
  const rowsOf = async (setCode: string, contextData: object = {}) =>
    (await ctx.call(getData, { token: tokenOf(), body: { setCode, contextData } })).data;
  const add = async (setCode: string, form: object): Promise<string> => {
    await preview(form);
    const answer = await save({ ...form, setCode, setName: `集 ${setCode}` });
    if (answer.status !== 200) throw new Error(answer.message);
    return answer.data.id;
  };
  const addOwners = () => add('owners', { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "负责人"' });
  return { preview, save, rowsOf, add, addOwners };
}
