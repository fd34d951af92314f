import { dismissSessionEnd, forgetSessionEnd, useSessionEnd } from '../api/session-end.ts';
import { useT } from '../i18n/i18n.ts';
import { closeSession } from '../session/session-store.ts';
import { Modal } from './modal.tsx';
import './session-end.css';

/** The guard of the page asks for the login and remembers the way back. */
function loginAgain() {
  forgetSessionEnd();
  closeSession();
}

/** Stands at the foot of the page after the box was dismissed, and comes anew with every call that fails. */
export function SessionEndBar() {
  const t = useT();
  const { isDismissed, refusals } = useSessionEnd();
  if (!isDismissed) return null;
  return (
    <div key={refusals} className="session-bar" role="alert">
      <sl-icon name="exclamation-triangle-fill" />
      <span>{t('session.endBar')}</span>
      <sl-button size="small" variant="primary" data-button="login-again" onClick={loginAgain}>
        {t('session.loginAgain')}
      </sl-button>
    </div>
  );
}

/** Says that the session is over and offers to log in again (spec §8). */
export function SessionEndBox() {
  const t = useT();
  const { isAsking, isWorkKept } = useSessionEnd();
  return (
    <Modal
      title={t('session.endTitle')}
      isOpen={isAsking}
      width="420px"
      onClose={dismissSessionEnd}
      footer={
        <>
          <sl-button onClick={dismissSessionEnd}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="login-again" onClick={loginAgain}>
            {t('session.loginAgain')}
          </sl-button>
        </>
      }
    >
      <div className="confirm">
        <sl-icon name="exclamation-triangle-fill" />
        <div>
          <p>{t('session.endText')}</p>
          {isWorkKept ? <p className="muted">{t('session.workKept')}</p> : null}
        </div>
      </div>
    </Modal>
  );
}
