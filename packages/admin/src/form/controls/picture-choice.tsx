import type { ChoiceOption, FormField, Language } from '@aj-report/contract';
import { useRef } from 'react';
import { useFormSettings, type ControlProps } from '../control.ts';
import './picture-choice.css';

/** Whether the options of a field are shown as pictures. */
export function hasPictures({ options = [] }: FormField): boolean {
  return options.some(({ picture }) => picture !== undefined);
}

interface OffersProps {
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly options: readonly ChoiceOption[];
  readonly value: unknown;
  readonly disabled?: boolean;
  onChoose(value: ChoiceOption['value']): void;
  /** Somebody has made up their mind: a double click. */
  onTake?(): void;
}

function Offer({ option, ...props }: OffersProps & { readonly option: ChoiceOption }) {
  const { id, language, disabled = false, onChoose, onTake } = props;
  const { value, label, summary, picture } = option;
  return (
    <label className="picture-choice__offer" data-value={value} onDoubleClick={onTake}>
      <input
        type="radio"
        className="visually-hidden"
        name={id}
        checked={value === props.value}
        disabled={disabled}
        aria-label={summary ? `${label[language]}, ${summary[language]}` : label[language]}
        onChange={() => onChoose(value)}
      />
      <span className="picture-choice__picture" aria-hidden="true">
        {picture ? <img src={picture[language]} alt="" loading="lazy" decoding="async" /> : <sl-icon name="plus-lg" />}
      </span>
      <strong>{label[language]}</strong>
      {summary ? <span className="muted">{summary[language]}</span> : null}
    </label>
  );
}

/** One of a few options, each shown by its picture; arrow keys move between them as between radio buttons. */
export function PictureOffers(props: OffersProps) {
  const { id, label, language, options } = props;
  const group = useRef<HTMLDivElement>(null);
  const headingOf = (option: ChoiceOption) => option.group?.[language] ?? '';
  return (
    <div
      id={id}
      ref={group}
      className="picture-choice"
      role="radiogroup"
      aria-label={label}
      tabIndex={-1}
      onFocus={(event) => {
        if (event.target === group.current) group.current.querySelector<HTMLElement>('input:checked')?.focus();
      }}
    >
      {[...new Set(options.map(headingOf))].map((heading) => (
        <div key={heading}>
          {heading === '' ? null : <div className="picture-choice__heading">{heading}</div>}
          <div className="picture-choice__offers">
            {options
              .filter((option) => headingOf(option) === heading)
              .map((option) => (
                <Offer key={option.value} {...props} option={option} />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The same as the control of a field. */
export function PictureChoice(props: ControlProps & { readonly options: readonly ChoiceOption[] }) {
  const { field, id, value, disabled, options, onChange } = props;
  const { language } = useFormSettings();
  const shown = { id, language, options, value, disabled, label: field.label[language] };
  return <PictureOffers {...shown} onChoose={(chosen) => onChange(chosen, 'done')} />;
}
