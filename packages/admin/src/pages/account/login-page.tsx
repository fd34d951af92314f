import { loginOptions, type LoginOptions } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { loadDictionaries } from '../../api/dictionary-cache.ts';
import { AccountFrame } from './account-frame.tsx';
import { word } from './account.words.ts';
import { ForgotForm } from './forgot-form.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** Nobody signs up until the service says that they may. */
const CLOSED: LoginOptions = { signup: 'off', hasMailServer: true };

function useLoginOptions(): LoginOptions {
  const [options, setOptions] = useState(CLOSED);
  useEffect(() => {
    // Nobody is offered to sign up where the service could not be asked; the message says so.
    call(loginOptions, {}).then(setOptions, () => undefined);
  }, []);
  return options;
}

type View = 'login' | 'register' | 'forgot';

interface TabsProps {
  readonly view: View;
  readonly hasRegister: boolean;
  onChoose(view: View): void;
}

/** Headings of which the other one is a way there. */
function Tabs({ view, hasRegister, onChoose }: TabsProps) {
  if (!hasRegister) return <h1>{word('loginTab')}</h1>;
  return (
    <div className="account__tabs" role="tablist">
      {(['login', 'register'] as const).map((one) => (
        <button key={one} type="button" role="tab" aria-selected={view === one} onClick={() => onChoose(one)}>
          {word(one === 'login' ? 'loginTab' : 'registerTab')}
        </button>
      ))}
    </div>
  );
}

/** Login, registration, a forgotten password and invitations on one page. */
export function LoginPage() {
  const options = useLoginOptions();
  const [query] = useSearchParams();
  const [view, setView] = useState<View>('login');
  const invitation = query.get('invitation');
  useEffect(() => {
    void loadDictionaries();
  }, []);
  if (invitation !== null) {
    return (
      <AccountFrame>
        <InvitationForm token={invitation} />
      </AccountFrame>
    );
  }
  const back = () => setView('login');
  return (
    <AccountFrame>
      {view === 'forgot' ? (
        <ForgotForm hasMailServer={options.hasMailServer} onBack={back} />
      ) : (
        <>
          <Tabs view={view} hasRegister={options.signup !== 'off'} onChoose={setView} />
          {view === 'login' ? (
            <>
              <p className="muted account__intro">{word('welcome')}</p>
              <LoginForm onForgot={() => setView('forgot')} />
            </>
          ) : (
            <RegisterForm options={options} onBack={back} />
          )}
        </>
      )}
    </AccountFrame>
  );
}
