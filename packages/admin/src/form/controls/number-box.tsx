import { useState, type KeyboardEvent } from 'react';
import { clamp, evaluate } from '../arithmetic.ts';
import type { ChangePhase } from '../control.ts';

interface NumberBoxProps {
  readonly id?: string;
  readonly label: string;
  readonly value: number | null;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled: boolean;
  readonly invalid?: boolean;
  /** An emptied box means null instead of the old value. */
  readonly canBeEmpty?: boolean;
  onChange(value: number | null, phase: ChangePhase): void;
}

/** A number that also takes arithmetic (`12*3`) and arrow keys (Shift: ten steps). */
export function NumberBox(props: NumberBoxProps) {
  const [draft, setDraft] = useState<string | undefined>();
  const shown = draft ?? (props.value === null ? '' : String(props.value));

  function commit() {
    if (draft === undefined) return;
    setDraft(undefined);
    if (draft.trim() === '' && props.canBeEmpty) return props.onChange(null, 'done');
    const value = evaluate(draft);
    if (value !== undefined) props.onChange(clamp(value, props.min, props.max), 'done');
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') return commit();
    if (event.key === 'Escape') return setDraft(undefined);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const direction = event.key === 'ArrowUp' ? 1 : -1;
    const from = evaluate(shown) ?? 0;
    setDraft(undefined);
    props.onChange(
      clamp(from + direction * (props.step ?? 1) * (event.shiftKey ? 10 : 1), props.min, props.max),
      'done',
    );
  }

  return (
    <span className="aj-box" data-disabled={props.disabled || undefined} data-invalid={props.invalid || undefined}>
      <input
        id={props.id}
        className="number"
        inputMode="decimal"
        autoComplete="off"
        aria-label={props.label}
        value={shown}
        placeholder={props.placeholder}
        disabled={props.disabled}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={handleKeyDown}
      />
      {props.unit ? <span className="aj-box__unit">{props.unit}</span> : null}
    </span>
  );
}
