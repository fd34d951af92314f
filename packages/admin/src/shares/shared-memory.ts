import { siteStorage } from '@aj-report/embed/storage';

const KEY = 'AJReportHasShared';

/** Remembers in this browser that a screen was shared: the last step of the first-run path. */
export function rememberShared(): void {
  siteStorage.setItem(KEY, '1');
}

export function hasShared(): boolean {
  return siteStorage.getItem(KEY) === '1';
}
