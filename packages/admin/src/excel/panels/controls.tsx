import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Select as OneSelect } from '../../form/select/select.tsx';
import { useFormulaAssist } from '../formula/use-formula-assist.ts';

interface LineProps {
  readonly label: string;
  readonly help?: string;
  readonly children: (id: string) => ReactNode;
}

/** A labelled control of a panel. */
export function Line({ label, help, children }: LineProps) {
  const id = useId();
  return (
    <div className="xl-line-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help ? <p className="xl-help">{help}</p> : null}
    </div>
  );
}

interface PartProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

/** One of several controls of a line, with its name before it. */
export function Part({ label, children }: PartProps) {
  const id = useId();
  return (
    <div className="xl-part">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface SelectProps<T extends string> {
  readonly id?: string;
  readonly label?: string;
  readonly value: T;
  /** Values, what they say, and the heading under which they stand together. */
  readonly choices: readonly (readonly [value: T, text: string, group?: string | undefined])[];
  onChange(value: T): void;
}

/** One of some words; a thin dress of the admin's own drop-down. */
export function Select<T extends string>({ id, label, value, choices, onChange }: SelectProps<T>) {
  return (
    <OneSelect
      id={id}
      label={label ?? ''}
      size="small"
      value={value}
      options={choices.map(([one, text, group]) => ({ value: one, label: text, group }))}
      onChange={(next) => onChange(next as T)}
    />
  );
}

interface TextBoxProps {
  readonly id?: string;
  readonly label?: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly type?: 'text' | 'number';
  readonly isLong?: boolean;
  /** It may hold a formula, which is completed as it is typed. */
  readonly isFormula?: boolean;
  onCommit(value: string): void;
}

/** A text that counts when it is left or sent off, so that it is one step of the history. */
export function TextBox(props: TextBoxProps) {
  const { id, label, value, placeholder, type = 'text', isLong = false, isFormula = false, onCommit } = props;
  const field = useFormulaAssist<HTMLInputElement & HTMLTextAreaElement>(isFormula);
  const [{ draft, base }, setState] = useState({ draft: value, base: value });
  // What it shows changed elsewhere: what was being typed is given up.
  if (base !== value) setState({ draft: value, base: value });
  const setDraft = (next: string) => setState({ draft: next, base: value });
  const commit = () => {
    if (draft !== value) onCommit(draft);
  };
  const common = {
    id,
    'aria-label': label,
    className: 'xl-input',
    ref: field,
    value: draft,
    placeholder,
    onBlur: commit,
    spellCheck: false,
  };
  if (isLong) return <textarea {...common} rows={2} onChange={(event) => setDraft(event.target.value)} />;
  return (
    <input
      {...common}
      type={type}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="xl-check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** A whole number of a text box; undefined for none. */
export function toCount(text: string, least = 0): number | undefined {
  const number = Math.round(Number(text));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : Math.max(least, number);
}
