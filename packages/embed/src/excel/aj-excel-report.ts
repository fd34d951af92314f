import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { firstLanguage, type ExcelCellLink, type ExcelPreview, type Language } from '@aj-report/contract';
import { toParams, toReportAddress, type ScreenAddress } from '../address.ts';
import type { Access } from '../client.ts';
import { onPageWake } from '../page-wake.ts';
import type { GrantStore } from '../screen-session.ts';
import { SCRIPT_ROOT } from '../script-address.ts';
import { renderFailure, renderPassword } from '../state-cards.ts';
import { cardStyles } from '../state-cards.styles.ts';
import { excelStyles } from './aj-excel-report.styles.ts';
import { panelStyles } from './excel-panels.styles.ts';
import { renderBody, renderSkeleton } from './body-states.ts';
import { EXCEL_PATHS, toLinkHref, toScheduleHref } from './excel-links.ts';
import { ExcelSession, type ReportDetail, type ReportShown, type ReportState } from './excel-session.ts';
import { excelText } from './excel-texts.ts';
import { openBeside, type DeliverFile, type ExportFormat } from './export-file.ts';
import { ExportRun } from './export-run.ts';
import { renderQueryPanel } from './query-panel.ts';
import { keyOf, openOf, startValues, toSetParam, type Parameter, type QueryValues } from './query-values.ts';
import { ReportRows } from './report-rows.ts';
import { renderTabs, renderTruncated } from './sheet-tabs.ts';
import { SheetView } from './sheet-view.ts';
import { renderToolbar } from './toolbar.ts';

/** px, as the style of the sheet has it */
const SHEET_MARGIN = 16;

const BAD_ADDRESS: ReportState = { kind: 'failed', name: 'badAddress', code: '', message: '', isRetrying: false };

/**
 * A live Excel report anywhere on a page: its filters, its sheets, its files. Takes the box it is given.
 *
 * @fires aj-load - The report arrived; see ReportShown.
 * @csspart toolbar - Title and buttons. Likewise `query`, `sheet`, `tabs`, `loading`, `error`, `empty` and `password`.
 * @example <aj-excel-report src="https://bi.example.com/el/Xy12"></aj-excel-report>
 */
export class AjExcelReport extends LitElement {
  static override styles = [excelStyles, cardStyles, panelStyles];

  /**
   * Share address (`/el/{shareCode}`) or viewer address (`/excelreport/viewer?reportCode=…`); further query parameters
   * are values of the report's parameters. A relative one belongs to the server of this script.
   */
  @property() src = '';
  /** Token for this report that the page's own server got; without one a share address gets its own. */
  @property() token = '';
  /** `zh` or `en`; default: `?lang=` of `src`, then the language of the page, then the browser's. */
  @property() language = '';
  /** Values of parameters: `city=上海&year=2026`, or as a property an object. They win over those of `src`. */
  @property() params: string | Readonly<Record<string, string>> = '';
  /** Where a reader who is not signed in may do so; empty = not on this page. */
  @property({ attribute: 'login-url' }) loginUrl = '';
  /** Page on which a schedule of the report is made, which gets its code as `reportCode`; empty = not offered. */
  @property({ attribute: 'schedule-url' }) scheduleUrl = '';
  /** Tokens of other kinds than `token`, for pages of the product itself. */
  @property({ attribute: false }) access: Access = null;
  /** Keeps what share links opened beyond a reload; default: nothing is kept. */
  @property({ attribute: false }) grants: GrantStore | undefined;

  @state() private report: ReportState = { kind: 'loading' };
  @state() private values: QueryValues = {};
  @state() private isQueryOpen = false;
  @state() private isMenuOpen = false;
  @state() private missing: ReadonlySet<string> = new Set();
  @state() private sheetIndex = 0;
  @state() private zoom = 1;
  @query('.sheet') private readonly sheetBox!: HTMLElement | null;

  readonly #export = new ExportRun(() => this.#spoken, this.requestUpdate.bind(this, undefined));
  #stopWaking = () => {};
  #session: ExcelSession | null = null;
  #address: ScreenAddress | null = null;
  #rows: ReportRows | null = null;
  #view: SheetView | null = null;
  /** What the view shows. */
  #shown: ExcelPreview | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('pointerdown', this.#handleOutside);
    this.#stopWaking = onPageWake(() => this.#session?.wake());
    if (this.hasUpdated) this.#restart();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('pointerdown', this.#handleOutside);
    this.#stopWaking();
    this.#session?.stop();
    this.#rows?.close();
    this.#export.stop();
    this.#view?.destroy();
    this.#view = null;
  }

  /** Asks for the rows again with the values that are shown. */
  refresh(): void {
    if (this.#rows) this.#run(this.#rows.asked);
  }

  /** Starts over: the share, the report and its rows. */
  reload(): void {
    this.#restart();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('src') || changed.has('token') || changed.has('access')) this.#restart();
  }

  protected override render(): TemplateResult {
    const language = this.#spoken;
    return html`<div class="frame" lang=${language === 'zh' ? 'zh-CN' : 'en'}>${this.#renderState(language)}</div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.sheetBox && !this.#view) this.#view = this.#createView(this.sheetBox);
    if (!this.sheetBox && this.#view) {
      this.#view.destroy();
      this.#view = null;
    }
    const preview = this.#rows?.preview ?? null;
    if (preview !== this.#shown || changed.has('sheetIndex')) {
      this.#shown = preview;
      this.#view?.show(this.#rows?.sheets[this.sheetIndex] ?? null);
    }
    if (changed.has('zoom')) this.#view?.setZoom(this.zoom);
    if (this.autofocus && this.report.kind === 'password' && this.report.problem === '' && !this.report.isBusy)
      this.renderRoot.querySelector('input')?.focus();
  }

  get #spoken(): Language {
    const asked = [this.lang, this.language, this.#address?.lang];
    return firstLanguage(...asked, document.documentElement.lang, ...navigator.languages);
  }

  #renderState(language: Language): TemplateResult {
    const actions = {
      language,
      loginUrl: this.loginUrl,
      shown: 'report' as const,
      onRetry: () => this.#restart(),
      onPassword: (password: string) => void this.#session?.enterPassword(password),
      onLater: () => undefined,
    };
    switch (this.report.kind) {
      case 'loading':
        return renderSkeleton(language);
      case 'password':
        return renderPassword(this.report, actions);
      case 'failed':
        return renderFailure(this.report, actions);
      case 'ready':
        return this.#renderReport(this.report.detail, language);
    }
  }

  #renderReport(detail: ReportDetail, language: Language): TemplateResult {
    const parameters = openOf(detail.parameters);
    return html`
      ${renderToolbar({
        language,
        title: detail.reportName,
        zoom: this.zoom,
        hasQuery: parameters.length > 0,
        isQueryOpen: this.isQueryOpen,
        isMenuOpen: this.isMenuOpen,
        isBusy: this.#export.isBusy || this.#rows?.body.kind !== 'shown',
        scheduleHref: toScheduleHref(this.scheduleUrl, detail, this.#session?.isShared !== false),
        onQuery: () => (this.isQueryOpen = !this.isQueryOpen),
        onRefresh: () => this.refresh(),
        onMenu: (isOpen) => (this.isMenuOpen = isOpen),
        onExport: (format) => this.#startExport(detail, format),
        onPrint: () => this.#startExport(detail, 'pdf', openBeside()),
        onZoom: (zoom) => (this.zoom = zoom),
      })}
      <div class="middle">
        ${
          this.isQueryOpen && parameters.length > 0
            ? renderQueryPanel({
                language,
                parameters,
                values: this.values,
                missing: this.missing,
                onChange: (values) => (this.values = values),
                onRun: () => this.#run(this.values),
                onReset: () => (this.values = startValues(detail.parameters, this.#given)),
                onHide: () => (this.isQueryOpen = false),
              })
            : nothing
        }
        <div class="area">
          ${renderTruncated(this.#rows?.preview ?? null, language)}
          <div class="sheet" part="sheet" tabindex="0" role="region" aria-label=${excelText('area', language)}></div>
          ${renderBody(this.#rows?.body ?? { kind: 'loading' }, language, () => this.refresh())}
          ${this.#export.render()}
        </div>
      </div>
      ${renderTabs(this.#rows?.preview ?? null, this.sheetIndex, language, (index) => (this.sheetIndex = index))}
    `;
  }

  get #given(): Readonly<Record<string, string>> {
    const own = typeof this.params === 'string' ? toParams(this.params) : this.params;
    return { ...this.#address?.context, ...own };
  }

  #restart(): void {
    this.#session?.stop();
    this.#rows?.close();
    this.#session = null;
    this.#rows = null;
    this.#address = toReportAddress(this.src, SCRIPT_ROOT, EXCEL_PATHS);
    if (!this.#address) {
      this.report = BAD_ADDRESS;
      return;
    }
    this.#session = new ExcelSession({
      address: this.#address,
      access: this.access ?? (this.token ? { kind: 'host', value: this.token } : null),
      language: () => this.#spoken,
      grants: this.grants,
      onChange: this.#handleReport,
      isPaused: () => document.hidden,
    });
    this.#session.start();
  }

  readonly #handleReport = (next: ReportState) => {
    this.report = next;
    if (next.kind !== 'ready' || !this.#session) return;
    const { reportCode, reportName, revision, parameters } = next.detail;
    const detail: ReportShown = { reportCode, reportName, revision };
    this.dispatchEvent(new CustomEvent('aj-load', { detail, bubbles: true, composed: true }));
    if (this.#rows) return this.#takeOver(this.#rows, parameters);
    this.#rows = new ReportRows(this.#session, parameters, {
      onChange: () => this.#handleRows(),
      onPage: () => this.#view?.renew(),
      onRefused: () => this.#restart(),
    });
    this.values = startValues(parameters, this.#given);
    this.#run(this.values);
  };

  /** The report was changed while it is read: its rows come anew, for what the reader chose. */
  #takeOver(rows: ReportRows, parameters: readonly Parameter[]): void {
    rows.replaceParameters(parameters);
    this.values = startValues(parameters, this.#given, this.values);
    this.#run(startValues(parameters, this.#given, rows.asked));
  }

  #run(values: QueryValues): void {
    const missing = this.#rows?.run(values) ?? [];
    this.missing = new Set(missing.map(keyOf));
    if (missing.length > 0) this.isQueryOpen = true;
  }

  #handleRows(): void {
    const count = this.#rows?.preview?.sheets.length ?? 0;
    if (this.sheetIndex >= count) this.sheetIndex = 0;
    this.requestUpdate();
  }

  #createView(box: HTMLElement): SheetView {
    const view = new SheetView(box, {
      hrefOf: (link: ExcelCellLink) => toLinkHref(link, this.#address?.base ?? ''),
      pictureOf: (fileId) => `${this.#address?.base ?? ''}/file/download/${encodeURIComponent(fileId)}`,
      onWant: (wanted) => {
        const sheet = this.#rows?.sheets[this.sheetIndex];
        if (sheet) this.#rows?.want(sheet, wanted);
      },
      loadingText: () => excelText('rowsComing', this.#spoken),
      margin: SHEET_MARGIN,
    });
    view.setZoom(this.zoom);
    view.show(this.#rows?.sheets[this.sheetIndex] ?? null);
    return view;
  }

  #startExport({ parameters, reportName: fileName }: ReportDetail, format: ExportFormat, deliver?: DeliverFile): void {
    this.isMenuOpen = false;
    const session = this.#session;
    if (!session || this.#export.isBusy) return;
    const place = { sheet: this.sheetIndex, ...(this.#view?.place ?? { row: 0, column: 0 }) };
    const asked = { session, format, setParam: toSetParam(parameters, this.#rows?.asked ?? {}), place, fileName };
    void this.#export.start(asked, deliver);
  }

  readonly #handleOutside = (event: PointerEvent) => {
    const isMenu = event.composedPath().some((one) => one instanceof Element && one.classList.contains('menu-anchor'));
    if (!isMenu) this.isMenuOpen = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'aj-excel-report': AjExcelReport;
  }
}
