import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage, htmlLang } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import type { DocumentStore } from '../document/document-store.ts';
import { fill, WORDS } from '../designer.words.ts';
import { readDrafts } from './draft.ts';

/** Offers the unsaved work of an earlier session. Decided later, it stays and is offered again. */
export function DraftDialog({ document }: { readonly document: DocumentStore }) {
  const text = useText();
  const { reportCode, revision } = document.screen;
  const [draft, setDraft] = useState(() => readDrafts(localStorage, reportCode)[0]);
  if (!draft) return null;
  const time = new Date(draft.at).toLocaleString(htmlLang(currentLanguage()));
  const isOlder = draft.screen.revision !== revision;
  const close = (): void => setDraft(undefined);

  function discard(key: string): void {
    localStorage.removeItem(key);
    close();
  }

  return (
    <Modal
      title={text(WORDS.draftTitle)}
      isOpen
      width="480px"
      onClose={close}
      footer={
        <>
          <sl-button variant="text" data-discard onClick={() => discard(draft.key)}>
            {text(WORDS.discard)}
          </sl-button>
          <sl-button onClick={close}>{text(WORDS.later)}</sl-button>
          <sl-button
            variant="primary"
            data-restore
            onClick={() => {
              document.load(draft.screen, true);
              discard(draft.key);
            }}
          >
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
