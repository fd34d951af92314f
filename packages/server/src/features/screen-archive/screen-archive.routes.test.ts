import {
  createReport,
  createDataSet,
  getData,
  getDataSetByCode,
  getGeoMapByCode,
  getScreen,
  listDataSets,
  listReports,
  readGeoMapFile,
  saveScreen,
  testTransform,
  uploadFile,
  uploadGeoMap,
  type FieldSetting,
} from '@aj-report/contract';
import { sampleFolder } from '@aj-report/samples';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { filesOf, SALES, SourceClient } from '../data-source/source-client.testing.ts';
import { archiveCalls, formOf, partsOf, PNG } from './archive.testing.ts';

const ISLAND = readFileSync(path.join(sampleFolder(), 'island-990000.geojson'), 'utf8');
/** What one installation gave, for the other. */
const taken: { whole: Buffer; bare: Buffer } = { whole: Buffer.alloc(0), bare: Buffer.alloc(0) };

const widgets = (picture: string) => [
  { id: 'p', type: 'image', setup: { imageAddress: picture } },
  { id: 'm', type: 'geo-map', setup: { map: '990000' } },
  {
    id: 'c',
    type: 'bar-chart',
    strange: 1,
    data: { dataType: 'dynamic' as const, setCode: 'ranked', mapping: [{ role: 'xAxis', field: '地区' }] },
    linkage: [{ originId: 'c', targetId: 'c', paramsConfig: [{ originKey: 'name', targetKey: 'ranked.city' }] }],
  },
];

const SAID: FieldSetting[] = [{ field: '地区', label: '大区', role: 'place' }];

async function addSet(ctx: RouteContext, token: string, setCode: string, dynSentence: string, more: object = {}) {
  const query = { sourceCode: 'shop', setType: 'sql', dynSentence, ...more };
  const tried = await ctx.call(testTransform, { token, body: query });
  if (tried.status !== 200) throw new Error(tried.message);
  const saved = await ctx.call(createDataSet, {
    token,
    body: { ...query, setCode, setName: `集 ${setCode}`, fieldSettings: SAID },
  });
  if (saved.status !== 200) throw new Error(saved.message);
}

describeRoutes('A screen that is exported', (ctx) => {
  let token = '';
  const { take, look, bring } = archiveCalls(ctx, () => token);
  beforeAll(async () => {
    token = await ctx.login();
    await new SourceClient(ctx, token).imported(SALES, { sourceCode: 'shop', sourceName: '门店' });
    await addSet(ctx, token, 'names', 'select 地区, 工号 from 销售');
    const calculations = [
      { func: 'SUM', field: '金额', alias: '总额' },
      { func: 'LOOKUP', alias: 'l', lookupSetCode: 'names', lookupFields: '地区', returnFields: '工号' },
    ];
    await addSet(ctx, token, 'ranked', '', { setType: 'calc', tableName: '销售', groupFields: ['地区'], calculations });
    await ctx.call(uploadGeoMap, { token, form: formOf(ISLAND, { mapCode: '990000', nameZh: '岛' }, '岛.geojson') });
    const { data: file } = await ctx.call(uploadFile, { token, form: formOf(PNG, {}, '图.png') });
    await ctx.call(createReport, { token, body: { reportName: '大厅', reportCode: 'hall', description: '一楼' } });
    const dashboard = {
      title: '大厅',
      backgroundImage: `http://old:1${file.urlPath}`,
      parameters: [{ name: 'ranked.city' }],
    };
    await ctx.call(saveScreen, { token, body: { reportCode: 'hall', dashboard, widgets: widgets(file.urlPath) } });
  });

  it('holds its document, pictures and maps, and on demand data sets with those they look up, and workbooks', async () => {
    taken.bare = await take({ reportCode: 'hall' });
    taken.whole = await take({ reportCode: 'hall', showDataSet: '1', withTables: '1' });
    const names = [...(await partsOf(ctx, taken.bare)).keys()];
    expect(names).toEqual([
      'archive.json',
      'document.json',
      expect.stringMatching(/^pictures\/[0-9a-f]{32}\.png$/),
      'maps/990000.json',
    ]);
    const whole = await partsOf(ctx, taken.whole);
    expect([...whole.keys()].slice(4)).toEqual(['tables/shop.xlsx']);
    expect(whole.get('tables/shop.xlsx')?.equals(SALES)).toBe(true);
    const manifest = JSON.parse(String(whole.get('archive.json'))) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      format: 'aj-report-screen',
      formatVersion: 1,
      report: { reportCode: 'hall', reportName: '大厅', description: '一楼' },
      dataSets: [{ setCode: 'ranked', sourceCode: 'shop', fieldSettings: SAID }, { setCode: 'names' }],
      sources: [{ sourceCode: 'shop', sourceName: '门店', path: 'tables/shop.xlsx' }],
      setNames: { ranked: '集 ranked' },
    });
    expect(JSON.stringify(manifest)).not.toMatch(/createBy|"id"/);
    expect((await take({ reportCode: 'hall' })).equals(taken.bare)).toBe(true);
  });

  it('asks for the rights of what it holds', async () => {
    const exporter = await ctx.loginWith(['bigScreenManage:export']);
    await expect(take({ reportCode: 'hall' }, exporter)).resolves.toBeDefined();
    await expect(take({ reportCode: 'hall', showDataSet: '1' }, exporter)).rejects.toThrow('User.no.authority');
    const reader = await ctx.loginWith(['bigScreenManage:export', 'resultsetManage:detail']);
    await expect(take({ reportCode: 'hall', showDataSet: '1' }, reader)).resolves.toBeDefined();
    await expect(take({ reportCode: 'hall', showDataSet: '1', withTables: '1' }, reader)).rejects.toThrow('authority');
    await expect(take({ reportCode: 'nowhere' })).rejects.toThrow('record/not-found');
  });

  it('is the published one for those who may not design', async () => {
    await ctx.call(createReport, { token, body: { reportName: '稿', reportCode: 'sketch' } });
    await ctx.call(saveScreen, { token, body: { reportCode: 'sketch', publish: 0, dashboard: { title: '稿' } } });
    const exporter = await ctx.loginWith(['bigScreenManage:export']);
    await expect(take({ reportCode: 'sketch' }, exporter)).rejects.toThrow('screen/not-published');
    await expect(take({ reportCode: 'sketch' })).resolves.toBeDefined();
  });

  it('comes back beside itself, with the sets that are here, or with copies of them', async () => {
    const { data: seen } = await look(taken.whole);
    expect(seen).toMatchObject({
      kind: 'screen',
      reportCode: 'hall',
      reportName: '大厅',
      isCodeTaken: true,
      widgets: 3,
      pictures: 1,
      maps: [{ mapCode: '990000', name: '岛', state: 'here' }],
      dataSets: [
        { setCode: 'ranked', setName: '集 ranked', state: 'here', canBring: true, sourceState: 'here' },
        { setCode: 'names', state: 'here' },
      ],
      notes: [],
    });
    const draft = { draft: seen.draft, fileName: seen.fileName };
    expect(await bring({ ...draft, reportCode: 'hall' })).toMatchObject({ status: 409, code: 'record/code-taken' });
    const both = JSON.stringify({ ranked: { bring: true }, names: { bring: true } });
    const { data } = await bring({ ...draft, reportCode: 'hall_b', reportName: '副本', dataSets: both });
    expect(data).toEqual({
      reportCode: 'hall_b',
      setCodes: { ranked: 'ranked_2', names: 'names_2' },
      dataSets: 2,
      sources: 0,
      maps: 0,
      pictures: 0,
    });
    const { data: screen } = await ctx.call(getScreen, {
      token,
      params: { reportCode: 'hall_b' },
      query: { revision: 'newest' },
    });
    expect(screen).toMatchObject({ reportCode: 'hall_b', revision: 1, dashboard: { title: '副本' } });
    expect(screen.widgets?.[2]).toMatchObject({ strange: 1, data: { setCode: 'ranked_2' } });
    const rows = (await ctx.call(getData, { token, body: { setCode: 'ranked_2' } })).data;
    expect(rows[0]).toMatchObject({ 地区: '华东', 总额: 10.3, 工号: '007' });
    expect((await bring({ ...draft, reportCode: 'again' })).code).toBe('file/draft-gone');
  });

  it('is answered for the open screen, bound to the sets that were chosen, and nothing else is written', async () => {
    const { data: seen } = await look(taken.bare);
    const before = (await ctx.call(listReports, { token, query: { pageSize: '500' } })).data.total;
    const { data } = await bring({
      draft: seen.draft,
      target: 'open',
      reportCode: 'other',
      dataSets: JSON.stringify({ ranked: { use: 'names' } }),
    });
    expect(data.document).toMatchObject({
      reportCode: 'other',
      dashboard: { title: '大厅', parameters: [{ name: 'names.city' }] },
    });
    expect(data.document?.widgets?.[2]).toMatchObject({
      data: { setCode: 'names' },
      linkage: [{ paramsConfig: [{ targetKey: 'names.city' }] }],
    });
    expect((await ctx.call(listReports, { token, query: { pageSize: '500' } })).data.total).toBe(before);
  });
});

describeRoutes('A screen that is imported', (ctx) => {
  let token = '';
  const { look, bring } = archiveCalls(ctx, () => token);
  beforeAll(async () => {
    token = await ctx.login();
  });
  const countSets = async (as = token) => (await ctx.call(listDataSets, { token: as })).data.total;

  it('is refused without what it needs, and leaves nothing behind', async () => {
    const { data: seen } = await look(taken.bare);
    expect(seen).toMatchObject({
      isCodeTaken: false,
      maps: [{ mapCode: '990000', state: 'brought' }],
      dataSets: [{ setCode: 'ranked', setName: '集 ranked', state: 'missing', canBring: false }],
    });
    const files = await filesOf(ctx);
    const wanted = JSON.stringify({ ranked: { bring: true } });
    expect(await bring({ draft: seen.draft, reportCode: 'hall', dataSets: wanted })).toMatchObject({
      status: 422,
      code: 'archive/set-unavailable',
      message: expect.stringContaining('集 ranked'),
    });
    expect((await bring({ draft: seen.draft, reportCode: 'hall', dataSets: '{"a":1}' })).code).toBe('request/invalid');
    expect((await bring({ draft: seen.draft, reportCode: 'a b' })).code).toBe('record/code-invalid');
    expect(await filesOf(ctx)).toEqual(files);
    expect((await ctx.call(listReports, { token })).data.total).toBe(0);
  });

  it('needs the right to make what it makes', async () => {
    const { data: seen } = await look(taken.whole);
    const sets = JSON.stringify({ ranked: { bring: true }, names: { bring: true } });
    const form = { draft: seen.draft, fileName: seen.fileName, reportCode: 'hall', dataSets: sets };
    const rights = ['bigScreenManage:import'];
    const files = await filesOf(ctx);
    for (const right of [
      'reportManage:insert',
      'resultsetManage:insert',
      'datasourceManage:insert',
      'geoMapManage:insert',
    ]) {
      const answer = await bring(form, await ctx.loginWith(rights));
      expect(answer, right).toMatchObject({ status: 403, code: 'User.no.authority' });
      rights.push(right);
    }
    expect(await filesOf(ctx)).toEqual(files);
    expect(await countSets()).toBe(0);
  });

  it('brings its pictures, maps, spreadsheets and data sets to an installation that has nothing', async () => {
    const { data: seen } = await look(taken.whole);
    expect(seen.dataSets).toMatchObject([
      { setCode: 'ranked', state: 'brought', canBring: true, sourceCode: 'shop', sourceState: 'brought' },
      { setCode: 'names', state: 'brought' },
    ]);
    const dataSets = JSON.stringify({ ranked: { bring: true }, names: { bring: true } });
    const { data } = await bring({ draft: seen.draft, reportCode: 'hall', dataSets });
    expect(data).toEqual({ reportCode: 'hall', setCodes: {}, dataSets: 2, sources: 1, maps: 1, pictures: 1 });
    const brought = await ctx.call(getDataSetByCode, { token, params: { setCode: 'ranked' } });
    expect(brought.data.fieldSettings).toEqual(SAID);
    const client = new SourceClient(ctx, token);
    const { id } = await ctx.app.db
      .selectFrom('dataSource')
      .where('sourceCode', '=', 'shop')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await client.settled(id)).toMatchObject({ status: 'success', sourceName: '门店' });
    const rows = (await ctx.call(getData, { token, body: { setCode: 'ranked' } })).data;
    expect(rows).toMatchObject([
      { 地区: '华东', 总额: 10.3, 工号: '007' },
      { 地区: '华南', 总额: 5, 工号: '008' },
    ]);
    const asked = { token, params: { reportCode: 'hall' }, query: { revision: 'newest' } };
    const { data: screen } = await ctx.call(getScreen, asked);
    const picture = String(screen.widgets?.[0]?.setup?.['imageAddress']);
    expect(screen.dashboard?.backgroundImage).toBe(picture);
    expect((await ctx.app.inject({ url: picture })).rawPayload.equals(PNG)).toBe(true);
    const { data: map } = await ctx.call(getGeoMapByCode, { token, params: { mapCode: '990000' } });
    expect(map.path).toContain(readGeoMapFile.path.split('{')[0]);
    expect(map.name.zh).toBe('岛');
  });
});
