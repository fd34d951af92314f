import { siteStorage } from '@aj-report/embed/storage';
import { createStore } from 'zustand/vanilla';
import { offerOf, type Offer } from './offers.ts';

const KEY = 'AJReportDesignerRecent';
const KEPT = 4;

function read(): readonly string[] {
  const kept = siteStorage.getItem(KEY) ?? '';
  return kept.split(',').filter((id) => offerOf(id) !== undefined);
}

/** Ids of what was added from the palette, on this machine, the last one first. */
export const recentOffers = createStore<readonly string[]>(() => read());

export function rememberOffer(id: string): void {
  const ids = [id, ...recentOffers.getState().filter((one) => one !== id)].slice(0, KEPT);
  recentOffers.setState(ids, true);
  siteStorage.setItem(KEY, ids.join(','));
}

export function toOffers(ids: readonly string[]): readonly Offer[] {
  return ids.flatMap((id) => offerOf(id) ?? []);
}
