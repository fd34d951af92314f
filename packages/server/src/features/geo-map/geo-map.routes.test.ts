import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  compareGeoMap,
  createBlock,
  createReport,
  createShare,
  deleteBlock,
  deleteGeoMap,
  getGeoMap,
  getGeoMapByCode,
  listGeoMaps,
  readGeoMapFile,
  replaceGeoMap,
  saveScreen,
  updateGeoMap,
  uploadGeoMap,
} from '@aj-report/contract';
import { sampleFolder } from '@aj-report/samples';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

const ISLAND = readFileSync(path.join(sampleFolder(), 'island-990000.geojson'), 'utf8');

function formOf(text: string, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([text]), '岛屿.geojson');
  return form;
}

function square(name: string, adcode = '') {
  const coordinates = [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ],
  ];
  return { type: 'Feature', properties: { name, adcode }, geometry: { type: 'Polygon', coordinates } };
}

function mapOf(...names: readonly string[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features: names.map((name) => square(name, `${name}码`)) });
}

async function upload(ctx: RouteContext, mapCode: string, text: string, nameZh = mapCode) {
  return ctx.call(uploadGeoMap, { token: await ctx.login(), form: formOf(text, { mapCode, nameZh }) });
}

describeRoutes(
  'Maps',
  (ctx) => {
    it('are uploaded, listed with a picture, renamed and deleted', async () => {
      const token = await ctx.login();
      const { data } = await upload(ctx, '990000', ISLAND, '云屿省');
      const listed = await ctx.call(listGeoMaps, { token, query: { name: '云屿' } });
      expect(listed.data.records).toMatchObject([
        {
          id: data.id,
          mapCode: '990000',
          nameZh: '云屿省',
          fileName: '岛屿.geojson',
          regionCount: 9,
          createBy: 'admin',
        },
      ]);
      const [{ outline, checksum, points, originalPoints }] = listed.data.records as [(typeof listed.data.records)[0]];
      expect(outline).toMatch(/^M[\d.]/);
      expect(checksum).toMatch(/^[0-9a-f]{64}$/);
      expect(points).toBe(originalPoints);
      await ctx.call(updateGeoMap, { token, body: { id: data.id, nameZh: '云屿', nameEn: 'Yunyu' } });
      const detail = await ctx.call(getGeoMap, { token, params: { id: data.id } });
      expect(detail.data).toMatchObject({ nameZh: '云屿', nameEn: 'Yunyu', screens: [] });
      expect(detail.data.regions).toContainEqual({ name: '星港市', adcode: '990100' });
      expect((await ctx.call(deleteGeoMap, { token, params: { id: data.id } })).status).toBe(200);
      expect(await ctx.call(getGeoMap, { token, params: { id: data.id } })).toMatchObject({ code: 'record/not-found' });
    });

    it('are read by an address that never changes its content, compressed where the reader can', async () => {
      const token = await ctx.login();
      await upload(ctx, 'file_map', mapOf('甲', '乙'));
      const { data } = await ctx.call(getGeoMapByCode, { token, params: { mapCode: 'file_map' } });
      expect(data.path).toMatch(/^\/geoMap\/file\/[0-9a-f]{32}$/);
      const url = `/data-report${data.path}`;
      const packed = await ctx.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
      const plain = await ctx.app.inject({ url });
      expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(plain.json().features.map((feature: { properties: unknown }) => feature.properties)).toMatchObject([
        { name: '甲', adcode: '甲码' },
        { name: '乙' },
      ]);
      const again = await ctx.app.inject({ url, headers: { 'if-none-match': String(packed.headers.etag) } });
      expect(again.statusCode).toBe(304);
      const missing = await ctx.call(readGeoMapFile, { params: { fileId: '0'.repeat(32) } });
      expect(missing).toMatchObject({ status: 404, code: 'file/not-found' });
    });

    it('know the maps of their regions, by code or by name', async () => {
      const token = await ctx.login();
      await upload(
        ctx,
        'land',
        JSON.stringify({
          type: 'FeatureCollection',
          features: [square('东州', 'east'), square('西州'), square('北州')],
        }),
      );
      await upload(ctx, 'east', mapOf('东一'), '东州地图');
      await upload(ctx, 'west_map', mapOf('西一'), '西州');
      const { data } = await ctx.call(getGeoMapByCode, { token, params: { mapCode: 'land' } });
      expect(data.children).toEqual([
        { region: '东州', mapCode: 'east' },
        { region: '西州', mapCode: 'west_map' },
      ]);
    });

    it('are refused with the feature that is wrong, in the reader’s language', async () => {
      const token = await ctx.login();
      const bad = JSON.stringify({
        type: 'FeatureCollection',
        features: [square('甲'), { ...square('乙'), geometry: null }],
      });
      const send = (language: string) =>
        ctx.call(uploadGeoMap, {
          token,
          form: formOf(bad, { mapCode: 'bad', nameZh: '坏' }),
          headers: { 'accept-language': language },
        });
      expect(await send('zh')).toMatchObject({
        status: 422,
        code: 'geo-map/feature-invalid',
        message: '第 2 个要素没有 geometry，请修改文件后重新上传',
      });
      expect((await send('en')).message).toBe('Feature 2 has no geometry; correct the file and upload it again');
      expect(await upload(ctx, 'bad', 'a,b\n1,2')).toMatchObject({ status: 415, code: 'geo-map/not-json' });
      expect(await upload(ctx, 'bad code', mapOf('甲'))).toMatchObject({ status: 400 });
      expect((await ctx.call(listGeoMaps, { token, query: { mapCode: 'bad' } })).data.total).toBe(0);
    });

    it('are open to shares of the screens that show them, with the maps below, and stay while they are shown', async () => {
      const token = await ctx.login();
      const feature = (name: string, adcode: string) => square(name, adcode);
      const province = JSON.stringify({ type: 'FeatureCollection', features: [feature('海州', 'h1')] });
      const { data: top } = await upload(ctx, 'h0', province);
      const { data: below } = await upload(ctx, 'h1', mapOf('海一'));
      const { data: other } = await upload(ctx, 'elsewhere', mapOf('他乡'));
      await ctx.call(createReport, { token, body: { reportName: '海州大屏', reportCode: 'sea_screen' } });
      const widgets = [{ id: 'm', type: 'geo-map', setup: { map: 'h0' } }];
      await ctx.call(saveScreen, { token, body: { reportCode: 'sea_screen', widgets } });
      const shared = await ctx.call(createShare, { token, body: { reportCode: 'sea_screen', shareType: 0 } });
      const read = (mapCode: string) =>
        ctx.call(getGeoMapByCode, { share: shared.data.shareToken, params: { mapCode } });
      expect((await read('h0')).data.children).toEqual([{ region: '海州', mapCode: 'h1' }]);
      expect((await read('h1')).status).toBe(200);
      for (const code of ['elsewhere', 'nowhere'])
        expect(await read(code), code).toMatchObject({ status: 403, code: 'screen/map-not-shown' });
      const remove = (id: string) => ctx.call(deleteGeoMap, { token, params: { id } });
      for (const { id } of [top, below])
        expect(await remove(id)).toMatchObject({ status: 409, code: 'geo-map/in-use', args: { screens: '海州大屏' } });
      expect((await remove(other.id)).status).toBe(200);
      await ctx.call(saveScreen, { token, body: { reportCode: 'sea_screen', revision: 1, widgets: [] } });
      const block = { blockName: '海图', isShared: false, document: { widgets } };
      const made = await ctx.call(createBlock, { token, body: block });
      const shownIn = await ctx.call(getGeoMap, { token, params: { id: below.id } });
      expect(shownIn.data).toMatchObject({ screens: [], blocks: ['海图 (admin)'] });
      expect(await remove(top.id)).toMatchObject({ code: 'geo-map/in-use', args: { screens: '海图 (admin)' } });
      await ctx.call(deleteBlock, { token, params: { id: made.data.id } });
      expect((await remove(top.id)).status).toBe(200);
    });

    it('are replaced under the same code, after a comparison of their regions', async () => {
      const token = await ctx.login();
      const of = (...features: readonly ReturnType<typeof square>[]) =>
        JSON.stringify({ type: 'FeatureCollection', features });
      const first = of(square('甲州', 'sw1'), square('乙州'), square('丙州'));
      const { data } = await upload(ctx, 'swap', first);
      await upload(ctx, 'sw1', mapOf('甲一'), '甲州图');
      await ctx.call(createReport, { token, body: { reportName: '替换大屏', reportCode: 'swap_screen' } });
      const widgets = [{ id: 'm', type: 'geo-map', setup: { map: 'swap' } }];
      await ctx.call(saveScreen, { token, body: { reportCode: 'swap_screen', widgets } });
      const before = await ctx.call(getGeoMapByCode, { token, params: { mapCode: 'swap' } });
      const send = (endpoint: typeof compareGeoMap | typeof replaceGeoMap, text: string, id = data.id) =>
        ctx.call(endpoint, { token, params: { id }, form: formOf(text, {}) });

      const next = of(square('乙州'), square('丙州'), square('丁州'));
      const compared = await send(compareGeoMap, next);
      expect(compared.data).toMatchObject({
        removed: ['甲州'],
        added: ['丁州'],
        kept: 2,
        lostChildren: ['甲州'],
        screens: [{ code: 'swap_screen', name: '替换大屏' }],
      });
      expect((await ctx.call(getGeoMap, { token, params: { id: data.id } })).data.regions[0]?.name).toBe('甲州');

      expect((await send(replaceGeoMap, next)).data).toEqual({ id: data.id, mapCode: 'swap' });
      const after = await ctx.call(getGeoMapByCode, { token, params: { mapCode: 'swap' } });
      expect([after.data.children, after.data.path === before.data.path]).toEqual([[], false]);
      const file = await ctx.app.inject({ url: `/data-report${after.data.path}` });
      expect(file.json().features).toMatchObject([
        { properties: { name: '乙州' } },
        { properties: { name: '丙州' } },
        { properties: { name: '丁州' } },
      ]);
      expect((await ctx.app.inject({ url: `/data-report${before.data.path}` })).statusCode).toBe(404);
      expect(await send(replaceGeoMap, 'a,b')).toMatchObject({ status: 415, code: 'geo-map/not-json' });
      expect((await ctx.app.inject({ url: `/data-report${after.data.path}` })).statusCode).toBe(200);
      expect(await send(replaceGeoMap, next, 'nobody')).toMatchObject({ status: 404, code: 'record/not-found' });
    });

    it('have one code each', async () => {
      expect((await upload(ctx, 'once', mapOf('甲'))).status).toBe(200);
      expect(await upload(ctx, 'once', mapOf('甲'))).toMatchObject({ status: 409, code: 'record/code-taken' });
    });

    it('are simplified when they are heavy', async () => {
      const token = await ctx.login();
      const ring = Array.from({ length: 60_000 }, (_, i) => {
        const angle = (i / 60_000) * Math.PI * 2;
        const radius = 1 + 0.1 * Math.sin(angle * 40) + 0.002 * Math.sin(angle * 5000);
        return [Math.cos(angle) * radius, Math.sin(angle) * radius];
      });
      const heavy = {
        type: 'FeatureCollection',
        features: [{ ...square('大'), geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]]] } }],
      };
      const { data } = await upload(ctx, 'heavy', JSON.stringify(heavy));
      const found = await ctx.call(getGeoMap, { token, params: { id: data.id } });
      expect(found.data.originalPoints).toBe(60_001);
      expect(found.data.points).toBeLessThanOrEqual(20_010);
      expect(found.data.points).toBeGreaterThan(10_000);
      expect(found.data.bytes).toBeLessThan(found.data.originalBytes / 3);
    });
  },
  { env: { AJ_MAP_FILE_BYTES: '5242880' } },
);
