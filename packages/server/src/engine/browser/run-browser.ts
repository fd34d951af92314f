import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { AppError } from '@aj-report/contract';
import { childEnvironment } from '../child/child-entry.ts';
import { BrowserPipe } from './browser-pipe.ts';

export interface BrowserLimits {
  /** Path of a Chromium or Chrome. */
  readonly bin: string;
  /** false = without the sandbox of its own, which needs rights of the system. */
  readonly isSandboxed: boolean;
  /** MB of the scripts of a page */
  readonly memoryMb: number;
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
}

/** What the browser may reach, and where it keeps its things while it runs. */
export interface BrowserPlace {
  /** `host:port` of a proxy: everything goes through it, names of this machine too. */
  readonly proxy: string;
  /** An empty folder of its own; removed afterwards. */
  readonly folder: string;
}

const MS_PER_S = 1_000;
/** Characters that are kept of what the browser prints. */
const PRINTED_MAX = 4_000;

/** Nothing of a call stands among these: whoever lists the processes of a machine reads them. */
function argumentsOf({ isSandboxed, memoryMb }: BrowserLimits, { proxy, folder }: BrowserPlace): string[] {
  return [
    '--headless=new',
    '--remote-debugging-pipe',
    `--user-data-dir=${folder}`,
    `--proxy-server=http://${proxy}`,
    '--proxy-bypass-list=<-loopback>',
    `--js-flags=--max-old-space-size=${memoryMb}`,
    '--renderer-process-limit=1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-sync',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-breakpad',
    '--no-first-run',
    '--no-default-browser-check',
    '--hide-scrollbars',
    '--mute-audio',
    ...(isSandboxed ? [] : ['--no-sandbox']),
  ];
}

/** The browser starts others; they are of its group, and end with it. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function startBrowser(limits: BrowserLimits, place: BrowserPlace) {
  const child = spawn(limits.bin, argumentsOf(limits, place), {
    // Its own commands come and go through the last two.
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    env: childEnvironment(),
    detached: true,
  });
  let printed = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    printed = (printed + bytes.toString()).slice(-PRINTED_MAX);
  });
  const pipe = new BrowserPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  child.once('error', (error) => pipe.close(error));
  return { child, pipe, printed: () => printed };
}

/**
 * Starts a browser, has it work, and ends it with all that it started and kept.
 * @throws AppError picture/browser-failed, picture/too-slow, or what the work throws
 */
export async function runBrowser<T>(
  limits: BrowserLimits,
  place: BrowserPlace,
  work: (pipe: BrowserPipe) => Promise<T>,
): Promise<T> {
  const { signal, deadlineMs } = limits;
  signal.throwIfAborted();
  await mkdir(place.folder, { recursive: true });
  const { child, pipe, printed } = startBrowser(limits, place);
  const closed = once(child, 'close').catch(() => undefined);
  const tooSlow = new AppError('picture/too-slow', { seconds: Math.round(deadlineMs / MS_PER_S) });
  const deadline = setTimeout(() => pipe.close(tooSlow), deadlineMs);
  const handleAbort = () => pipe.close(signal.reason as Error);
  signal.addEventListener('abort', handleAbort, { once: true });
  try {
    return await work(pipe);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) throw error;
    throw new AppError('picture/browser-failed', {}, { cause: new Error(printed(), { cause: error }) });
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', handleAbort);
    killGroup(child);
    if (child.pid !== undefined) await closed;
    await rm(place.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
