const KEY = 'AJReportHasShared';

/** Remembers in this browser that a screen was shared: the last step of the first-run path. */
export function rememberShared(): void {
  localStorage.setItem(KEY, '1');
}

export function hasShared(): boolean {
  return localStorage.getItem(KEY) === '1';
}
