import { FRAME_MAX_BYTES } from '../guard/connector-limits.ts';
import { endlessFrame, nonsense, type Frames } from '../guard/protocol-guard.ts';

/** Types of messages. @source PostgreSQL documentation, "Message Formats" */
const SERVER_TYPES = new Set('123ACDEGHIKNRSTVWZcdnstv');
/** What a server may say first: of the login, an error, a notice, other versions. */
const FIRST_TYPES = new Set('RENv');
const DATA_ROW = 'D';
/** Bytes of anything but a row. */
const MESSAGE_MAX_BYTES = 16 * 1024 * 1024;

/** Messages of PostgreSQL: a type, a length that counts itself, a body. */
export function postgresqlFrames(): Frames {
  let known = FIRST_TYPES;
  return {
    headBytes: 5,
    bodyOf: (head) => {
      const type = String.fromCharCode(head[0]!);
      const length = head.readUInt32BE(1);
      if (type === DATA_ROW && known.has(type) && length > FRAME_MAX_BYTES) throw endlessFrame();
      const max = type === DATA_ROW ? FRAME_MAX_BYTES : MESSAGE_MAX_BYTES;
      if (!known.has(type) || length < 4 || length > max) throw nonsense(`0x${head.toString('hex')}`);
      known = SERVER_TYPES;
      return length - 4;
    },
  };
}
