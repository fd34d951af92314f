import { useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { WORDS } from '../designer.words.ts';
import { useDesigner } from '../ui/use-designer.ts';
import { openPreview } from './preview.ts';

interface PreviewDialogProps {
  /** Resolves to whether it is stored. */
  onSave(): Promise<boolean>;
  onClose(): void;
}

/** Asks whether to save first: the preview shows what the service has. */
export function PreviewDialog({ onSave, onClose }: PreviewDialogProps) {
  const text = useText();
  const { reportCode } = useDesigner().document.screen;

  async function saveAndPreview(): Promise<void> {
    onClose();
    if (await onSave()) openPreview(reportCode);
  }

  return (
    <Modal
      title={text(WORDS.previewTitle)}
      isOpen
      width="460px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{text(WORDS.cancel)}</sl-button>
          <sl-button
            onClick={() => {
              onClose();
              openPreview(reportCode);
            }}
          >
            {text(WORDS.previewSaved)}
          </sl-button>
          <sl-button variant="primary" onClick={() => void saveAndPreview()}>
            {text(WORDS.saveAndPreview)}
          </sl-button>
        </>
      }
    >
      <div className="designer-dialog">
        <p>{text(WORDS.previewHelp)}</p>
      </div>
    </Modal>
  );
}
