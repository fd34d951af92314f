import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import type { UnboundWidget } from '../../screen/unbound-widgets.ts';
import { WORDS } from '../designer.words.ts';
import type { SamplesQuestion } from '../open-designer.ts';

interface SamplesDialogProps {
  readonly question: SamplesQuestion;
  /** Goes to the data of a widget instead of publishing. */
  onJump(id: string): void;
}

/** Lists the widgets that would go live without data, before they do. */
export function SamplesDialog({ question, onJump }: SamplesDialogProps) {
  const text = useText();
  const { widgets, answer } = question;
  const [kept, setKept] = useState<ReadonlySet<string>>(
    () => new Set(widgets.filter(({ shows }) => shows === 'sample').map(({ id }) => id)),
  );

  function keep(id: string, isKept: boolean): void {
    setKept(new Set(isKept ? [...kept, id] : [...kept].filter((one) => one !== id)));
  }

  return (
    <Modal
      title={text(WORDS.samplesTitle)}
      isOpen
      width="560px"
      onClose={() => answer(undefined)}
      footer={
        <>
          <sl-button onClick={() => answer(undefined)}>{text(WORDS.cancel)}</sl-button>
          <sl-button variant="primary" data-publish-all-the-same onClick={() => answer(kept)}>
            {text(WORDS.publishAllTheSame)}
          </sl-button>
        </>
      }
    >
      <div className="designer-dialog">
        <p>{text(WORDS.samplesHelp)}</p>
        <ul className="samples">
          {widgets.map((widget) => (
            <SampleLine
              key={widget.id}
              widget={widget}
              isKept={kept.has(widget.id)}
              onKeep={(isKept) => keep(widget.id, isKept)}
              onJump={() => onJump(widget.id)}
            />
          ))}
        </ul>
      </div>
    </Modal>
  );
}

interface SampleLineProps {
  readonly widget: UnboundWidget;
  readonly isKept: boolean;
  onKeep(isKept: boolean): void;
  onJump(): void;
}

function SampleLine({ widget, isKept, onKeep, onJump }: SampleLineProps) {
  const text = useText();
  return (
    <li className="samples__line" data-unbound={widget.id}>
      <span className="samples__name ellipsis" title={widget.name}>
        {widget.name}
      </span>
      {widget.hasSample ? (
        <label className="samples__keep">
          <input type="checkbox" checked={isKept} onChange={(event) => onKeep(event.target.checked)} />
          {text(WORDS.keepSample)}
        </label>
      ) : null}
      <button type="button" className="text-button" data-jump onClick={onJump}>
        {text(WORDS.setData)}
      </button>
    </li>
  );
}
