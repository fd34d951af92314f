import { resendVerification, signUp, signUpFields, type LoginOptions } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
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
  if (options.signup !== 'open')
    return <AccountMessage icon="envelope" title={word('invitedOnly')} text={word('invitedOnlyText')} />;
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
      <p className="muted account__intro">{word('registerText')}</p>
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
