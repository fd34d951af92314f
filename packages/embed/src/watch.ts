import { CALL_LINE_ID, LIVE_CODE, type BatchLine } from '@aj-report/contract';
import type { DataAnswer, WatchEnd, WatchListener } from '@aj-report/widgets';
import { ClientError } from './client-error.ts';
import { takeWatchPlace } from './watch-place.ts';

type Lines = AsyncIterable<{ readonly line: BatchLine; readonly answer: DataAnswer | undefined }>;

/** Codes of a service that offers no live data now, and of one that goes. */
const ABSENT = /^live\//;
const GOING = /^server\//;

/**
 * Holds one live batch open and hands its answers on as they come. A page has one per service; a second one receives an error that
 * there is none to be had. @throws the signal's reason when aborted, nothing else
 */
export async function watchBatch(
  base: string,
  open: () => Lines,
  listener: WatchListener,
  signal: AbortSignal,
): Promise<WatchEnd> {
  const leave = await takeWatchPlace(base);
  if (!leave) return 'taken';
  try {
    signal.throwIfAborted();
    return await readWatch(open(), listener);
  } catch (reason) {
    signal.throwIfAborted();
    return reason instanceof ClientError && !reason.isRetryable ? 'refused' : 'broken';
  } finally {
    leave();
  }
}

async function readWatch(lines: Lines, listener: WatchListener): Promise<WatchEnd> {
  let isLive = false;
  for await (const { line, answer } of lines) {
    if (answer) listener.onAnswer(answer);
    else if (line.id !== CALL_LINE_ID) continue;
    else if (line.code === LIVE_CODE) {
      isLive = true;
      listener.onLive();
    } else return endOf(line.code);
  }
  // A service that knows nothing of live data answers once.
  return isLive ? 'broken' : 'absent';
}

function endOf(code: string): WatchEnd {
  if (ABSENT.test(code)) return 'absent';
  return GOING.test(code) ? 'broken' : 'refused';
}
