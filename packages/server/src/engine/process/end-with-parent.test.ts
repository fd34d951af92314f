import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const TSX = ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
const CHILD = fileURLToPath(new URL('./busy-child.testing.ts', import.meta.url));
/** Starts the child, and tells its number once it is busy. */
const PARENT = `
const { fork } = require('node:child_process');
const stdio = ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'];
const child = fork(process.argv[1], { execArgv: process.argv.slice(2), stdio });
child.once('message', () => console.log(child.pid));
child.send('begin');`;

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
  it('ends with it, even if the service is killed while the child computes without a pause', async () => {
    parent = spawn(process.execPath, ['-e', PARENT, CHILD, ...TSX], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
    childId = Number(line.toString());
    expect(isThere(childId)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isThere(childId), { timeout: 20_000 }).toBe(false);
  });
});
