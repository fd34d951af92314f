import { APPROVAL_TEXT, resendVerification, signUp, signUpFields, type LoginOptions } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/i18n.ts';
import { encryptPassword } from '../../shell/password-cipher.ts';
import { AccountForm } from './account-form.tsx';
import { AccountMessage } from './account-message.tsx';
import { word } from './account.words.ts';
import { MailSent } from './mail-sent.tsx';

interface RegisterFormProps {
  readonly options: LoginOptions;
  onBack(): void;
}

/** Signs somebody up; where that needs an invitation, it says so. */
export function RegisterForm({ options, onBack }: RegisterFormProps) {
  const [email, setEmail] = useState<string | undefined>();
  const text = useText();
  if (options.signup !== 'open')
    return <AccountMessage icon="envelope" title={word('invitedOnly')} text={word('invitedOnlyText')} />;
  if (email !== undefined && !options.hasMailServer) {
    return (
      <AccountMessage
        icon="hourglass-split"
        tone="success"
        title={word('approvalTitle')}
        text={
          <>
            <strong className="account__address">{email}</strong>
            <span>{text(APPROVAL_TEXT)}</span>
            <span>{word('approvalDetail')}</span>
          </>
        }
      >
        <sl-button size="large" variant="primary" onClick={onBack}>
          {word('backToLogin')}
        </sl-button>
      </AccountMessage>
    );
  }
  if (email !== undefined) {
    return (
      <MailSent
        text={word('verificationSent')}
        detail={word('verificationDetail')}
        email={email}
        hasMailServer={options.hasMailServer}
        send={() => call(resendVerification, { body: { email }, showErrorDialog: false })}
        onBack={onBack}
      />
    );
  }
  return (
    <>
      <p className="muted account__intro">{word(options.hasMailServer ? 'registerText' : 'registerApprovedText')}</p>
      <AccountForm
        fields={signUpFields}
        submitLabel={word('submitRegister')}
        onSubmit={async ({ nickname, email: address, password, confirmPassword }) => {
          const body = {
            nickname,
            email: address,
            password: encryptPassword(password),
            confirmPassword: encryptPassword(confirmPassword),
          };
          await call(signUp, { body, showErrorDialog: false });
          setEmail(address);
        }}
      />
    </>
  );
}
