import {
  createExcelReport,
  getExcelReport,
  publishExcelReport,
  updateExcelReport,
  type OutputOf,
} from '@aj-report/contract';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toastError } from '../api/toast.ts';
import { toDocument, type ExcelStore } from './document/excel-store.ts';

export type StoredReport = OutputOf<typeof getExcelReport>;

export function loadExcelReport(reportCode: string): Promise<StoredReport> {
  return call(getExcelReport, { params: { reportCode }, query: { revision: 'newest' }, showErrorDialog: false });
}

export interface SaveState {
  readonly revision: number;
  readonly publishedRevision: number;
  readonly isBusy: boolean;
  /** Somebody else saved meanwhile: what the service says of it; else null. */
  readonly conflict: string | null;
}

/** Stores a report as drafts, and publishes it. */
export class ExcelSaver {
  readonly store;
  readonly #document: ExcelStore;
  readonly #reportCode: string;

  constructor(document: ExcelStore, { reportCode, revision, publishedRevision }: StoredReport) {
    this.#document = document;
    this.#reportCode = reportCode;
    this.store = createStore<SaveState>(() => ({ revision, publishedRevision, isBusy: false, conflict: null }));
  }

  /** Stores what is on the screen as a draft. Resolves to whether it is stored; a toast says why not. */
  async save(): Promise<boolean> {
    const { revision, isBusy } = this.store.getState();
    if (isBusy) return false;
    if (!this.#document.isDirty && revision > 0) return true;
    return this.#send(revision);
  }

  /** Stores over what somebody else saved meanwhile. */
  async saveOver(): Promise<boolean> {
    this.store.setState({ conflict: null });
    const { revision } = await loadExcelReport(this.#reportCode);
    return this.#send(revision);
  }

  /** Shows viewers what is stored. Resolves to whether they see it. */
  async publish(): Promise<boolean> {
    if (!(await this.save())) return false;
    const { revision } = this.store.getState();
    return this.#run(async () => {
      await call(publishExcelReport, { body: { reportCode: this.#reportCode, revision }, showErrorDialog: false });
      this.store.setState({ publishedRevision: revision });
    });
  }

  dismiss(): void {
    this.store.setState({ conflict: null });
  }

  #send(revision: number): Promise<boolean> {
    const { content } = this.#document.state;
    const endpoint = revision > 0 ? updateExcelReport : createExcelReport;
    return this.#run(async () => {
      const body = { ...toDocument(this.#reportCode, revision, content), publish: 0 as const };
      const saved = await call(endpoint, { body, showErrorDialog: false }).catch((reason: unknown) => {
        if (!(reason instanceof ApiError) || reason.status !== 409) throw reason;
        this.store.setState({ conflict: reason.message });
        return null;
      });
      if (!saved) return false;
      this.#document.markSaved(content);
      this.store.setState({ revision: saved.revision });
      return true;
    });
  }

  async #run(step: () => Promise<boolean | void>): Promise<boolean> {
    this.store.setState({ isBusy: true });
    try {
      return (await step()) !== false;
    } catch (reason) {
      if (reason instanceof ApiError) toastError(reason.reported);
      else throw reason;
      return false;
    } finally {
      this.store.setState({ isBusy: false });
    }
  }
}
