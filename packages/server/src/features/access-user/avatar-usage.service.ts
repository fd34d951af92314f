import type { Db } from '../../platform/schema.ts';
import { findByAvatar } from './people.store.ts';

/** People whose picture a stored file is, by name. */
export async function peopleShowing(db: Db, fileId: string): Promise<{ code: string; name: string }[]> {
  const rows = await findByAvatar(db, fileId);
  return rows.map(({ loginName, realName }) => ({ code: loginName, name: realName }));
}
