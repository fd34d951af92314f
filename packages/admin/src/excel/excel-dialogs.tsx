import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useStore } from 'zustand';
import { useText } from '../i18n/i18n.ts';
import { Modal } from '../shell/modal.tsx';
import type { ExcelStore } from './document/excel-store.ts';
import { WORDS } from './excel.words.ts';
import type { ExcelSaver } from './save.ts';

/** Someone else saved first: says who and when, and offers both ways on. */
export function ConflictDialog({ saver, onReload }: { readonly saver: ExcelSaver; onReload(): void }) {
  const text = useText();
  const { conflict } = useStore(saver.store);
  return (
    <Modal
      title={text(WORDS.conflictTitle)}
      isOpen={conflict !== null}
      width="520px"
      onClose={() => saver.dismiss()}
      footer={
        <>
          <sl-button onClick={() => saver.dismiss()}>{text(WORDS.cancel)}</sl-button>
          <sl-button data-reload onClick={onReload}>
            {text(WORDS.reload)}
          </sl-button>
          <sl-button variant="primary" data-save-over onClick={() => void saver.saveOver()}>
            {text(WORDS.saveOver)}
          </sl-button>
        </>
      }
    >
      <div className="xl-dialog">
        <p>{conflict}</p>
        <p>{text(WORDS.conflictHelp)}</p>
      </div>
    </Modal>
  );
}

/** Unsaved work is not left without a question, neither by a link of the admin nor by closing the tab. */
export function LeaveDialog({ document, saver }: { readonly document: ExcelStore; readonly saver: ExcelSaver }) {
  const text = useText();
  const blocker = useBlocker(
    ({ nextLocation }) => document.isDirty && nextLocation.pathname !== window.location.pathname,
  );
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent): void => {
      if (document.isDirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [document]);
  async function saveAndLeave(): Promise<void> {
    if (await saver.save()) blocker.proceed?.();
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
          <sl-button data-leave onClick={() => blocker.proceed?.()}>
            {text(WORDS.leave)}
          </sl-button>
          <sl-button variant="primary" onClick={() => void saveAndLeave()}>
            {text(WORDS.saveAndLeave)}
          </sl-button>
        </>
      }
    >
      <div className="xl-dialog">
        <p>{text(WORDS.leaveHelp)}</p>
      </div>
    </Modal>
  );
}
