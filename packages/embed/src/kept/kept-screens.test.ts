import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataAnswer } from '@aj-report/widgets';
import { sendData, sendFailure, startLocalService, type LocalService } from '../local-service.testing.ts';
import { ScreenSession } from '../screen-session.ts';
import type { ScreenState } from '../screen-state.ts';
import { keptScreens, type Kept } from './kept-screens.ts';
import type { KeptStore } from './kept-store.ts';

const DETAIL = { shareCode: 'c1', reportName: '销售大屏', reportType: 'report_screen', needPassword: false };
const DOCUMENT = { reportCode: 'sales', revision: 1, widgets: [] };
const TABLE = { columns: [{ name: 'city', type: 'string' }], data: [['上海']], rowCount: 1 };
const QUERY = { id: 'w', setCode: 's', contextData: { year: '2026' } };

let service: LocalService;
let disk: Map<string, Kept>;
let store: KeptStore<Kept>;
let states: ScreenState[];
let session: ScreenSession | undefined;

beforeEach(async () => {
  service = await startLocalService();
  // An earlier session may write once more after its test.
  const own = (disk = new Map());
  store = {
    read: async (key) => structuredClone(own.get(key)),
    write: async (key, kept) => void own.set(key, structuredClone(kept)),
    drop: async (key) => void own.delete(key),
    clear: async () => own.clear(),
  };
  states = [];
  service.handle = (request, response) => {
    if (request.path.startsWith('/reportShare/detailByCode')) sendData(response, DETAIL);
    else if (request.path === '/reportShare/token')
      sendData(response, { ...DETAIL, reportCode: 'sales', shareToken: 't' });
    else if (request.method === 'POST')
      response.end(`${JSON.stringify({ id: 'w', code: '200', etag: 'e', table: TABLE })}\n`);
    else sendData(response, DOCUMENT);
  };
});

afterEach(async () => {
  session?.stop();
  await service.stop();
});

function open(): ScreenSession {
  session?.stop();
  session = new ScreenSession({
    address: { kind: 'share', shareCode: 'c1', base: service.base, lang: '', context: {} },
    access: null,
    language: () => 'zh',
    onChange: (state) => states.push(state),
    onRecover: () => undefined,
    pollMs: 60_000,
    kept: keptScreens(store),
    connection: { retry: { attempts: 1, delayMs: 1 } },
  });
  session.start();
  return session;
}

const last = () => states.at(-1);
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 });

async function ask(one: ScreenSession, query = QUERY): Promise<DataAnswer[]> {
  const answers: DataAnswer[] = [];
  await one.client.query('sales', [query], (answer) => answers.push(answer), new AbortController().signal);
  return answers;
}

async function showOnce(): Promise<void> {
  const first = open();
  await until(() => expect(last()?.kind).toBe('ready'));
  await ask(first);
  await until(() => expect([...disk.values()][0]?.tables['w']).toBeDefined());
}

describe('a wall that starts without its service', () => {
  it('shows the last screen and its data, with the time they are from, and goes on when the service is back', async () => {
    await showOnce();
    const { at } = [...disk.values()][0] as Kept;
    await service.stop();
    const again = open();
    await until(() => expect(last()).toMatchObject({ kind: 'ready', document: DOCUMENT, staleSince: at }));
    expect(await ask(again)).toEqual([{ id: 'w', table: TABLE }]);
    await service.start();
    again.wake();
    await until(() => expect(last()).toMatchObject({ kind: 'ready', staleSince: null }));
  });

  it('answers no other question with a table from the disk', async () => {
    await showOnce();
    await service.stop();
    const again = open();
    await until(() => expect(last()?.kind).toBe('ready'));
    expect(await ask(again, { ...QUERY, contextData: { year: '2025' } })).toMatchObject([
      { id: 'w', error: { code: 'network/unreachable' } },
    ]);
    await service.start();
  });

  it('shows nothing where nothing was kept, and says what it waits for', async () => {
    await service.stop();
    open();
    await until(() => expect(last()).toMatchObject({ kind: 'failed', name: 'offline', isRetrying: true }));
    await service.start();
  });
});

describe('a screen that may no longer be shown', () => {
  it.each([
    ['a share that was withdrawn', 404, 'report.share.link.invalid'],
    ['a share that is paused', 403, 'share/paused'],
    ['a share that has ended', 401, '50014'],
  ])('is not kept on the disk either: %s', async (_, status, code) => {
    await showOnce();
    service.handle = (_request, response) => sendFailure(response, status, code);
    session?.wake();
    await until(() => expect(last()?.kind).toBe('failed'));
    expect(disk.size).toBe(0);
  });

  it('is not kept by a share that asks for a password meanwhile', async () => {
    await showOnce();
    service.handle = (request, response) =>
      request.path.startsWith('/reportShare/detailByCode')
        ? sendData(response, { ...DETAIL, needPassword: true })
        : sendFailure(response, 401, '50014');
    session?.wake();
    await until(() => expect(last()?.kind).toBe('password'));
    expect(disk.size).toBe(0);
  });
});
