import { FRAME_MAX_BYTES } from '../guard/connector-limits.ts';
import { endlessFrame, nonsense, type Frames } from '../guard/protocol-guard.ts';

/** Bytes of the first packet: a greeting, or the reason why there is none. */
const GREETING_MAX_BYTES = 4096;
/** A packet of this length goes on in the next one. */
const CONTINUED = 0xffffff;
/** Packets of ours that may stand between two of the server's while logging in. */
const OURS_MAX = 2;
const NUMBERS = 256;

/** Packets of MySQL: a length, a number that counts from the command on, a body. @source MySQL Internals, "Packets" */
export function mysqlFrames(): Frames {
  let last = -1;
  let continued = 0;
  return {
    headBytes: 4,
    bodyOf: (head) => {
      const length = head.readUIntLE(0, 3);
      const number = head[3]!;
      const step = (number - last + NUMBERS) % NUMBERS;
      const follows = number === 1 || (step > 0 && step <= 1 + OURS_MAX);
      const isFirst = last < 0;
      if (isFirst ? number !== 0 || length > GREETING_MAX_BYTES : !follows) throw nonsense(`0x${head.toString('hex')}`);
      continued = length === CONTINUED ? continued + length : 0;
      if (continued > FRAME_MAX_BYTES) throw endlessFrame();
      last = number;
      return length;
    },
  };
}
