import type { FormField } from '@aj-report/contract';
import { useId } from 'react';
import { hasPictures } from './picture-choice.tsx';
import { useControls, useFormSettings, type ChangePhase } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { useScrub } from '../use-scrub.ts';

export interface FieldRowProps {
  readonly field: FormField;
  readonly value: unknown;
  readonly mixed: boolean;
  readonly disabled: boolean;
  readonly problem?: string | undefined;
  /** The value differs from the field's default. */
  readonly isChanged?: boolean;
  onChange(value: unknown, phase?: ChangePhase): void;
  onReset?: (() => void) | undefined;
}

const WIDE_KINDS: readonly string[] = ['list', 'json', 'code'];

function Label({ field, value, disabled, onChange, id }: FieldRowProps & { readonly id: string }) {
  const { density, language } = useFormSettings();
  const scrub = useScrub(field, value, onChange);
  const canScrub = density === 'compact' && field.control === 'number' && !disabled;
  return (
    <label
      className="aj-field__label"
      htmlFor={canScrub ? undefined : id}
      onClick={canScrub ? undefined : () => document.getElementById(id)?.focus()}
      data-scrub={canScrub || undefined}
      data-required={(field.required && density === 'dialog') || undefined}
      title={density === 'compact' ? (field.hint?.[language] ?? field.label[language]) : undefined}
      {...(canScrub ? scrub : {})}
    >
      {field.label[language]}
    </label>
  );
}

/** One field: label, control, reset dot, hint and error. */
export function FieldRow(props: FieldRowProps) {
  const { field, problem, isChanged, onReset, onChange } = props;
  const { density, language } = useFormSettings();
  const id = useId();
  const Control = useControls()[field.control];
  return (
    <div
      className="aj-field"
      data-density={density}
      data-half={(density === 'compact' && field.half) || undefined}
      data-wide={WIDE_KINDS.includes(field.control) || hasPictures(field) || undefined}
      data-field={field.name}
    >
      <div className="aj-field__head">
        <Label {...props} id={id} />
        {density === 'compact' && isChanged && onReset ? (
          <button type="button" className="aj-field__dot" title={FORM_WORDS.reset[language]} onClick={onReset}>
            <span className="visually-hidden">{FORM_WORDS.reset[language]}</span>
          </button>
        ) : null}
      </div>
      <div className="aj-field__body">
        <Control
          field={field}
          id={id}
          value={props.value}
          mixed={props.mixed}
          invalid={problem !== undefined}
          disabled={props.disabled}
          onChange={onChange}
        />
        {problem === undefined ? null : (
          <div className="aj-field__problem" role="alert">
            {problem}
          </div>
        )}
        {field.hint && density === 'dialog' && problem === undefined ? (
          <div className="aj-field__hint">{field.hint[language]}</div>
        ) : null}
      </div>
    </div>
  );
}
