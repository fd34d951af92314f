import type { Language } from '@aj-report/contract';
import { useState } from 'react';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { ColorPopup } from './color-popup.tsx';

interface EmptyMeaning {
  readonly word: { readonly zh: string; readonly en: string };
}

function meaningOfEmpty(empty: 'theme' | 'none' | undefined): EmptyMeaning {
  return { word: empty === 'none' ? FORM_WORDS.noColor : FORM_WORDS.themeColor };
}

function placeholderOf(mixed: boolean, empty: 'theme' | 'none' | undefined, language: Language): string {
  return mixed ? FORM_WORDS.mixed[language] : meaningOfEmpty(empty).word[language];
}

/** A swatch that opens the picker, beside the colour as text; an empty text means the theme's colour or none. */
export function ColorControl({ field, id, value, mixed, disabled, invalid, onChange }: ControlProps) {
  const { language } = useFormSettings();
  const [draft, setDraft] = useState<string | undefined>();
  const color = mixed ? '' : String(value ?? '');
  const label = field.label[language];

  function commit() {
    if (draft === undefined) return;
    setDraft(undefined);
    const text = draft.trim();
    if (text === '' || CSS.supports('color', text)) onChange(text, 'done');
  }

  return (
    <span className="aj-box aj-color" data-disabled={disabled || undefined} data-invalid={invalid || undefined}>
      <ColorPopup label={label} value={color} disabled={disabled} onChange={onChange} />
      <input
        id={id}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={draft ?? color}
        placeholder={placeholderOf(mixed, field.empty, language)}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft(undefined);
        }}
      />
      {color !== '' && !disabled && field.empty ? (
        <button
          type="button"
          className="aj-box__clear"
          title={meaningOfEmpty(field.empty).word[language]}
          onClick={() => onChange('', 'done')}
        >
          <sl-icon name="x-lg" />
        </button>
      ) : null}
    </span>
  );
}
