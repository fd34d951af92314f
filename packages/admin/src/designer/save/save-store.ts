import type { NormalScreen, ScreenDocument } from '@aj-report/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentStore } from '../document/document-store.ts';

/** The service's part in saving. Failures are thrown with a `code` and a `message` in the user's language. */
export interface ScreenApi {
  /** The newest revision, published or not. */
  load(reportCode: string): Promise<ScreenDocument>;
  /** Stores a draft: viewers go on seeing what is published. */
  save(screen: NormalScreen): Promise<Saved>;
  /** Called before a save: what is not yet the screen's comes into it. */
  prepare?(): Promise<void>;
}

export interface Saved {
  readonly revision: number;
  /** With others: whether the screen still is what was saved. Absent = only own changes since count. */
  readonly isWhole?: boolean;
}

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  /** Someone else has saved since; `message` says who and when. */
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

const CONFLICTS: readonly string[] = ['screen/conflict', 'screen/revision-missing'];

/** Saves a document, one save at a time, and finds out about conflicts. */
export class ScreenSaver {
  readonly store: StoreApi<SaveState> = createStore<SaveState>(() => ({ kind: 'idle' }));
  private readonly document: DocumentStore;
  private readonly api: ScreenApi;
  private running: Promise<boolean> | undefined;

  constructor(document: DocumentStore, api: ScreenApi) {
    this.document = document;
    this.api = api;
  }

  /** Saves what there is now. Resolves to whether it is stored; the reason why not is in the store. */
  async save(): Promise<boolean> {
    while (this.running) {
      const isStored = await this.running;
      if (!this.document.isDirty) return isStored;
    }
    this.running = this.storeAfter();
    const isStored = await this.running;
    this.running = undefined;
    return isStored;
  }

  /** Makes a new revision of this document after the newest one of whoever was faster. */
  async saveOver(): Promise<boolean> {
    try {
      const newest = await this.api.load(this.document.screen.reportCode);
      return await this.storeAfter(newest.revision ?? 0);
    } catch (reason) {
      return this.fail(reason);
    }
  }

  /** The conflict was seen; the document stays as it is, unsaved. */
  dismiss(): void {
    this.store.setState({ kind: 'idle' }, true);
  }

  /** @param after the revision before; that of the document unless given */
  private async storeAfter(after?: number): Promise<boolean> {
    this.store.setState({ kind: 'saving' }, true);
    if (this.api.prepare) await this.api.prepare();
    const position = this.document.beginSave();
    try {
      const { revision, isWhole } = await this.api.save({
        ...this.document.stored,
        revision: after ?? this.document.stored.revision,
      });
      if (isWhole === undefined) this.document.markSaved(position, revision);
      else this.document.takeRevision(revision, isWhole);
      this.store.setState({ kind: 'idle' }, true);
      return true;
    } catch (reason) {
      return this.fail(reason);
    }
  }

  private fail(reason: unknown): false {
    const { code, message } = reason as { code?: unknown; message?: unknown };
    const isConflict = CONFLICTS.includes(String(code));
    this.store.setState({ kind: isConflict ? 'conflict' : 'failed', message: String(message ?? reason) }, true);
    return false;
  }
}
