import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ControlProps } from '../control.ts';
import { useFormSettings } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { atOnce } from '../../shoelace/at-once.ts';

function valueOf(event: CustomEvent): string {
  return (event.target as HTMLInputElement).value;
}

/**
 * Has the element show `shown` when the form draws other values. React compares with what it set last: where a busy
 * page skipped drawing what was typed, it would leave that standing, for another record or after an undo.
 */
function useShown(shown: string) {
  const { values } = useFormSettings();
  const element = useRef<{ value: string } | null>(null);
  useLayoutEffect(() => {
    if (element.current && element.current.value !== shown) element.current.value = shown;
  }, [values, shown]);
  return useCallback((drawn: { value: string } | null) => {
    element.current = drawn;
  }, []);
}

/** A password that is cut is another one, and nobody sees it: what is too long gets a message instead (spec §5). */
function maxLengthOf({ control, isPassword, maxLength }: ControlProps['field']): { readonly maxlength?: number } {
  return control === 'password' || isPassword || maxLength === undefined ? {} : { maxlength: maxLength };
}

function useTextProps({ field, id, value, mixed, disabled, invalid, onChange }: ControlProps) {
  const { language, density } = useFormSettings();
  const shown = mixed ? '' : String(value ?? '');
  return {
    ref: useShown(shown),
    id,
    size: density === 'compact' ? ('small' as const) : ('medium' as const),
    value: shown,
    placeholder: mixed ? FORM_WORDS.mixed[language] : (field.placeholder?.[language] ?? ''),
    disabled,
    'data-invalid': invalid || undefined,
    className: 'aj-control',
    label: field.label[language],
    ...maxLengthOf(field),
    'onsl-input': atOnce((event: CustomEvent) => onChange(valueOf(event), 'live')),
    'onsl-change': atOnce((event: CustomEvent) => onChange(valueOf(event), 'done')),
  };
}

export function TextControl(props: ControlProps) {
  const unit = props.field.unit;
  return (
    <sl-input {...useTextProps(props)} autocomplete="off">
      {unit ? <span slot="suffix">{unit}</span> : null}
    </sl-input>
  );
}

export function PasswordControl(props: ControlProps) {
  return <sl-input {...useTextProps(props)} type="password" passwordToggle autocomplete="new-password" />;
}

export function DateControl(props: ControlProps) {
  return <sl-input {...useTextProps(props)} type="date" />;
}

export function TextareaControl(props: ControlProps) {
  const { density } = useFormSettings();
  return <sl-textarea {...useTextProps(props)} rows={density === 'compact' ? 2 : 3} resize="auto" />;
}
