import { FORM_WORDS } from '../form.words.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Combobox, type SelectBoxProps } from './combobox.tsx';
import type { SelectValue } from './select-options.ts';

interface SelectProps extends SelectBoxProps {
  /** Undefined, or a value that is not among the options = nothing is chosen. */
  readonly value: SelectValue | undefined;
  onChange(value: SelectValue): void;
  /** Gives the value back; without it the box cannot be emptied. */
  readonly onClear?: () => void;
}

/** One of some options. */
export function Select({ value, onChange, onClear, ...box }: SelectProps) {
  const chosen = box.options.find((option) => option.value === value);
  return (
    <Combobox
      {...box}
      text={chosen?.label ?? ''}
      isChosen={(option) => option.value === value}
      onPick={(option) => onChange(option.value)}
      onClear={chosen ? onClear : undefined}
    />
  );
}

interface MultiSelectProps extends SelectBoxProps {
  readonly values: readonly SelectValue[];
  onChange(values: readonly SelectValue[]): void;
}

/** Several of some options, in the order in which they were chosen. */
export function MultiSelect({ values, onChange, ...box }: MultiSelectProps) {
  const labelOf = (value: SelectValue) => box.options.find((option) => option.value === value)?.label ?? String(value);
  const without = (value: SelectValue) => onChange(values.filter((one) => one !== value));
  const chips = values.map((value) => (
    <span key={String(value)} className="aj-select__chip">
      <span className="ellipsis">{labelOf(value)}</span>
      <button
        type="button"
        aria-label={`${FORM_WORDS.removeRow[currentLanguage()]} ${labelOf(value)}`}
        disabled={box.disabled}
        onClick={(event) => {
          event.stopPropagation();
          without(value);
        }}
      >
        <sl-icon name="x-lg" />
      </button>
    </span>
  ));
  return (
    <Combobox
      {...box}
      text=""
      chips={chips.length > 0 ? chips : undefined}
      staysOpen
      isChosen={(option) => values.includes(option.value)}
      onPick={({ value }) => (values.includes(value) ? without(value) : onChange([...values, value]))}
      onRemoveLast={() => onChange(values.slice(0, -1))}
    />
  );
}

interface SuggestProps extends SelectBoxProps {
  readonly text: string;
  onChange(text: string): void;
}

/** A text for which some values are proposed. */
export function Suggest({ text, onChange, ...box }: SuggestProps) {
  return (
    <Combobox
      {...box}
      text={text}
      isChosen={(option) => option.value === text}
      onPick={(option) => onChange(String(option.value))}
      onWrite={onChange}
    />
  );
}
