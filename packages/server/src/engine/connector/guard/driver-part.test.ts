import { PassThrough } from 'node:stream';
import { AppError } from '@aj-report/contract';
import mysql from 'mysql2';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isEmitter, isMethod, isNumber, isReadable, takePart } from './driver-part.ts';
import { ProtocolGuard } from './protocol-guard.ts';

describe('a driver', () => {
  it('that changed is refused with a word that names no fault of the source', () => {
    const stranger = { stream: {}, startTLS: 'no', processID: null };
    for (const [name, isPart] of Object.entries({
      stream: isReadable,
      startTLS: isMethod,
      processID: isNumber,
      connection: isEmitter,
    })) {
      const take = () => takePart<unknown>('stranger', stranger, name, isPart);
      expect(take).toThrow(expect.objectContaining({ code: 'data-source/driver-unfit' }));
      try {
        take();
      } catch (error) {
        expect(String((error as AppError).cause)).toContain(`stranger has no "${name}"`);
      }
    }
  });

  it('has the parts that its guard needs', () => {
    const client = new pg.Client({ stream: () => new PassThrough() as never });
    const connection = takePart('pg', client, 'connection', isEmitter);
    expect(takePart('pg', connection, 'stream', isReadable)).toBeInstanceOf(PassThrough);
    const other = mysql.createConnection({ stream: new PassThrough() });
    other.on('error', () => undefined);
    expect(takePart('mysql2', other, 'stream', isReadable)).toBeInstanceOf(PassThrough);
    takePart('mysql2', other, 'startTLS', isMethod);
    other.destroy();
  });

  it('that does not read its stream as we know it is cut off', async () => {
    const stream = new PassThrough();
    const failure = new Promise<unknown>((resolve) => stream.once('error', resolve));
    new ProtocolGuard({ headBytes: 1, bodyOf: () => 0 }).watch(stream);
    expect(await failure).toMatchObject({ code: 'data-source/driver-unfit' });
  });
});
