import { fork } from 'node:child_process';
import { once } from 'node:events';
import { AppError, type ErrorCode, type ErrorParams } from '@aj-report/contract';
import { childEntry, childEnvironment } from '../process/child-entry.ts';
import type { MapFacts } from './geo-map.types.ts';
import type { MapRequest } from './load-geo-map.ts';

export type MapAnswer =
  | { readonly kind: 'done'; readonly facts: MapFacts }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly params: ErrorParams }
  | { readonly kind: 'broken'; readonly reason: string };

export interface MapProcess {
  readonly memoryMb: number;
  readonly deadlineMs: number;
}

/**
 * Reads a map in a process of its own, so that a heavy file holds nobody up and one that is too heavy ends that process
 * only.
 * @throws AppError geo-map/* for a file that is refused, geo-map/too-heavy when the process needs too much
 */
export async function importGeoMap(request: MapRequest, { memoryMb, deadlineMs }: MapProcess): Promise<MapFacts> {
  const entry = childEntry(import.meta.url, './geo-map-child.ts');
  const child = fork(entry.path, {
    execArgv: [...entry.execArgv, `--max-old-space-size=${memoryMb}`],
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let answer: MapAnswer | undefined;
  child.once('message', (said: MapAnswer) => {
    answer = said;
  });
  const deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  try {
    child.send(request, () => undefined);
    await Promise.race([once(child, 'close'), once(child, 'error')]);
  } finally {
    clearTimeout(deadline);
    child.kill('SIGKILL');
  }
  if (answer?.kind === 'done') return answer.facts;
  if (answer?.kind === 'refused') throw new AppError(answer.code, answer.params);
  if (answer?.kind === 'broken') throw new Error(answer.reason);
  throw new AppError('geo-map/too-heavy');
}
