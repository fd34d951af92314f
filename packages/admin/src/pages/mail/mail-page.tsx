import { getMail, type MailDetail, type MailListItem } from '@aj-report/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { call } from '../../api/call.ts';
import { Facts } from '../../crud/facts.tsx';
import { formatTime } from '../../i18n/format-value.ts';
import { ListPage } from '../../crud/list-page.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Can } from '../../session/use-can.tsx';
import { Modal } from '../../shell/modal.tsx';
import { MailStateTag } from './mail-state-tag.tsx';
import { mailResource, sendAgain } from './mail.resource.ts';
import { mailWord } from './mail.words.ts';
import { TakenLink } from './taken-link.tsx';
import './mail.css';

interface MailDialogProps {
  readonly id: string;
  onClose(): void;
  reload(): void;
}

/** A mail with its text; undefined while it is fetched. What cannot be fetched is not shown at all. */
function useMail({ id, onClose }: MailDialogProps): MailDetail | undefined {
  const [mail, setMail] = useState<MailDetail | undefined>();
  // The call has said what went wrong.
  const handleFailure = useEffectEvent(onClose);
  useEffect(() => {
    const abort = new AbortController();
    call(getMail, { params: { id }, signal: abort.signal }).then(
      setMail,
      () => !abort.signal.aborted && handleFailure(),
    );
    return () => abort.abort();
  }, [id]);
  return mail;
}

function MailDialog(props: MailDialogProps) {
  const t = useT();
  const { onClose, reload } = props;
  const mail = useMail(props);
  if (!mail) return null;
  const failure = mail.failure ?? '';
  return (
    <Modal
      title={mail.subject}
      isOpen
      canFullscreen
      width="min(680px, 94vw)"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.close')}</sl-button>
          {mail.state === 'sent' ? null : (
            <Can permission="mailManage:send">
              <sl-button
                variant="primary"
                data-button="send"
                onClick={() => {
                  onClose();
                  void sendAgain(mail, { reload });
                }}
              >
                {mailWord('send')}
              </sl-button>
            </Can>
          )}
        </>
      }
    >
      <div className="mail-detail">
        <Facts
          facts={[
            { name: mailWord('recipient'), value: mail.recipient },
            ...(mail.attachmentName === null ? [] : [{ name: mailWord('attachment'), value: mail.attachmentName }]),
            { name: mailWord('written'), value: formatTime(mail.createTime) },
            { name: mailWord('state'), value: <MailStateTag mail={mail} /> },
            ...(failure === '' ? [] : [{ name: mailWord('reason'), value: failure }]),
          ]}
        />
        {mail.state === 'kept' ? <p className="mail-detail__notice">{mailWord('keptText')}</p> : null}
        {mail.hasLink ? <TakenLink id={mail.id} /> : null}
        {mail.textBody === '' ? (
          <p className="muted">{mailWord('forgotten')}</p>
        ) : (
          <pre className="mail-detail__text" data-testid="mail-text">
            {mail.textBody}
          </pre>
        )}
      </div>
    </Modal>
  );
}

/** The outbox: mails, what became of them, and their text as long as it is kept. */
export function MailPage() {
  const [opened, setOpened] = useState<MailListItem | null>(null);
  const resource = useMemo(() => mailResource(setOpened), []);
  return (
    <ListPage resource={resource}>
      {(context) =>
        opened ? <MailDialog id={opened.id} onClose={() => setOpened(null)} reload={context.reload} /> : null
      }
    </ListPage>
  );
}
