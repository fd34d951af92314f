import { useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import type { ContentsQuestion } from '../open-designer.ts';

/** Asks what becomes of the widgets in a container that is deleted. */
export function ContentsDialog({ question }: { readonly question: ContentsQuestion | undefined }) {
  const text = useText();
  return (
    <Modal
      title={text(WORDS.contentsTitle)}
      isOpen={question !== undefined}
      width="480px"
      onClose={() => question?.answer(undefined)}
      footer={
        <>
          <sl-button onClick={() => question?.answer(undefined)}>{text(WORDS.cancel)}</sl-button>
          <sl-button data-keep onClick={() => question?.answer('keep')}>
            {text(WORDS.contentsKeep)}
          </sl-button>
          <sl-button data-delete variant="danger" onClick={() => question?.answer('delete')}>
            {text(WORDS.contentsDelete)}
          </sl-button>
        </>
      }
    >
      <div className="designer-dialog">
        <p>{fill(text(WORDS.contentsHelp), { n: question?.count ?? 0 })}</p>
      </div>
    </Modal>
  );
}
