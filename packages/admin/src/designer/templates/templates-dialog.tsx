import { normalizeScreen } from '@aj-report/contract';
import { useId, useState } from 'react';
import { toastError } from '../../api/toast.ts';
import { PictureOffers } from '../../form/controls/picture-choice.tsx';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadTemplate } from '../../screen/load-template.ts';
import { readSetCodes } from '../../screen/set-codes.ts';
import { TEMPLATE_OPTIONS } from '../../screen/template-options.ts';
import { Modal } from '../../shell/modal.tsx';
import { spokenIn } from '../designer.ts';
import { WORDS } from '../designer.words.ts';
import { takeOver } from '../make-screen-overlay.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import { TEMPLATE_WORDS } from './templates.words.ts';
import './templates.css';

/** Screens to begin with, as pictures; the chosen one takes the place of the open one, in one step. */
export function TemplatesDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const designer = useDesigner();
  const id = useId();
  const [chosen, setChosen] = useState(TEMPLATE_OPTIONS[0]?.value);
  const [isTaking, setIsTaking] = useState(false);

  async function take(): Promise<void> {
    setIsTaking(true);
    const screen = await loadTemplate(chosen, spokenIn(designer), readSetCodes).catch(() => undefined);
    setIsTaking(false);
    if (!screen) return toastError(text(TEMPLATE_WORDS.failed));
    designer.replaceScreen(TEMPLATE_WORDS.step, takeOver(normalizeScreen(screen)));
    designer.fitScreen();
    onClose();
  }

  return (
    <Modal
      title={text(TEMPLATE_WORDS.title)}
      isOpen
      width="min(1320px, 96vw)"
      canFullscreen
      onClose={onClose}
      footer={
        <>
          <span className="templates__hint muted">{text(TEMPLATE_WORDS.hint)}</span>
          <sl-button onClick={onClose}>{text(WORDS.cancel)}</sl-button>
          <sl-button variant="primary" data-button="use" loading={isTaking} onClick={() => void take()}>
            {text(TEMPLATE_WORDS.use)}
          </sl-button>
        </>
      }
    >
      <div className="templates">
        <PictureOffers
          id={id}
          label={text(TEMPLATE_WORDS.title)}
          language={currentLanguage()}
          options={TEMPLATE_OPTIONS}
          value={chosen}
          onChoose={(value) => setChosen(String(value))}
          onTake={() => void take()}
        />
      </div>
    </Modal>
  );
}
