import { resendVerification } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { requestLogin } from '../../api/login.ts';
import { forgetSessionEnd } from '../../api/session-end.ts';
import { rememberedName, rememberName } from '../../session/remembered-name.ts';
import { openSession } from '../../session/session-store.ts';
import { AccountInput } from './account-form.tsx';
import { word } from './account.words.ts';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';
import { ResendButton } from './mail-sent.tsx';

/** Codes after which a challenge stands in the form. */
const CAPTCHA_CODES = ['user/captcha-needed', 'user/captcha-wrong', 'user/captcha-expired'];

/** Logs in and keeps the session; the guard takes it from there: nobody with a session stays on this page. */
export async function logIn(userName: string, password: string, captchaVerification = ''): Promise<void> {
  const { token, accessUser } = await requestLogin(userName, password, captchaVerification);
  rememberName(userName);
  forgetSessionEnd();
  openSession(token, accessUser);
}

interface Failure {
  readonly code: string;
  readonly text: string;
}

function useLogin() {
  const [userName, setUserName] = useState(rememberedName);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<Failure | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);
  const captcha = useCaptcha(round);
  const fail = (text: string) => setFailure({ code: '', text });

  async function submit() {
    if (userName.trim() === '') return fail(word('userNameMissing'));
    if (password === '') return fail(word('passwordMissing'));
    if (captcha.isAsked && captcha.verification === '') return fail(word('captchaMissing'));
    setIsBusy(true);
    setFailure(undefined);
    try {
      await logIn(userName.trim(), password, captcha.verification);
    } catch (error) {
      const { code, reported } = toApiError(error);
      setFailure({ code, text: reported });
      // A challenge counts once, whatever came of it.
      if (captcha.isAsked || CAPTCHA_CODES.includes(code)) setRound(round + 1);
      setIsBusy(false);
    }
  }

  return { userName, setUserName, password, setPassword, failure, isBusy, submit, captcha };
}

/** User name or address and password; a challenge after some failures. */
export function LoginForm({ onForgot }: { onForgot(): void }) {
  const form = useLogin();
  const isUnverified = form.failure?.code === 'user/email-unverified' && form.userName.includes('@');
  return (
    <form
      className="login__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <AccountInput
        name="userName"
        label={word('userName')}
        icon="person"
        autocomplete="username"
        isFocused
        value={form.userName}
        isDisabled={form.isBusy}
        onChange={form.setUserName}
      />
      <AccountInput
        name="password"
        type="password"
        label={word('password')}
        icon="lock"
        autocomplete="current-password"
        value={form.password}
        isDisabled={form.isBusy}
        onChange={form.setPassword}
      />
      {form.captcha.isAsked ? <CaptchaField state={form.captcha} isDisabled={form.isBusy} /> : null}
      <div className="login__error" role="alert">
        {form.failure?.text}
      </div>
      <sl-button type="submit" variant="primary" size="large" loading={form.isBusy}>
        {word('submitLogin')}
      </sl-button>
      {isUnverified ? (
        <ResendButton
          label={word('resendVerification')}
          send={() => call(resendVerification, { body: { email: form.userName.trim() }, showErrorDialog: false })}
        />
      ) : null}
      <button type="button" className="text-button account__link" data-button="forgot" onClick={onForgot}>
        {word('forgot')}
      </button>
      <p className="login__note muted">{word('firstTime')}</p>
    </form>
  );
}
