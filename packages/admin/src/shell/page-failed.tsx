import { useT } from '../i18n/i18n.ts';
import { MessagePage } from './message-page.tsx';

/** Shown in place of a page that threw or whose code could not be loaded. */
export function PageFailed() {
  const t = useT();
  return (
    <MessagePage icon="exclamation-triangle" title={t('shell.pageFailed')} text={t('shell.pageFailedDetail')}>
      <sl-button variant="primary" onClick={() => window.location.reload()}>
        {t('shell.reload')}
      </sl-button>
    </MessagePage>
  );
}
