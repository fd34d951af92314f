import { siteStorage } from '@aj-report/embed/storage';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage, htmlLang } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import type { DocumentStore } from '../document/document-store.ts';
import type { Together } from '../together/together.ts';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { readDrafts, type Draft } from './draft.ts';
import type { OpenTabs } from './open-tabs.ts';

interface DraftDialogProps {
  readonly document: DocumentStore;
  readonly tabs: OpenTabs;
  readonly together: Together;
}

/** The newest draft that nobody works on, else the newest of another tab. Known once the other tabs had time to answer. */
function useFoundDraft({ document, tabs }: Pick<DraftDialogProps, 'document' | 'tabs'>) {
  const [draft, setDraft] = useState<Draft | undefined>();
  const { reportCode } = document.screen;
  useEffect(() => {
    let isCurrent = true;
    void tabs.ask().then((inUse) => {
      const drafts = readDrafts(siteStorage, reportCode);
      if (isCurrent) setDraft(drafts.find(({ key }) => !inUse.has(key)) ?? drafts[0]);
    });
    return () => {
      isCurrent = false;
    };
  }, [reportCode, tabs]);
  return [draft, () => setDraft(undefined)] as const;
}

/** Offers the unsaved work of an earlier session, or says that another tab is working on it. */
export function DraftDialog(props: DraftDialogProps) {
  const { document, tabs, together } = props;
  const isTogether = useStore(together.store, ({ kind }) => kind !== 'off');
  const [draft, close] = useFoundDraft(props);
  const inUse = useStore(tabs.others);
  if (!draft) return null;
  // Both tabs are editors of one room: what the other does is seen here.
  if (inUse.has(draft.key) && isTogether) return null;
  if (inUse.has(draft.key)) return <OtherTabDialog draft={draft} onClose={close} />;

  /** What another tab has begun to work on meanwhile is left to it: the dialog then says so. */
  async function take(key: string, use?: () => void): Promise<void> {
    if ((await tabs.ask()).has(key)) return;
    use?.();
    siteStorage.removeItem(key);
    close();
  }

  return (
    <OfferDialog
      draft={draft}
      revision={document.screen.revision}
      onClose={close}
      onDiscard={() => void take(draft.key)}
      onRestore={() => void take(draft.key, () => document.load(draft.screen, true))}
    />
  );
}

interface DialogProps {
  readonly draft: Draft;
  onClose(): void;
}

function timeOf(draft: Draft): string {
  return new Date(draft.at).toLocaleString(htmlLang(currentLanguage()));
}

function OtherTabDialog({ draft, onClose }: DialogProps) {
  const text = useText();
  return (
    <Modal
      title={text(WORDS.otherTab)}
      isOpen
      width="480px"
      onClose={onClose}
      footer={
        <sl-button variant="primary" data-other-tab onClick={onClose}>
          {text(WORDS.understood)}
        </sl-button>
      }
    >
      <div className="designer-dialog">
        <p>{fill(text(WORDS.otherTabDraft), { time: timeOf(draft) })}</p>
      </div>
    </Modal>
  );
}

interface OfferDialogProps extends DialogProps {
  /** Of the screen as it was opened. */
  readonly revision: number;
  onDiscard(): void;
  onRestore(): void;
}

/** Decided later, the draft stays and is offered again. */
function OfferDialog({ draft, revision, onClose, onDiscard, onRestore }: OfferDialogProps) {
  const text = useText();
  const time = timeOf(draft);
  const isOlder = draft.screen.revision !== revision;

  return (
    <Modal
      title={text(WORDS.draftTitle)}
      isOpen
      width="480px"
      onClose={onClose}
      footer={
        <>
          <sl-button variant="text" data-discard onClick={onDiscard}>
            {text(WORDS.discard)}
          </sl-button>
          <sl-button onClick={onClose}>{text(WORDS.later)}</sl-button>
          <sl-button variant="primary" data-restore onClick={onRestore}>
            {text(WORDS.restore)}
          </sl-button>
        </>
      }
    >
      <div className="designer-dialog">
        <p>
          {fill(text(WORDS.draftFound), { time })}
          {isOlder ? fill(text(WORDS.draftOlder), { revision: draft.screen.revision, current: revision }) : ''}
        </p>
      </div>
    </Modal>
  );
}
