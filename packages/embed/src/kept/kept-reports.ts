import type { ExcelPreview } from '@aj-report/contract';
import type { ScreenAddress } from '../address.ts';
import type { ReportDetail } from '../report-state.ts';
import type { KeptReport, KeptReports, KeptRows } from './kept-reports.types.ts';
import { FIRST_WRITE_MS, WRITE_EVERY_MS, type KeptStore } from './kept-store.ts';

/** What of a report was heard since it was opened, and when it may be written. */
class DiskReport implements KeptReport {
  readonly #store: KeptStore<KeptRows>;
  readonly #key: string;
  /** ms; when each report was begun to be written: a playlist opens the same one again and again. */
  readonly #writtenAt: Map<string, number>;
  #old: Promise<KeptRows | undefined> | undefined;
  #detail: ReportDetail | undefined;
  #rows: Pick<KeptRows, 'pages' | 'at'> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasWritten = false;
  #isChanged = false;

  constructor(store: KeptStore<KeptRows>, key: string, writtenAt: Map<string, number>) {
    this.#store = store;
    this.#key = key;
    this.#writtenAt = writtenAt;
  }

  noteDetail(detail: ReportDetail): void {
    this.#detail = detail;
    this.#rows = undefined;
  }

  notePage(question: string, page: ExcelPreview, isFirst: boolean): void {
    if (!isFirst && !this.#rows) return;
    const { pages = {}, at = Date.now() } = (isFirst ? undefined : this.#rows) ?? {};
    this.#rows = { pages: { ...pages, [question]: page }, at };
    this.#isChanged = true;
    this.#plan();
  }

  read(): Promise<KeptRows | undefined> {
    // A disk that cannot be read holds nothing.
    this.#old ??= this.#store.read(this.#key).catch(() => undefined);
    return this.#old;
  }

  drop(): void {
    this.#forget();
    this.#old = Promise.resolve(undefined);
    this.#writtenAt.delete(this.#key);
    this.#store.drop(this.#key).catch((reason: unknown) => reportError(reason));
  }

  stop(): void {
    // Pages that came after the first write belong to it; without one, the next turn of the report may write.
    if (this.#hasWritten && this.#isChanged) this.#write();
    this.#forget();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#detail = undefined;
    this.#rows = undefined;
  }

  #plan(): void {
    if (this.#timer !== undefined) return;
    const due = (this.#writtenAt.get(this.#key) ?? -WRITE_EVERY_MS) + WRITE_EVERY_MS;
    this.#timer = setTimeout(() => this.#write(), Math.max(FIRST_WRITE_MS, due - Date.now()));
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#detail || !this.#rows) return;
    this.#writtenAt.set(this.#key, Date.now());
    this.#hasWritten = true;
    this.#isChanged = false;
    const kept = { detail: this.#detail, ...this.#rows };
    this.#old = Promise.resolve(kept);
    this.#store.write(this.#key, kept).catch((reason: unknown) => reportError(reason));
  }
}

/** Keeps Excel reports on the disk by their addresses. */
export function keptReports(store: KeptStore<KeptRows>): KeptReports {
  const writtenAt = new Map<string, number>();
  return {
    clear: () => store.clear(),
    open: (address: ScreenAddress) => {
      const code = address.kind === 'share' ? address.shareCode : address.reportCode;
      return new DiskReport(store, JSON.stringify([address.base, address.kind, code, address.context]), writtenAt);
    },
  };
}
