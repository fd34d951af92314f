import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import type { DocumentStore } from '../document/document-store.ts';
import { WORDS } from '../designer.words.ts';
import type { Together } from '../together/together.ts';
import type { DraftKeeper } from './draft.ts';

interface LeaveGuardProps {
  readonly document: DocumentStore;
  readonly together: Together;
  readonly drafts: DraftKeeper;
  /** Resolves to whether it is stored. */
  onSave(): Promise<boolean>;
}

/** Unsaved work is not left without a question, neither by a link of the admin nor by closing the tab. */
export function LeaveGuard({ document, together, drafts, onSave }: LeaveGuardProps) {
  const text = useText();
  const isAtRisk = (): boolean => document.isDirty && !together.isHeldByOthers;
  const blocker = useBlocker(({ nextLocation }) => isAtRisk() && nextLocation.pathname !== window.location.pathname);

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent): void => {
      if (document.isDirty && !together.isHeldByOthers) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [document, together]);

  async function saveAndLeave(): Promise<void> {
    if (await onSave()) blocker.proceed?.();
    else blocker.reset?.();
  }

  return (
    <Modal
      title={text(WORDS.leaveTitle)}
      isOpen={blocker.state === 'blocked'}
      width="460px"
      onClose={() => blocker.reset?.()}
      footer={
        <>
          <sl-button onClick={() => blocker.reset?.()}>{text(WORDS.cancel)}</sl-button>
          <sl-button
            data-leave
            onClick={() => {
              // The work is given up on purpose: no draft of it is to be offered.
              document.load(document.stored);
              drafts.drop();
              blocker.proceed?.();
            }}
          >
            {text(WORDS.leave)}
          </sl-button>
          <sl-button variant="primary" onClick={() => void saveAndLeave()}>
            {text(WORDS.saveAndLeave)}
          </sl-button>
        </>
      }
    >
      <div className="designer-dialog">
        <p>{text(WORDS.leaveHelp)}</p>
      </div>
    </Modal>
  );
}
