import {
  copyReport,
  createDataSet,
  createReport,
  deleteReport,
  getPicturedScreen,
  keepReportPicture,
  listReports,
  listRevisions,
  readReportPicture,
  reportBin,
  saveScreen,
  testTransform,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { ORDERS } from '../data-set/orders.testing.ts';

const WEBP = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(200, 3)]);

function formOf(reportCode: string, revision: number, bytes: Buffer = WEBP): FormData {
  const form = new FormData();
  form.append('reportCode', reportCode);
  form.append('revision', String(revision));
  form.append('file', new Blob([bytes as BlobPart]), 'picture.webp');
  return form;
}

describeRoutes('The picture of a report', (ctx) => {
  let token = '';
  beforeAll(async () => {
    token = await ctx.login();
  });

  const screen = { dashboard: { theme: 'graphite' }, widgets: [{ id: 'a', type: 'text', width: 100.4, height: 50 }] };
  const save = (reportCode: string, more: object = {}) =>
    ctx.call(saveScreen, { token, body: { reportCode, ...screen, ...more } });
  const add = async (reportCode: string, more: object = {}) => {
    const { data } = await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
    await save(reportCode, more);
    return data.id;
  };
  const keep = (reportCode: string, revision: number, bytes?: Buffer) =>
    ctx.call(keepReportPicture, { token, form: formOf(reportCode, revision, bytes) });
  const row = async (reportCode: string) =>
    (await ctx.call(listReports, { token, query: { reportCode } })).data.records.find(
      (one) => one.reportCode === reportCode,
    )!;
  const read = (pictureId: string) => ctx.app.inject({ url: `/data-report/report/picture/${pictureId}` });

  it('is an outline of its widgets in the colours of its theme, until there is one', async () => {
    await add('outlined', {
      widgets: [...screen.widgets, { id: 'b', type: 'text', hidden: true, width: 9, height: 9 }],
    });
    const found = await row('outlined');
    expect(found.pictureId).toBe('');
    expect(found.outline).toMatchObject({ width: 1920, height: 1080, boxes: [[0, 0, 100, 50]] });
    expect(found.outline?.background).toMatch(/gradient/);
    await ctx.call(createReport, { token, body: { reportName: 'blank', reportCode: 'blank' } });
    expect(await row('blank')).not.toHaveProperty('outline');
  });

  it('takes no background but a colour from the document', async () => {
    await add('white', { dashboard: { backgroundColor: '#fff' } });
    await add('sly', { dashboard: { backgroundColor: 'url(https://elsewhere.example/a.png)' } });
    expect((await row('white')).outline?.background).toBe('#fff');
    expect((await row('sly')).outline?.background).toMatch(/gradient/);
  });

  it('is read by its unguessable id, cached for ever, until another takes its place', async () => {
    await add('wall');
    const kept = await keep('wall', 1);
    const { pictureId, outline } = await row('wall');
    expect(kept.data).toEqual({ pictureId, isListed: true });
    expect(pictureId).toMatch(/^[0-9a-f]{32}$/);
    expect(outline).toBeUndefined();
    const found = await read(pictureId);
    expect(found.rawPayload.equals(WEBP)).toBe(true);
    expect(found.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const held = { 'if-none-match': String(found.headers.etag) };
    const url = `/data-report/report/picture/${pictureId}`;
    expect((await ctx.app.inject({ url, headers: held })).statusCode).toBe(304);
    await keep('wall', 1);
    expect((await row('wall')).pictureId).not.toBe(pictureId);
    expect((await read(pictureId)).statusCode).toBe(404);
    expect(await ctx.app.files.size(pictureId)).toBeNull();
  });

  it('shows what viewers see in lists, and each revision among the revisions', async () => {
    const id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    await add('published');
    await save('published', { revision: 1, publish: 0 });
    expect((await keep('published', 9)).data).toEqual({ pictureId: '', isListed: false });
    const newest = (await keep('published', 2)).data;
    expect(newest).toEqual({ pictureId: id, isListed: false });
    expect((await row('published')).pictureId).toBe('');
    const seen = (await keep('published', 1)).data;
    expect(seen).toEqual({ pictureId: id, isListed: true });
    expect((await row('published')).pictureId).toBe(seen.pictureId);
    const { data } = await ctx.call(listRevisions, { token, params: { reportCode: 'published' } });
    expect(data.map((one) => one.pictureId)).toEqual([newest.pictureId, seen.pictureId]);
    expect((await read(newest.pictureId)).statusCode).toBe(200);
    await add('draft', { publish: 0 });
    expect((await keep('draft', 1)).data).toEqual({ pictureId: id, isListed: true });
  });

  it('is drawn of the revision that is asked for', async () => {
    await add('twice', { widgets: [] });
    await save('twice', { revision: 1, publish: 0 });
    const drawn = async (query: Record<string, string>) =>
      (await ctx.call(getPicturedScreen, { token, params: { reportCode: 'twice' }, query })).data;
    expect(await drawn({})).toMatchObject({ revision: 1, widgets: [] });
    expect(await drawn({ revision: '2' })).toMatchObject({ revision: 2, widgets: [{ id: 'a' }] });
  });

  it('needs the right to design, a report, and the bytes of a picture', async () => {
    await add('guarded');
    const viewer = await ctx.loginWith(['bigScreenManage:view']);
    const form = () => formOf('guarded', 1);
    expect((await ctx.call(keepReportPicture, { token: viewer, form: form() })).status).toBe(403);
    expect((await ctx.call(keepReportPicture, { form: form() })).status).toBe(401);
    expect((await keep('nowhere', 1)).code).toBe('record/not-found');
    for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])
      expect((await keep('guarded', 1, Buffer.from(bytes))).code).toBe('file/type-refused');
    expect((await keep('guarded', 1, Buffer.concat([WEBP, Buffer.alloc(1_048_576)]))).status).toBe(413);
    expect((await ctx.call(readReportPicture, { params: { pictureId: '0'.repeat(32) } })).code).toBe('file/not-found');
  });

  it('goes with a copy, is closed in the bin, comes back with the report, and ends with the last of them', async () => {
    const id = await add('origin');
    await keep('origin', 1);
    const { pictureId } = await row('origin');
    const body = { reportCode: 'origin', newCode: 'twin', newName: 'twin' };
    const copied = await ctx.call(copyReport, { token, body });
    expect((await row('twin')).pictureId).toBe(pictureId);
    await ctx.call(deleteReport, { token, params: { id } });
    expect((await read(pictureId)).statusCode).toBe(200);
    await ctx.call(deleteReport, { token, params: { id: copied.data.id } });
    expect((await read(pictureId)).statusCode).toBe(404);
    await ctx.call(reportBin.restore, { token, params: { id }, body: {} });
    expect((await read(pictureId)).statusCode).toBe(200);
    await ctx.call(deleteReport, { token, params: { id } });
    await ctx.call(reportBin.forget, { token, body: [id, copied.data.id] });
    expect(await ctx.app.files.size(pictureId)).toBeNull();
  });

  it('is taken of samples where rows differ by reader', async () => {
    await addSource(ctx.app, 'shop', ORDERS());
    const query = { sourceCode: 'shop', setType: 'sql', dynSentence: 'select 地区, 金额 from 订单' };
    const rule = { field: '地区', symbol: '=', boundTo: 'loginName' };
    const define = async (setCode: string, more: object) => {
      await ctx.call(testTransform, { token, body: { ...query, ...more } });
      const set = await ctx.call(createDataSet, { token, body: { ...query, ...more, setCode, setName: setCode } });
      expect(set.status, set.text).toBe(200);
    };
    await define('open', {});
    await define('ruled', { rowRules: [rule] });
    const widgets = ['open', 'ruled'].map((setCode) => ({
      id: setCode,
      type: 'bar-chart',
      data: { dataType: 'dynamic', setCode, mapping: [{ role: 'xAxis', field: '地区' }] },
    }));
    await add('mixed', { widgets });
    const { data } = await ctx.call(getPicturedScreen, { token, params: { reportCode: 'mixed' } });
    expect(data.revision).toBe(1);
    expect(data.widgets?.map((one) => one.data)).toEqual([widgets[0]!.data, { dataType: 'static', sample: 'kept' }]);
  });
});
