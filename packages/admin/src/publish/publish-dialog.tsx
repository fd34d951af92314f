import { getScreenChanges, publishScreen, type OutputOf } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { toastSuccess } from '../api/toast.ts';
import { useT } from '../i18n/i18n.ts';
import { makePicture } from '../screen/pictures.ts';
import { Modal } from '../shell/modal.tsx';
import { ChangeList } from './change-list.tsx';
import './publish.css';

type Changes = OutputOf<typeof getScreenChanges>;

function Found({ found }: { readonly found: Changes }) {
  const t = useT();
  const { changes, revision, publishedRevision } = found;
  if (publishedRevision === 0) return <p>{t('publish.first')}</p>;
  if (revision === publishedRevision) return <p>{t('publish.nothing')}</p>;
  return (
    <>
      <p>{t('publish.since', { published: publishedRevision, revision })}</p>
      <ChangeList changes={changes} />
    </>
  );
}

interface PublishDialogProps {
  readonly reportCode: string;
  readonly name: string;
  onClose(): void;
  onPublished(): void;
}

/** Says what viewers will see that they do not see yet, and publishes it. */
export function PublishDialog({ reportCode, name, onClose, onPublished }: PublishDialogProps) {
  const t = useT();
  const [found, setFound] = useState<Changes | undefined>();
  const [isPublishing, setIsPublishing] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    call(getScreenChanges, { params: { reportCode }, signal: abort.signal }).then(
      setFound,
      () => abort.signal.aborted || onClose(),
    );
    return () => abort.abort();
  }, [reportCode, onClose]);

  async function publish() {
    setIsPublishing(true);
    const body = { reportCode, ...(found && found.revision > 0 && { revision: found.revision }) };
    const done = await call(publishScreen, { body }).catch(() => undefined);
    setIsPublishing(false);
    if (!done) return;
    toastSuccess(t('publish.done', { revision: done.revision }));
    void makePicture(reportCode, done.revision);
    onPublished();
  }

  return (
    <Modal
      title={t('publish.title', { name })}
      isOpen
      width="560px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button
            variant="primary"
            data-button="publish"
            loading={isPublishing}
            disabled={!found || found.revision === found.publishedRevision}
            onClick={() => void publish()}
          >
            {t('publish.publish')}
          </sl-button>
        </>
      }
    >
      <div className="publish">{found ? <Found found={found} /> : <sl-skeleton effect="sheen" />}</div>
    </Modal>
  );
}
