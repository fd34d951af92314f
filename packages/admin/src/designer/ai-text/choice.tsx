import { useText } from '../../i18n/i18n.ts';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly names: readonly T[];
  readonly words: Readonly<Record<T, { readonly zh: string; readonly en: string }>>;
  readonly value: T;
  onChange(value: T): void;
}

/** One of a few words, as a row of buttons. */
export function Choice<T extends string>({ label, names, words, value, onChange }: ChoiceProps<T>) {
  const text = useText();
  return (
    <div className="ai-text__field" role="radiogroup" aria-label={label}>
      {label}
      <span className="ai-text__choices">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="radio"
            className="chip"
            aria-checked={name === value}
            aria-selected={name === value}
            onClick={() => onChange(name)}
          >
            {text(words[name])}
          </button>
        ))}
      </span>
    </div>
  );
}
