import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAME = /^[a-z0-9.-]+$/;

/**
 * Lets an element test photograph a part of its page: the command `picture` {name, clip} answers {taken, kept}, two PNGs
 * as base64; `kept` is the committed one in `pictures/` beside the test, or empty. With UPDATE_PICTURES=1 what was taken
 * is written there first.
 */
export function pictures() {
  return {
    name: 'pictures',
    async executeCommand({ command, payload, session }) {
      if (command !== 'picture') return undefined;
      const { name, clip } = payload;
      if (!NAME.test(name)) throw new Error(`"${name}" is no name of a picture: use a-z, 0-9, dot and hyphen.`);
      const file = path.join(path.dirname(session.testFile), 'pictures', `${name}.png`);
      const taken = Buffer.from(await session.browser.getPage(session.id).screenshot({ type: 'png', clip }));
      if (process.env.UPDATE_PICTURES === '1') {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, taken);
      }
      const kept = existsSync(file) ? readFileSync(file).toString('base64') : '';
      return { taken: taken.toString('base64'), kept };
    },
  };
}
