import { resendVerification, verifyEmail } from '@aj-report/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { AccountFrame } from './account-frame.tsx';
import { AccountMessage } from './account-message.tsx';
import { word } from './account.words.ts';
import { FailedLink } from './mailed-link.tsx';
import { ResendButton } from './mail-sent.tsx';

type Outcome = { readonly code: string; readonly text: string } | undefined;

const GOOD = '200';

/** Verifies once: the link is used up by it. */
function useVerification(token: string): Outcome {
  const [outcome, setOutcome] = useState<Outcome>();
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    call(verifyEmail, { query: { token }, showErrorDialog: false }).then(
      () => setOutcome({ code: GOOD, text: '' }),
      (failure: unknown) => {
        const { code, reported } = toApiError(failure);
        setOutcome({ code, text: reported });
      },
    );
  }, [token]);
  return outcome;
}

function Verified() {
  const navigate = useNavigate();
  return (
    <AccountMessage icon="check-circle" tone="success" title={word('verified')} text={word('verifiedText')}>
      <sl-button size="large" variant="primary" data-button="to-login" onClick={() => void navigate('/login')}>
        {word('toLogin')}
      </sl-button>
    </AccountMessage>
  );
}

function Expired({ token }: { readonly token: string }) {
  return (
    <AccountMessage icon="clock-history" tone="warning" title={word('linkExpired')} text={word('verifyExpiredText')}>
      <ResendButton send={() => call(resendVerification, { body: { token }, showErrorDialog: false })} />
    </AccountMessage>
  );
}

function Result({ token }: { readonly token: string }) {
  const outcome = useVerification(token);
  if (!outcome) return <AccountMessage icon="envelope" title={word('verifying')} text="" />;
  if (outcome.code === GOOD) return <Verified />;
  if (outcome.code === 'expired') return <Expired token={token} />;
  return <FailedLink {...outcome} expiredText="" />;
}

/** Where the link of a verification mail leads. */
export function ValidateResultPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return (
    <AccountFrame>
      {token === '' ? <FailedLink code="invalid" text="" expiredText="" /> : <Result token={token} />}
    </AccountFrame>
  );
}
