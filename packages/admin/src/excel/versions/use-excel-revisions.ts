import { getExcelReport, listExcelRevisions, type ExcelRevision } from '@aj-report/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import type { ReportContent } from '../document/excel-store.ts';

/** A kept revision with what was saved. */
export interface PastReport extends ReportContent {
  readonly revision: number;
}

/** Every kept revision of an Excel report, undefined until they are there, and a way to ask again. */
export function useExcelRevisions(reportCode: string): [readonly ExcelRevision[] | undefined, () => void] {
  const [revisions, setRevisions] = useState<readonly ExcelRevision[] | undefined>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    call(listExcelRevisions, { params: { reportCode }, signal: abort.signal }).then(setRevisions, () => undefined);
    return () => abort.abort();
  }, [reportCode, attempt]);
  return [revisions, useCallback(() => setAttempt((count) => count + 1), [])];
}

/** One revision of an Excel report; undefined until it is there. */
export function useExcelRevision(reportCode: string, revision: number | undefined): PastReport | undefined {
  const [found, setFound] = useState<PastReport | undefined>();
  useEffect(() => {
    if (revision === undefined) return;
    const abort = new AbortController();
    call(getExcelReport, { params: { reportCode }, query: { revision }, signal: abort.signal }).then(
      ({ template, setCodes, setParam, lockedParams }) =>
        setFound({ revision, template, setCodes, setParam, lockedParams }),
      () => undefined,
    );
    return () => abort.abort();
  }, [reportCode, revision]);
  return found?.revision === revision ? found : undefined;
}
