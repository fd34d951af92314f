import type { EmbedScripts } from '@aj-report/contract';
import { useEffect, useState } from 'react';

async function readScripts(signal: AbortSignal): Promise<EmbedScripts> {
  const answer = await fetch('/embed/scripts.json', { signal });
  if (!answer.ok) throw new Error(`scripts.json: ${answer.status}`);
  return (await answer.json()) as EmbedScripts;
}

/** The copies of the embed script that this service has; null = it does not say, undefined = it was not heard yet. */
export function useScripts(): EmbedScripts | null | undefined {
  const [scripts, setScripts] = useState<EmbedScripts | null | undefined>();
  useEffect(() => {
    const stop = new AbortController();
    readScripts(stop.signal).then(setScripts, () => {
      if (!stop.signal.aborted) setScripts(null);
    });
    return () => stop.abort();
  }, []);
  return scripts;
}
