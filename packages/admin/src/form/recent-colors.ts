import { siteStorage } from '@aj-report/embed/storage';

const KEY = 'AJReportRecentColors';
const RECENT_MAX = 10;

/** Colours picked lately, newest first. */
export function recentColors(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(siteStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, RECENT_MAX) : [];
  } catch {
    // Whatever stands there was not written by us: start anew.
    return [];
  }
}

export function rememberColor(color: string): void {
  if (color === '') return;
  const next = [color, ...recentColors().filter((one) => one !== color)].slice(0, RECENT_MAX);
  siteStorage.setItem(KEY, JSON.stringify(next));
}
