import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTables } from './check-tables.ts';

let root = '';

function write(file: string, content: string): void {
  const place = path.join(root, 'packages/server/src', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tables-'));
  mkdirSync(path.join(root, 'packages/server/src'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('tables', () => {
  it('are read and written in stores, each written by one room and read by any', () => {
    write('features/mail/mail.store.ts', "db.insertInto('mail');\ndb\n  .updateTable('mail');\n");
    write('features/user/user.store.ts', "db.selectFrom('mail as m');\ndb.deleteFrom('user');\n");
    write('features/user/user.routes.test.ts', "db.deleteFrom('mail');\n");
    write('platform/rights.ts', "db.selectFrom('user');\n");
    expect(checkTables(root)).toEqual([]);
  });

  it('are read nowhere else in a feature, and written nowhere else at all', () => {
    write('features/mail/mail.service.ts', "import a;\ndb.selectFrom('mail');\n");
    write('platform/log.ts', "db.insertInto('line');\n");
    expect(checkTables(root).sort()).toEqual([
      'packages/server/src/features/mail/mail.service.ts:2 reads or writes mail: SQL stands in a .store.ts',
      'packages/server/src/platform/log.ts:1 reads or writes line: SQL stands in a .store.ts',
    ]);
  });

  it('have one owner', () => {
    write('features/mail/mail.store.ts', "db.insertInto('mail');\n");
    write('platform/old.store.ts', "db.deleteFrom('mail');\n");
    expect(checkTables(root)).toEqual([
      'mail is written by features/mail and platform (packages/server/src/features/mail/mail.store.ts:1, packages/server/src/platform/old.store.ts:1): one room owns a table',
    ]);
  });
});
