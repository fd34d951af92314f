import { can, DEFAULT_LANGUAGE, STORAGE_KEYS } from '@aj-report/contract';
import type { ClientToken } from '../client.ts';
import type { GrantStore } from '../screen-session.ts';
import type { Grant } from '../share-exchange.ts';
import type { SiteStorage } from '../site-storage.ts';

/** Which share code opened which report, by which of the tokens in the list. */
const GRANTS_KEY = 'AJReportShareGrant';

type Grants = Record<string, Grant>;

/** The language chosen in the admin; else its default for who is signed in there, and the browser's own for guests. */
export function readLanguage(storage: SiteStorage, ofBrowser: string): string {
  const forAll = storage.getItem(STORAGE_KEYS.token) ? DEFAULT_LANGUAGE : ofBrowser;
  return storage.getItem(STORAGE_KEYS.language) || forAll;
}

/** What opens screens in this browser: its log-in, and the comma-joined tokens of the shares that were opened in it. */
export function readAccess(storage: SiteStorage): readonly ClientToken[] {
  const session = storage.getItem(STORAGE_KEYS.token) ?? '';
  const shares = toList(storage).join(',');
  return [
    { kind: 'session' as const, value: session },
    { kind: 'share' as const, value: shares },
  ].filter(({ value }) => value !== '');
}

/** Whether who is signed in in this browser has all of some rights; the service decides again. */
export function mayDo(storage: SiteStorage, ...permissions: readonly string[]): boolean {
  try {
    const user = JSON.parse(storage.getItem(STORAGE_KEYS.user) ?? 'null') as { authorities?: string[] } | null;
    const { authorities = [] } = user ?? {};
    return permissions.every((permission) => can(permission, authorities));
  } catch {
    // What cannot be read gives no right.
    return false;
  }
}

/** Keeps grants in the browser: a wall that restarts, and further pages of the same share, need no new exchange. */
export function createGrantStore(storage: SiteStorage): GrantStore {
  const write = (grants: Grants, tokens: readonly string[]) => {
    storage.setItem(GRANTS_KEY, JSON.stringify(grants));
    storage.setItem(STORAGE_KEYS.shareToken, tokens.join(','));
  };
  return {
    read: (shareCode) => toGrants(storage)[shareCode] ?? null,
    write(shareCode, grant) {
      const grants = toGrants(storage);
      const replaced = new Set([grant.shareToken, grants[shareCode]?.shareToken]);
      const others = toList(storage).filter((token) => !replaced.has(token));
      write({ ...grants, [shareCode]: grant }, [...others, grant.shareToken]);
    },
    drop(shareCode) {
      const { [shareCode]: dropped, ...rest } = toGrants(storage);
      write(
        rest,
        toList(storage).filter((token) => token !== dropped?.shareToken),
      );
    },
  };
}

function toList(storage: SiteStorage): string[] {
  return (storage.getItem(STORAGE_KEYS.shareToken) ?? '').split(',').filter((token) => token !== '');
}

function toGrants(storage: SiteStorage): Grants {
  try {
    const value: unknown = JSON.parse(storage.getItem(GRANTS_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Grants) : {};
  } catch {
    return {};
  }
}
