import { normalizeScreen, type NormalScreen } from '@aj-report/contract';
import { TEMPLATES } from '@aj-report/samples/templates';
import { AjStage } from '@aj-report/widgets/react';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import { spokenIn } from '../designer.ts';
import { WORDS } from '../designer.words.ts';
import { takeOver } from '../make-screen-overlay.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import { TEMPLATE_WORDS } from './templates.words.ts';
import './templates.css';

/** Screens to begin with, drawn as they are; the chosen one takes the place of the open one, in one step. */
export function TemplatesDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const designer = useDesigner();
  const language = spokenIn(designer);
  const offers = useMemo(
    () => TEMPLATES.map((template) => ({ ...template, screen: normalizeScreen(template.document(language)) })),
    [language],
  );
  const [chosen, setChosen] = useState(offers[0]?.id);

  function take(): void {
    const offer = offers.find(({ id }) => id === chosen);
    if (!offer) return;
    designer.replaceScreen(TEMPLATE_WORDS.step, takeOver(offer.screen));
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
          <sl-button variant="primary" data-button="use" disabled={chosen === undefined} onClick={take}>
            {text(TEMPLATE_WORDS.use)}
          </sl-button>
        </>
      }
    >
      <div className="templates">
        {offers.map(({ id, label, summary, screen }) => (
          <button
            key={id}
            type="button"
            className="templates__offer"
            data-template={id}
            aria-pressed={id === chosen}
            onClick={() => setChosen(id)}
            onDoubleClick={take}
          >
            <TemplatePicture screen={screen} />
            <strong>{text(label)}</strong>
            <span className="muted">{text(summary)}</span>
          </button>
        ))}
      </div>
    </Modal>
  );
}

function TemplatePicture({ screen }: { readonly screen: NormalScreen }) {
  return (
    <span className="templates__picture" inert aria-hidden="true">
      <AjStage document={screen} language={currentLanguage()} fit="contain" still />
    </span>
  );
}
