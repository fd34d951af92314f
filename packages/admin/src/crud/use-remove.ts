import { LIMITS, type BatchDeleted } from '@aj-report/contract';
import { toastSuccess, toastWithAction } from '../api/toast.ts';
import { useT } from '../i18n/i18n.ts';
import { askToConfirm } from '../shell/confirm.tsx';
import type { Resource } from './define-resource.ts';

type Refused = BatchDeleted['refused'];

interface Removed<R> {
  /** Rows that are gone now. */
  readonly gone: readonly R[];
  /** Those of a batch that were left, with the reason; a failed call shows its own error. */
  readonly refused: Refused;
}

async function removeRows<R>(resource: Resource<R>, rows: readonly R[]): Promise<Removed<R>> {
  const { remove, removeMany, primaryKey } = resource;
  if (removeMany && rows.length > 1) {
    const { deleted, refused } = await removeMany(rows).catch(() => ({ deleted: [], refused: [] }));
    const keys = new Set<unknown>(deleted);
    return { gone: rows.filter((row) => keys.has(row[primaryKey])), refused };
  }
  if (!remove) return { gone: [], refused: [] };
  const results = await Promise.allSettled(rows.map(remove));
  return { gone: rows.filter((_, place) => results[place]?.status === 'fulfilled'), refused: [] };
}

/** Asks, deletes, says of each row that was left why, and offers to undo it where the resource can. */
export function useRemove<R>(resource: Resource<R>, afterwards: () => void) {
  const t = useT();
  const { undo } = resource;

  async function bringBack(rows: readonly R[]) {
    if (!undo) return;
    const results = await Promise.allSettled(rows.map(undo));
    if (results.every((result) => result.status === 'fulfilled')) toastSuccess(t('crud.restored'));
    afterwards();
  }

  function tellRefused(refused: Refused, rows: readonly R[], deleted: number) {
    const nameOf = (id: string) => {
      const row = rows.find((one) => one[resource.primaryKey] === id);
      return row === undefined ? id : resource.nameOf(row);
    };
    void askToConfirm({
      title: t('crud.refusedTitle', { count: refused.length }),
      message: t('crud.refusedText', { deleted }),
      details: refused.map(({ id, message }) => ({ name: nameOf(id), text: message })),
      confirmLabel: t('crud.understood'),
      isNotice: true,
    });
  }

  return async (rows: readonly R[]) => {
    const [first] = rows;
    if (first === undefined) return;
    const ask = rows.length === 1 ? 'crud.deleteOne' : 'crud.deleteMany';
    const askUndo = rows.length === 1 ? 'crud.binOne' : 'crud.binMany';
    const params = { name: resource.nameOf(first), count: rows.length, days: LIMITS.binDays };
    const message = t(undo ? askUndo : ask, params);
    const question = { title: t('crud.deleteTitle'), message, confirmLabel: t('crud.delete'), isDangerous: true };
    if (!(await askToConfirm(question))) return;
    const { gone, refused } = await removeRows(resource, rows);
    if (refused.length > 0) tellRefused(refused, rows, gone.length);
    if (undo && gone.length > 0)
      toastWithAction(t('crud.deleted'), { label: t('crud.undo'), run: () => void bringBack(gone) });
    else if (gone.length === rows.length) toastSuccess(t('crud.deleted'));
    afterwards();
  };
}
