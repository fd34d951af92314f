import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendData, sendFailure, startLocalService, type LocalService } from '../local-service.testing.ts';
import { ExcelSession } from './excel-session.ts';
import type { ReportState } from '../report-state.ts';

const DETAIL = { shareCode: 'c1', reportName: '台账', reportType: 'report_excel', needPassword: false };
const REPORT = { reportCode: 'ledger', reportName: '台账', parameters: [], template: { schemaVersion: 1, sheets: [] } };

let service: LocalService;
let states: ReportState[];
let session: ExcelSession;
/** What the service says of the report from now on. */
let report: Readonly<Record<string, unknown>>;
let refusal: { readonly status: number; readonly code: string } | null;

beforeEach(async () => {
  service = await startLocalService();
  states = [];
  report = { ...REPORT, revision: 1, shareUpdateTime: 'monday' };
  refusal = null;
  service.handle = (request, response) => {
    if (refusal) sendFailure(response, refusal.status, refusal.code);
    else if (request.path.startsWith('/reportShare/detailByCode')) sendData(response, DETAIL);
    else if (request.path === '/reportShare/token')
      sendData(response, { ...DETAIL, reportCode: 'ledger', shareToken: 't1', shareValidTime: null });
    else sendData(response, report);
  };
  session = open({ pollMs: 20 });
  await until({ kind: 'ready' });
});

afterEach(async () => {
  session.stop();
  await service.stop();
});

function open({ pollMs }: { readonly pollMs: number }): ExcelSession {
  const opened = new ExcelSession({
    address: { kind: 'share', shareCode: 'c1', base: service.base, lang: '', context: {} },
    access: null,
    language: () => 'zh',
    onChange: (state) => states.push(state),
    pollMs,
  });
  opened.start();
  return opened;
}

function until(state: object): Promise<void> {
  return vi.waitFor(() => expect(states.at(-1)).toMatchObject(state), { timeout: 20_000, interval: 5 });
}

/** Waits until the report was looked at so many times more. */
function looks(more: number): Promise<void> {
  const before = service.seen.length;
  return vi.waitFor(() => expect(service.seen.length).toBeGreaterThanOrEqual(before + more), { timeout: 20_000 });
}

describe('An Excel report that is open', () => {
  it('takes over a new revision, and is left alone while there is none', async () => {
    await looks(3);
    expect(states.map(({ kind }) => kind)).toEqual(['loading', 'ready']);
    report = { ...report, revision: 2 };
    await until({ kind: 'ready', detail: { revision: 2 } });
  });

  it('hears that what its share fixes may be another', async () => {
    report = { ...report, shareUpdateTime: 'tuesday' };
    await until({ kind: 'ready', detail: { revision: 1, shareUpdateTime: 'tuesday' } });
  });

  it('ends when its share is paused, and comes back when that goes on', async () => {
    refusal = { status: 403, code: 'share/paused' };
    await until({ kind: 'failed', code: 'share/paused' });
    refusal = null;
    await until({ kind: 'ready' });
  });

  it('comes back from a pause in which the service was silent', async () => {
    refusal = { status: 403, code: 'share/paused' };
    await until({ kind: 'failed', code: 'share/paused' });
    refusal = { status: 503, code: 'server/busy' };
    await until({ kind: 'failed', code: 'server/busy', isRetrying: true });
    refusal = null;
    await until({ kind: 'ready' });
  });

  it('is looked at as soon as it is woken, also while its share is paused', async () => {
    session.stop();
    refusal = { status: 403, code: 'share/paused' };
    session = open({ pollMs: 3_600_000 });
    await until({ kind: 'failed', code: 'share/paused' });
    refusal = null;
    session.wake();
    await until({ kind: 'ready' });
  });

  it('ends when its share is withdrawn', async () => {
    refusal = { status: 401, code: '50014' };
    await until({ kind: 'failed', code: '50014' });
  });

  it('stays through a silence of the service', async () => {
    refusal = { status: 503, code: 'server/busy' };
    await looks(2);
    expect(states.at(-1)?.kind).toBe('ready');
    refusal = null;
    report = { ...report, revision: 3 };
    await until({ kind: 'ready', detail: { revision: 3 } });
  });
});
