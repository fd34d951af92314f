import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';
import * as store from './screen-block.store.ts';

/** A block that uses something; its name tells whose it is, since others do not see those that are not shared. */
export interface UsingBlock {
  /** Its id. */
  readonly code: string;
  readonly name: string;
}

function toUse({ id, blockName, createBy }: { id: string; blockName: string; createBy: string }): UsingBlock {
  return { code: id, name: `${blockName} (${createBy})` };
}

async function blocksWith(
  { db }: Needs<'db'>,
  column: 'setCodes' | 'mapCodes',
  test: (codes: readonly string[]) => boolean,
): Promise<UsingBlock[]> {
  const rows = await store.findUses(db);
  return rows.filter((row) => test(JSON.parse(row[column]) as string[])).map(toUse);
}

/** Blocks with a widget that is bound to a data set, by name. */
export function blocksUsing(app: Needs<'db'>, setCode: string): Promise<UsingBlock[]> {
  return blocksWith(app, 'setCodes', (codes) => codes.includes(setCode));
}

/** Blocks that show maps for which `test` holds, by name. */
export function blocksShowing(app: Needs<'db'>, test: (codes: readonly string[]) => boolean): Promise<UsingBlock[]> {
  return blocksWith(app, 'mapCodes', (codes) => codes.length > 0 && test(codes));
}

/** Blocks that hold the id of a stored file, by name. */
export async function blocksHolding(db: Db, fileId: string): Promise<UsingBlock[]> {
  return (await store.findHolding(db, fileId)).map(toUse);
}
