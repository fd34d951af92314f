import { createReport, saveScreen, type ScreenDocument } from '@aj-report/contract';
import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { buildApp, type App } from '../packages/server/src/app.ts';
import { beginSession } from '../packages/server/src/platform/session.ts';
import { makeTestFolder, testConfig, type TestFolder } from '../packages/server/src/testing/test-config.ts';
import { findPostgres, makeTestDatabase, type TestDatabase } from '../packages/server/src/testing/test-postgres.ts';
import { Editor, Line } from './room-editor.ts';

/** ms to wait for, on any machine */
export const PATIENCE = { timeout: 50_000, interval: 30 };

/** Widgets of a screen that two edit. */
export const WIDGETS = [
  { id: 'w', type: 'text', setup: { text: 'old', size: 1 } },
  { id: 'v', type: 'text' },
];

/** Waits until all of them have everything, and the same. */
export function same(...all: Editor[]): Promise<void> {
  return vi.waitFor(() => {
    for (const one of all) expect([one.state.kind, one.state.waiting]).toEqual(['live', 0]);
    for (const one of all) expect(one.screen).toEqual(all[0]!.screen);
  }, PATIENCE);
}

/** Servers of one database, and those who edit screens on them. */
export class Rooms {
  apps: readonly App[] = [];
  private readonly serverCount: number;
  private folder: TestFolder | undefined;
  private database: TestDatabase | undefined;
  private token = '';
  private count = 0;
  private editors: readonly Editor[] = [];

  constructor(serverCount: number) {
    this.serverCount = serverCount;
  }

  get db(): App['db'] {
    return this.apps[0]!.db;
  }

  /** Calls that are held open on all servers. */
  get callCount(): number {
    return this.apps.reduce((sum, { rooms }) => sum + rooms.size, 0);
  }

  async start(): Promise<void> {
    this.folder = await makeTestFolder();
    this.database = this.serverCount > 1 ? await makeTestDatabase() : undefined;
    for (let server = 0; server < this.serverCount; server++) {
      const env = this.database ? { AJ_DATABASE_URL: this.database.url } : {};
      const app = await buildApp(testConfig(this.folder.path, env));
      await app.listen({ host: '127.0.0.1', port: 0 });
      this.apps = [...this.apps, app];
    }
    const admin = this.db.selectFrom('accessUser').where('loginName', '=', 'admin').select('id');
    this.token = await beginSession(this.apps[0]!, (await admin.executeTakeFirstOrThrow()).id);
  }

  leaveAll(): void {
    for (const one of this.editors) one.leave();
    this.editors = [];
  }

  async stop(): Promise<void> {
    await vi.waitFor(() => expect(this.callCount).toBe(0), PATIENCE);
    for (const app of this.apps) {
      // Connections that a client keeps for its next call.
      app.server.closeAllConnections();
      await app.close();
    }
    await this.database?.drop();
    await this.folder?.remove();
  }

  /** Somebody opens a designer; whether it joins is another matter. */
  async add(reportCode: string): Promise<Editor> {
    const line = new Line(this.apps[this.editors.length % this.apps.length]!, this.token);
    const editor = new Editor(line, await line.load(reportCode, 0));
    this.editors = [...this.editors, editor];
    return editor;
  }

  async open(reportCode: string): Promise<Editor> {
    const editor = await this.add(reportCode);
    await vi.waitFor(() => expect(editor.state.kind).toBe('live'), PATIENCE);
    return editor;
  }

  /** A saved screen with two editors on it. */
  async two(document: Partial<ScreenDocument> = { widgets: WIDGETS }): Promise<[Editor, Editor]> {
    const reportCode = `r${++this.count}`;
    const line = new Line(this.apps[0]!, this.token);
    await line.call(createReport, { reportCode, reportName: reportCode });
    await line.call(saveScreen, { ...document, reportCode, revision: 0 });
    const [a, b] = [await this.open(reportCode), await this.open(reportCode)];
    await vi.waitFor(() => expect([a.state.others.length, b.state.others.length]).toEqual([1, 1]), PATIENCE);
    return [a, b];
  }
}

const hasPostgres = await findPostgres();

/** Tests on one server, and on two of one database where there is one for that. */
export function describeRooms(name: string, tests: (rooms: Rooms) => void): void {
  for (const serverCount of [1, 2]) {
    describe.skipIf(serverCount > 1 && !hasPostgres)(`${name} (servers: ${serverCount})`, () => {
      const rooms = new Rooms(serverCount);
      beforeAll(() => rooms.start());
      afterEach(() => rooms.leaveAll());
      afterAll(() => rooms.stop());
      tests(rooms);
    });
  }
}
