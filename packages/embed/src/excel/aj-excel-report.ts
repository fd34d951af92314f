import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { firstLanguage, type Language } from '@aj-report/contract';
import { toReportAddress, type ScreenAddress } from '../address.ts';
import type { Access } from '../client.ts';
import { onPageWake } from '../page-wake.ts';
import type { GrantStore } from '../screen-session.ts';
import { SCRIPT_ROOT } from '../script-address.ts';
import { renderFailure, renderPassword } from '../state-cards.ts';
import { announce } from '../announce.ts';
import { announceState } from '../state-event.ts';
import { reportStyles } from './aj-excel-report.styles.ts';
import { renderBody, renderSkeleton } from './body-states.ts';
import { EXCEL_PATHS, toLinkHref, toScheduleHref } from './excel-links.ts';
import { ROWS_KEY, toRowsText, type ChosenRows } from './chosen-rows.ts';
import { ExcelSession } from './excel-session.ts';
import { BAD_ADDRESS, type ReportDetail, type ReportShown, type ReportState, type RowsShown } from '../report-state.ts';
import { excelText } from './excel-texts.ts';
import { openBeside, type DeliverFile, type ExportFormat } from './export-file.ts';
import { ExportRun } from './export-run.ts';
import { Heads } from './heads.ts';
import { LateQueryPanel } from './late-query-panel.ts';
import { keyOf, openOf, startValues, type Parameter, type QueryValues } from './query-values.ts';
import { QueryChoice } from './query-choice.ts';
import { ReportRows } from './report-rows.ts';
import { renderNotices, renderTabs } from './sheet-tabs.ts';
import { ShownSheet } from './shown-sheet.ts';
import { renderToolbar } from './toolbar.ts';

/**
 * A live Excel report anywhere on a page: its filters, its sheets, its files. Takes the box it is given.
 *
 * @fires aj-load - The report arrived; see ReportShown.
 * @fires aj-ready - Its rows are shown for the first time; see ReportReady.
 * @fires aj-error - There is no report, or none of its rows, and why; see FailureDetail.
 * @fires aj-password-needed - The share asks for a password, again for one that was wrong; see PasswordDetail.
 * @fires aj-rows - The reader sorted or filtered; `{ rows }` as the property `rows` takes it.
 * @fires aj-params-change - The reader asked with other values of parameters; see ParamsDetail.
 * @fires aj-stale - The rows come from the disk of a wall, or from the service again; see StaleDetail.
 * @csspart toolbar - Title and buttons. Likewise `query`, `chips`, `filter`, `sheet`, `tabs`, `loading`, `error`, `empty`, `password`, `stale`.
 * @example <aj-excel-report src="https://bi.example.com/el/Xy12"></aj-excel-report>
 */
export class AjExcelReport extends QueryChoice {
  static override styles = reportStyles;

  /**
   * Share address (`/el/{shareCode}`) or viewer address (`/excelreport/viewer?reportCode=…`); further query parameters
   * are values of the report's parameters. A relative one belongs to the server of this script.
   */
  @property() src = '';
  /** Token for this report that the page's own server got; without one a share address gets its own. */
  @property() token = '';
  /** `zh` or `en`; default: `?lang=` of `src`, then the language of the page, then the browser's. */
  @property() language = '';
  /** What is sorted and filtered at the start, as `aj-rows` tells it; default: `~rows` of `src`. */
  @property() rows = '';
  /** Where a reader who is not signed in may do so; empty = not on this page. */
  @property({ attribute: 'login-url' }) loginUrl = '';
  /** Page on which a schedule of the report is made, which gets its code as `reportCode`; empty = not offered. */
  @property({ attribute: 'schedule-url' }) scheduleUrl = '';
  /** Tokens of other kinds than `token`, for pages of the product itself. */
  @property({ attribute: false }) access: Access = null;
  /** Keeps what share links opened beyond a reload; default: nothing is kept. */
  @property({ attribute: false }) grants: GrantStore | undefined;
  @state() private report: ReportState = { kind: 'loading' };
  @state() private isMenuOpen = false;

  readonly #export = new ExportRun(() => this.#spoken, this.requestUpdate.bind(this, undefined));
  readonly #heads = new Heads({
    language: () => this.#spoken,
    frame: () => this.renderRoot.querySelector('.frame'),
    rows: () => this.#rows,
    onChange: this.requestUpdate.bind(this, undefined),
    onChoose: (chosen) => this.#handleChosen(chosen),
  });
  readonly #query = new LateQueryPanel(this.requestUpdate.bind(this, undefined));
  readonly #sheet = new ShownSheet({
    hrefOf: (link) => toLinkHref(link, this.#address?.base ?? ''),
    pictureOf: (fileId) => `${this.#address?.base ?? ''}/file/download/${encodeURIComponent(fileId)}`,
    onWant: (wanted) => {
      const sheet = this.#rows?.sheets[this.sheetIndex];
      if (sheet) this.#rows?.want(sheet, wanted);
    },
    makeHead: (field) => (this.kiosk ? null : this.#heads.makeButton(field)),
    loadingText: () => excelText('rowsComing', this.#spoken),
    language: () => this.#spoken,
  });
  #stopWaking = () => {};
  #session: ExcelSession | null = null;
  #address: ScreenAddress | null = null;
  #rows: ReportRows | null = null;

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
    this.#sheet.destroy();
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
    super.willUpdate(changed);
    const isNews = this.takesParams(changed, changed.has('src'));
    if (changed.has('src') || changed.has('token') || changed.has('access')) this.#restart();
    else if (isNews && this.report.kind === 'ready') this.#runWith(this.report.detail.parameters);
  }

  protected override render(): TemplateResult {
    const language = this.#spoken;
    return html`<div class="frame" lang=${language === 'zh' ? 'zh-CN' : 'en'}>${this.#renderState(language)}</div>`;
  }

  protected override updated(): void {
    const sheet = this.#rows?.sheets[this.sheetIndex] ?? null;
    this.#sheet.update(this.sheetBox, sheet, this.zoomOf(sheet));
    if (this.#rows?.body.kind === 'shown') this.#heads.returnFocus(this.renderRoot);
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
      onPassword: this.#handlePassword,
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
            ? this.#query.render({
                language,
                parameters,
                ...this.chosenBy,
                onRun: () => (this.#run(this.values), this.tellParams(parameters)),
                onReset: () => (this.values = startValues(detail.parameters, this.given(this.#address?.context))),
                load: (one, search, signal) => this.#session!.parameterValues(one, search, signal),
              })
            : nothing
        }
        <div class="area">
          ${this.#heads.renderChips()} ${renderNotices(this.#rows?.preview ?? null, language)}
          <div class="sheet" part="sheet" tabindex="0" role="region" aria-label=${excelText('area', language)}></div>
          ${renderBody(this.#rows?.body ?? { kind: 'loading' }, language, () => this.refresh())}
          ${this.#export.render()}
        </div>
      </div>
      ${this.#heads.renderPanel()}
      ${renderTabs(this.#rows?.preview ?? null, this.sheetIndex, language, (index) => (this.sheetIndex = index))}
    `;
  }

  #restart(): void {
    this.#session?.stop();
    this.#rows?.close();
    this.#session = this.#rows = null;
    this.#address = toReportAddress(this.src, SCRIPT_ROOT, EXCEL_PATHS);
    this.#heads.begin(`${this.src} ${this.rows}`, this.rows || (this.#address?.context[ROWS_KEY] ?? ''));
    this.#heads.close();
    if (!this.#address) return this.#handleReport(BAD_ADDRESS);
    this.#session = new ExcelSession({
      address: this.#address,
      access: this.access ?? (this.token ? { kind: 'host', value: this.token } : null),
      language: () => this.#spoken,
      grants: this.grants,
      kept: this.keptReports,
      onChange: this.#handleReport,
      isPaused: () => document.hidden,
    });
    this.#session.start();
  }

  readonly #handlePassword = (password: string) => void this.#session?.enterPassword(password);
  readonly #handleReport = (next: ReportState) => {
    this.report = next;
    announceState(this, next, this.#handlePassword, { language: this.#spoken, shown: 'report' });
    if (next.kind !== 'ready' || !this.#session) return;
    const { reportCode, reportName, revision, parameters, autoFilters } = next.detail;
    this.#heads.offer(autoFilters);
    announce(this, 'aj-load', { reportCode, reportName, revision } satisfies ReportShown);
    if (this.#rows) return this.#takeOver(this.#rows, parameters);
    this.#rows = new ReportRows(this.#session, parameters, {
      onChange: () => this.#handleRows(),
      onPage: () => this.#sheet.renew(),
      onRefused: () => this.#restart(),
    });
    this.values = startValues(parameters, this.given(this.#address?.context));
    this.#run(this.values);
  };

  /** The report was changed while it is read: its rows come anew, for what the reader chose. */
  #takeOver(rows: ReportRows, parameters: readonly Parameter[]): void {
    rows.replaceParameters(parameters);
    this.values = startValues(parameters, this.given(this.#address?.context), this.values);
    this.#run(startValues(parameters, this.given(this.#address?.context), rows.asked));
  }

  #run(values: QueryValues): void {
    const missing = this.#rows?.run(values, this.#heads.chosen) ?? [];
    this.missing = new Set(missing.map(keyOf));
    if (missing.length > 0) this.isQueryOpen = true;
  }

  /** The page set other values than before. */
  #runWith(parameters: readonly Parameter[]): void {
    this.values = this.withParams(parameters);
    if (JSON.stringify(this.values) !== JSON.stringify(this.#rows?.asked)) this.#run(this.values);
  }

  #handleChosen(chosen: ChosenRows): void {
    announce(this, 'aj-rows', { rows: toRowsText(chosen) } satisfies RowsShown);
    this.refresh();
  }

  #handleRows(): void {
    if (this.#rows && this.report.kind === 'ready') this.takeRows(this.#rows, this.report.detail);
    this.requestUpdate();
  }

  #startExport({ reportName: fileName }: ReportDetail, format: ExportFormat, deliver?: DeliverFile): void {
    this.isMenuOpen = false;
    const session = this.#session;
    if (!session || this.#export.isBusy) return;
    const place = { sheet: this.sheetIndex, ...this.#sheet.place };
    const request = this.#rows?.request ?? { setParam: {} };
    void this.#export.start({ session, format, request, place, fileName }, deliver);
  }

  readonly #handleOutside = (event: PointerEvent) => {
    const isMenu = event.composedPath().some((one) => one instanceof Element && one.classList.contains('menu-anchor'));
    if (!isMenu) this.isMenuOpen = false;
    this.#heads.handlePress(event.composedPath());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'aj-excel-report': AjExcelReport;
  }
}
