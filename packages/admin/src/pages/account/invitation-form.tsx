import { acceptInvitation, choosePasswordFields, signUpFields } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { encryptPassword } from '../../shell/password-cipher.ts';
import { AccountForm } from './account-form.tsx';
import { word } from './account.words.ts';
import { logIn } from './login-form.tsx';
import { WorkingLink } from './mailed-link.tsx';

const fields = { nickname: signUpFields.nickname, ...choosePasswordFields };

/** Whoever was invited chooses nickname and password, and is in. */
export function InvitationForm({ token }: { readonly token: string }) {
  return (
    <WorkingLink token={token} expiredText={word('invitationExpiredText')}>
      {({ email }) => (
        <>
          <h1>{word('invitationTitle')}</h1>
          <p className="muted account__intro">{word('invitationText', { email })}</p>
          <AccountForm
            fields={fields}
            submitLabel={word('submitInvitation')}
            onSubmit={async ({ nickname, password, confirmPassword }) => {
              const body = {
                token,
                nickname,
                password: encryptPassword(password),
                confirmPassword: encryptPassword(confirmPassword),
              };
              await call(acceptInvitation, { body, showErrorDialog: false });
              await logIn(email, password);
            }}
          />
        </>
      )}
    </WorkingLink>
  );
}
