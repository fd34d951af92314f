import type { ScreenDocument, Table } from '@aj-report/contract';
import type { DataAnswer, DataQuery } from '@aj-report/widgets';
import type { ScreenAddress } from '../address.ts';
import type { Client } from '../client.ts';
import type { ScreenState } from '../screen-state.ts';
import type { KeptScreen, KeptScreens } from './kept-screens.types.ts';
import { FIRST_WRITE_MS, isUnreachable, WRITE_EVERY_MS, type KeptStore } from './kept-store.ts';

interface KeptTable {
  /** What the table answers: a widget that asks otherwise meanwhile must not get it. */
  readonly question: string;
  readonly table: Table;
}

/** What is on the disk of one screen. */
export interface Kept {
  readonly document: ScreenDocument;
  /** By widget. */
  readonly tables: Readonly<Record<string, KeptTable>>;
  /** ms since the epoch, when the service was last heard */
  readonly at: number;
}

/** ms between two writes of a screen of which only the time is another. */
const TOUCH_EVERY_MS = 600_000;

const questionOf = (reportCode: string, query: DataQuery) => JSON.stringify([reportCode, query]);

/** A screen whose document and tables are written to the disk, and read from it until the service is heard. */
class DiskScreen implements KeptScreen {
  readonly #store: KeptStore<Kept>;
  readonly #key: string;
  readonly #tables = new Map<string, KeptTable>();
  #document: ScreenDocument | undefined;
  #old: Promise<Kept | undefined> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isChanged = false;
  #writtenAt = 0;

  constructor(store: KeptStore<Kept>, key: string) {
    this.#store = store;
    this.#key = key;
  }

  around(client: Client): Client {
    const { watch } = client;
    return {
      ...client,
      getScreen: async (reportCode, request) => {
        const document = await client.getScreen(reportCode, request);
        this.#isChanged ||= document !== this.#document;
        this.#document = document;
        this.#plan();
        return document;
      },
      query: async (reportCode, queries, onAnswer, signal) => {
        const late: Promise<void>[] = [];
        const hear = this.#listener(reportCode, queries, (answer, question) => {
          if (!('error' in answer) || !isUnreachable(answer.error.code)) onAnswer(answer);
          else
            late.push(
              this.#find(answer.id, question).then((table) => onAnswer(table ? { id: answer.id, table } : answer)),
            );
        });
        await client.query(reportCode, queries, hear, signal);
        await Promise.all(late);
      },
      ...(watch && {
        watch: (reportCode, queries, listener, signal) => {
          const onAnswer = this.#listener(reportCode, queries, listener.onAnswer);
          return watch(reportCode, queries, { onLive: listener.onLive, onAnswer }, signal);
        },
      }),
    };
  }

  async read(): Promise<ScreenState | undefined> {
    const old = await this.#readOld();
    return old && { kind: 'ready', document: old.document, staleSince: old.at };
  }

  follow(state: ScreenState): void {
    if (state.kind === 'password' || (state.kind === 'failed' && !state.isRetrying)) this.#drop();
  }

  /** A disk that cannot be read holds nothing. */
  #readOld(): Promise<Kept | undefined> {
    this.#old ??= this.#store.read(this.#key).catch(() => undefined);
    return this.#old;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#document = undefined;
    this.#old = Promise.resolve(undefined);
    this.#tables.clear();
    this.#store.drop(this.#key).catch((reason: unknown) => reportError(reason));
  }

  /** Hears what is answered, and hands it on. */
  #listener(
    reportCode: string,
    queries: readonly DataQuery[],
    onAnswer: (answer: DataAnswer, question: string | undefined) => void,
  ): (answer: DataAnswer) => void {
    const questions = new Map(queries.map((query) => [query.id, questionOf(reportCode, query)]));
    return (answer) => {
      const question = questions.get(answer.id);
      if (question !== undefined && 'table' in answer) {
        this.#isChanged ||= this.#tables.get(answer.id)?.table !== answer.table;
        this.#tables.set(answer.id, { question, table: answer.table });
        this.#plan();
      }
      onAnswer(answer, question);
    };
  }

  /** A table from the disk for a widget that was not answered since the page began; what was answered is on the screen. */
  async #find(id: string, question: string | undefined): Promise<Table | undefined> {
    if (this.#tables.has(id)) return undefined;
    const kept = (await this.#readOld())?.tables[id];
    return kept?.question === question ? kept?.table : undefined;
  }

  #plan(): void {
    if (this.#timer !== undefined) return;
    const pause = this.#isChanged ? WRITE_EVERY_MS : TOUCH_EVERY_MS;
    const wait = Math.min(pause, this.#writtenAt + pause - Date.now());
    this.#timer = setTimeout(
      () => void this.#write().catch((reason: unknown) => reportError(reason)),
      Math.max(FIRST_WRITE_MS, wait),
    );
  }

  async #write(): Promise<void> {
    this.#timer = undefined;
    const document = this.#document;
    if (!document) return;
    this.#writtenAt = Date.now();
    this.#isChanged = false;
    const old = await this.#readOld();
    // Widgets that are on another page of the screen were not asked for yet.
    const others = old?.document.revision === document.revision ? old?.tables : {};
    const kept = { document, tables: { ...others, ...Object.fromEntries(this.#tables) }, at: this.#writtenAt };
    this.#old = Promise.resolve(kept);
    await this.#store.write(this.#key, kept);
  }
}

/** Keeps screens on the disk by their addresses. */
export function keptScreens(store: KeptStore<Kept>): KeptScreens {
  return {
    clear: () => store.clear(),
    open: (address: ScreenAddress) => {
      const code = address.kind === 'share' ? address.shareCode : address.reportCode;
      return new DiskScreen(store, JSON.stringify([address.base, address.kind, code, address.context]));
    },
  };
}
