import { LIMITS } from '@aj-report/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
 * come from; an empty one is not asked.
 */
export function useRemoteOptions<T>(
  source: string,
  load: (typed: string, signal: AbortSignal) => Promise<readonly T[]>,
) {
  const [typed, search] = useState('');
  const [options, setOptions] = useState<readonly T[]>([]);
  const before = useRef<Asked>(undefined);
  const loadOptions = useEffectEvent(load);
  useEffect(() => {
    if (source === '') return;
    const abort = new AbortController();
    const asked = { source, typed };
    const timer = setTimeout(
      () => {
        loadOptions(typed, abort.signal).then(
          (found) => !abort.signal.aborted && setOptions(found),
          () => !abort.signal.aborted && setOptions([]),
        );
      },
      delayOf(before.current, asked),
    );
    before.current = asked;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [source, typed]);
  return { options, search };
}
