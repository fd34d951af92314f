import type { ExcelPreview } from '@aj-report/contract';
import type { ScreenAddress } from '../address.ts';
import type { ReportDetail } from '../report-state.ts';

/** What is on the disk of one Excel report, as it was drawn once. */
export interface KeptRows {
  readonly detail: ReportDetail;
  /** Pages of rows by the question that each answers. */
  readonly pages: Readonly<Record<string, ExcelPreview>>;
  /** ms since the epoch, when the first page was answered */
  readonly at: number;
}

/** An Excel report on the disk of a wall, for a start without the service. Rows of two moments are never mixed. */
export interface KeptReport {
  /** The report begins anew with what the service says of it. */
  noteDetail(detail: ReportDetail): void;
  /** The service answered a page of rows; the first one begins them anew. */
  notePage(question: string, page: ExcelPreview, isFirst: boolean): void;
  /** As it was before this page began to ask; undefined = nothing is kept. */
  read(): Promise<KeptRows | undefined>;
  /** It may no longer be shown, from the disk neither. */
  drop(): void;
  /** It is shown no more; what was noted is written. */
  stop(): void;
}

export interface KeptReports {
  open(address: ScreenAddress): KeptReport;
  /** Forgets all of them: the wall was shut out. */
  clear(): Promise<void>;
}
