import { invitationFields, inviteUser } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { Form, useFocusFirstProblem } from '../../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import { myWord } from './my-account.words.ts';

interface InviteDialogProps {
  onClose(): void;
  onInvited(): void;
}

/** Mails somebody a link with which they choose nickname and password. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const t = useT();
  const [values, setValues] = useState({ email: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setIsSending] = useState(false);
  const container = useFocusFirstProblem(problems);

  async function send() {
    const trimmed = trimValues(values);
    const found = problemsOf(invitationFields, trimmed, currentLanguage());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    const invited = await call(inviteUser, { body: trimmed }).catch(() => undefined);
    setIsSending(false);
    if (!invited) return;
    toastSuccess(myWord('invited', { email: trimmed.email }));
    onInvited();
  }

  return (
    <Modal
      title={myWord('invite')}
      isOpen
      width="480px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" loading={isSending} data-button="send" onClick={() => void send()}>
            {myWord('inviteSend')}
          </sl-button>
        </>
      }
    >
      <div ref={container}>
        <Form
          fields={invitationFields}
          values={values}
          problems={problems}
          language={currentLanguage()}
          onChange={(_name, value) => setValues({ email: String(value) })}
        />
        <p className="muted">{myWord('inviteText')}</p>
      </div>
    </Modal>
  );
}
