import { endOtherSessions, endSession, listSessions, type SessionRecord } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { toastSuccess } from '../../api/toast.ts';
import { useT } from '../../i18n/i18n.ts';
import { askToConfirm } from '../../shell/confirm.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { myWord } from './my-account.words.ts';
import './my-account.css';

function useSessions() {
  const [sessions, setSessions] = useState<readonly SessionRecord[] | undefined>();
  const [error, setError] = useState<string | undefined>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    call(listSessions, { showErrorDialog: false, signal: abort.signal }).then(
      (found) => {
        setSessions(found);
        setError(undefined);
      },
      (failure: unknown) => {
        if (!abort.signal.aborted) setError(toApiError(failure).reported);
      },
    );
    return () => abort.abort();
  }, [round]);
  return { sessions, error, load: () => setRound((before) => before + 1) };
}

interface EntryProps {
  readonly session: SessionRecord;
  onEnd(): void;
}

function Entry({ session: { client, address, createTime, seenTime, current }, onEnd }: EntryProps) {
  return (
    <li className="sessions__entry" data-current={current || undefined}>
      <span className="sessions__icon">
        <sl-icon name={/iPhone|iPad|Android/.test(client) ? 'phone' : 'display'} />
      </span>
      <div className="sessions__what">
        <div className="sessions__client">
          <span className="ellipsis">{client || myWord('unknownClient')}</span>
          {current ? (
            <sl-tag size="small" variant="success">
              {myWord('thisSession')}
            </sl-tag>
          ) : null}
        </div>
        <div className="muted">
          {address ? <span className="mono">{address}</span> : null}
          <span>{myWord('began', { time: createTime })}</span>
          <span>{myWord('seen', { time: seenTime })}</span>
        </div>
      </div>
      {current ? null : (
        <sl-button size="small" data-button="end" onClick={onEnd}>
          {myWord('signOut')}
        </sl-button>
      )}
    </li>
  );
}

/** Logins of the signed-in user, of which they can end each. */
export function MySessionsPage() {
  const t = useT();
  const { sessions, error, load } = useSessions();

  async function end(id: string) {
    await call(endSession, { params: { id } }).then(
      () => toastSuccess(myWord('signedOut')),
      () => undefined,
    );
    load();
  }

  async function endOthers() {
    const isConfirmed = await askToConfirm({
      title: myWord('signOutOthers'),
      message: myWord('signOutOthersAsk'),
      confirmLabel: myWord('signOut'),
    });
    if (!isConfirmed) return;
    await call(endOtherSessions, {}).then(
      () => toastSuccess(myWord('signedOut')),
      () => undefined,
    );
    load();
  }

  if (error !== undefined) {
    return (
      <MessagePage icon="exclamation-triangle" title={t('crud.loadFailed')} text={error}>
        <sl-button variant="primary" onClick={load}>
          {t('crud.retry')}
        </sl-button>
      </MessagePage>
    );
  }
  return (
    <section className="card sessions">
      <header className="sessions__head">
        <div>
          <h2>{myWord('sessions')}</h2>
          <p className="muted">{myWord('sessionsText')}</p>
        </div>
        <sl-button data-button="end-others" disabled={(sessions?.length ?? 0) < 2} onClick={() => void endOthers()}>
          {myWord('signOutOthers')}
        </sl-button>
      </header>
      <ul aria-busy={sessions === undefined}>
        {sessions?.map((session) => (
          <Entry key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
    </section>
  );
}
