import { logout } from '@aj-report/contract';
import { call } from '../api/call.ts';
import { forgetDictionaries } from '../api/dictionary-cache.ts';
import { forgetName } from '../session/remembered-name.ts';
import { closeSession } from '../session/session-store.ts';

/** Ends the session on the service and here, and goes to the login. */
export async function logOut(): Promise<void> {
  await call(logout, { showErrorDialog: false }).catch(() => undefined);
  closeSession();
  forgetDictionaries();
  forgetName();
  window.location.assign('/login');
}
