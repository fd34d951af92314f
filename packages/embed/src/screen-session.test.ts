import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenAddress } from './address.ts';
import { sendData, sendFailure, startLocalService, type LocalService, type Seen } from './local-service.testing.ts';
import { ScreenSession, toPollMs, type GrantStore, type SessionOptions } from './screen-session.ts';
import type { ScreenState } from './screen-state.ts';
import type { Grant } from './share-exchange.ts';

const DETAIL = { shareCode: 'c1', reportName: '销售大屏', reportType: 'report_screen', needPassword: false };
const GRANT = { reportCode: 'sales', reportName: '销售大屏', reportType: 'report_screen', shareValidTime: null };

let service: LocalService;
let states: ScreenState[];
let recoveries: number;
let session: ScreenSession | undefined;
let revision: number;
let liveToken: string;

beforeEach(async () => {
  service = await startLocalService();
  states = [];
  recoveries = 0;
  revision = 1;
  liveToken = 't1';
  service.handle = (request, response) => {
    if (request.path.startsWith('/reportShare/detailByCode')) sendData(response, DETAIL);
    else if (request.path === '/reportShare/token') sendData(response, { ...GRANT, shareToken: liveToken });
    else if (request.headers['share-token'] !== liveToken) sendFailure(response, 401, '50014', '分享链接已过期');
    else sendData(response, { reportCode: 'sales', revision, widgets: [] });
  };
});

afterEach(async () => {
  session?.stop();
  await service.stop();
});

function open(options: Partial<SessionOptions> = {}, address: Partial<ScreenAddress> = {}): ScreenSession {
  const share = { kind: 'share', shareCode: 'c1', base: service.base, context: {} };
  session = new ScreenSession({
    address: { ...share, ...address } as ScreenAddress,
    access: null,
    language: () => 'zh',
    onChange: (state) => states.push(state),
    onRecover: () => recoveries++,
    pollMs: 20,
    connection: { retry: { attempts: 1, delayMs: 1 } },
    ...options,
  });
  session.start();
  return session;
}

function last(): ScreenState {
  return states.at(-1) ?? { kind: 'loading' };
}

async function until(isReached: (state: ScreenState) => boolean): Promise<void> {
  await vi.waitFor(() => expect(isReached(last()), JSON.stringify(last())).toBe(true), {
    timeout: 20_000,
    interval: 5,
  });
}

function isReady(state: ScreenState): boolean {
  return state.kind === 'ready' && state.staleSince === null;
}

function count(path: string): number {
  return service.seen.filter((request: Seen) => request.path.startsWith(path)).length;
}

describe('a shared screen', () => {
  it('exchanges its code for a token and shows the screen', async () => {
    open();
    await until(isReady);
    expect(states.map((state) => state.kind)).toEqual(['loading', 'ready']);
  });

  it('shows a new revision by itself and does nothing while there is none', async () => {
    open();
    await until(isReady);
    await vi.waitFor(() => expect(count('/reportDashboard/sales')).toBeGreaterThan(2), 20_000);
    expect(states).toHaveLength(2);
    revision = 2;
    await until((state) => state.kind === 'ready' && state.document.revision === 2);
  });

  it('asks for a password, says when it is wrong, and opens with the right one', async () => {
    const open401 = service.handle;
    service.handle = (request, response, n) => {
      if (request.path.startsWith('/reportShare/detail')) sendData(response, { ...DETAIL, needPassword: true });
      else if (request.path === '/reportShare/token' && request.body.sharePassword !== 'geheim')
        sendFailure(response, 401, 'share/password-wrong', '分享密码不正确');
      else open401(request, response, n);
    };
    const asked = open();
    await until((state) => state.kind === 'password');
    expect(last()).toMatchObject({ reportName: '销售大屏', problem: '' });
    await asked.enterPassword('nein');
    expect(last()).toMatchObject({ kind: 'password', problem: '分享密码不正确', isBusy: false });
    await asked.enterPassword('geheim');
    await until(isReady);
  });

  it('renews a token that the service forgot without taking the picture down', async () => {
    open();
    await until(isReady);
    liveToken = 't2';
    await vi.waitFor(() => expect(service.seen.at(-1)?.headers['share-token']).toBe('t2'), 20_000);
    expect(states.map((state) => state.kind)).toEqual(['loading', 'ready']);
  });

  it('takes the picture down when the share has expired', async () => {
    open();
    await until(isReady);
    service.handle = (_, response) => sendFailure(response, 401, '50014', '分享链接已过期');
    await until((state) => state.kind === 'failed');
    expect(last()).toMatchObject({ name: 'expired', code: '50014', message: '分享链接已过期', isRetrying: false });
    const calls = service.seen.length;
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(service.seen.length).toBe(calls);
  });

  it('takes the picture down while the share is paused, and shows it again by itself', async () => {
    const answer = service.handle;
    open();
    await until(isReady);
    service.handle = (_, response) => sendFailure(response, 403, 'share/paused', '此分享已暂停');
    await until((state) => state.kind === 'failed');
    expect(last()).toMatchObject({ name: 'paused', code: 'share/paused', message: '此分享已暂停', isRetrying: false });
    service.handle = answer;
    await until(isReady);
    expect(service.seen.filter(({ path }) => path.startsWith('/reportShare/')).length).toBe(2);
  });

  it('names a withdrawn link, also one of another kind of report', async () => {
    service.handle = (_, response) => sendFailure(response, 404, 'report.share.link.invalid');
    open();
    await until((state) => state.kind === 'failed');
    expect(last()).toMatchObject({ name: 'withdrawn', code: 'report.share.link.invalid' });
    session?.stop();
    service.handle = (_, response) => sendData(response, { ...DETAIL, reportType: 'report_excel' });
    open();
    await until((state) => state.kind === 'failed' && state.name === 'withdrawn');
  });

  it('uses what an earlier visit opened, and forgets it when it is refused', async () => {
    const kept = new Map<string, Grant>([['c1', { shareToken: 't1', reportCode: 'sales' }]]);
    const grants: GrantStore = {
      read: (code) => kept.get(code) ?? null,
      write: (code, grant) => void kept.set(code, grant),
      drop: (code) => void kept.delete(code),
    };
    open({ grants });
    await until(isReady);
    expect(count('/reportShare')).toBe(0);
    liveToken = 't2';
    await vi.waitFor(() => expect(kept.get('c1')?.shareToken).toBe('t2'), 20_000);
  });
});

describe('the look for a new revision', () => {
  it('tells when there is none: maps may be others all the same', async () => {
    const received = new Promise<void>((resolve) => open({ onSame: resolve }));
    await received;
    expect(states.filter(isReady)).toHaveLength(1);
  });

  it.each([
    [undefined, 30_000],
    [0, 30_000],
    [10, 10_000],
    [1, 5_000],
    [600, 30_000],
  ])('comes, for a screen that refreshes every %s s, every %i ms', (refreshSeconds, pollMs) => {
    const dashboard = refreshSeconds === undefined ? {} : { refreshSeconds };
    expect(toPollMs({ reportCode: 'sales', dashboard })).toBe(pollMs);
  });
});

describe('a screen whose server goes away', () => {
  it('keeps the picture, says since when it is old, and recovers by itself', async () => {
    open();
    await until(isReady);
    await service.stop();
    await until((state) => state.kind === 'ready' && state.staleSince !== null);
    await service.start();
    session?.wake();
    await until(isReady);
    expect(recoveries).toBe(1);
    expect(states.map((state) => state.kind)).toEqual(['loading', 'ready', 'ready', 'ready']);
  });

  it('says that it is trying when there was no picture yet, and shows it when the server is there', async () => {
    await service.stop();
    open();
    await until((state) => state.kind === 'failed');
    expect(last()).toMatchObject({ name: 'offline', isRetrying: true });
    await service.start();
    await until(isReady);
  });

  it('notices through a query for data as well', async () => {
    const asked = open({ pollMs: 60_000 });
    await until(isReady);
    await service.stop();
    const answers: unknown[] = [];
    const query = { id: 'w', setCode: 's', contextData: {} };
    await asked.client.query('sales', [query], (answer) => answers.push(answer), new AbortController().signal);
    expect(answers).toMatchObject([{ id: 'w', error: { code: 'network/unreachable' } }]);
    await until((state) => state.kind === 'ready' && state.staleSince !== null);
    await service.start();
  });

  it('rests while nobody is looking', async () => {
    open({ isPaused: () => true });
    await until(isReady);
    const calls = service.seen.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(service.seen.length).toBe(calls);
  });
});

describe('a screen by its report code', () => {
  const address = { kind: 'screen', reportCode: 'sales', revision: 'newest' } as const;

  it.each([
    [401, 'User.credentials.expired', 'session', 'signedOut'],
    [401, 'token', 'host', 'expired'],
    [403, 'User.no.authority', 'session', 'forbidden'],
    [404, 'screen/not-published', 'session', 'notFound'],
    [400, 'request/invalid', 'session', 'refused'],
    [503, 'server/unavailable', 'session', 'server'],
  ] as const)('status %i with code %s and a %s token reads as %s', async (status, code, kind, name) => {
    service.handle = (_, response) => sendFailure(response, status, code);
    open({ access: { kind, value: 'x' } }, address);
    await until((state) => state.kind === 'failed');
    expect(last()).toMatchObject({ name, code });
  });

  it('asks for the newest revision with the log-in', async () => {
    service.handle = (_, response) => sendData(response, { reportCode: 'sales', revision: 7, widgets: [] });
    open(
      {
        access: [
          { kind: 'session', value: 'login' },
          { kind: 'share', value: 'a,b' },
        ],
      },
      address,
    );
    await until(isReady);
    expect(service.seen[0]?.path).toBe('/reportDashboard/sales?revision=newest');
    expect(service.seen[0]?.headers).toMatchObject({ authorization: 'login', 'share-token': 'a,b' });
  });
});
