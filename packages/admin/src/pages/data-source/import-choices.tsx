import { IMPORT_MODES, MISFIT_RULES, type ImportMode, type MisfitRule } from '@aj-report/contract';
import { useT } from '../../i18n/i18n.ts';
import type { WordKey } from '../../i18n/words.ts';
import './import-choices.css';

interface CardsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly title: WordKey; readonly hint: WordKey }[];
  readonly disabled: boolean;
  onChange(value: Value): void;
}

/** A choice of few, each with a line that says what it does. */
function Cards<Value extends string>({ label, value, options, disabled, onChange }: CardsProps<Value>) {
  const t = useT();
  return (
    <fieldset className="choice-cards" disabled={disabled}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-cards__card" data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={label}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <strong>{t(option.title)}</strong>
            <small className="muted">{t(option.hint)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const MODES = {
  replace: { title: 'source.modeReplace', hint: 'source.reimportHint' },
  append: { title: 'source.modeAppend', hint: 'source.appendHint' },
} as const;

interface ModeChoiceProps {
  readonly mode: ImportMode;
  readonly disabled: boolean;
  onChange(mode: ImportMode): void;
}

export function ModeChoice({ mode, ...rest }: ModeChoiceProps) {
  const t = useT();
  const options = IMPORT_MODES.map((value) => ({ value, ...MODES[value] }));
  return <Cards label={t('source.mode')} value={mode} options={options} {...rest} />;
}

const RULES = {
  fail: { title: 'source.misfitFail', hint: 'source.misfitFailHint' },
  empty: { title: 'source.misfitEmpty', hint: 'source.misfitEmptyHint' },
} as const;

interface MisfitChoiceProps {
  readonly rule: MisfitRule;
  readonly disabled: boolean;
  onChange(rule: MisfitRule): void;
}

export function MisfitChoice({ rule, ...rest }: MisfitChoiceProps) {
  const t = useT();
  const options = MISFIT_RULES.map((value) => ({ value, ...RULES[value] }));
  return <Cards label={t('source.misfits')} value={rule} options={options} {...rest} />;
}
