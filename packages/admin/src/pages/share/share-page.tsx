import type { ShareRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListPage } from '../../crud/list-page.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { ShareLinks } from '../../shares/share-links.tsx';
import { shareWord } from '../../shares/share.words.ts';
import { ShareEditDialog } from './share-edit-dialog.tsx';
import { shareResource } from './share.resource.ts';
import './share.css';

type Opened = { readonly kind: 'edit' | 'links'; readonly share: ShareRecord } | null;

function LinksDialog({ share, onClose }: { readonly share: ShareRecord; onClose(): void }) {
  const t = useT();
  return (
    <Modal
      title={shareWord('linksTitle', { name: share.reportName })}
      isOpen
      width="760px"
      onClose={onClose}
      footer={
        <sl-button variant="primary" onClick={onClose}>
          {t('crud.close')}
        </sl-button>
      }
    >
      <ShareLinks
        shareUrl={share.shareUrl}
        wholeUrl={share.wholeUrl}
        hasPassword={share.hasPassword}
        reportName={share.reportName}
      />
    </Modal>
  );
}

/** Every share: how long it lasts, who looked, its address; extended, paused, changed and withdrawn here. */
export function SharePage() {
  const [opened, setOpened] = useState<Opened>(null);
  const navigate = useNavigate();
  const resource = useMemo(
    () =>
      shareResource(
        {
          openEdit: (share) => setOpened({ kind: 'edit', share }),
          openLinks: (share) => setOpened({ kind: 'links', share }),
        },
        () => void navigate('/report/report'),
      ),
    [navigate],
  );
  const close = () => setOpened(null);
  return (
    <ListPage resource={resource}>
      {(context) => {
        if (!opened) return null;
        if (opened.kind === 'links') return <LinksDialog share={opened.share} onClose={close} />;
        const handleSaved = () => {
          close();
          context.reload();
        };
        return <ShareEditDialog row={opened.share} onClose={close} onSaved={handleSaved} />;
      }}
    </ListPage>
  );
}
