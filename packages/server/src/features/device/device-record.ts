import {
  DEVICE_AGES,
  type DeviceFault,
  type DeviceRecord,
  type DeviceReport,
  type DeviceSettings,
  type DeviceState,
  type Rotation,
} from '@aj-report/contract';
import { toAuditFields } from '../../platform/audit.ts';
import type { StoredDevice } from '../../platform/schema-devices.ts';
import { toLocalTime } from '../../platform/times.ts';
import { toClientName } from '../../platform/client-name.ts';
import type { SeenSince } from './device.store.ts';

/** What is stored of a report: its faults are kept apart, across many reports. */
export type StoredReport = Omit<DeviceReport, 'faults'>;

const NOTHING: StoredReport = { shown: { reportCode: '', title: '' }, version: '', width: 0, height: 0, density: 0 };

export function reportOf({ report }: Pick<StoredDevice, 'report'>): StoredReport {
  return report === '' ? NOTHING : (JSON.parse(report) as StoredReport);
}

export function faultsOf({ faults }: Pick<StoredDevice, 'faults'>): DeviceFault[] {
  return JSON.parse(faults) as DeviceFault[];
}

export function seenSince(now: Date): SeenSince {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  return { online: before(DEVICE_AGES.onlineSeconds), late: before(DEVICE_AGES.lateSeconds) };
}

function stateOf({ tokenHash, seenTime }: StoredDevice, { online, late }: SeenSince): DeviceState {
  if (tokenHash === null) return 'revoked';
  if (seenTime === null || seenTime <= late) return 'offline';
  return seenTime > online ? 'online' : 'late';
}

export function settingsOf(row: StoredDevice): DeviceSettings {
  const { deviceName, place, groupName, playlistCode, zoom, rotation, timeZone, darkFrom, darkTo } = row;
  const looks = { zoom, rotation: rotation as Rotation, timeZone, darkFrom, darkTo };
  return { deviceName, place, groupName, playlistCode, ...looks };
}

/** What a record tells that stands in other tables. */
export interface Beside {
  readonly playlistName: string;
  readonly pictureId: string;
}

export function toDeviceRecord(row: StoredDevice, beside: Beside, now: Date): DeviceRecord {
  const { id, seenTime, userAgent, address, approvedBy, approvedTime } = row;
  return {
    id,
    ...settingsOf(row),
    ...beside,
    state: stateOf(row, seenSince(now)),
    lastSeenTime: seenTime === null ? null : toLocalTime(seenTime),
    ...reportOf(row),
    browser: userAgent === '' ? '' : toClientName(userAgent),
    address,
    faults: faultsOf(row).map(({ atMs, code, text }) => ({
      time: toLocalTime(new Date(atMs).toISOString()),
      code,
      text,
    })),
    approvedBy,
    approvedTime: toLocalTime(approvedTime),
    ...toAuditFields(row),
  };
}
