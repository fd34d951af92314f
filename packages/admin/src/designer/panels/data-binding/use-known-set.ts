import type { ContextData, DataSetChoice } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { KnownSet } from './field-use.ts';
import { readSet } from './read-set.ts';
import { LOADING, toFailure, type Loaded } from './use-data-sets.ts';

/** ms after the last keystroke in a parameter before the rows are asked for again */
const TYPING_MS = 400;

/** What a data set holds with these parameters; asked again when they change. */
export function useKnownSet(set: DataSetChoice | undefined, contextData: ContextData): Loaded<KnownSet> {
  const parameters = JSON.stringify(contextData);
  const key = `${set?.setCode ?? ''} ${parameters}`;
  const [state, setState] = useState<{ key: string; known: Loaded<KnownSet> }>({ key: '', known: LOADING });
  useEffect(() => {
    if (!set) return;
    const abort = new AbortController();
    const ask = (): void => {
      readSet(set, JSON.parse(parameters) as ContextData, abort.signal).then(
        (value) => setState({ key, known: { kind: 'ready', value } }),
        (reason: unknown) => {
          const isCancelled = reason instanceof ApiError && reason.code === 'cancelled';
          if (!isCancelled) setState({ key, known: toFailure(reason) });
        },
      );
    };
    const timer = setTimeout(ask, TYPING_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, set, parameters]);
  return state.key === key ? state.known : LOADING;
}
