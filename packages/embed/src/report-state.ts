import type { getExcelReport, OutputOf } from '@aj-report/contract';
import type { ScreenState } from './screen-state.ts';

export type ReportDetail = OutputOf<typeof getExcelReport>;

/** Detail of `aj-load`: what report it is. */
export interface ReportShown {
  readonly reportCode: string;
  readonly reportName: string;
  readonly revision: number;
}

/** Detail of `aj-ready`: its rows are there. */
export interface ReportReady extends ReportShown {
  /** Names of the sheets, in their order. */
  readonly sheets: readonly string[];
}

/** Detail of `aj-rows`: what the reader sorted and filtered, for the property `rows`. */
export interface RowsShown {
  readonly rows: string;
}

/** What a report on a page is doing; its rows are another matter. */
export type ReportState =
  | Extract<ScreenState, { kind: 'loading' | 'password' | 'failed' }>
  | { readonly kind: 'ready'; readonly detail: ReportDetail };

export const BAD_ADDRESS: ReportState = {
  kind: 'failed',
  name: 'badAddress',
  code: '',
  message: '',
  isRetrying: false,
};
