import { ImportFault } from './import-fault.ts';
import { lookAtSheets, type LookRequest } from './look-at-sheets.ts';
import type { LookAnswer } from './look-at-workbook.ts';

/** Entry of the process that looks into one workbook, and ends; also when the service that started it does. */
async function run(request: LookRequest): Promise<void> {
  const answer = await lookAtSheets(request).then(
    (result): LookAnswer => ({ kind: 'done', result }),
    (error: unknown): LookAnswer =>
      error instanceof ImportFault
        ? { kind: 'refused', code: error.code, params: error.params }
        : { kind: 'broken', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  );
  process.send?.(answer, () => process.exit(0));
}

process.once('message', (request: LookRequest) => void run(request));
process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the service ends its process itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
