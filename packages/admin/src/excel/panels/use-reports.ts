import { LIMITS, listReports } from '@aj-report/contract';
import { useEffect, useReducer, useState } from 'react';
import { call } from '../../api/call.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { otherSamplesLast } from '../../i18n/other-samples-last.ts';

/** Reports to which a link may lead. */
export interface LinkedReports {
  /** Codes and names; undefined until they came, none where they may not be seen or are too many for a list. */
  readonly list: readonly (readonly [code: string, name: string])[] | undefined;
  /** Makes the list come, once. */
  ask(): void;
}

/** The reports, which are asked for when the first link needs them and kept as long as the page is open. */
export function useReports(): LinkedReports {
  const [isAsked, ask] = useReducer(() => true, false);
  const [list, setList] = useState<LinkedReports['list']>();
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const query = { pageSize: LIMITS.pageSizeMax, sort: 'reportName', order: 'ASC' } as const;
    call(listReports, { signal: stop.signal, query, isOptional: true }).then(
      ({ records, total }) => {
        const sorted = otherSamplesLast(records, ({ reportCode }) => reportCode, currentLanguage());
        setList(total > records.length ? [] : sorted.map(({ reportCode, reportName }) => [reportCode, reportName]));
      },
      () => stop.signal.aborted || setList([]),
    );
    return () => stop.abort();
  }, [isAsked]);
  return { list, ask };
}
