import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, type App } from '../app.ts';
import { makeTestFolder, testConfig, type TestFolder } from '../testing/test-config.ts';

describe('Pages', () => {
  let folder: TestFolder;
  let app: App;
  let folders: { admin: string; embed: string };

  beforeAll(async () => {
    folder = await makeTestFolder();
    folders = { admin: path.join(folder.path, 'admin'), embed: path.join(folder.path, 'embed') };
    const files: Record<string, string> = {
      'admin/index.html': '<title>admin</title>',
      'admin/assets/main-BhqY9_Yr.js': 'admin()',
      'embed/viewer.html': '<title>viewer</title>',
      'embed/report.html': '<title>report</title>',
      'embed/aj-bigscreen.js': 'embed()',
      'embed/aj-bigscreen.js.br': 'brotli',
      'embed/aj-bigscreen.js.gz': 'gzip',
      'embed/assets/charts-CNHtrj2Q.js': 'charts()',
      'embed/aj-bigscreen-0.2.0-0123456789.js': 'embed()',
      'embed/scripts.json': '{}',
      'embed/wall-worker.js': 'worker()',
      'data/embed/aj-bigscreen-0.1.0-abcdef0123.js': 'earlier()',
      'data/embed/aj-bigscreen-0.1.0-abcdef0123.js.br': 'brotli',
      'data/embed/chunks/core-CNHtrj2Q.js': 'core()',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder.path, name)), { recursive: true });
      await writeFile(path.join(folder.path, name), text);
    }
    const config = testConfig(path.join(folder.path, 'data'), {
      AJ_FRAME_ANCESTORS: 'https://portal.example',
      AJ_MEDIA_ORIGINS: 'https://cameras.example:8443, wss://*.example',
    });
    app = await buildApp(config, { web: folders });
  });

  afterAll(async () => {
    await app.close();
    await folder.remove();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

  it('of walls start from the disk by a worker that may serve addresses above its folder, and runs nothing else', async () => {
    const { headers, body } = await get('/embed/wall-worker.js');
    expect(body).toBe('worker()');
    expect(headers).toMatchObject({ 'service-worker-allowed': '../', 'cache-control': 'no-cache' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; connect-src/);
  });

  it('are the admin everywhere but at the viewer and at shares', async () => {
    for (const url of ['/', '/login', '/report/report', '/bigscreen/designer?reportCode=a'])
      expect((await get(url)).body).toContain('admin');
    for (const url of ['/bigscreen/viewer?reportCode=a', '/aj/abc', '/aj/abc/def'])
      expect((await get(url)).body).toContain('viewer');
    for (const url of ['/excelreport/viewer?reportCode=a', '/el/abc'])
      expect((await get(url)).body).toContain('report');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('are answered to whoever takes any type, and not in place of missing files', async () => {
    for (const accept of ['*/*', 'text/html;q=0.9,*/*;q=0.1'])
      expect((await get('/bigscreen/designer', { accept })).body, accept).toContain('admin');
    expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
    for (const url of [
      '/missing.js',
      '/assets/missing-BhqY9_Yr.js',
      '/assets/',
      '/.env',
      '/embed/missing.js',
      '/embed/',
    ])
      expect((await get(url)).statusCode, url).toBe(404);
  });

  it('may be asked for from any other origin below /embed, before and in fact', async () => {
    const headers = { origin: 'https://host.example', 'access-control-request-method': 'GET' };
    const preflight = await app.inject({ method: 'OPTIONS', url: '/embed/aj-bigscreen.js', headers });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET',
    });
    expect((await get('/assets/main-BhqY9_Yr.js', headers)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('are not found by climbing out of the folder', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (const path of [
      '/../../etc/passwd',
      '/assets/../../data/secret',
      '/%2e%2e/data/secret',
      '/embed/..%5c..%5cdata%5csecret',
    ]) {
      const [response] = (await once(request({ host: '127.0.0.1', port, path }).end(), 'response')) as [
        IncomingMessage,
      ];
      expect(response.statusCode, path).toBe(400);
      response.resume();
    }
  });

  it('are framed by whom the setting names, the viewer without inline styles', async () => {
    expect((await get('/')).headers['content-security-policy']).toContain('frame-ancestors https://portal.example');
    const policy = String((await get('/aj/abc')).headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors https://portal.example');
    expect(policy).not.toContain('unsafe');
  });

  it('may fetch streams of no other host unless the setting names it', async () => {
    const connects = async (url: string) =>
      /connect-src ([^;]*)/.exec(String((await get(url)).headers['content-security-policy']))?.[1];
    const named = 'https://cameras.example:8443 wss://*.example';
    expect(await connects('/aj/abc')).toBe(`'self' ${named}`);
    expect(await connects('/bigscreen/viewer')).toBe(`'self' ${named}`);
    expect(await connects('/')).toBe(`'self' ${named} data:`);
    const plain = await buildApp(testConfig(path.join(folder.path, 'plain')), { web: folders });
    const { headers } = await plain.inject({ url: '/aj/abc', headers: { accept: 'text/html' } });
    await plain.close();
    expect(String(headers['content-security-policy'])).toContain("connect-src 'self';");
  });

  it('keep hashed files for ever and ask about the entry script each time', async () => {
    expect((await get('/assets/main-BhqY9_Yr.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/embed/assets/charts-CNHtrj2Q.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const entry = await get('/embed/aj-bigscreen.js');
    expect(entry.headers).toMatchObject({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await get('/embed/aj-bigscreen.js', { 'if-none-match': String(entry.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('keep versions of the embed script, those of earlier builds too, for pages of any origin', async () => {
    const headers = { origin: 'https://host.example' };
    for (const [name, text] of [
      ['aj-bigscreen-0.2.0-0123456789.js', 'embed()'],
      ['aj-bigscreen-0.1.0-abcdef0123.js', 'earlier()'],
      ['chunks/core-CNHtrj2Q.js', 'core()'],
    ]) {
      const answer = await get(`/embed/${name}`, { ...headers, 'accept-encoding': 'gzip, deflate, br' });
      expect(answer.body).toBe(name?.startsWith('aj-bigscreen-0.1') ? 'brotli' : text);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'content-type': expect.stringContaining('javascript') as string,
      });
    }
    const earlier = '/embed/aj-bigscreen-0.1.0-abcdef0123.js';
    expect((await get(earlier, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await get('/embed/aj-bigscreen-0.0.9-abcdef0123.js')).statusCode).toBe(404);
    expect((await get('/embed/.env')).statusCode).toBe(404);
    const list = await get('/embed/scripts.json', { ...headers, 'accept-encoding': 'gzip, deflate, br' });
    expect(list.headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
  });

  it('come compressed as the build left them', async () => {
    const brotli = await get('/embed/aj-bigscreen.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(String(brotli.headers['content-type'])).toContain('javascript');
    expect(brotli.body).toBe('brotli');
    expect((await get('/embed/aj-bigscreen.js', { 'accept-encoding': 'gzip' })).body).toBe('gzip');
    expect((await get('/embed/aj-bigscreen.js')).body).toBe('embed()');
  });
});
