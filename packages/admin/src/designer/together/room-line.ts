import type { EditRoom, NormalScreen, Presence, RoomEvent } from '@aj-report/contract';
import type { SentEdit } from './sent-edit.ts';

/** A room and the editor in it. */
export interface Seat {
  readonly room: string;
  readonly clientId: string;
}

/** What is known of the room already. */
export interface Known {
  readonly after: number;
  readonly revision: number;
}

/** The service's part in editing together. Failures are thrown with a `code`. */
export interface TogetherApi {
  join(reportCode: string, clientId: string): Promise<EditRoom>;
  load(reportCode: string, revision: number): Promise<NormalScreen>;
  /** Numbers of the edits in the order of the room. */
  send(seat: Seat, edits: readonly SentEdit[]): Promise<readonly number[]>;
  tell(seat: Seat, at: Presence): Promise<void>;
  /** `returns`: only for a while. */
  leave(seat: Seat, returns: boolean): void;
  /** Events until the call ends; `onSign` hears of every sign of life. */
  follow(seat: Seat, known: Known, signal: AbortSignal, onSign: () => void): AsyncIterable<RoomEvent>;
}

/** Lines of JSON as they come; an empty line is only a sign. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<RoomEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line) as RoomEvent;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
