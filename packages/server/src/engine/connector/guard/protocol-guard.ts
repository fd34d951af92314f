import type { Readable } from 'node:stream';
import { AppError } from '@aj-report/contract';
import { FRAME_MAX_BYTES } from './connector-limits.ts';
import { driverUnfit } from './driver-part.ts';
import { shownSize } from './http-request.ts';

/** How a protocol cuts its stream into messages. */
export interface Frames {
  /** Bytes that tell what follows. */
  readonly headBytes: number;
  /** Bytes behind a head. @throws AppError for a head that cannot be */
  bodyOf(head: Buffer): number;
}

/**
 * Looks at what a server sends before its driver does. Drivers trust their servers: they wait for a message as long as
 * its head says, and fail outside of every call when one is not what it should be.
 */
export class ProtocolGuard {
  private readonly frames: Frames;
  private head: Buffer = Buffer.alloc(0);
  private bodyLeft = 0;

  constructor(frames: Frames) {
    this.frames = frames;
  }

  /** Stands before whoever reads the stream by now; what cannot be destroys the stream with the error. */
  watch(stream: Readable): void {
    const readers = stream.listeners('data');
    if (readers.length === 0) {
      stream.destroy(driverUnfit('nothing reads the stream by its "data"'));
      return;
    }
    stream.removeAllListeners('data');
    stream.on('data', (part: Buffer) => {
      try {
        this.follow(part);
        for (const read of readers) Reflect.apply(read, stream, [part]);
      } catch (error) {
        stream.destroy(error instanceof AppError ? error : nonsense((error as Error).message));
      }
    });
  }

  private follow(part: Buffer): void {
    const { headBytes } = this.frames;
    for (let at = 0; at < part.length;) {
      if (this.bodyLeft > 0) {
        const read = Math.min(this.bodyLeft, part.length - at);
        this.bodyLeft -= read;
        at += read;
        continue;
      }
      const missing = headBytes - this.head.length;
      const read = part.subarray(at, at + missing);
      this.head = this.head.length === 0 ? read : Buffer.concat([this.head, read]);
      at += read.length;
      if (this.head.length < headBytes) return;
      this.bodyLeft = this.frames.bodyOf(this.head);
      this.head = Buffer.alloc(0);
    }
  }
}

/** What a server sends is not its protocol. */
export function nonsense(reason: string): AppError {
  const detail = { zh: `不符合该数据库的协议（${reason}）`, en: `it is not the protocol of this database (${reason})` };
  return new AppError('data-source/answer-invalid', { detail });
}

/** A message that is longer than any row may be. */
export function endlessFrame(): AppError {
  return new AppError('data-source/answer-too-large', { limit: shownSize(FRAME_MAX_BYTES) });
}
