import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './shoelace/shoelace.ts';
import './shoelace/shoelace-jsx.ts';
import './tokens.css';
import './base.css';
import { App } from './app.tsx';
import { loadDictionaries, watchDictionaries } from './api/dictionary-cache.ts';
import { refreshSession } from './api/refresh-session.ts';
import { announceSessionEnd, forgetSessionEnd } from './api/session-end.ts';
import { startTranslations } from './i18n/i18n.ts';
import { followOtherTabs } from './session/session-store.ts';
import { startTheme } from './shell/theme-store.ts';

startTheme();
startTranslations();
followOtherTabs({ onOpened: forgetSessionEnd, onEnded: announceSessionEnd });
void loadDictionaries();
watchDictionaries();
void refreshSession();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
