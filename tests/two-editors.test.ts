import type { AddressInfo } from 'node:net';
import {
  applyEdit,
  BASE_PREFIX,
  createReport,
  followRoom,
  getScreen,
  joinRoom,
  leaveRoom,
  normalizeScreen,
  pathOf,
  saveScreen,
  sendEdits,
  tellWhereabouts,
  type Endpoint,
  type NormalScreen,
  type OutputOf,
  type ScreenDocument,
  type ScreenEdit,
} from '@aj-report/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomEdit, randomFrom, randomScreen } from '../packages/contract/src/screen/screen-edit.testing.ts';
import { buildApp, type App } from '../packages/server/src/app.ts';
import { beginSession } from '../packages/server/src/platform/session.ts';
import { makeTestFolder, testConfig, type TestFolder } from '../packages/server/src/testing/test-config.ts';
import { findPostgres, makeTestDatabase, type TestDatabase } from '../packages/server/src/testing/test-postgres.ts';
import { DocumentStore } from '../packages/admin/src/designer/document/document-store.ts';
import { readEvents, type TogetherApi } from '../packages/admin/src/designer/together/room-line.ts';
import { Together } from '../packages/admin/src/designer/together/together.ts';

/** ms to wait for, on any machine */
const PATIENCE = { timeout: 50_000, interval: 30 };
const NAME = { zh: '改', en: 'Change' };

/** The service over real connections, which a test cuts. */
class Line implements TogetherApi {
  isCut = false;
  /** The next edits arrive, but their answer does not. */
  losesAnswer = false;
  private readonly base: string;
  private readonly token: string;
  private open = new AbortController();

  constructor(app: App, token: string) {
    const { port } = app.server.address() as AddressInfo;
    this.base = `http://127.0.0.1:${port}${BASE_PREFIX}`;
    this.token = token;
  }

  cut(): void {
    this.isCut = true;
    this.open.abort();
    this.open = new AbortController();
  }

  async call<E extends Endpoint>(endpoint: E, body?: unknown, path = pathOf(endpoint)): Promise<OutputOf<E>> {
    const { data, code } = (await (await this.fetch(endpoint, path, body)).json()) as {
      data: OutputOf<E>;
      code: string;
    };
    if (code !== '200') throw Object.assign(new Error(code), { code });
    return data;
  }

  join: TogetherApi['join'] = (reportCode, clientId) => this.call(joinRoom, { reportCode, clientId });

  load: TogetherApi['load'] = async (reportCode, revision) => {
    const path = `${pathOf(getScreen, { reportCode })}?revision=${revision === 0 ? 'newest' : revision}`;
    return normalizeScreen(await this.call(getScreen, undefined, path));
  };

  send: TogetherApi['send'] = async (seat, edits) => {
    const { seqs } = await this.call(sendEdits, { ...seat, edits });
    if (!this.losesAnswer) return seqs;
    this.losesAnswer = false;
    throw new Error('the answer is lost');
  };

  tell: TogetherApi['tell'] = async (seat, at) => void (await this.call(tellWhereabouts, { ...seat, at }));

  leave: TogetherApi['leave'] = (seat) => void this.call(leaveRoom, seat).catch(() => undefined);

  async *follow(...[seat, known, signal, onSign]: Parameters<TogetherApi['follow']>) {
    const both = AbortSignal.any([signal, this.open.signal]);
    const response = await this.fetch(followRoom, pathOf(followRoom), { ...seat, ...known }, both);
    yield* readEvents(response.body!, onSign);
  }

  private fetch(endpoint: Endpoint, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
    if (this.isCut) return Promise.reject(new TypeError('fetch failed'));
    return fetch(this.base + path, {
      method: endpoint.method,
      headers: { authorization: this.token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  }
}

/** Somebody with an open designer. */
class Editor {
  readonly document: DocumentStore;
  readonly together: Together;
  readonly line: Line;
  readonly leave: () => void;

  constructor(line: Line, screen: NormalScreen) {
    this.line = line;
    this.document = new DocumentStore(screen);
    this.together = new Together(this.document, line);
    this.leave = this.together.start();
  }

  get screen(): Omit<NormalScreen, 'revision'> {
    const { revision: _, ...content } = JSON.parse(JSON.stringify(this.document.stored)) as NormalScreen;
    return content;
  }

  get state() {
    return this.together.store.getState();
  }

  edit(edit: ScreenEdit): this {
    const after = applyEdit(this.document.stored, edit);
    this.document.change(NAME, (screen) => void Object.assign(screen, after), { isForStored: true });
    return this;
  }

  set(at: readonly string[], value: unknown): this {
    return this.edit([{ do: 'set', at: [...at], value }]);
  }

  async save(): Promise<void> {
    const together = await this.together.settle();
    if (!together) return;
    const body = { ...this.document.stored, publish: 0, together };
    const { revision } = await this.line.call(saveScreen, body);
    this.document.takeRevision(revision, this.together.isWholeAt(together.seq));
  }

  back(): void {
    this.line.isCut = false;
    this.together.hurry();
  }
}

function suite(name: string, isThere: boolean, serverCount: number): void {
  describe.skipIf(!isThere)(name, () => {
    let folder: TestFolder;
    let database: TestDatabase | undefined;
    let apps: App[] = [];
    let token = '';
    let count = 0;
    let editors: Editor[] = [];

    beforeAll(async () => {
      folder = await makeTestFolder();
      database = serverCount > 1 ? await makeTestDatabase() : undefined;
      for (let server = 0; server < serverCount; server++) {
        const app = await buildApp(testConfig(folder.path, database ? { AJ_DATABASE_URL: database.url } : {}));
        await app.listen({ host: '127.0.0.1', port: 0 });
        apps = [...apps, app];
      }
      const admin = apps[0]!.db.selectFrom('accessUser').where('loginName', '=', 'admin').select('id');
      token = await beginSession(apps[0]!, (await admin.executeTakeFirstOrThrow()).id);
    });
    afterEach(() => {
      for (const one of editors) one.leave();
      editors = [];
    });
    afterAll(async () => {
      // Connections that a client keeps for its next call.
      for (const app of apps) {
        await vi.waitFor(() => expect(app.rooms.size).toBe(0), PATIENCE);
        app.server.closeAllConnections();
        await app.close();
      }
      await database?.drop();
      await folder?.remove();
    });

    const open = async (reportCode: string): Promise<Editor> => {
      const line = new Line(apps[editors.length % apps.length]!, token);
      const editor = new Editor(line, await line.load(reportCode, 0));
      editors.push(editor);
      await vi.waitFor(() => expect(editor.state.kind).toBe('live'), PATIENCE);
      return editor;
    };
    /** A saved screen with two editors on it. */
    const two = async (document: Partial<ScreenDocument> = {}): Promise<[Editor, Editor]> => {
      const reportCode = `r${++count}`;
      const line = new Line(apps[0]!, token);
      await line.call(createReport, { reportCode, reportName: reportCode });
      await line.call(saveScreen, { ...document, reportCode, revision: 0 });
      const [a, b] = [await open(reportCode), await open(reportCode)];
      await vi.waitFor(() => expect([a.state.others.length, b.state.others.length]).toEqual([1, 1]), PATIENCE);
      return [a, b];
    };
    const same = (...all: Editor[]) =>
      vi.waitFor(() => {
        for (const one of all) expect([one.state.kind, one.state.waiting]).toEqual(['live', 0]);
        for (const one of all) expect(one.screen).toEqual(all[0]!.screen);
      }, PATIENCE);
    const WIDGETS = [
      { id: 'w', type: 'text', setup: { text: 'old', size: 1 } },
      { id: 'v', type: 'text' },
    ];

    it('see what each other does, and where', async () => {
      const [a, b] = await two({ widgets: WIDGETS });
      a.set(['widgets', 'w', 'setup', 'text'], 'new');
      b.set(['widgets', 'w', 'left'], 40);
      a.together.tell({ selection: ['w'], cursor: { x: 3, y: 4 } });
      await same(a, b);
      expect(b.document.widget('w')).toMatchObject({ left: 40, setup: { text: 'new', size: 1 } });
      const seen = { page: '', layout: 'desktop', selection: ['w'], cursor: { x: 3, y: 4 } };
      await vi.waitFor(() => expect(b.state.others[0]?.at).toEqual(seen), PATIENCE);
      a.leave();
      await vi.waitFor(() => expect(b.state.others).toEqual([]), PATIENCE);
    });

    it('take back their own steps only', async () => {
      const [a, b] = await two({ widgets: WIDGETS });
      a.set(['widgets', 'w', 'left'], 10).set(['widgets', 'w', 'top'], 10);
      await same(a, b);
      b.set(['widgets', 'w', 'top'], 20).edit([{ do: 'remove', list: 'widgets', id: 'v' }]);
      await same(a, b);
      a.document.undo();
      a.document.undo();
      await same(a, b);
      expect(a.document.stored.widgets).toMatchObject([{ id: 'w', left: 0, top: 20 }]);
      b.document.undo();
      await same(a, b);
      expect(a.document.widget('v')).toBeDefined();
    });

    it('bring along what they did while they were cut', async () => {
      const [a, b] = await two({ widgets: WIDGETS });
      b.line.cut();
      await vi.waitFor(() => expect(b.state.kind).toBe('offline'), PATIENCE);
      b.set(['widgets', 'w', 'left'], 7);
      a.set(['widgets', 'w', 'setup', 'size'], 9);
      await vi.waitFor(() => expect(b.state.waiting).toBe(1), PATIENCE);
      expect(b.together.isHeldByOthers).toBe(false);
      b.back();
      await same(a, b);
      expect(a.document.widget('w')).toMatchObject({ left: 7, setup: { size: 9 } });
      expect([a.state.conflicts, b.state.conflicts]).toEqual([[], []]);
    });

    it('are both shown a field that both changed; the later one holds until somebody decides', async () => {
      const [a, b] = await two({ widgets: WIDGETS });
      const at = ['widgets', 'w', 'setup', 'text'];
      b.line.cut();
      await vi.waitFor(() => expect(b.state.kind).toBe('offline'), PATIENCE);
      b.set(at, 'of b');
      a.set(at, 'of a');
      await a.together.settle();
      b.back();
      await same(a, b);
      expect(b.state.conflicts).toMatchObject([{ at, mine: 'of b', theirs: 'of a', holds: 'mine' }]);
      expect(a.state.conflicts).toMatchObject([{ at, mine: 'of a', theirs: 'of b', holds: 'theirs' }]);
      a.together.decide(a.state.conflicts[0]!, 'mine');
      await same(a, b);
      expect([b.document.widget('w')?.setup['text'], a.state.conflicts]).toEqual(['of a', []]);
    });

    it('find what nobody has saved, after one left and the other was cut off for long', async () => {
      const [a, b] = await two({ widgets: WIDGETS });
      b.set(['widgets', 'w', 'left'], 7);
      await same(a, b);
      a.line.cut();
      await vi.waitFor(() => expect(a.state.kind).toBe('offline'), PATIENCE);
      b.leave();
      await vi.waitFor(() => expect(apps.map(({ rooms }) => rooms.size)).toEqual(apps.map(() => 0)), PATIENCE);
      const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
      await apps[0]!.db.updateTable('roomPerson').set({ leaseUntil: hourAgo }).execute();
      const c = await open(a.document.stored.reportCode);
      await vi.waitFor(() => expect(c.document.widget('w')?.left).toBe(7), PATIENCE);
      a.back();
      await same(a, c);
    });

    it('see that a widget was removed that they changed, and can put it back', async () => {
      const [a, b] = await two({ widgets: WIDGETS });
      b.line.cut();
      await vi.waitFor(() => expect(b.state.kind).toBe('offline'), PATIENCE);
      b.set(['widgets', 'w', 'left'], 5);
      a.edit([{ do: 'remove', list: 'widgets', id: 'w' }]);
      await a.together.settle();
      b.back();
      await same(a, b);
      expect(b.document.widget('w')).toBeUndefined();
      expect(b.state.conflicts).toMatchObject([{ at: ['widgets', 'w'], holds: 'theirs' }]);
      b.together.decide(b.state.conflicts[0]!, 'mine');
      await same(a, b);
      expect(a.document.widget('w')?.left).toBe(5);
    });

    it('hear of a save, after which nothing is unsaved on either side', async () => {
      const [a, b] = await two({ widgets: WIDGETS });
      a.set(['widgets', 'w', 'left'], 10);
      await same(a, b);
      expect([a.document.isDirty, b.document.isDirty]).toEqual([true, true]);
      await b.save();
      await vi.waitFor(() => expect(a.state.savedBy?.revision).toBe(2), PATIENCE);
      expect([a.document.isDirty, b.document.isDirty]).toEqual([false, false]);
      expect([a.document.stored.revision, b.document.stored.revision]).toEqual([2, 2]);
      await a.set(['widgets', 'w', 'left'], 11).save();
      const stored = await a.line.load(a.document.stored.reportCode, 0);
      expect(stored).toMatchObject({ revision: 3, widgets: [{ left: 11 }, {}] });
    });

    it('merge with what was saved elsewhere', async () => {
      const [a, b] = await two({ widgets: WIDGETS });
      const { reportCode } = a.document.stored;
      a.set(['widgets', 'w', 'left'], 10);
      await same(a, b);
      const widgets = [{ ...WIDGETS[0], left: 99, top: 99 }, WIDGETS[1]];
      await a.line.call(saveScreen, { reportCode, revision: 1, widgets });
      await expect(a.save()).rejects.toMatchObject({ code: 'screen/conflict' });
      await a.together.mergeNewest();
      await a.save();
      await same(a, b);
      expect(b.document.widget('w')).toMatchObject({ left: 10, top: 99 });
      expect(a.state.conflicts).toMatchObject([{ at: ['widgets', 'w', 'left'], mine: 10, theirs: 99, holds: 'mine' }]);
      await vi.waitFor(() => expect(b.document.stored.revision).toBe(3), PATIENCE);
    });

    it('goes on alone after the room was over, with what was not saved', async () => {
      const [a, b] = await two({ widgets: WIDGETS });
      a.set(['widgets', 'w', 'left'], 10);
      await same(a, b);
      a.line.cut();
      await vi.waitFor(() => expect(a.state.kind).toBe('offline'), PATIENCE);
      b.leave();
      await apps[0]!.db.deleteFrom('roomPerson').execute();
      a.back();
      const c = await open(a.document.stored.reportCode);
      await same(a, c);
      expect(c.document.widget('w')?.left).toBe(10);
    });

    it.each([1, 2, 3])('end with the same screen whatever they do, are cut from and save (%i)', async (seed) => {
      const random = randomFrom(seed * 97);
      const [a, b] = await two(randomScreen(random));
      const act = async (editor: Editor): Promise<void> => {
        const what = random(14);
        if (what < 7) editor.edit(randomEdit(random, editor.document.stored));
        else if (what < 9) editor.document.undo();
        else if (what === 9) editor.document.redo();
        else if (what === 10) editor.line.cut();
        else if (what === 11) editor.back();
        else if (what === 12) editor.line.losesAnswer = true;
        else void editor.save().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, random(120)));
      };
      for (let step = 0; step < 60; step++) await act(random(2) === 0 ? a : b);
      for (const one of [a, b]) one.back();
      await same(a, b);
      await vi.waitFor(() => a.save(), PATIENCE);
      await same(a, b);
      const c = await open(a.document.stored.reportCode);
      await same(a, b, c);
      const { revision: _, ...stored } = await a.line.load(a.document.stored.reportCode, 0);
      expect(stored).toEqual(a.screen);
    });
  });
}

suite('Two who edit one screen', true, 1);
suite('Two who edit one screen on two servers of one database', await findPostgres(), 2);
