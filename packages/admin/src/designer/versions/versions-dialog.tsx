import { useEffect, useState } from 'react';
import { toastSuccess } from '../../api/toast.ts';
import { useText } from '../../i18n/i18n.ts';
import { makeMissingPicture } from '../../screen/pictures.ts';
import { Modal } from '../../shell/modal.tsx';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { useDesigner } from '../ui/use-designer.ts';
import { restoreScreen } from './restore.ts';
import { RevisionList, RevisionPicture } from './revision-list.tsx';
import { RevisionView } from './revision-view.tsx';
import { useRevision, useRevisions } from './use-revisions.ts';
import { VERSION_WORDS } from './versions.words.ts';
import './versions.css';

interface VersionsDialogProps {
  /** Resolves to whether it is stored. */
  onSave(): Promise<boolean>;
  onClose(): void;
}

/** The kept revisions of the screen: what each looks like and has become, and having it back, whole or a widget. */
export function VersionsDialog({ onSave, onClose }: VersionsDialogProps) {
  const text = useText();
  const designer = useDesigner();
  const { document } = designer;
  const { reportCode, revision: opened } = document.screen;
  const [revisions, reload] = useRevisions(reportCode);
  const [asked, setAsked] = useState<number | undefined>();
  const chosen = revisions?.find(({ revision }) => revision === asked) ?? revisions?.[0];
  const past = useRevision(reportCode, chosen?.revision);

  useEffect(() => {
    if (past && chosen?.revision === past.revision && chosen.pictureId === '') {
      makeMissingPicture(reportCode, past.revision);
    }
  }, [reportCode, past, chosen]);

  const pictures = new Map(
    revisions?.map((one) => [one.revision, <RevisionPicture key={one.revision} reportCode={reportCode} of={one} />]),
  );

  async function restore(): Promise<void> {
    if (!past) return;
    designer.replaceScreen(VERSION_WORDS.restoreStep, restoreScreen(past));
    onClose();
    if (document.isDirty && !(await onSave())) return;
    toastSuccess(fill(text(VERSION_WORDS.restored), { revision: past.revision }));
  }

  return (
    <Modal
      title={text(VERSION_WORDS.title)}
      isOpen
      width="1180px"
      canFullscreen
      onClose={onClose}
      footer={
        <>
          <span className="versions__help muted">{text(VERSION_WORDS.restoreHelp)}</span>
          <sl-button onClick={onClose}>{text(WORDS.close)}</sl-button>
          <sl-button variant="primary" data-restore disabled={!past} onClick={() => void restore()}>
            {text(VERSION_WORDS.restore)}
          </sl-button>
        </>
      }
    >
      <div className="versions">
        {revisions ? null : <sl-skeleton effect="sheen" />}
        {revisions?.length === 0 ? <p className="muted">{text(VERSION_WORDS.none)}</p> : null}
        {revisions && chosen ? (
          <>
            <RevisionList
              revisions={revisions}
              chosen={chosen.revision}
              opened={opened}
              pictures={pictures}
              onChoose={setAsked}
            />
            <RevisionView revisions={revisions} chosen={chosen} past={past} onNamed={reload} />
          </>
        ) : null}
      </div>
    </Modal>
  );
}
