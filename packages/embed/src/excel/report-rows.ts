import { LIMITS, type ExcelPreview } from '@aj-report/contract';
import { ClientError } from '../client-error.ts';
import type { BodyState } from './body-states.ts';
import type { ChosenRows, FieldOf } from './chosen-rows.ts';
import type { ExcelSession, FieldValues, ReportAsked } from './excel-session.ts';
import { missingOf, toSetParam, type Parameter, type QueryValues } from './query-values.ts';
import { ReportPages, type LoadedSheet } from './report-pages.ts';

export interface ReportRowsEvents {
  /** What stands in the place of the rows, or the rows themselves, are others now. */
  readonly onChange: () => void;
  /** Further rows of what is shown arrived. */
  readonly onPage: () => void;
  /** The report as a whole may not be shown any more. */
  readonly onRefused: () => void;
}

/** The rows of a report for the values that were asked last. */
export class ReportRows {
  readonly #session: ExcelSession;
  #parameters: readonly Parameter[];
  readonly #events: ReportRowsEvents;
  /** Those that were asked for last. */
  #pages: ReportPages | null = null;
  /** Those that are shown: the same, or the ones before while these are on their way. */
  #shown: ReportPages | null = null;
  body: BodyState = { kind: 'loading' };
  preview: ExcelPreview | null = null;
  /** Values with which the rows that are shown were asked for. */
  asked: QueryValues = {};
  /** The same as a call has it. */
  request: ReportAsked = { setParam: {} };

  constructor(session: ExcelSession, parameters: readonly Parameter[], events: ReportRowsEvents) {
    this.#session = session;
    this.#parameters = parameters;
    this.#events = events;
  }

  get sheets(): readonly LoadedSheet[] {
    return this.#shown?.sheets ?? [];
  }

  /** Ends all calls. */
  close(): void {
    this.#pages?.close();
  }

  /** The report is another now; its rows have to be asked for again. */
  replaceParameters(parameters: readonly Parameter[]): void {
    this.#parameters = parameters;
  }

  /** Values of a field among the rows that are asked for. @throws ClientError; the signal's reason when aborted */
  fieldValues(field: FieldOf, search: string, signal: AbortSignal): Promise<FieldValues> {
    return this.#session.fieldValues(field, search, this.request, signal);
  }

  want(sheet: LoadedSheet, pages: readonly number[]): void {
    if (this.#shown === this.#pages) this.#pages?.want(sheet, pages);
  }

  /** Asks for the report with these values, from its first page on. Gives back the parameters that have no value and need one. */
  run(values: QueryValues, chosen: ChosenRows): readonly Parameter[] {
    const missing = missingOf(this.#parameters, values);
    if (missing.length === 0) void this.#open(values, chosen);
    else if (this.body.kind !== 'shown') {
      this.body = { kind: 'missing', labels: missing.map(({ label }) => label) };
      this.#events.onChange();
    }
    return missing;
  }

  async #open(values: QueryValues, { sort, filter }: ChosenRows): Promise<void> {
    this.#pages?.close();
    const isSameReport = this.body.kind === 'shown' && values === this.asked;
    this.asked = values;
    const request: ReportAsked = {
      setParam: toSetParam(this.#parameters, values),
      ...(sort.length > 0 ? { sort } : {}),
      ...(filter.length > 0 ? { filter } : {}),
    };
    this.request = request;
    const load = (page: number, signal: AbortSignal) =>
      this.#session.preview(page, LIMITS.excelPageRows, request, signal);
    const pages = new ReportPages(load, LIMITS.excelPageRows, (failure) => this.#handlePage(failure));
    this.#pages = pages;
    this.body = { kind: isSameReport ? 'renewing' : 'loading' };
    this.#events.onChange();
    try {
      const preview = await pages.open();
      this.preview = preview;
      this.#shown = pages;
      const hasRows = preview.sheets.some(({ totalRows }) => totalRows > 0);
      this.body = { kind: hasRows ? 'shown' : 'empty', since: this.#session.since };
      this.#events.onChange();
    } catch (reason) {
      if (this.#pages === pages && !pages.isClosed) this.#handlePage(reason);
    }
  }

  #handlePage(failure: unknown): void {
    if (failure === null) this.#events.onPage();
    else if (!(failure instanceof ClientError)) throw failure;
    // A share that was withdrawn, or a log-in that ended, is a matter of the report as a whole.
    else if (failure.kind === 'denied' || failure.kind === 'forbidden') this.#events.onRefused();
    else {
      this.body = { kind: 'failed', code: failure.code, message: failure.message };
      this.#events.onChange();
    }
  }
}
