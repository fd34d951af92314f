import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  BASE_PREFIX,
  createReport,
  deleteReport,
  getDataSource,
  health,
  importDataSource,
  listReports,
  login,
  uploadFile,
  type Endpoint,
} from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp, type App } from '../app.ts';
import { callApp, TestClock } from '../testing/route-suite.ts';
import { makeTestFolder, TEST_ADMIN_PASSWORD, testConfig, type TestFolder } from '../testing/test-config.ts';
import { beginSession } from './session.ts';

const MB = 1024 * 1024;
const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EN = { 'accept-language': 'en' };

/** A small disk of its own, which only an administrator of Linux can make; undefined for others. */
async function mountSmallDisk(): Promise<TestFolder | undefined> {
  const folder = await makeTestFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder.path], { stdio: 'ignore' });
  } catch {
    await folder.remove();
    return undefined;
  }
  return {
    path: folder.path,
    remove: async () => {
      // The files of a closed service are let go a little later.
      execFileSync('umount', ['--lazy', folder.path]);
      await folder.remove();
    },
  };
}

const disk = await mountSmallDisk();

function fillDisk(file: string): void {
  const handle = openSync(file, 'a');
  for (let piece = Buffer.alloc(MB, 1); piece.length > 0;) {
    try {
      if (writeSync(handle, piece) < piece.length) piece = Buffer.alloc(0);
    } catch {
      piece = piece.subarray(0, piece.length >> 1);
    }
  }
  closeSync(handle);
}

function formOf(bytes: Buffer | string, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), name);
  return form;
}

describe.skipIf(disk === undefined)('A service on a full disk', () => {
  const clock = new TestClock();
  let app: App;
  let filler: string;
  let token: string;

  const logIn = () => callApp(app, login, { body: { userName: 'admin', password: TEST_ADMIN_PASSWORD } });

  beforeAll(async () => {
    const dataDir = disk?.path ?? '';
    app = await buildApp(testConfig(dataDir), { clock });
    token = (await logIn()).data.token;
    filler = path.join(dataDir, 'filler');
    fillDisk(filler);
  });

  afterAll(async () => {
    await app.close();
    await disk?.remove();
  });

  it('lets people log in, look, and delete', async () => {
    expect((await callApp(app, createReport, { token, body: { reportName: 'A', reportCode: 'a' } })).status).toBe(200);
    const admin = await app.db.selectFrom('accessUser').select('id').executeTakeFirstOrThrow();
    for (let count = 0; count < 200; count++) await beginSession(app, admin.id);
    expect((await logIn()).code).toBe('0000');
    const { data } = await callApp(app, listReports, { token });
    const id = data.records[0]?.id ?? '';
    expect((await callApp(app, deleteReport, { token, params: { id } })).status).toBe(200);
  });

  it('says so to who uploads, in both languages', async () => {
    const form = () => formOf(Buffer.concat([PNG_HEAD, Buffer.alloc(4 * MB, 7)]), 'a.png');
    const zh = await callApp(app, uploadFile, { token, form: form() });
    expect(zh).toMatchObject({ status: 507, code: 'server/disk-full' });
    expect(zh.message).toContain('磁盘已满');
    const en = await callApp(app, uploadFile, { token, form: form(), headers: EN });
    expect(en.message).toContain('disk of the server is full');
  });

  it('answers the next call on the connection of a refused upload', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (endpoint: Endpoint, payload?: Buffer, type = '') => {
      const call = httpRequest({
        agent,
        port: (app.server.address() as AddressInfo).port,
        method: endpoint.method,
        path: BASE_PREFIX + endpoint.path,
        headers: {
          authorization: token,
          ...(payload ? { 'content-type': type, 'content-length': payload.length } : {}),
        },
      });
      call.end(payload);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return answer.statusCode;
    };
    const encoded = new Response(formOf(Buffer.concat([PNG_HEAD, Buffer.alloc(8 * MB, 7)]), 'a.png'));
    const type = encoded.headers.get('content-type') ?? '';
    expect(await send(uploadFile, Buffer.from(await encoded.arrayBuffer()), type)).toBe(507);
    expect(await send(listReports)).toBe(200);
    agent.destroy();
  });

  it('says why an import failed', async () => {
    const rows = Array.from({ length: 40_000 }, (_, row) => `${row},${row * 7919},${'x'.repeat(60)}${row}\n`).join('');
    truncateSync(filler, 20 * MB);
    const started = callApp(app, importDataSource, { token, form: formOf(`a,b,c\n${rows}`, 'table.csv') });
    const { id } = (await started).data;
    fillDisk(filler);
    const ended = await vi.waitFor(async () => {
      const { data } = await callApp(app, getDataSource, { token, params: { id }, headers: EN });
      expect(data.status).toBe('failed');
      return data;
    }, 30_000);
    expect(ended.failureReason).toContain('disk of the server is full');
  });

  it('tells it by its health until there is room again', async () => {
    const full = await callApp(app, health, { headers: EN });
    expect(full.data).toMatchObject({ status: 'degraded', problems: [{ code: 'server/disk-full' }] });
    rmSync(filler);
    clock.advance(61_000);
    expect((await callApp(app, health, {})).data).toMatchObject({ status: 'up', problems: [] });
  });
});
