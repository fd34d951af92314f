import { forgotPassword, invitationFields } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { AccountForm } from './account-form.tsx';
import { word } from './account.words.ts';
import { MailSent } from './mail-sent.tsx';

interface ForgotFormProps {
  readonly hasMailServer: boolean;
  onBack(): void;
}

/** Asks for a link that chooses a new password. */
export function ForgotForm({ hasMailServer, onBack }: ForgotFormProps) {
  const [email, setEmail] = useState<string | undefined>();
  const send = (address: string) => call(forgotPassword, { body: { email: address }, showErrorDialog: false });
  if (email !== undefined) {
    const again = () => send(email);
    return (
      <MailSent text={word('resetSent')} email={email} hasMailServer={hasMailServer} send={again} onBack={onBack} />
    );
  }
  return (
    <>
      <h1>{word('forgotTitle')}</h1>
      <p className="muted account__intro">{word('forgotText')}</p>
      <AccountForm
        fields={invitationFields}
        submitLabel={word('sendLink')}
        onSubmit={async (values) => {
          await send(values.email);
          setEmail(values.email);
        }}
      >
        <button type="button" className="text-button account__link" onClick={onBack}>
          {word('backToLogin')}
        </button>
      </AccountForm>
    </>
  );
}
