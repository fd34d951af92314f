import { AppError } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import * as store from './co-edit.store.ts';
import type { Actor } from '../../platform/actor.ts';

/** Refuses to act as an editor of somebody else. @throws together/other-editor */
export async function requireOwnEditor(
  { db }: Needs<'db'>,
  { loginName }: Actor,
  { room, clientId }: { readonly room: string; readonly clientId: string },
): Promise<void> {
  const owner = await store.findLoginOf(db, room, clientId);
  if (owner !== undefined && owner !== loginName) throw new AppError('together/other-editor');
}
