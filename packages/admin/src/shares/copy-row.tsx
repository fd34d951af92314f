import type { ReactNode } from 'react';
import { copyText } from '../crud/copy-text.ts';
import { useT } from '../i18n/i18n.ts';

interface CopyRowProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  /** Names it to tests and to the button. */
  readonly name: string;
  /** Beside the button that copies. */
  readonly action?: ReactNode;
}

/** A text that is there to be copied. */
export function CopyRow({ label, hint, text, name, action }: CopyRowProps) {
  const t = useT();
  return (
    <div className="share-row">
      <div className="share-row__head">
        <strong>{label}</strong>
        <button type="button" className="text-button" data-copy={name} onClick={() => void copyText(text)}>
          <sl-icon name="copy" />
          {t('crud.copy')}
        </button>
        {action}
      </div>
      <pre className="mono" data-testid={`share-${name}`}>
        {text}
      </pre>
      <p className="muted">{hint}</p>
    </div>
  );
}
