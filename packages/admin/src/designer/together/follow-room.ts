import type { RoomEvent } from '@aj-report/contract';
import type { Seat, TogetherApi } from './room-line.ts';

/** ms without a sign of life after which the connection counts as cut; the service gives one every 20 s at most */
const SILENCE_MS = 45_000;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** ms until the next try where others have to leave first */
export const CROWDED_RETRY_MS = 15_000;
/** Ends of a call after which one joins again at once. */
const ENDS: readonly string[] = ['server/unavailable', 'together/room-over'];

/** ms until the next try after so many failures */
export function retryMs(failures: number): number {
  return RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
}

/** What happens in a room, apart from its ends. */
export type HeardEvent = Exclude<RoomEvent, { readonly kind: 'end' }>;

/** Events of a room until the call ends, or is silent for too long. @throws what the service ends it with for good */
export async function* followRoom(
  api: TogetherApi,
  seat: Seat,
  known: { readonly after: number; readonly revision: number },
  call: AbortController,
  handleSign: () => void,
): AsyncGenerator<HeardEvent> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => call.abort(), SILENCE_MS);
    handleSign();
  };
  try {
    for await (const event of api.follow(seat, known, call.signal, listen)) {
      if (event.kind !== 'end') yield event;
      else if (!ENDS.includes(event.code)) throw Object.assign(new Error(event.message), { code: event.code });
    }
  } finally {
    clearTimeout(timer);
  }
}
