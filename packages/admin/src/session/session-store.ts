import { STORAGE_KEYS, type AccessUser } from '@aj-report/contract';
import { siteStorage } from '@aj-report/embed/storage';
import { create } from 'zustand';

interface Session {
  readonly token: string | null;
  readonly user: AccessUser | null;
}

function readUser(): AccessUser | null {
  try {
    const user = JSON.parse(siteStorage.getItem(STORAGE_KEYS.user) ?? 'null') as AccessUser | null;
    return user && Array.isArray(user.authorities) ? user : null;
  } catch {
    // Not written by us: as good as nothing.
    return null;
  }
}

function readSession(): Session {
  return { token: siteStorage.getItem(STORAGE_KEYS.token), user: readUser() };
}

/** The signed-in user. It lives in the browser's storage, so that a new tab is signed in too. */
export const useSession = create<Session>(() => readSession());

export function currentToken(): string | null {
  return useSession.getState().token;
}

export function openSession(token: string, user: AccessUser): void {
  siteStorage.setItem(STORAGE_KEYS.token, token);
  siteStorage.setItem(STORAGE_KEYS.user, JSON.stringify(user));
  useSession.setState({ token, user });
}

/** Ends the session here; other tabs hear of it by their storage event. */
export function closeSession(): void {
  for (const key of [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.shareToken]) siteStorage.removeItem(key);
  useSession.setState({ token: null, user: null });
}

interface SessionEvents {
  onOpened(): void;
  /** The page stays as it is until the user decides: it may hold unsaved work. */
  onEnded(): void;
}

/** Keeps this tab in step with the others. Returns the function that stops it. */
export function followOtherTabs({ onOpened, onEnded }: SessionEvents): () => void {
  const keys: readonly (string | null)[] = [STORAGE_KEYS.token, STORAGE_KEYS.user, null];
  const handleStorage = (event: StorageEvent) => {
    if (!keys.includes(event.key)) return;
    const session = readSession();
    if (session.token === null) {
      if (currentToken() !== null) onEnded();
      return;
    }
    useSession.setState(session);
    onOpened();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
