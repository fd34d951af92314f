import { normalizeScreen, type NormalScreen, type ScreenDocument } from '@aj-report/contract';
import type { SiteStorage } from '@aj-report/embed/storage';
import type { DocumentStore } from '../document/document-store.ts';
import { makeId } from '../document/make-id.ts';

const PREFIX = 'AJReportDesignerDraft:';
/** Drafts of one report that are kept; older ones go. */
const DRAFTS_KEPT = 3;
/** ms of rest before a change is written */
const WRITE_AFTER_MS = 800;

/** Unsaved work of an earlier session, or of another tab. */
export interface Draft {
  /** Of the tab that wrote it. */
  readonly key: string;
  readonly screen: NormalScreen;
  /** ms since 1970 */
  readonly at: number;
}

function prefixOf(reportCode: string): string {
  return `${PREFIX}${encodeURIComponent(reportCode)}:`;
}

/** A key under which one tab keeps its draft of a report. */
export function newDraftKey(reportCode: string): string {
  return prefixOf(reportCode) + makeId();
}

/** Drafts of a report on this machine, the newest first. */
export function readDrafts(storage: SiteStorage, reportCode: string): Draft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefixOf(reportCode)))
    .flatMap((key) => readDraft(storage, key, reportCode) ?? [])
    .sort((a, b) => b.at - a.at);
}

function readDraft(storage: SiteStorage, key: string, reportCode: string): Draft | undefined {
  try {
    const { screen, at } = JSON.parse(storage.getItem(key) ?? '') as { screen: ScreenDocument; at: number };
    if (screen.reportCode !== reportCode || typeof at !== 'number') return undefined;
    return { key, screen: normalizeScreen(screen), at };
  } catch {
    // Cut off or not written by us: nothing can be restored from it.
    storage.removeItem(key);
    return undefined;
  }
}

/** Keeps a copy of unsaved work in the browser's storage while a document is open. */
export class DraftKeeper {
  private readonly document: DocumentStore;
  private readonly storage: SiteStorage;
  private readonly key: string;
  private readonly isInUse: (key: string) => boolean;
  private readonly now: () => number;
  private readonly isHeld: () => boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param isInUse whether another tab that is open works on the draft of a key
   * @param isHeld whether others go on with all that was done here
   */
  constructor(
    document: DocumentStore,
    storage: SiteStorage,
    key: string,
    isInUse: (key: string) => boolean,
    now: () => number = Date.now,
    isHeld: () => boolean = () => false,
  ) {
    this.document = document;
    this.storage = storage;
    this.key = key;
    this.isInUse = isInUse;
    this.now = now;
    this.isHeld = isHeld;
  }

  /** Follows the document until the returned function is called, which writes what is still unwritten. */
  start(): () => void {
    const stop = this.document.store.subscribe((state, before) => {
      if (state.stored === before.stored && state.savedAt === before.savedAt) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.write(), WRITE_AFTER_MS);
    });
    return () => {
      stop();
      this.leave();
    };
  }

  /** Writes the unsaved work now; removes the draft when there is none. */
  write(): void {
    clearTimeout(this.timer);
    if (!this.document.isDirty) {
      this.drop();
      return;
    }
    const text = JSON.stringify({ screen: this.document.stored, at: this.now() });
    try {
      this.storage.setItem(this.key, text);
    } catch {
      // The storage is full: drafts that nobody works on make room, and without room there is no draft.
      this.prune(0);
    }
    this.prune(DRAFTS_KEPT);
  }

  /** The page goes away: work that others go on with needs no draft. */
  leave(): void {
    if (this.isHeld()) this.drop();
    else this.write();
  }

  /** The work was given up on purpose. */
  drop(): void {
    clearTimeout(this.timer);
    this.storage.removeItem(this.key);
  }

  private prune(kept: number): void {
    const others = readDrafts(this.storage, this.document.screen.reportCode).filter(
      ({ key }) => key !== this.key && !this.isInUse(key),
    );
    for (const draft of others.slice(kept)) this.storage.removeItem(draft.key);
  }
}
