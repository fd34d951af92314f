import { getFile, type FileDetail } from '@aj-report/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';

/** A file with where it is shown; undefined while it is fetched. What cannot be fetched is not shown at all. */
export function useFileDetail(id: string, onFailure: () => void): FileDetail | undefined {
  const [detail, setDetail] = useState<FileDetail | undefined>();
  // The call has said what went wrong.
  const handleFailure = useEffectEvent(onFailure);
  useEffect(() => {
    const abort = new AbortController();
    call(getFile, { params: { id }, signal: abort.signal }).then(
      setDetail,
      () => !abort.signal.aborted && handleFailure(),
    );
    return () => abort.abort();
  }, [id]);
  return detail;
}
