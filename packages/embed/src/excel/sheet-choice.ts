import { LitElement, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { announce } from '../announce.ts';
import type { KeptReports } from '../kept/kept-reports.types.ts';
import type { StaleDetail } from '../screen-detail.ts';
import type { FailureDetail } from '../state-event.ts';
import type { ReportDetail, ReportReady } from '../report-state.ts';
import type { LoadedSheet } from './report-pages.ts';
import type { ReportRows } from './report-rows.ts';

/** Within this a sheet is made as wide as its box: it stays readable, and a narrow one is no poster. */
const FIT = { least: 0.5, most: 3 };
/** px beside a sheet, with the bar that scrolls it */
const BESIDE = 50;

/** Which sheet of a report is shown and how large: as the page around it says, then as its reader chooses. */
export class SheetChoice extends LitElement {
  /** Name of the sheet that is shown; empty, or one that there is not = the first. Readers turn to the others. */
  @property() sheet = '';
  /** `width` = the sheet is as wide as the box; empty = in its own size. */
  @property() fit = '';
  /** Shown on a wall: no toolbar, no arrows at heads, nothing to fold, and no tab of a sheet that is the only one. */
  @property({ type: Boolean, reflect: true }) kiosk = false;
  /** Keeps reports on the disk of a wall, so that it starts without the service; default: nothing is kept. */
  @property({ attribute: false }) keptReports: KeptReports | undefined;

  @state() protected sheetIndex = 0;
  @state() protected zoom = 1;
  @query('.sheet') protected readonly sheetBox!: HTMLElement | null;
  #names: readonly string[] = [];
  #isReady = false;
  #since: number | null = null;
  /** Of the report that was opened last. */
  #rows: ReportRows | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sheet')) this.#choose();
  }

  /** What stands in the place of the rows, or they themselves, are others now; the page hears of it. */
  protected takeRows(rows: ReportRows, detail: ReportDetail): void {
    const { body, preview } = rows;
    if (rows !== this.#rows) {
      this.#rows = rows;
      this.#names = [];
      this.#isReady = false;
    }
    const isFirst = this.#names.length === 0;
    this.#names = preview?.sheets.map(({ name }) => name) ?? [];
    if (isFirst || this.sheetIndex >= this.#names.length) this.#choose();
    if (body.kind === 'failed') this.#announceFailure(body.code, body.message);
    else if (body.kind === 'missing') this.#announceFailure('', body.labels.join(', '));
    else if (body.kind === 'shown' || body.kind === 'empty') this.#announceRows(body.since, detail);
  }

  #announceRows(since: number | null, { reportCode, reportName, revision }: ReportDetail): void {
    if (!this.#isReady) {
      this.#isReady = true;
      announce(this, 'aj-ready', { reportCode, reportName, revision, sheets: this.#names } satisfies ReportReady);
    }
    if (since !== this.#since) announce(this, 'aj-stale', { since } satisfies StaleDetail);
    this.#since = since;
  }

  /** How large a sheet is drawn in its box. */
  protected zoomOf(sheet: LoadedSheet | null): number {
    if (this.fit !== 'width' || !sheet || !this.sheetBox || sheet.columns.size === 0) return this.zoom;
    return Math.max(FIT.least, Math.min(FIT.most, (this.sheetBox.clientWidth - BESIDE) / sheet.columns.size));
  }

  #choose(): void {
    this.sheetIndex = Math.max(0, this.#names.indexOf(this.sheet));
  }

  #announceFailure(code: string, message: string): void {
    const name = code.startsWith('network/') ? 'offline' : 'refused';
    announce(this, 'aj-error', { name, code, message, isRetrying: false } satisfies FailureDetail);
  }
}
