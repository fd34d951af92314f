import type { ExcelRowsAsked } from '@aj-report/contract';
import type { Asker } from '../data-set/asker.service.ts';
import type { StoredExcelReport } from './excel-report.service.ts';

/** Who asks for a report with which values. */
export interface AskedReport {
  readonly report: StoredExcelReport;
  readonly asker: Asker;
  /** By data set. */
  readonly contexts: ReadonlyMap<string, Record<string, unknown>>;
  /** What is sorted and left out of its rows. */
  readonly rows: ExcelRowsAsked;
}
