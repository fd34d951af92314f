import { LIMITS } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { toApiError } from '../../api/http.ts';
import { toastError, toastSuccess } from '../../api/toast.ts';
import { AccountMessage } from './account-message.tsx';
import { word } from './account.words.ts';

const SECOND_MS = 1000;

/** Seconds until something may be done again. */
function useCountdown(from: number) {
  const [seconds, setSeconds] = useState(from);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((before) => before - 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, restart: (next: number) => setSeconds(next) };
}

interface ResendButtonProps {
  readonly startsIn?: number;
  readonly label?: string;
  send(): Promise<unknown>;
}

/** Sends a mail again, at most as often as the service lets it. */
export function ResendButton({ startsIn = 0, label = word('sendAgain'), send }: ResendButtonProps) {
  const { seconds, restart } = useCountdown(startsIn);
  async function handleClick() {
    try {
      await send();
      toastSuccess(word('sentAgain'));
      restart(LIMITS.mailPauseSeconds);
    } catch (failure) {
      const error = toApiError(failure);
      toastError(error.reported);
      if (error.code === 'user/mail-too-soon') restart(Number(error.args['seconds'] ?? LIMITS.mailPauseSeconds));
    }
  }
  return (
    <sl-button size="large" disabled={seconds > 0} data-button="resend" onClick={() => void handleClick()}>
      {seconds > 0 ? word('sendAgainIn', { seconds }) : label}
    </sl-button>
  );
}

interface MailSentProps {
  readonly text: string;
  readonly detail?: string;
  /** No mail leaves the service: who wants the link has to ask for it. */
  readonly hasMailServer: boolean;
  readonly email: string;
  send(): Promise<unknown>;
  onBack(): void;
}

/** Says that a mail is on its way, and sends it again. */
export function MailSent({ text, detail, hasMailServer, email, send, onBack }: MailSentProps) {
  return (
    <AccountMessage
      icon="envelope-check"
      tone="success"
      title={word('sentTitle')}
      text={
        <>
          <strong className="account__address">{email}</strong>
          <span>{text}</span>
          {detail ? <span>{detail}</span> : null}
          {hasMailServer ? null : <span className="account__note">{word('noMailServer')}</span>}
        </>
      }
    >
      <ResendButton startsIn={LIMITS.mailPauseSeconds} send={send} />
      <sl-button size="large" variant="primary" onClick={onBack}>
        {word('backToLogin')}
      </sl-button>
    </AccountMessage>
  );
}
