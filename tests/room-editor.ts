import type { AddressInfo } from 'node:net';
import {
  applyEdit,
  BASE_PREFIX,
  followRoom,
  getScreen,
  joinRoom,
  leaveRoom,
  normalizeScreen,
  pathOf,
  saveScreen,
  sendEdits,
  tellPresence,
  type Endpoint,
  type NormalScreen,
  type OutputOf,
  type ScreenEdit,
} from '@aj-report/contract';
import type { App } from '../packages/server/src/app.ts';
import { DocumentStore } from '../packages/admin/src/designer/document/document-store.ts';
import { readEvents, type TogetherApi } from '../packages/admin/src/designer/together/room-line.ts';
import { Together } from '../packages/admin/src/designer/together/together.ts';

const NAME = { zh: '改', en: 'Change' };

/** The service over real connections, which a test cuts. */
export class Line implements TogetherApi {
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

  tell: TogetherApi['tell'] = async (seat, at) => void (await this.call(tellPresence, { ...seat, at }));

  leave: TogetherApi['leave'] = (seat, returns) =>
    void this.call(leaveRoom, { ...seat, returns }).catch(() => undefined);

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
export class Editor {
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
