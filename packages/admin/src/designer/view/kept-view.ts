import type { SiteStorage } from '@aj-report/embed/storage';
import type { Side, ViewState, ViewStore } from './view-store.ts';

const KEY = 'AJReportDesignerView';
const SIDES: readonly Side[] = ['left', 'right'];

type KeptView = Pick<ViewState, 'hiddenPanels' | 'snapsToGrid' | 'showsMinimap'>;

function isKept(kept: unknown): kept is KeptView {
  const { hiddenPanels, snapsToGrid, showsMinimap } = (kept ?? {}) as Partial<Record<keyof KeptView, unknown>>;
  const areSides = Array.isArray(hiddenPanels) && hiddenPanels.every((side) => SIDES.includes(side as Side));
  return areSides && typeof snapsToGrid === 'boolean' && typeof showsMinimap === 'boolean';
}

function read(storage: SiteStorage): KeptView | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Folded panels, grid and minimap stay as one left them, on this machine and for every screen. */
export function keepView({ store }: ViewStore, storage: SiteStorage): void {
  const kept = read(storage);
  if (kept) store.setState(kept);
  store.subscribe((state, before) => {
    const [now, was] = [toKept(state), toKept(before)];
    const isSame = (Object.keys(now) as (keyof KeptView)[]).every((key) => now[key] === was[key]);
    if (!isSame) storage.setItem(KEY, JSON.stringify(now));
  });
}

/** Panels that a narrow window folds are not what one chose. */
function toKept({ hiddenPanels, hiddenWhenWide, snapsToGrid, showsMinimap }: ViewState): KeptView {
  return { hiddenPanels: hiddenWhenWide ?? hiddenPanels, snapsToGrid, showsMinimap };
}
