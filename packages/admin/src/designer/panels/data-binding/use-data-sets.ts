import { getData, type ContextData, type DataSetChoice } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { readDataSets } from '../../../screen/data-sets.ts';

/** ms after the last keystroke in a parameter before the rows are asked for again */
const TYPING_MS = 400;

export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly message: string };

const LOADING = { kind: 'loading' } as const;

function toFailure(reason: unknown): { kind: 'failed'; message: string } {
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

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows of a data set with these parameters; asked again when they change. */
export function useSetRows(setCode: string, contextData: ContextData): Loaded<Rows> {
  const parameters = JSON.stringify(contextData);
  const key = `${setCode} ${parameters}`;
  const [state, setState] = useState<{ key: string; rows: Loaded<Rows> }>({ key: '', rows: LOADING });
  useEffect(() => {
    if (setCode === '') return;
    const abort = new AbortController();
    const ask = (): void => {
      const body = { setCode, contextData: JSON.parse(parameters) as ContextData };
      call(getData, { body, signal: abort.signal, showErrorDialog: false }).then(
        (value) => setState({ key, rows: { kind: 'ready', value } }),
        (reason: unknown) => {
          const isCancelled = reason instanceof ApiError && reason.code === 'cancelled';
          if (!isCancelled) setState({ key, rows: toFailure(reason) });
        },
      );
    };
    const timer = setTimeout(ask, TYPING_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, setCode, parameters]);
  return state.key === key ? state.rows : LOADING;
}
