import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@aj-report/contract';
import { childEntry } from '../child/child-entry.ts';
import { toSizeText } from './import-fault.ts';
import type { ChildMessage, ChildRequest } from './import-messages.types.ts';
import type { ImportProgress, ImportResult, ImportWorkbook, WorkbookRequest } from './plan/import-workbook.types.ts';
import { LIFE_FD, STREAM_FD } from './load/table-stream.ts';
import type { ZoneSpan } from './load/zone-spans.ts';

const MEMORY_CHECK_MS = 200;
const LOWEST_PRIORITY = 10;
/** Characters of the process's last words kept for the cause of an error. */
const STDERR_KEPT = 4000;
const PAGE_BYTES = 4096;

/** Files that an import may leave beside its target when it is killed. */
export const PART_SUFFIX = '.part';
const TEXT_SUFFIX = '.text';

export const importWorkbook: ImportWorkbook = async (request, onProgress, signal) => {
  const partPath = `${request.targetPath}${PART_SUFFIX}`;
  try {
    await removeParts(partPath);
    const read = { ...request, textCopyPath: `${partPath}${TEXT_SUFFIX}` };
    const result = await runChild({ request: read, target: { partPath } }, onProgress, signal);
    await syncFile(partPath);
    if (signal.aborted) throw new AppError('spreadsheet/interrupted');
    await rename(partPath, request.targetPath);
    await removeParts(partPath);
    await syncFile(path.dirname(request.targetPath));
    return result;
  } catch (error) {
    await removeParts(partPath);
    throw error;
  }
};

/**
 * Imports a workbook in the same kind of process, whose tables go through a pipe instead of into a file.
 * @param take reads the pipe to its end; when it fails, that is why the import failed
 */
export async function streamWorkbook(
  request: WorkbookRequest,
  zone: readonly ZoneSpan[],
  take: (pipe: Readable, signal: AbortSignal) => Promise<void>,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  const failed = new AbortController();
  const ends = AbortSignal.any([signal, failed.signal]);
  let taken: Promise<void> = Promise.resolve();
  let failure: unknown;
  const handlePipe = (pipe: Readable) => {
    taken = take(pipe, ends);
    taken.catch((error: unknown) => {
      if (!ends.aborted) failure = error;
      failed.abort();
    });
  };
  try {
    const result = await runChild({ request, target: { zone } }, onProgress, ends, handlePipe);
    await taken;
    return result;
  } catch (error) {
    failed.abort();
    await taken.catch(() => undefined);
    throw failure ?? error;
  }
}

async function removeParts(partPath: string): Promise<void> {
  for (const suffix of ['', '.wal', '.tmp', TEXT_SUFFIX])
    await rm(`${partPath}${suffix}`, { recursive: true, force: true });
}

/** A name is durable only when its folder is synced too; systems that cannot open a folder need no such thing. */
async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EISDIR' || error.code === 'EPERM') return undefined;
    throw error;
  });
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

function startChild(memoryBytes: number): ChildProcess {
  const entry = childEntry(import.meta.url, './import-child.ts');
  const child = fork(entry.path, {
    execArgv: [...entry.execArgv, `--max-old-space-size=${Math.ceil(memoryBytes / 1024 / 1024)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe', 'pipe'],
  });
  try {
    if (child.pid !== undefined) os.setPriority(child.pid, LOWEST_PRIORITY);
  } catch {
    // Some systems refuse to change priorities; the import then runs at the usual one.
    return child;
  }
  return child;
}

/** Runs one import in a process of its own, killed on abort and when it takes more memory than it may. */
async function runChild(
  message: ChildRequest,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
  onPipe?: (pipe: Readable) => void,
): Promise<ImportResult> {
  if (signal.aborted) throw new AppError('spreadsheet/interrupted');
  const { memoryBytes } = message.request.limits;
  const child = startChild(memoryBytes);
  const state: { answer?: Exclude<ChildMessage, { kind: 'progress' }>; overMemory: boolean; stderr: string } = {
    overMemory: false,
    stderr: '',
  };
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    state.stderr = (state.stderr + text).slice(-STDERR_KEPT);
  });
  child.on('message', (said: ChildMessage) => {
    if (said.kind === 'progress') onProgress(said.progress);
    else state.answer = said;
  });
  const pipe = child.stdio[STREAM_FD] as Readable;
  if (onPipe) onPipe(pipe);
  else pipe.resume();
  (child.stdio.at(LIFE_FD) as Readable | undefined)?.resume();
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  const checkMemory = async () => {
    if ((await residentBytes(child.pid)) <= memoryBytes) return;
    state.overMemory = true;
    kill();
  };
  const watch = setInterval(() => void checkMemory(), MEMORY_CHECK_MS);
  try {
    child.send(message, () => undefined);
    await Promise.race([once(child, 'close'), once(child, 'error')]);
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', kill);
  }
  if (state.answer?.kind === 'done' && !signal.aborted) return state.answer.result;
  throw toImportError(state, signal, memoryBytes);
}

function toImportError(
  state: { answer?: Exclude<ChildMessage, { kind: 'progress' }>; overMemory: boolean; stderr: string },
  signal: AbortSignal,
  memoryBytes: number,
): AppError {
  const { answer, overMemory, stderr } = state;
  if (signal.aborted) return new AppError('spreadsheet/interrupted');
  if (answer?.kind === 'failed') return new AppError(answer.code, answer.params);
  if (overMemory || /heap out of memory|allocation failed/i.test(stderr)) {
    return new AppError('spreadsheet/out-of-memory', { limit: toSizeText(memoryBytes) });
  }
  const reason = answer?.kind === 'broken' ? answer.reason : stderr;
  return new AppError('spreadsheet/interrupted', {}, { cause: new Error(reason || 'the import process ended') });
}

/** Memory the process holds, bytes; 0 where the system does not tell (only Linux does by a file). */
async function residentBytes(pid: number | undefined): Promise<number> {
  try {
    const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1];
    return Number(pages) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
