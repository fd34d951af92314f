import { getExcelReport, LIMITS, listReports, type ChoiceOption, type ExcelParameter } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';

/** What a report can be asked. */
export interface ReportParameters {
  readonly parameters: readonly ExcelParameter[];
  /** false = the report is not published, may not be viewed, or did not answer: its parameters are not known. */
  readonly isRead: boolean;
}

const NO_REPORT: ReportParameters = { parameters: [], isRead: true };
const UNREAD: ReportParameters = { parameters: [], isRead: false };

/** Parameters of the published revision of a report; undefined while they are read. */
export function useReportParameters(reportCode: string): ReportParameters | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly found: ReportParameters } | undefined>();
  useEffect(() => {
    if (reportCode === '') return;
    const abort = new AbortController();
    const reading = call(getExcelReport, { params: { reportCode }, signal: abort.signal, showErrorDialog: false });
    reading.then(
      ({ parameters }) => setRead({ of: reportCode, found: { parameters, isRead: true } }),
      () => !abort.signal.aborted && setRead({ of: reportCode, found: UNREAD }),
    );
    return () => abort.abort();
  }, [reportCode]);
  if (reportCode === '') return NO_REPORT;
  return read?.of === reportCode ? read.found : undefined;
}

/** The report of a schedule. */
export interface ScheduledReport {
  readonly reportCode: string;
  readonly reportName: string;
}

function toOption({ reportCode, reportName }: ScheduledReport): ChoiceOption {
  return { value: reportCode, label: { zh: reportName, en: reportName } };
}

/** Published Excel reports to choose from; only the one that is known already, where there is one. */
export function useReportChoices(known: ScheduledReport | undefined): readonly ChoiceOption[] {
  const [reports, setReports] = useState<readonly ChoiceOption[]>([]);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const abort = new AbortController();
    const query = {
      reportType: 'report_excel',
      pageSize: LIMITS.pageSizeMax,
      sort: 'reportName',
      order: 'ASC',
    } as const;
    call(listReports, { query, signal: abort.signal }).then(
      ({ records }) => setReports(records.filter(({ status }) => status === 1).map(toOption)),
      () => undefined,
    );
    return () => abort.abort();
  }, [isKnown]);
  return known ? [toOption(known)] : reports;
}
