import { FILE_KINDS, type FileKind } from '@aj-report/contract';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db, FileTable } from '../../platform/schema.ts';

export const SORTABLE = ['createTime', 'updateTime', 'fileName', 'fileType', 'bytes', 'createBy'] as const;

export interface FileFilter {
  readonly fileName?: string;
  readonly kind?: FileKind;
  readonly createBy?: string;
}

export function listFiles(
  db: Db,
  { fileName = '', kind, createBy = '' }: FileFilter,
  page: Page<(typeof SORTABLE)[number]>,
) {
  const found = db
    .selectFrom('file')
    .$if(fileName !== '', (query) => query.where((eb) => holdsText(eb.ref('fileName'), fileName)))
    .$if(createBy !== '', (query) => query.where((eb) => holdsText(eb.ref('createBy'), createBy)))
    .$if(kind !== undefined, (query) => query.where('fileType', 'in', [...FILE_KINDS[kind ?? 'image']]));
  return readPage(found, found.selectAll(), page, 'file.id');
}

/** How many files there are, and their bytes together. */
export async function sumFiles(db: Db): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('file')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('bytes').as('bytes')])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), bytes: Number(row.bytes ?? 0) };
}

export async function insertFile(db: Db, row: FileTable): Promise<void> {
  await db.insertInto('file').values(row).execute();
}

export function findFile(db: Db, id: string) {
  return db.selectFrom('file').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function changeFile(db: Db, id: string, values: Partial<FileTable>): Promise<void> {
  await db.updateTable('file').set(values).where('id', '=', id).execute();
}

export async function removeFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('file').where('id', '=', id).execute();
}
