import type { DataSetChoice } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { readDataSets } from '../../../screen/data-sets.ts';

export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly message: string };

export const LOADING = { kind: 'loading' } as const;

export function toFailure(reason: unknown): { kind: 'failed'; message: string } {
  return { kind: 'failed', message: reason instanceof Error ? reason.message : String(reason) };
}

/** Enabled data sets with their columns and parameters, the latest changed first; asked for while `isWanted`. */
export function useDataSets(isWanted = true): Loaded<readonly DataSetChoice[]> {
  const [sets, setSets] = useState<Loaded<readonly DataSetChoice[]>>(LOADING);
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    readDataSets(abort.signal).then(
      (value) => setSets({ kind: 'ready', value }),
      (reason: unknown) => {
        if (!abort.signal.aborted) setSets(toFailure(reason));
      },
    );
    return () => abort.abort();
  }, [isWanted]);
  return sets;
}
