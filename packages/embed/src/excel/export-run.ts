import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@aj-report/contract';
import { ClientError } from '../client-error.ts';
import type { ExcelSession, ReportAsked } from './excel-session.ts';
import { excelText } from './excel-texts.ts';
import {
  exportFile,
  EXPORT_TYPES,
  saveFile,
  type CellPlace,
  type DeliverFile,
  type ExportFormat,
} from './export-file.ts';

export interface AskedFile {
  readonly session: ExcelSession;
  readonly format: ExportFormat;
  readonly request: ReportAsked;
  readonly place: CellPlace;
  readonly fileName: string;
}

/** One file at a time that is being made for the reader, and what there is to say about it. */
export class ExportRun {
  readonly #onChange: () => void;
  readonly #language: () => Language;
  #abort: AbortController | null = null;
  #name = '';
  #share = 0;
  #message = '';

  constructor(language: () => Language, onChange: () => void) {
    this.#language = language;
    this.#onChange = onChange;
  }

  get isBusy(): boolean {
    return this.#abort !== null;
  }

  /** Ends what is being made; nothing is said about it. */
  stop(): void {
    this.#abort?.abort();
  }

  /** Makes the file and hands it over: to the downloads, unless `deliver` says otherwise. */
  async start(asked: AskedFile, deliver: DeliverFile = saveFile): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    this.#name = `${asked.fileName}.${EXPORT_TYPES[asked.format].ending}`;
    this.#share = 0;
    this.#message = '';
    this.#onChange();
    const onProgress = (share: number) => {
      this.#share = share;
      this.#onChange();
    };
    try {
      deliver(await exportFile({ ...asked, signal: abort.signal, onProgress }));
    } catch (reason) {
      this.#message = this.#reasonOf(reason, abort.signal.aborted);
    } finally {
      this.#abort = null;
      this.#onChange();
    }
  }

  #reasonOf(reason: unknown, wasCancelled: boolean): string {
    if (wasCancelled) return excelText('exportCancelled', this.#language());
    if (!(reason instanceof ClientError)) throw reason;
    return excelText('exportFailed', this.#language(), { reason: reason.message });
  }

  /** How far it is, or why it did not come. */
  render(): TemplateResult | typeof nothing {
    const language = this.#language();
    if (this.#abort) {
      return html`<div class="export" role="status">
        <span>${excelText('exporting', language, { name: this.#name })}</span>
        <progress max="1" .value=${this.#share}></progress>
        <span class="share">${this.#share > 0 ? `${Math.round(this.#share * 100)} %` : ''}</span>
        <button type="button" @click=${() => this.stop()}>${excelText('cancel', language)}</button>
      </div>`;
    }
    if (this.#message === '') return nothing;
    const close = () => {
      this.#message = '';
      this.#onChange();
    };
    return html`<div class="export" role="alert">
      <span>${this.#message}</span>
      <button type="button" @click=${close}>${excelText('close', language)}</button>
    </div>`;
  }
}
