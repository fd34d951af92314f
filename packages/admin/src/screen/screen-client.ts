import { BASE_PREFIX } from '@aj-report/contract';
import { createClient, type Client } from '@aj-report/embed';
import { currentLanguage } from '../i18n/language.ts';
import { currentToken } from '../session/session-store.ts';

/** The one data client, opened by the session: screens and their data for thumbnails and the designer. */
export const screenClient: Client = createClient({
  base: `${window.location.origin}${BASE_PREFIX}`,
  language: currentLanguage,
  live: false,
  token: () => {
    const token = currentToken();
    return token ? { kind: 'session', value: token } : null;
  },
});
