import {
  allDataSets,
  copyDataSet,
  createDataSet,
  getDataSet,
  saveFieldSettings,
  testTransform,
  updateDataSet,
  type FieldSetting,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';

const RIDES = [
  `create table "rides" as select * from (values ('A', 3, 21.5), ('B', 5, 19.0)) as t("station", "riders", "temp")`,
];
const ROWS = { sourceCode: 'rides', setType: 'sql', dynSentence: 'select * from rides' };
const GROUPS = {
  sourceCode: 'rides',
  setType: 'calc',
  tableName: 'rides',
  groupFields: ['station'],
  calculations: [{ func: 'SUM', field: 'riders', alias: 'riders_sum' }],
};
const STATION: FieldSetting = { field: 'station', label: '站点', role: 'dimension', order: ['B', 'A'] };
const TEMP: FieldSetting = {
  field: 'temp',
  role: 'measure',
  aggregation: 'avg',
  unit: '℃',
  format: 'number',
  decimals: 1,
};

describeRoutes('What the columns of a data set are', (ctx) => {
  let token = '';
  beforeAll(async () => {
    await addSource(ctx.app, 'rides', RIDES);
    token = await ctx.login();
  });

  const add = async (setCode: string, query: object, more: object = {}): Promise<string> => {
    await ctx.call(testTransform, { token, body: query });
    const { data } = await ctx.call(createDataSet, {
      token,
      body: { ...query, setCode, setName: setCode, ...more } as never,
    });
    return data.id;
  };
  const settingsOf = async (id: string) => (await ctx.call(getDataSet, { token, params: { id } })).data.fieldSettings;

  it('is saved with the set, listed for whoever binds to it, and copied with it', async () => {
    const id = await add('listed', ROWS, { fieldSettings: [STATION, TEMP] });
    expect(await settingsOf(id)).toEqual([STATION, TEMP]);
    const choices = (await ctx.call(allDataSets, { token })).data;
    expect(choices.find(({ setCode }) => setCode === 'listed')).toMatchObject({
      fieldSettings: [STATION, TEMP],
      isGrouped: false,
    });
    const { data } = await ctx.call(copyDataSet, { token, body: { id, setCode: 'copied', setName: 'copied' } });
    expect(await settingsOf(data.id)).toEqual([STATION, TEMP]);
  });

  it('stays when a client changes the set that knows nothing of it', async () => {
    const id = await add('kept', ROWS, { fieldSettings: [STATION] });
    await ctx.call(updateDataSet, { token, body: { ...ROWS, id, setCode: 'kept', setName: 'another' } });
    expect(await settingsOf(id)).toEqual([STATION]);
    await ctx.call(updateDataSet, {
      token,
      body: { ...ROWS, id, setCode: 'kept', setName: 'another', fieldSettings: [] },
    });
    expect(await settingsOf(id)).toEqual([]);
  });

  it('is kept by itself, without a preview', async () => {
    const id = await add('alone', ROWS);
    expect(await settingsOf(id)).toEqual([]);
    expect((await ctx.call(saveFieldSettings, { token, params: { id }, body: [TEMP] })).status).toBe(200);
    expect(await settingsOf(id)).toEqual([TEMP]);
    const missing = await ctx.call(saveFieldSettings, { token, params: { id: 'nothing' }, body: [] });
    expect(missing.code).toBe('record/not-found');
    const odd = [{ field: 'x', aggregation: 'shareOfTotal' }];
    expect((await ctx.call(saveFieldSettings, { token, params: { id }, body: odd })).code).toBe('request/invalid');
    const wrong = await ctx.call(saveFieldSettings, { token, params: { id }, body: [{ field: 'x', role: 'king' }] });
    expect(wrong.code).toBe('request/invalid');
  });

  it('says one thing of a column', async () => {
    const id = await add('twice', ROWS);
    const twice = await ctx.call(saveFieldSettings, { token, params: { id }, body: [TEMP, { field: 'temp' }] });
    expect(twice).toMatchObject({ status: 400, code: 'request/invalid' });
  });

  it('comes with whether the rows are groups already', async () => {
    await add('groups', GROUPS);
    const choices = (await ctx.call(allDataSets, { token })).data;
    expect(choices.find(({ setCode }) => setCode === 'groups')?.isGrouped).toBe(true);
  });
});
