import { IMPORT_MODES, MISFIT_RULES, type ImportMode, type MisfitRule, type TotalRowRule } from '@aj-report/contract';
import { useT } from '../../i18n/i18n.ts';
import type { WordKey } from '../../i18n/words.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import './import-choices.css';

interface CardsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly title: WordKey;
    readonly hint: string;
    readonly isRefused?: boolean;
  }[];
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
        <label
          key={option.value}
          className="choice-cards__card"
          data-chosen={option.value === value || undefined}
          data-refused={option.isRefused || undefined}
        >
          <input
            type="radio"
            name={label}
            value={option.value}
            checked={option.value === value}
            disabled={option.isRefused}
            onChange={() => onChange(option.value)}
          />
          <span>
            <strong>{t(option.title)}</strong>
            <small className="muted">{option.hint}</small>
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
  /** Why rows cannot be appended. */
  readonly appendRefusal: string | undefined;
  readonly disabled: boolean;
  onChange(mode: ImportMode): void;
}

export function ModeChoice({ mode, appendRefusal, ...rest }: ModeChoiceProps) {
  const t = useT();
  const options = IMPORT_MODES.map((value) => {
    const { title, hint } = MODES[value];
    const refusal = value === 'append' ? appendRefusal : undefined;
    return { value, title, hint: refusal ?? t(hint), isRefused: refusal !== undefined };
  });
  return <Cards label={t('source.mode')} value={mode} options={options} {...rest} />;
}

const RULES = {
  fail: { title: 'source.misfitFail', hint: 'source.misfitFailHint' },
  empty: { title: 'source.misfitEmpty', hint: 'source.misfitEmptyHint' },
} as const;

interface TotalRowChoiceProps {
  readonly rule: TotalRowRule;
  readonly disabled: boolean;
  onChange(rule: TotalRowRule): void;
}

/** Whether rows of totals come along; which ones there are is known once the whole file is read, and said then. */
export function TotalRowChoice({ rule, disabled, onChange }: TotalRowChoiceProps) {
  const t = useT();
  return (
    <sl-checkbox
      checked={rule === 'keep'}
      disabled={disabled}
      data-choice="total-rows"
      help-text={t('source.keepTotalsHint')}
      onsl-change={atOnce(() => onChange(rule === 'keep' ? 'leaveOut' : 'keep'))}
    >
      {t('source.keepTotals')}
    </sl-checkbox>
  );
}

interface MisfitChoiceProps {
  readonly rule: MisfitRule;
  /** Values that are known not to fit. */
  readonly known: number;
  readonly disabled: boolean;
  onChange(rule: MisfitRule): void;
}

export function MisfitChoice({ rule, known, ...rest }: MisfitChoiceProps) {
  const t = useT();
  const options = MISFIT_RULES.map((value) => {
    const hint = value === 'fail' && known > 0 ? t('source.misfitWillFail', { count: known }) : t(RULES[value].hint);
    return { value, title: RULES[value].title, hint };
  });
  return <Cards label={t('source.misfits')} value={rule} options={options} {...rest} />;
}
