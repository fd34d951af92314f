import { LIMITS } from '@aj-report/contract';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { toApiError } from '../../api/http.ts';
import type { Failure } from './failure.ts';

interface Asked {
  readonly source: string;
  readonly typed: string;
}

/** ms until a service is asked: at once the first time, and after a rest of typing or of changing the source. */
export function delayOf(before: Asked | undefined, { source }: Asked): number {
  if (before === undefined) return 0;
  return before.source === source ? LIMITS.remoteSearchDelayMs : LIMITS.optionReloadDelayMs;
}

/**
 * Options that a service gives for typed words. They are asked for anew when `source` changes, which names where they
 * come from; an empty one is not asked. Where they cannot be had, `failure` says why.
 */
export function useRemoteOptions<T>(
  source: string,
  load: (typed: string, signal: AbortSignal) => Promise<readonly T[]>,
) {
  const [typed, search] = useState('');
  const [options, setOptions] = useState<readonly T[]>([]);
  const [problem, setProblem] = useState<string | undefined>();
  const [round, retry] = useReducer((before: number) => before + 1, 0);
  const before = useRef<Asked>(undefined);
  const loadOptions = useEffectEvent(load);
  useEffect(() => {
    if (source === '') return;
    const abort = new AbortController();
    const asked = { source, typed };
    const timer = setTimeout(
      () => {
        loadOptions(typed, abort.signal).then(
          (found) => {
            if (abort.signal.aborted) return;
            setOptions(found);
            setProblem(undefined);
          },
          (error: unknown) => {
            if (abort.signal.aborted) return;
            setOptions([]);
            setProblem(toApiError(error).reported);
          },
        );
      },
      delayOf(before.current, asked),
    );
    before.current = asked;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [source, typed, round]);
  const failure: Failure | undefined = problem === undefined ? undefined : { problem, retry };
  return { options, search, failure };
}
