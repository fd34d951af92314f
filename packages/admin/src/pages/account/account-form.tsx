import { useRef, useState, type ReactNode } from 'react';
import type { Field, Fields, ValuesOf } from '@aj-report/contract';
import { defaultsOf } from '@aj-report/contract';
import { toApiError } from '../../api/http.ts';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { IconName } from '../../shoelace/icons.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import { word } from './account.words.ts';

export function inputValueOf(event: CustomEvent): string {
  return (event.target as HTMLInputElement).value;
}

interface AccountInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'password' | 'email';
  readonly icon: IconName;
  readonly autocomplete: string;
  readonly isFocused?: boolean;
  readonly isDisabled?: boolean;
  readonly problem?: string | undefined;
  onChange(value: string): void;
}

/** One large input with its problem below. */
export function AccountInput(props: AccountInputProps) {
  const { name, label, value, type = 'text', icon, problem } = props;
  return (
    <div className="account__field" data-field={name} data-invalid={problem ? '' : undefined}>
      <sl-input
        size="large"
        name={name}
        type={type}
        passwordToggle={type === 'password'}
        label={label}
        autocomplete={props.autocomplete}
        autofocus={props.isFocused ?? false}
        value={value}
        disabled={props.isDisabled ?? false}
        onsl-input={atOnce((event) => props.onChange(inputValueOf(event)))}
      >
        <sl-icon slot="prefix" name={icon} />
      </sl-input>
      <div className="account__problem" role="alert">
        {problem}
      </div>
    </div>
  );
}

type TextFields = Readonly<Record<string, Field>>;

/** How a field of these forms is shown. */
export interface InputLook {
  readonly icon: IconName;
  readonly autocomplete: string;
  readonly type?: 'text' | 'password' | 'email';
}

/** Every field that the forms before a login have. */
export const INPUT_LOOKS: Readonly<Record<string, InputLook>> = {
  nickname: { icon: 'person', autocomplete: 'nickname' },
  email: { icon: 'envelope', autocomplete: 'email', type: 'email' },
  oldPassword: { icon: 'key', autocomplete: 'current-password', type: 'password' },
  password: { icon: 'lock', autocomplete: 'new-password', type: 'password' },
  confirmPassword: { icon: 'lock', autocomplete: 'new-password', type: 'password' },
};

interface AccountFormProps<F extends TextFields> {
  readonly fields: F;
  readonly submitLabel: string;
  /** Words of a label in place of the field's own. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
  /** Sends the values, trimmed and checked; what it throws is shown above the button. */
  onSubmit(values: ValuesOf<F>): Promise<void>;
}

function checkForm(fields: Fields, values: Readonly<Record<string, unknown>>): Problems {
  const problems: Record<string, string> = { ...problemsOf(fields, values, currentLanguage()) };
  const isConfirmed = values['confirmPassword'] === values['password'];
  if ('confirmPassword' in values && values['confirmPassword'] !== '' && !isConfirmed)
    problems['confirmPassword'] = word('confirmDiffers');
  return problems;
}

function focusFirst(form: HTMLFormElement | null, problems: Problems): void {
  const [name] = Object.keys(problems);
  form?.querySelector<HTMLElement>(`[data-field="${name}"] sl-input`)?.focus();
}

/** A form of large inputs from declared fields. */
export function AccountForm<F extends TextFields>({
  fields,
  submitLabel,
  labels = {},
  children,
  onSubmit,
}: AccountFormProps<F>) {
  const [values, setValues] = useState(() => defaultsOf(fields) as Record<string, string>);
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit() {
    const trimmed = trimValues(values);
    const found = checkForm(fields, trimmed);
    setProblems(found);
    setError(undefined);
    if (Object.keys(found).length > 0) return focusFirst(form.current, found);
    setIsBusy(true);
    try {
      await onSubmit(trimmed as ValuesOf<F>);
    } catch (failure) {
      setError(toApiError(failure).reported);
    }
    setIsBusy(false);
  }

  return (
    <form
      ref={form}
      className="login__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {Object.entries(fields).map(([name, field], index) => (
        <AccountInput
          key={name}
          name={name}
          label={labels[name] ?? field['x-aj'].label[currentLanguage()]}
          value={values[name] ?? ''}
          {...(INPUT_LOOKS[name] ?? { icon: 'person', autocomplete: 'off' })}
          isFocused={index === 0}
          isDisabled={isBusy}
          problem={problems[name]}
          onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <div className="login__error" role="alert">
        {error}
      </div>
      <sl-button type="submit" variant="primary" size="large" loading={isBusy}>
        {submitLabel}
      </sl-button>
      {children}
    </form>
  );
}
