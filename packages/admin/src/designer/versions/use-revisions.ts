import { getScreen, listRevisions, normalizeScreen, type NormalScreen, type ScreenRevision } from '@aj-report/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';

/** Every kept revision of a screen, undefined until they are there, and a way to ask again. */
export function useRevisions(reportCode: string): [readonly ScreenRevision[] | undefined, () => void] {
  const [revisions, setRevisions] = useState<readonly ScreenRevision[] | undefined>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    call(listRevisions, { params: { reportCode }, signal: abort.signal }).then(setRevisions, () => undefined);
    return () => abort.abort();
  }, [reportCode, attempt]);
  return [revisions, useCallback(() => setAttempt((count) => count + 1), [])];
}

/** One revision of a screen; undefined until it is there. */
export function useRevision(reportCode: string, revision: number | undefined): NormalScreen | undefined {
  const [found, setFound] = useState<NormalScreen | undefined>();
  useEffect(() => {
    if (revision === undefined) return;
    const abort = new AbortController();
    const asked = { params: { reportCode }, query: { revision: String(revision) }, signal: abort.signal };
    call(getScreen, asked).then(
      (document) => setFound(normalizeScreen(document)),
      () => undefined,
    );
    return () => abort.abort();
  }, [reportCode, revision]);
  return found?.revision === revision ? found : undefined;
}
