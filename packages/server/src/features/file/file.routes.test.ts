import {
  createReport,
  deleteFile,
  deleteFiles,
  deleteReport,
  downloadFile,
  fileUsage,
  getFile,
  listFiles,
  replaceFile,
  saveScreen,
  updateExcelReport,
  updateFile,
  uploadFile,
  type ExcelTemplate,
} from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { parseRange } from './byte-range.ts';

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100, 7)]);

function bytesOf(size: number): Buffer {
  return Buffer.concat([PNG.subarray(0, 8), Buffer.alloc(size - 8, 7)]);
}

function formOf(bytes: Buffer | string, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), name);
  return form;
}

describeRoutes(
  'Files',
  (ctx) => {
    const upload = async (bytes: Buffer | string, name: string) =>
      ctx.call(uploadFile, { token: await ctx.login(), form: formOf(bytes, name) });

    it('come back as they went up, kept by browsers that ask again, under an unguessable id', async () => {
      const { data } = await upload(PNG, '图 片.png');
      expect(data).toEqual({
        fileId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        fileType: 'png',
        urlPath: `/data-report/file/download/${data.fileId}`,
      });
      const found = await ctx.app.inject({ url: data.urlPath });
      expect(found.rawPayload.equals(PNG)).toBe(true);
      expect(found.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('图 片.png')}`,
        'cache-control': 'public, max-age=60, stale-while-revalidate=604800',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const again = await ctx.app.inject({
        url: data.urlPath,
        headers: { 'if-none-match': String(found.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    });

    it('are recognised by their content, not by their name', async () => {
      expect((await upload(PNG, 'photo.jpg')).data.fileType).toBe('png');
      for (const [bytes, name] of [
        ['<html><script>alert(1)</script>', 'page.png'],
        ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.svg'],
        ['<html>', 'table.csv'],
        [PNG, 'program.exe'],
        ['PK\u0003\u0004 some other archive', 'book.xlsx'],
      ] as const) {
        expect(await upload(bytes, name), name).toMatchObject({ status: 415, code: 'file/type-refused' });
      }
    });

    it('are downloads unless they are pictures or videos', async () => {
      const { data } = await upload('地区,金额\n华东,1\n', 'table.csv');
      const found = await ctx.app.inject({ url: data.urlPath });
      expect(found.headers['content-disposition']).toMatch(/^attachment;/);
      expect(found.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    });

    it('are answered in part, so that videos can be sought', async () => {
      const { data } = await upload(PNG, 'a.png');
      const part = await ctx.app.inject({ url: data.urlPath, headers: { range: 'bytes=2-5' } });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload.equals(PNG.subarray(2, 6))).toBe(true);
      expect(part.headers).toMatchObject({ 'content-range': `bytes 2-5/${PNG.length}`, 'content-length': '4' });
      const beyond = await ctx.app.inject({ url: data.urlPath, headers: { range: 'bytes=900-' } });
      expect(beyond.statusCode).toBe(416);
    });

    it('come one at a time, in a form that can be read', async () => {
      const token = await ctx.login();
      const two = formOf(PNG, 'a.png');
      two.append('second', new Blob([PNG as BlobPart]), 'b.png');
      const many = new FormData();
      for (let n = 0; n < 30; n++) many.append(`field${n}`, '1');
      expect(await ctx.call(uploadFile, { token, form: two })).toMatchObject({
        status: 400,
        args: { reason: '只能有一个文件' },
      });
      expect(await ctx.call(uploadFile, { token, form: many })).toMatchObject({
        status: 400,
        args: { reason: '字段过多' },
      });
      for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
        const headers = { authorization: token, 'content-type': type };
        const answer = await ctx.app.inject({
          method: 'POST',
          url: '/data-report/file/upload',
          headers,
          payload: '--x',
        });
        expect(answer.json(), type).toMatchObject({ code: 'request/invalid', args: { reason: '无法解析' } });
      }
    });

    it('have a size limit, must be there and need a login', async () => {
      expect(await upload(Buffer.concat([PNG, Buffer.alloc(1_048_576)]), 'big.png')).toMatchObject({
        status: 413,
        code: 'file/too-large',
        args: { limit: '1 MB' },
      });
      const token = await ctx.login();
      expect((await ctx.call(uploadFile, { token, form: new FormData() })).code).toBe('file/missing');
      expect((await ctx.call(uploadFile, { token, body: {} })).code).toBe('request/media-type');
      expect((await ctx.call(uploadFile, { form: formOf(PNG, 'a.png') })).status).toBe(401);
      const missing = await ctx.call(downloadFile, { params: { fileId: '0'.repeat(32) } });
      expect(missing).toMatchObject({ status: 404, code: 'file/not-found' });
    });
  },
  { env: { AJ_UPLOAD_BYTES: '1048576' } },
);

describeRoutes('Uploaded files', (ctx) => {
  const upload = async (bytes: Buffer | string, name: string) =>
    (await ctx.call(uploadFile, { token: await ctx.login(), form: formOf(bytes, name) })).data;

  it('are listed by kind and name, with the space they take', async () => {
    const token = await ctx.login();
    const { fileId } = await upload(PNG, 'wall picture.png');
    await upload('a,b\n1,2\n', 'numbers.csv');
    const { data } = await ctx.call(listFiles, { token, query: { kind: 'image' } });
    expect(data.records).toMatchObject([
      {
        id: fileId,
        fileName: 'wall picture.png',
        kind: 'image',
        fileType: 'png',
        bytes: PNG.length,
        createBy: 'admin',
      },
    ]);
    const named = await ctx.call(listFiles, { token, query: { fileName: 'NUMBERS' } });
    expect(named.data.records.map(({ kind }) => kind)).toEqual(['table']);
    const usage = await ctx.call(fileUsage, { token });
    expect(usage.data).toEqual({ count: 2, bytes: PNG.length + 8, limitBytes: 10_240 * 1_048_576 });
    await ctx.call(updateFile, { token, body: { id: fileId, fileName: 'entrance.png' } });
    expect((await ctx.call(getFile, { token, params: { id: fileId } })).data).toMatchObject({
      fileName: 'entrance.png',
      places: [],
    });
  });

  it('are replaced by others of their kind under the same address', async () => {
    const token = await ctx.login();
    const { fileId, urlPath } = await upload(PNG, 'old.png');
    const before = await ctx.app.inject({ url: urlPath });
    const other = Buffer.concat([PNG, Buffer.from('other')]);
    const params = { id: fileId };
    const answer = await ctx.call(replaceFile, { token, params, form: formOf(other, 'new.png') });
    expect(answer.data).toEqual({ fileId, urlPath, fileType: 'png' });
    const asked = { 'if-none-match': String(before.headers.etag) };
    const after = await ctx.app.inject({ url: urlPath, headers: asked });
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(other)).toBe(true);
    const wrong = await ctx.call(replaceFile, { token, params, form: formOf('a,b\n', 'table.csv') });
    expect(wrong).toMatchObject({ status: 415, code: 'file/kind-differs' });
    expect((await ctx.app.inject({ url: urlPath })).rawPayload.equals(other)).toBe(true);
    const none = await ctx.call(replaceFile, { token, params: { id: 'none' }, form: formOf(PNG, 'a.png') });
    expect(none.code).toBe('record/not-found');
  });

  it('that screens show are kept, those of the bin too, and say where they are shown', async () => {
    const token = await ctx.login();
    const [{ fileId, urlPath }, free] = [await upload(PNG, 'shown.png'), await upload(PNG, 'free.png')];
    const { data: report } = await ctx.call(createReport, {
      token,
      body: { reportCode: 'lobby', reportName: '大堂', reportType: 'report_screen' },
    });
    const body = { reportCode: 'lobby', dashboard: { backgroundImage: urlPath }, widgets: [] };
    expect((await ctx.call(saveScreen, { token, body })).code).toBe('200');
    const detail = await ctx.call(getFile, { token, params: { id: fileId } });
    expect(detail.data.places).toEqual([{ kind: 'screen', code: 'lobby', name: '大堂', isBinned: false }]);
    const refused = await ctx.call(deleteFile, { token, params: { id: fileId } });
    expect(refused).toMatchObject({ status: 409, code: 'file/in-use' });
    expect(refused.message).toContain('大堂');
    await ctx.call(deleteReport, { token, params: { id: report.id } });
    const { data } = await ctx.call(deleteFiles, { token, body: [fileId, free.fileId] });
    expect(data).toMatchObject({ deleted: [free.fileId], refused: [{ id: fileId, code: 'file/in-use' }] });
    expect((await ctx.app.inject({ url: free.urlPath })).statusCode).toBe(404);
    expect((await ctx.app.inject({ url: urlPath })).statusCode).toBe(200);
  });

  it('that are pictures of Excel reports are kept while the newest or the published revision shows them', async () => {
    const token = await ctx.login();
    const [{ fileId: old }, { fileId: next }] = [await upload(PNG, 'old.png'), await upload(PNG, 'next.png')];
    const body = { reportCode: 'bill', reportName: '账单', reportType: 'report_excel' };
    await ctx.call(createReport, { token, body });
    const pictured = (fileId: string): ExcelTemplate => ({
      schemaVersion: 1,
      sheets: [{ name: 'a', cells: [], pictures: [{ row: 0, column: 0, fileId, width: 10, height: 10 }] }],
    });
    const save = (fileId: string, revision: number, publish: 0 | 1) =>
      ctx.call(updateExcelReport, {
        token,
        body: { reportCode: 'bill', template: pictured(fileId), publish, ...(revision > 0 && { revision }) },
      });
    const placesOf = async (id: string) => (await ctx.call(getFile, { token, params: { id } })).data.places;
    await save(old, 0, 1);
    await save(next, 1, 0);
    for (const id of [old, next]) {
      expect(await placesOf(id)).toEqual([{ kind: 'excel-report', code: 'bill', name: '账单', isBinned: false }]);
      expect((await ctx.call(deleteFile, { token, params: { id } })).message).toContain('账单');
    }
    await save(next, 2, 1);
    expect((await ctx.call(deleteFile, { token, params: { id: old } })).code).toBe('200');
    expect((await ctx.call(deleteFile, { token, params: { id: next } })).code).toBe('file/in-use');
  });
});

describeRoutes(
  'The space of files',
  (ctx) => {
    it('has an end, which an upload and a replacement respect', async () => {
      const token = await ctx.login();
      const put = (size: number) => ctx.call(uploadFile, { token, form: formOf(bytesOf(size), 'a.png') });
      const { data } = await put(600);
      expect(await put(600)).toMatchObject({ status: 413, code: 'file/quota' });
      const grown = { token, params: { id: data.fileId }, form: formOf(bytesOf(1200), 'a.png') };
      expect((await ctx.call(replaceFile, grown)).code).toBe('file/quota');
      const same = { ...grown, form: formOf(bytesOf(900), 'a.png') };
      expect((await ctx.call(replaceFile, same)).code).toBe('200');
      expect((await ctx.call(fileUsage, { token })).data).toEqual({ count: 1, bytes: 900, limitBytes: 1000 });
    });
  },
  { env: { AJ_FILES_BYTES: '1000' } },
);

describe('A byte range', () => {
  it('is the part asked for', () => {
    expect(parseRange('bytes=0-0', 10)).toEqual({ start: 0, end: 0 });
    expect(parseRange('bytes=5-', 10)).toEqual({ start: 5, end: 9 });
    expect(parseRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
    expect(parseRange('bytes=-30', 10)).toEqual({ start: 0, end: 9 });
    expect(parseRange('bytes=5-99', 10)).toEqual({ start: 5, end: 9 });
  });

  it('is the whole file when it is none that we serve', () => {
    for (const header of [undefined, '', 'bytes=-', 'items=0-1', 'bytes=0-1,4-5', 'bytes=5-2'])
      expect(parseRange(header, 10)).toBeNull();
  });

  it('may lie outside of the file', () => {
    expect(parseRange('bytes=10-', 10)).toBe('unsatisfiable');
    expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable');
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
