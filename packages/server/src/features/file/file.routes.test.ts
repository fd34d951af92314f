import { downloadFile, uploadFile } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { parseRange } from './byte-range.ts';

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100, 7)]);

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

    it('come back as they went up, cached for ever, under an unguessable id', async () => {
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
        'cache-control': 'public, max-age=31536000, immutable',
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

    it('are told by their content, not by their name', async () => {
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
