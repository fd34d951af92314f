import { mailedLink, type LinkHolder } from '@aj-report/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { AccountMessage } from './account-message.tsx';
import { word } from './account.words.ts';

type LinkState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'works'; readonly holder: LinkHolder }
  | { readonly kind: 'failed'; readonly code: string; readonly text: string };

/** Whether the link of a mail works, and whom it was sent to. */
function useMailedLink(token: string): LinkState {
  const [state, setState] = useState<LinkState>({ kind: 'asking' });
  useEffect(() => {
    const abort = new AbortController();
    call(mailedLink, { query: { token }, showErrorDialog: false, signal: abort.signal }).then(
      (holder) => setState({ kind: 'works', holder }),
      (failure: unknown) => {
        const { code, reported } = toApiError(failure);
        if (!abort.signal.aborted) setState({ kind: 'failed', code, text: reported });
      },
    );
    return () => abort.abort();
  }, [token]);
  return state;
}

/** A link that does not work, and what to do instead. */
export function FailedLink({
  code,
  text,
  expiredText,
}: {
  readonly code: string;
  readonly text: string;
  readonly expiredText: string;
}) {
  const navigate = useNavigate();
  const known = {
    expired: { title: word('linkExpired'), text: expiredText },
    invalid: { title: word('linkInvalid'), text: word('linkInvalidText') },
  };
  const shown = code === 'expired' || code === 'invalid' ? known[code] : { title: word('verifyFailed'), text };
  return (
    <AccountMessage icon={code === 'expired' ? 'clock-history' : 'x-circle'} tone="warning" {...shown}>
      <sl-button size="large" variant="primary" onClick={() => void navigate('/login')}>
        {word('toLogin')}
      </sl-button>
    </AccountMessage>
  );
}

interface MailedLinkProps {
  readonly token: string;
  readonly expiredText: string;
  children(holder: LinkHolder): ReactNode;
}

/** Draws its form once the link is known to work. */
export function WorkingLink({ token, expiredText, children }: MailedLinkProps) {
  const state = useMailedLink(token);
  if (state.kind === 'asking') return <div className="account__waiting" aria-busy="true" />;
  if (state.kind === 'failed') return <FailedLink {...state} expiredText={expiredText} />;
  return children(state.holder);
}
