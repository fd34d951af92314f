import {
  deleteDevice,
  deleteDevices,
  identifyDevice,
  reloadDevice,
  revokeDevice,
  type DeviceRecord,
} from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { toastSuccess, toastWarning } from '../../api/toast.ts';
import type { ListContext } from '../../crud/define-resource.ts';
import { askToConfirm } from '../../shell/confirm.tsx';
import { deviceWord } from './device.words.ts';

type Context = Pick<ListContext<DeviceRecord>, 'reload'>;

/** Has a device show its name; one that is not heard of may never. */
export async function identify({ id, deviceName, state }: DeviceRecord): Promise<void> {
  await call(identifyDevice, { body: { id } }).then(
    () =>
      state === 'online'
        ? toastSuccess(deviceWord('identifyDone', { name: deviceName }))
        : toastWarning(deviceWord('identifyLost', { name: deviceName })),
    () => undefined,
  );
}

/** Has a device load its page anew, at once or when it is back. */
export async function reload({ id, deviceName, state }: DeviceRecord): Promise<void> {
  await call(reloadDevice, { body: { id } }).then(
    () =>
      state === 'online'
        ? toastSuccess(deviceWord('reloadDone', { name: deviceName }))
        : toastWarning(deviceWord('later', { name: deviceName })),
    () => undefined,
  );
}

/** Asks, and ends what a device may read. */
export async function revoke({ id, deviceName }: DeviceRecord, context: Context): Promise<void> {
  const isSure = await askToConfirm({
    title: deviceWord('revokeTitle', { name: deviceName }),
    message: deviceWord('revokeText'),
    confirmLabel: deviceWord('revoke'),
    isDangerous: true,
  });
  if (!isSure) return;
  await call(revokeDevice, { body: { id } }).then(
    () => toastSuccess(deviceWord('revokedNow')),
    () => undefined,
  );
  context.reload();
}

const failed = { failureWords: 'crud.deleteFailed' } as const;

export const removeDevice = ({ id }: DeviceRecord) => call(deleteDevice, { params: { id }, ...failed });
export const removeDevices = (rows: readonly DeviceRecord[]) =>
  call(deleteDevices, { body: rows.map(({ id }) => id), ...failed });
