import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const TSX = ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
const CHILD = fileURLToPath(new URL('../process/busy-child.testing.ts', import.meta.url));
/** Starts the child, with its number; `isBusy` once it computes without a pause. */
const parentOf = (isBusy: boolean) => `
const { fork } = require('node:child_process');
const stdio = ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'];
const child = fork(process.argv[1], { execArgv: process.argv.slice(2), stdio });
const tell = () => console.log(child.pid);
${isBusy ? "child.once('message', tell); child.send('begin');" : 'tell();'}`;
/** ms in which a thread that cannot run would have ended its process */
const SETTLE_MS = 1_500;

let parent: ChildProcess | undefined;
let childId = 0;
afterEach(() => {
  parent?.kill('SIGKILL');
  if (childId > 0 && isThere(childId)) process.kill(childId, 'SIGKILL');
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('A child of the service', () => {
  async function start(isBusy: boolean): Promise<ChildProcess> {
    const started = spawn(process.execPath, ['-e', parentOf(isBusy), CHILD, ...TSX], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // From sources, as in development, wherever the tests run their children from.
      env: { ...process.env, AJ_BUNDLED_SERVER: undefined },
    });
    parent = started;
    const [line] = (await once(started.stdout, 'data')) as [Buffer];
    childId = Number(line.toString());
    return started;
  }

  it('lives as long as the service does', async () => {
    const started = await start(false);
    await sleep(SETTLE_MS);
    expect(isThere(childId)).toBe(true);
    started.kill('SIGKILL');
    await expect.poll(() => isThere(childId), { timeout: 20_000 }).toBe(false);
  });

  it('ends with it, even if the service is killed while the child computes without a pause', async () => {
    const started = await start(true);
    expect(isThere(childId)).toBe(true);
    started.kill('SIGKILL');
    await expect.poll(() => isThere(childId), { timeout: 20_000 }).toBe(false);
  });
});
