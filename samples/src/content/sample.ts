import type { DataSetParam, ExcelReportDocument, ReportSave, ScreenDocument } from '@aj-report/contract';

/** A spreadsheet that ships with the product; `fileName` is below `files/`. */
export interface SampleSource {
  readonly sourceCode: string;
  readonly sourceName: string;
  readonly fileName: string;
}

/** A map that ships with the product; `fileName` is below `files/`. */
export interface SampleMap {
  readonly mapCode: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly fileName: string;
}

export interface SampleDataSet {
  readonly setCode: string;
  readonly setName: string;
  readonly setDesc: string;
  readonly sourceCode: string;
  readonly dynSentence: string;
  readonly params?: readonly DataSetParam[];
}

export interface SampleScreen {
  readonly report: ReportSave;
  readonly document: ScreenDocument;
}

export interface SampleExcelReport {
  readonly report: ReportSave;
  readonly document: ExcelReportDocument;
}

/** What a new installation is filled with: loaded once, through the same services as a person's work. */
export interface SampleContent {
  readonly sources: readonly SampleSource[];
  readonly maps: readonly SampleMap[];
  readonly dataSets: readonly SampleDataSet[];
  readonly screens: readonly SampleScreen[];
  readonly excelReports: readonly SampleExcelReport[];
}
