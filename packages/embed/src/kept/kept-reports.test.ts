import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExcelSession } from '../excel/excel-session.ts';
import type { ReportState } from '../report-state.ts';
import { sendData, sendFailure, startLocalService, type LocalService } from '../local-service.testing.ts';
import { keptReports } from './kept-reports.ts';
import type { KeptReports, KeptRows } from './kept-reports.types.ts';

const REPORT = { reportCode: 'ledger', reportName: '台账', parameters: [], template: { schemaVersion: 1, sheets: [] } };
const ASKED = { setParam: {} };

let service: LocalService;
let disk: Map<string, KeptRows>;
let writes: number;
let kept: KeptReports;
let states: ReportState[];
let session: ExcelSession | undefined;
/** What the service says of the first cell from now on. */
let text: string;

beforeEach(async () => {
  service = await startLocalService();
  disk = new Map();
  writes = 0;
  states = [];
  text = '九月';
  kept = freshKept();
  service.handle = (request, response) =>
    sendData(response, request.path === '/reportExcel/preview' ? { sheets: [], text } : { ...REPORT, revision: 1 });
});

afterEach(async () => {
  session?.stop();
  await service.stop();
});

/** As a page has it that was just loaded. */
function freshKept(): KeptReports {
  const own = disk;
  return keptReports({
    read: async (key) => structuredClone(own.get(key)),
    write: async (key, rows) => {
      writes++;
      own.set(key, structuredClone(rows));
    },
    drop: async (key) => void own.delete(key),
    clear: async () => own.clear(),
  });
}

async function open(): Promise<ExcelSession> {
  session?.stop();
  session = new ExcelSession({
    address: { kind: 'screen', reportCode: 'ledger', revision: '', base: service.base, lang: '', context: {} },
    access: { kind: 'host', value: 't' },
    language: () => 'zh',
    onChange: (state) => states.push(state),
    pollMs: 50,
    kept,
  });
  session.start();
  await until(() => expect(states.at(-1)?.kind).not.toBe('loading'));
  return session;
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 });
const ask = async (of: ExcelSession, page = 0, asked: object = ASKED) =>
  (await of.preview(page, 1000, { ...ASKED, ...asked }, new AbortController().signal)) as unknown as { text: string };

async function showOnce(): Promise<void> {
  await ask(await open());
  await until(() => expect(disk.size).toBe(1));
  kept = freshKept();
}

describe('an Excel report on a wall that starts without its service', () => {
  it('shows its last rows, with the time they are from, and asks again when the service is back', async () => {
    await showOnce();
    const { at } = [...disk.values()][0] as KeptRows;
    await service.stop();
    const again = await open();
    expect(states.at(-1)).toMatchObject({ kind: 'ready', detail: { reportName: '台账' } });
    expect(await ask(again)).toMatchObject({ text: '九月' });
    expect(again.since).toBe(at);

    text = '十月';
    const before = states.length;
    await service.start();
    await until(() => expect(states.length).toBeGreaterThan(before));
    expect(states.at(-1)).toMatchObject({ kind: 'ready' });
    expect(await ask(again)).toMatchObject({ text: '十月' });
    expect(again.since).toBeNull();
    const settled = states.length;
    await until(() => expect(service.seen.length).toBeGreaterThan(8));
    expect(states).toHaveLength(settled);
  });

  it('answers no other question from the disk, and mixes no rows of two moments', async () => {
    const first = await open();
    await ask(first);
    await ask(first, 1);
    await until(() => expect(Object.keys([...disk.values()][0]?.pages ?? {})).toHaveLength(2));
    kept = freshKept();
    await service.stop();
    const again = await open();
    await expect(ask(again, 0, { setParam: { sales: { year: '2025' } } })).rejects.toMatchObject({
      code: 'network/unreachable',
    });
    await ask(again);
    await service.start();
    text = '十月';
    expect(await ask(again, 1)).toMatchObject({ text: '九月' });
  });

  it('has nothing to show where nothing was kept', async () => {
    await service.stop();
    await open();
    expect(states.at(-1)).toMatchObject({ kind: 'failed', name: 'offline', isRetrying: true });
    await service.start();
  });

  it('is written once a minute at most, however often it is opened, with the pages that came later', async () => {
    await showOnce();
    kept = freshKept();
    const first = await open();
    await ask(first);
    await until(() => expect(writes).toBe(2));
    await ask(first, 1);
    first.stop();
    expect(writes).toBe(3);
    expect(Object.keys([...disk.values()][0]?.pages ?? {})).toHaveLength(2);
    for (let turn = 0; turn < 5; turn++) await ask(await open());
    session?.stop();
    expect(writes).toBe(3);
  });

  it('is not kept once it may not be shown any more', async () => {
    await showOnce();
    service.handle = (_request, response) => sendFailure(response, 403, 'playlist/not-in-it');
    await open();
    await until(() => expect(states.at(-1)).toMatchObject({ kind: 'failed', isRetrying: false }));
    expect(disk.size).toBe(0);
  });
});
