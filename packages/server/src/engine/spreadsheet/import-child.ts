import { Socket } from 'node:net';
import { endWithParent } from '../child/end-with-parent.ts';
import { ImportFault } from './import-fault.ts';
import type { ChildMessage, ChildRequest } from './import-messages.types.ts';
import { loadWorkbook, type MakeTarget } from './load/load-workbook.ts';
import { LIFE_FD, STREAM_FD } from './load/table-stream.ts';

/** Entry of the import process: one import, then the end. It also ends when the service that started it does. */
function send(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send) return resolve();
    process.send(message, () => resolve());
  });
}

function targetOf({ request, target }: ChildRequest): MakeTarget {
  return async (plans) => {
    if ('zone' in target) {
      const { StreamTarget } = await import('./load/stream-target.ts');
      const { appendTo } = request;
      const base = appendTo && 'base' in appendTo ? appendTo.base : [];
      return new StreamTarget(new Socket({ fd: STREAM_FD, readable: false, writable: true }), target.zone, base);
    }
    const { DuckdbTarget } = await import('./load/duckdb-target.ts');
    return DuckdbTarget.create(target.partPath, request, plans);
  };
}

async function run(message: ChildRequest): Promise<void> {
  try {
    const result = await loadWorkbook(
      message.request,
      targetOf(message),
      (progress) => void send({ kind: 'progress', progress }),
    );
    await send({ kind: 'done', result });
  } catch (error) {
    if (error instanceof ImportFault) await send({ kind: 'failed', code: error.code, params: error.params });
    else
      await send({ kind: 'broken', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  process.exit(0);
}

process.once('message', (message: ChildRequest) => void run(message));
endWithParent(LIFE_FD);
// Ctrl-C and a service manager's stop reach the whole group; the service puts the job back and ends its process itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
