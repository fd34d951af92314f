import { lazy, Suspense, useEffect, useState } from 'react';
import { loadDictionaries } from '../../api/dictionary-cache.ts';
import { toApiError } from '../../api/http.ts';
import { requestLogin } from '../../api/login.ts';
import { forgetSessionEnd } from '../../api/session-end.ts';
import { useT } from '../../i18n/i18n.ts';
import { readCookie, writeCookie } from '../../session/cookie.ts';
import { openSession } from '../../session/session-store.ts';
import { LanguageMenu, LookMenu } from '../../shell/look-menus.tsx';
import { Logo } from '../../shell/logo.tsx';
import { atOnce } from '../../shoelace/at-once.ts';
import './login.css';

/** Name of the user who logged in here last. */
const NAME_COOKIE = 'userName';

const LoginStage = lazy(async () => ({ default: (await import('./login-stage.tsx')).LoginStage }));

function useLogin() {
  const t = useT();
  const [userName, setUserName] = useState(() => readCookie(NAME_COOKIE) ?? '');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    if (userName.trim() === '') return setError(t('login.userNameMissing'));
    if (password === '') return setError(t('login.passwordMissing'));
    setIsBusy(true);
    setError(undefined);
    try {
      const { token, accessUser } = await requestLogin(userName.trim(), password);
      writeCookie(NAME_COOKIE, userName.trim());
      forgetSessionEnd();
      // The guard takes it from here: nobody with a session stays on this page.
      openSession(token, accessUser);
    } catch (failure) {
      setError(toApiError(failure).told);
      setIsBusy(false);
    }
  }

  return { userName, setUserName, password, setPassword, error, isBusy, submit };
}

function valueOf(event: CustomEvent): string {
  return (event.target as HTMLInputElement).value;
}

function LoginForm() {
  const t = useT();
  const form = useLogin();
  return (
    <form
      className="login__form"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className="login__mark">
        <Logo size={36} />
        <span>{t('app.name')}</span>
      </div>
      <h1>{t('login.title')}</h1>
      <p className="muted">{t('login.welcome')}</p>
      <sl-input
        size="large"
        name="userName"
        label={t('login.userName')}
        autocomplete="username"
        autofocus
        value={form.userName}
        disabled={form.isBusy}
        onsl-input={atOnce((event) => form.setUserName(valueOf(event)))}
      >
        <sl-icon slot="prefix" name="person" />
      </sl-input>
      <sl-input
        size="large"
        name="password"
        type="password"
        passwordToggle
        label={t('login.password')}
        autocomplete="current-password"
        value={form.password}
        disabled={form.isBusy}
        onsl-input={atOnce((event) => form.setPassword(valueOf(event)))}
      >
        <sl-icon slot="prefix" name="lock" />
      </sl-input>
      <div className="login__error" role="alert">
        {form.error}
      </div>
      <sl-button type="submit" variant="primary" size="large" loading={form.isBusy}>
        {t('login.submit')}
      </sl-button>
      <p className="login__note muted">{t('login.firstTime')}</p>
    </form>
  );
}

/** Brand and a living screen on one side, the form on the other. */
export function LoginPage() {
  const t = useT();
  useEffect(() => {
    void loadDictionaries();
  }, []);
  return (
    <div className="login">
      <section className="login__brand">
        <div className="login__words">
          <h2>{t('app.slogan')}</h2>
          <p>{t('app.sloganDetail')}</p>
        </div>
        <div className="login__screen" role="img" aria-label={t('login.sample')}>
          <Suspense fallback={null}>
            <LoginStage />
          </Suspense>
        </div>
      </section>
      <section className="login__side">
        <div className="login__menus">
          <LanguageMenu />
          <LookMenu />
        </div>
        <LoginForm />
      </section>
    </div>
  );
}
