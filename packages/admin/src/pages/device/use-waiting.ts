import { listWaitingDevices, type WaitingDevice } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { useCan } from '../../session/use-can.tsx';

/** ms until walls that wait are looked for again */
const POLL_MS = 5_000;

/** Walls that wait, for whoever may let them in; a page that nobody looks at does not ask. */
export function useWaiting(round: number): readonly WaitingDevice[] {
  const isAllowed = useCan()('deviceManage:approve');
  const [waiting, setWaiting] = useState<readonly WaitingDevice[]>([]);
  useEffect(() => {
    if (!isAllowed) return;
    const abort = new AbortController();
    const look = () => {
      if (document.hidden) return;
      // The list below says it when the service is away; here the last answer stays.
      call(listWaitingDevices, { signal: abort.signal, isOptional: true }).then(setWaiting, () => undefined);
    };
    look();
    const timer = setInterval(look, POLL_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [isAllowed, round]);
  return waiting;
}
