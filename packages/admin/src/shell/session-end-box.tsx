import { dismissSessionEnd, useSessionEnd } from '../api/session-end.ts';
import { useT } from '../i18n/i18n.ts';
import { closeSession } from '../session/session-store.ts';
import { Modal } from './modal.tsx';

function loginAgain() {
  closeSession();
  window.location.assign('/');
}

/** Says that the session is over and offers to log in again (spec §8). */
export function SessionEndBox() {
  const t = useT();
  const isAsking = useSessionEnd((state) => state.isAsking);
  return (
    <Modal
      title={t('session.endTitle')}
      isOpen={isAsking}
      width="420px"
      onClose={dismissSessionEnd}
      footer={
        <>
          <sl-button onClick={dismissSessionEnd}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" onClick={loginAgain}>
            {t('session.loginAgain')}
          </sl-button>
        </>
      }
    >
      <div className="confirm">
        <sl-icon name="exclamation-triangle-fill" />
        <p>{t('session.endText')}</p>
      </div>
    </Modal>
  );
}
