import { getExcelReport, LIMITS, listReports, type ChoiceOption, type ExcelParameter } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';

const NONE: readonly ExcelParameter[] = [];

/** Parameters of the published revision of a report; undefined until they are read. */
export function useReportParameters(reportCode: string): readonly ExcelParameter[] | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly found: readonly ExcelParameter[] } | undefined>();
  useEffect(() => {
    if (reportCode === '') return;
    const abort = new AbortController();
    const reading = call(getExcelReport, { params: { reportCode }, signal: abort.signal, showErrorDialog: false });
    reading.then(
      ({ parameters }) => setRead({ of: reportCode, found: parameters }),
      // One that is not published, or that the reader may not view: saving says so.
      () => !abort.signal.aborted && setRead({ of: reportCode, found: NONE }),
    );
    return () => abort.abort();
  }, [reportCode]);
  if (reportCode === '') return NONE;
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
