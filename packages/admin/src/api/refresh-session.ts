import { currentUser } from '@aj-report/contract';
import { currentToken, openSession } from '../session/session-store.ts';
import { call } from './call.ts';

/** Brings the stored user and rights up to date; a session that is over is announced by the call itself. */
export async function refreshSession(): Promise<void> {
  const token = currentToken();
  if (!token) return;
  const user = await call(currentUser, { showErrorDialog: false }).catch(() => undefined);
  if (user && currentToken() === token) openSession(token, user);
}
