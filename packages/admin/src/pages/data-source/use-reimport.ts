import { getDataSource, type DataSourceDetail, type DataSourceListItem } from '@aj-report/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';

/** What a re-import of a source can do. */
export type ReimportChoices = Pick<DataSourceDetail, 'appendRefusal' | 'keptFile'>;

const UNKNOWN: ReimportChoices = {};

/**
 * Why no rows can be appended to a source, and the file that is kept of it; nothing while it is not known.
 * @param onKnown called once it is
 */
export function useReimport(
  source: DataSourceListItem | undefined,
  onKnown: (choices: ReimportChoices) => void,
): ReimportChoices {
  const [choices, setChoices] = useState(UNKNOWN);
  const id = source?.id;
  const settle = useEffectEvent((found: ReimportChoices) => {
    setChoices(found);
    onKnown(found);
  });
  useEffect(() => {
    if (id === undefined) return;
    const abort = new AbortController();
    call(getDataSource, { params: { id }, signal: abort.signal, isOptional: true }).then(
      (detail) => settle(detail),
      // Reported by the call; the service refuses what cannot be done, when it comes to that.
      () => undefined,
    );
    return () => abort.abort();
  }, [id]);
  return choices;
}
