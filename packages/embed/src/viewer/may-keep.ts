import { STORAGE_KEYS } from '@aj-report/contract';
import { siteStorage } from '../site-storage.ts';

/** Whether the page is a wall. */
export const isKiosk = new URLSearchParams(location.search).has('kiosk');

/** A wall keeps what it shows on its disk. On the computer of a reader nothing stays, nor what a log-in of one's own shows. */
export function mayKeep(): boolean {
  const isOwn = location.pathname.endsWith('/viewer') && siteStorage.getItem(STORAGE_KEYS.token) !== null;
  return isKiosk && !isOwn;
}
