import {
  ALL_ENDPOINTS,
  createAuthority,
  createDictionary,
  createPlaylist,
  createRole,
  createShare,
  createUser,
  uploadFile,
  uploadGeoMap,
  type Endpoint,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { deviceCalls } from '../features/device/devices.testing.ts';
import { scheduleCalls } from '../features/report-schedule/schedules.testing.ts';
import { describeRoutes, type RouteContext } from './route-suite.ts';

/** What a caller writes where nobody may write. */
const FORGED = 'forged-4711';
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100, 7)]);
const MAP = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: '岛' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    },
  ],
};

function formOf(content: BlobPart, name: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([content]), name);
  return form;
}

/** One record of every kind that has a list and a form. */
async function addRecords(ctx: RouteContext, token: string): Promise<void> {
  const { addLedger, addSchedule } = scheduleCalls(ctx, () => token);
  await addLedger();
  await addSchedule();
  const both = (name: string) => ({ [`${name}Zh`]: '甲', [`${name}En`]: 'A' });
  await ctx.call(createUser, { token, body: { loginName: 'zhang', realName: '张三' } });
  await ctx.call(createRole, { token, body: { roleCode: 'north', ...both('roleName') } });
  const authority = { target: 'audit', action: 'export', ...both('targetName'), ...both('actionName') };
  await ctx.call(createAuthority, { token, body: authority });
  const items = [{ itemValue: '1', textZh: '一', textEn: 'One' }];
  await ctx.call(createDictionary, { token, body: { dictCode: 'LEVELS', ...both('dictName'), items } as never });
  await ctx.call(createShare, { token, body: { reportCode: 'ledger', shareValidType: 1 } as never });
  await ctx.call(createPlaylist, { token, body: { playlistCode: 'hall', playlistName: '大堂' } });
  await deviceCalls(ctx, () => token).addWall({ playlistCode: 'hall' });
  await ctx.call(uploadFile, { token, form: formOf(PNG, 'a.png') });
  await ctx.call(uploadGeoMap, {
    token,
    form: formOf(JSON.stringify(MAP), 'a.json', { mapCode: 'isle', nameZh: '岛' }),
  });
}

const isForm = ({ id, input, keepUnknown, multipart }: Endpoint) =>
  id.endsWith('.update') && input.body !== undefined && keepUnknown !== true && multipart !== true;
const forms = ALL_ENDPOINTS.filter(isForm);
/** Their lists leave out what their forms ask for: a row is sent with what its detail adds. */
const detailOf: Readonly<Record<string, (row: Row) => string>> = {
  dataSet: ({ id }) => `/dataSet/detailBysetId/${id}`,
};
type Row = Readonly<Record<string, unknown>>;

describeRoutes('A row of a list', (ctx) => {
  let token = '';
  const get = async (url: string) =>
    (await ctx.app.inject({ url: `/data-report${url}`, headers: { authorization: token } })).json<{ data: unknown }>()
      .data;
  const put = (url: string, payload: object) =>
    ctx.app.inject({ method: 'PUT', url: `/data-report${url}`, headers: { authorization: token }, payload });
  const rowOf = async (name: string): Promise<Row> => {
    const { records } = (await get(`/${name}/pageList?pageNumber=1&pageSize=10`)) as { records: Row[] };
    const row = records.find(({ loginName, roleCode }) => loginName !== 'admin' && roleCode !== 'root');
    if (!row) throw new Error(`No record of ${name}`);
    const detail = detailOf[name];
    return detail ? { ...row, ...((await get(detail(row))) as Row) } : row;
  };
  /** Every column of the metadata, whatever its table: what a forger would try. */
  const columns = async () => {
    const tables = await ctx.app.db.introspection.getTables();
    return [...new Set(tables.flatMap((table) => table.columns.map((column) => column.name)))].map((name) =>
      name.replaceAll(/_(\w)/g, (__, letter: string) => letter.toUpperCase()),
    );
  };
  const stored = async () => {
    const tables = await ctx.app.db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) =>
        ctx.app.db
          .selectFrom(name as 'report')
          .selectAll()
          .execute(),
      ),
    );
    return JSON.stringify(rows);
  };

  beforeAll(async () => {
    token = await ctx.login();
    await addRecords(ctx, token);
  });

  it.each(forms.map(({ id, path }) => [id, path] as const))('is saved by %s as it came', async (id, path) => {
    const response = await put(path, await rowOf(id.split('.')[0] ?? ''));
    expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 200 });
  });

  it.each(forms.map((endpoint) => [endpoint.id, endpoint] as const))(
    'sets no column by %s that its form does not have',
    async (id, { path, input }) => {
      const named = Object.keys((input.body as { properties?: object }).properties ?? {});
      const all = await columns();
      expect(all).toContain('passwordHash');
      const forged = all.filter((name) => !named.includes(name)).map((name) => [name, FORGED]);
      const row = await rowOf(id.split('.')[0] ?? '');
      const response = await put(path, { ...row, ...Object.fromEntries(forged) });
      expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 200 });
      expect(await stored()).not.toContain(FORGED);
    },
  );

  it('makes no record by any call that writes with what its form does not have', async () => {
    const all = await columns();
    for (const endpoint of ALL_ENDPOINTS) {
      const { id, method, input, keepUnknown, multipart } = endpoint;
      if (method === 'GET' || !input.body || keepUnknown === true || multipart === true) continue;
      const named = Object.keys((input.body as { properties?: object }).properties ?? {});
      const forged = all.filter((name) => !named.includes(name)).map((name) => [name, FORGED]);
      const url = `/data-report${endpoint.path.replaceAll(/\{\w+\}/g, 'none')}`;
      const payload = { ...Object.fromEntries(named.map((name) => [name, 'a1'])), ...Object.fromEntries(forged) };
      const response = await ctx.app.inject({ method, url, headers: { authorization: token }, payload });
      expect(response.statusCode, `${id}: ${response.body}`).toBeLessThan(500);
    }
    expect(await stored()).not.toContain(FORGED);
  });
});
