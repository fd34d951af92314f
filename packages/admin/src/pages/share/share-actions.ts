import {
  can,
  createShare,
  delayShare,
  deleteShare,
  deleteShares,
  pauseShare,
  permissionFor,
  type BatchDeleted,
  type ShareDelay,
  type ShareRecord,
} from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { toastSuccess, toastWarning } from '../../api/toast.ts';
import type { ListContext } from '../../crud/define-resource.ts';
import { formatTime } from '../../i18n/format-value.ts';
import { useSession } from '../../session/session-store.ts';
import { askToConfirm } from '../../shell/confirm.tsx';
import { shareWord } from '../../shares/share.words.ts';

type Context = Pick<ListContext<ShareRecord>, 'reload'>;

/** Makes a share last longer. */
export async function delay({ id }: ShareRecord, days: ShareDelay, { reload }: Context): Promise<void> {
  await call(delayShare, { body: { id, shareValidType: days } }).then(
    ({ shareValidTime }) => toastSuccess(shareWord('delayed', { time: formatTime(shareValidTime ?? '') })),
    () => undefined,
  );
  reload();
}

/** Whether the reader may let a share go on, which takes the right to share that report. */
export function maySetFree({ reportType }: ShareRecord): boolean {
  const permission = permissionFor(createShare.permission, reportType);
  return permission !== undefined && can(permission, useSession.getState().user?.authorities);
}

/** Holds a share back, or lets it go on. */
export async function pause({ id }: ShareRecord, paused: boolean, { reload }: Context): Promise<void> {
  await call(pauseShare, { body: { id, paused } }).then(
    () => toastSuccess(shareWord(paused ? 'paused' : 'resumed')),
    () => undefined,
  );
  reload();
}

async function revokeAll(rows: readonly ShareRecord[]): Promise<BatchDeleted> {
  const ids = rows.map(({ id }) => id);
  const [id] = ids;
  if (id === undefined || ids.length > 1) return call(deleteShares, { body: ids });
  await call(deleteShare, { params: { id } });
  return { deleted: ids, refused: [] };
}

/** Asks, then withdraws shares for good. */
export async function revoke(rows: readonly ShareRecord[], { reload }: Context): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = first.recipient === '' ? first.reportName : `${first.reportName} · ${first.recipient}`;
  const isConfirmed = await askToConfirm({
    title: rows.length === 1 ? shareWord('revokeOne', { name }) : shareWord('revokeMany', { count: rows.length }),
    message: shareWord('revokeAsk'),
    confirmLabel: shareWord('revoke'),
    isDangerous: true,
  });
  if (!isConfirmed) return;
  await revokeAll(rows).then(
    ({ deleted, refused }) => {
      if (refused.length > 0) toastWarning(shareWord('refused', { count: refused.length }));
      else toastSuccess(shareWord('revoked', { count: deleted.length }));
    },
    () => undefined,
  );
  reload();
}
