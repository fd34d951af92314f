import { passwordFields, updatePassword } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { currentToken, openSession, useSession } from '../../session/session-store.ts';
import { logOut } from '../../shell/log-out.ts';
import { encryptPassword } from '../../shell/password-cipher.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { word } from './account.words.ts';

/** Stands in place of every page until a password that somebody else gave was changed; then the page is there. */
export function ForcedPasswordPage() {
  const user = useSession((session) => session.user);
  const token = currentToken();
  if (!user || token === null) return null;
  return (
    <AccountFrame>
      <h1>{word('forcedTitle')}</h1>
      <p className="muted account__intro">{word('forcedText')}</p>
      <AccountForm
        fields={passwordFields}
        labels={{ oldPassword: word('oneTimePassword') }}
        submitLabel={word('submitForced')}
        onSubmit={async ({ oldPassword, password, confirmPassword }) => {
          const body = {
            oldPassword: encryptPassword(oldPassword),
            password: encryptPassword(password),
            confirmPassword: encryptPassword(confirmPassword),
          };
          await call(updatePassword, { body, showErrorDialog: false });
          toastSuccess(word('forcedDone'));
          openSession(token, { ...user, mustChangePassword: false });
        }}
      >
        <button type="button" className="text-button account__link" onClick={() => void logOut()}>
          {word('logout')}
        </button>
      </AccountForm>
    </AccountFrame>
  );
}
