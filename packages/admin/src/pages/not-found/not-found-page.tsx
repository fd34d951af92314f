import { useNavigate } from 'react-router-dom';
import { useT } from '../../i18n/i18n.ts';
import { HOME_PATH } from '../../session/guard.ts';
import { MessagePage } from '../../shell/message-page.tsx';

export function NotFoundPage() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <MessagePage icon="question-circle" title={t('notFound.title')} text={t('notFound.text')}>
      <sl-button variant="primary" onClick={() => void navigate(HOME_PATH)}>
        {t('page.home')}
      </sl-button>
    </MessagePage>
  );
}
