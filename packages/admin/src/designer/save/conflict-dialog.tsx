import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { TOGETHER_WORDS } from '../together/together.words.ts';
import { WORDS } from '../designer.words.ts';
import type { ScreenSaver } from './save-store.ts';

const WAYS = [
  { label: TOGETHER_WORDS.merged, help: TOGETHER_WORDS.mergeHelp },
  { label: WORDS.saveOver, help: WORDS.saveOverHelp },
  { label: WORDS.reload, help: WORDS.reloadHelp },
];

interface ConflictDialogProps {
  readonly saver: ScreenSaver;
  onReload(): void;
  /** Takes over what the other has saved, and saves both. */
  onMerge(): void;
  /** Shows what the other has saved, beside what is open here. */
  onLook(): void;
}

/** Someone else saved first: says who and when, and offers the ways on. Nothing is lost by any. */
export function ConflictDialog({ saver, onReload, onMerge, onLook }: ConflictDialogProps) {
  const text = useText();
  const state = useStore(saver.store);
  return (
    <Modal
      title={text(WORDS.conflictTitle)}
      isOpen={state.kind === 'conflict'}
      width="600px"
      onClose={() => saver.dismiss()}
      footer={
        <>
          <sl-button onClick={() => saver.dismiss()}>{text(WORDS.cancel)}</sl-button>
          <sl-button data-reload onClick={onReload}>
            {text(WORDS.reload)}
          </sl-button>
          <sl-button data-save-over onClick={() => void saver.saveOver()}>
            {text(WORDS.saveOver)}
          </sl-button>
          <sl-button variant="primary" data-merge onClick={onMerge}>
            {text(TOGETHER_WORDS.merged)}
          </sl-button>
        </>
      }
    >
      <div className="designer-dialog">
        <p>{state.kind === 'conflict' ? state.message : ''}</p>
        <button type="button" className="text-button" data-look onClick={onLook}>
          {text(WORDS.lookAtTheirs)}
        </button>
        <dl className="conflict-ways">
          {WAYS.map(({ label, help }) => (
            <div key={label.en}>
              <dt>{text(label)}</dt>
              <dd>{text(help)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  );
}
