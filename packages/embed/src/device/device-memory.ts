import { DEVICE_TOKEN_PREFIX, type DeviceOrders } from '@aj-report/contract';
import type { SiteStorage } from '../site-storage.ts';

const KEY = 'AJReportDevice';

/** What a wall keeps over a power cut: its token, and how it is to look. */
export interface DeviceMemory {
  readonly token: string;
  readonly orders: DeviceOrders | null;
}

/** Null where it was never let in, or somebody else wrote into the storage. */
export function readMemory(storage: SiteStorage): DeviceMemory | null {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<DeviceMemory> | null;
    if (typeof value?.token !== 'string' || !value.token.startsWith(DEVICE_TOKEN_PREFIX)) return null;
    return { token: value.token, orders: value.orders ?? null };
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it. What cannot be kept is asked for again after the next start. */
export function writeMemory(storage: SiteStorage, memory: DeviceMemory | null): void {
  try {
    if (memory) storage.setItem(KEY, JSON.stringify(memory));
    else storage.removeItem(KEY);
  } catch {
    // A full storage: the wall is shown a code after its next start, and can be paired again.
  }
}
