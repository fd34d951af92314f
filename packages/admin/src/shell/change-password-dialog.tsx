import { defaultsOf, passwordFields, updatePassword, type Language } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { forgetDictionaries } from '../api/dictionary-cache.ts';
import { toApiError } from '../api/http.ts';
import { toastError, toastSuccess } from '../api/toast.ts';
import { Form, useFocusFirstProblem } from '../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../form/form-problems.ts';
import { translate, useT } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { closeSession } from '../session/session-store.ts';
import { Modal } from './modal.tsx';
import { encryptPassword } from './password-cipher.ts';

/** ms the success message stands before the login page opens */
const LEAVE_AFTER_MS = 1200;

interface Passwords {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Problems with the messages of spec §5, in its order. */
function checkPasswords(values: Passwords, language: Language): Problems {
  const problems: Record<string, string> = { ...problemsOf(passwordFields, { ...values }, language) };
  if (values.confirmPassword !== '' && values.confirmPassword !== values.password)
    problems['confirmPassword'] = translate('password.differ');
  return problems;
}

async function sendPasswords(values: Passwords): Promise<boolean> {
  const body = {
    oldPassword: encryptPassword(values.oldPassword),
    password: encryptPassword(values.password),
    confirmPassword: encryptPassword(values.confirmPassword),
  };
  try {
    // A refused change stays silent (spec §8); a service that cannot be reached does not.
    await call(updatePassword, { body, showErrorDialog: false });
    return true;
  } catch (failure) {
    const error = toApiError(failure);
    if (error.code === 'network') toastError(error.message);
    return false;
  }
}

/** Changes the caller's password, and asks for a new login with it. */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  const language = currentLanguage();
  const [values, setValues] = useState<Passwords>(() => defaultsOf(passwordFields));
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const container = useFocusFirstProblem(problems);

  async function handleSave() {
    const trimmed = trimValues({ ...values });
    const found = checkPasswords(trimmed, language);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    const isChanged = await sendPasswords(trimmed);
    setIsSaving(false);
    if (!isChanged) return;
    toastSuccess(t('password.saved'));
    setTimeout(() => {
      closeSession();
      forgetDictionaries();
      window.location.assign('/login');
    }, LEAVE_AFTER_MS);
  }

  return (
    <Modal
      title={t('shell.changePassword')}
      isOpen
      width="480px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" loading={isSaving} onClick={() => void handleSave()}>
            {t('crud.save')}
          </sl-button>
        </>
      }
    >
      <div ref={container}>
        <Form
          fields={passwordFields}
          values={{ ...values }}
          problems={problems}
          language={language}
          onChange={(name, value) => setValues({ ...values, [name]: value })}
        />
      </div>
    </Modal>
  );
}
