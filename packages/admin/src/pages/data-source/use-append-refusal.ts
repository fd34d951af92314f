import { getDataSource, type DataSourceListItem } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';

/** Why no rows can be appended to a source, as the service says; undefined while it is not known, and when they can. */
export function useAppendRefusal(source: DataSourceListItem | undefined): string | undefined {
  const [refusal, setRefusal] = useState<string | undefined>();
  const id = source?.id;
  useEffect(() => {
    if (id === undefined) return;
    const abort = new AbortController();
    call(getDataSource, { params: { id }, signal: abort.signal, showErrorDialog: false }).then(
      (detail) => setRefusal(detail.appendRefusal),
      // The service refuses it then, when it comes to that.
      () => undefined,
    );
    return () => abort.abort();
  }, [id]);
  return refusal;
}
