import { RIGHTS } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import type { Audit } from '../../platform/schema.ts';
import * as store from './access-authority.store.ts';

/** Stores the rights of this version that are not there yet as rows, so that pages can list them. */
export async function completeRights(app: Needs<'db' | 'ids'>, audit: Audit): Promise<void> {
  const rows = RIGHTS.map(({ target, targetName, action, actionName }) => ({
    id: app.ids.newId(),
    target,
    targetNameZh: targetName.zh,
    targetNameEn: targetName.en,
    action,
    actionNameZh: actionName.zh,
    actionNameEn: actionName.en,
    ...audit,
  }));
  await store.insertMissing(app.db, rows);
}
