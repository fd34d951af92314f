import { choosePassword, choosePasswordFields } from '@aj-report/contract';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { closeSession } from '../../session/session-store.ts';
import { encryptPassword } from '../../shell/password-cipher.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountMessage } from './account-message.tsx';
import { word } from './account.words.ts';
import { WorkingLink } from './mailed-link.tsx';

function Done() {
  const navigate = useNavigate();
  return (
    <AccountMessage icon="check-circle" tone="success" title={word('resetDone')} text={word('resetDoneText')}>
      <sl-button size="large" variant="primary" data-button="to-login" onClick={() => void navigate('/login')}>
        {word('toLogin')}
      </sl-button>
    </AccountMessage>
  );
}

/** Where the link of a forgotten password leads. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [isDone, setIsDone] = useState(false);
  async function save(password: string, confirmPassword: string) {
    const body = { token, password: encryptPassword(password), confirmPassword: encryptPassword(confirmPassword) };
    await call(choosePassword, { body, showErrorDialog: false });
    closeSession();
    setIsDone(true);
  }
  return (
    <AccountFrame>
      {isDone ? (
        <Done />
      ) : (
        <WorkingLink token={token} expiredText={word('resetExpiredText')}>
          {({ email }) => (
            <>
              <h1>{word('resetTitle')}</h1>
              <p className="muted account__intro">{word('resetText', { email })}</p>
              <AccountForm
                fields={choosePasswordFields}
                submitLabel={word('submitReset')}
                onSubmit={({ password, confirmPassword }) => save(password, confirmPassword)}
              />
            </>
          )}
        </WorkingLink>
      )}
    </AccountFrame>
  );
}
