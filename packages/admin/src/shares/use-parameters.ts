import { getExcelReport, type Dashboard } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { screenClient } from '../screen/screen-client.ts';

export type ScreenParameter = NonNullable<Dashboard['parameters']>[number];

async function parametersOfScreen(reportCode: string, signal: AbortSignal): Promise<readonly ScreenParameter[]> {
  const { dashboard } = await screenClient.getScreen(reportCode, { signal });
  return dashboard?.parameters ?? [];
}

/** Those of its data sets, each with the code of its set. */
async function parametersOfExcel(reportCode: string, signal: AbortSignal): Promise<readonly ScreenParameter[]> {
  const { parameters } = await call(getExcelReport, { params: { reportCode }, signal, isOptional: true });
  return parameters.map(({ setCode, paramName, value, locked }) => ({
    name: `${setCode}.${paramName}`,
    defaultValue: value,
    locked,
  }));
}

/** Parameters that the published revision of a report declares; undefined until they are read. */
export function useParameters(reportCode: string, reportType: string): readonly ScreenParameter[] | undefined {
  const [found, setFound] = useState<readonly ScreenParameter[] | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    const read = reportType === 'report_excel' ? parametersOfExcel : parametersOfScreen;
    // A report that is not published, or that the caller may not view, has none to choose from.
    read(reportCode, abort.signal).then(setFound, () => setFound([]));
    return () => abort.abort();
  }, [reportCode, reportType]);
  return found;
}
