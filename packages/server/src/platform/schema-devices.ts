import type { Selectable } from 'kysely';
import type { Audit } from './schema-access.ts';

/** A wall that was let in. Its three hashes are of tokens that open the same; every other text opens nothing. */
export interface DeviceTable extends Audit {
  id: string;
  deviceName: string;
  place: string;
  groupName: string;
  playlistCode: string;
  zoom: number;
  rotation: number;
  timeZone: string;
  /** `HH:MM`, or empty as its other end is */
  darkFrom: string;
  darkTo: string;
  /** Of the token that it came with last; null = revoked */
  tokenHash: string | null;
  /** When that token was first used. */
  tokenTime: string;
  /** Of a token that it was given and has not come with yet. */
  nextHash: string | null;
  /** Of the token before, which calls that are open still bear, and until when it counts. */
  lastHash: string | null;
  lastEnd: string | null;
  /** Grows with every change that the device has to hear of. */
  versionNo: number;
  reloads: number;
  /** Until when it shows its name; null = it was never asked to */
  identifyEnd: string | null;
  seenTime: string | null;
  address: string;
  userAgent: string;
  /** `DeviceReport` without its faults, as JSON; empty = none came */
  report: string;
  /** `DeviceFault[]` as JSON, the newest first */
  faults: string;
  approvedBy: string;
  approvedTime: string;
}

export type StoredDevice = Selectable<DeviceTable>;

/** A wall that shows a code and waits for somebody to approve it. */
export interface DevicePairingTable {
  /** Of the token that opens its playlist once it is approved. */
  tokenHash: string;
  code: string;
  address: string;
  userAgent: string;
  width: number;
  height: number;
  timeZone: string;
  createTime: string;
  expireTime: string;
}
