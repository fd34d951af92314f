import type { ChoiceOption } from '@aj-report/contract';
import { useDictionary } from '../../api/dictionary-cache.ts';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { useReferenceChoices } from '../reference-choices.ts';
import { Select } from '../select/select.tsx';
import type { SelectValue } from '../select/select-options.ts';
import { hasPictures, PictureChoice } from './picture-choice.tsx';

interface ChoiceSelectProps extends ControlProps {
  readonly options: readonly ChoiceOption[];
  readonly onSearch?: ((typed: string) => void) | undefined;
}

/** The select of a field, over options in both languages. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { field, id, value, mixed, disabled, invalid, onChange, options, onSearch } = props;
  const { language, density } = useFormSettings();
  const canClear = !field.required && field.default === '' && field.options === undefined;
  return (
    <Select
      id={id}
      label={field.label[language]}
      size={density === 'compact' ? 'small' : 'medium'}
      options={options.map((one) => ({ value: one.value, label: one.label[language], group: one.group?.[language] }))}
      value={mixed ? undefined : (value as SelectValue | undefined)}
      placeholder={mixed ? FORM_WORDS.mixed[language] : (field.placeholder ?? FORM_WORDS.choose)[language]}
      disabled={disabled}
      invalid={invalid}
      onSearch={onSearch}
      onChange={(chosen) => onChange(chosen, 'done')}
      {...(canClear ? { onClear: () => onChange('', 'done') } : {})}
    />
  );
}

/** Options with the one that is chosen: what is not listed (any more) stays chosen until another is. */
export function withChosen(options: readonly ChoiceOption[], value: unknown): readonly ChoiceOption[] {
  if (typeof value !== 'string' || value === '' || options.some((option) => option.value === value)) return options;
  return [{ value, label: { zh: value, en: value } }, ...options];
}

/** One of the field's own options, of the form's, or of a dictionary. */
export function ChoiceControl(props: ControlProps) {
  const { choices } = useFormSettings();
  const entries = useDictionary(props.field.dictionary);
  const options =
    choices[props.field.name] ??
    props.field.options ??
    entries.map((entry) => ({ value: entry.id, label: { zh: entry.text, en: entry.text } }));
  if (hasPictures(props.field)) return <PictureChoice {...props} options={options} />;
  return <ChoiceSelect {...props} options={options} />;
}

/** One record of another list, by its code. */
export function ReferenceControl(props: ControlProps) {
  const { choices } = useFormSettings();
  const given = choices[props.field.name];
  const { choices: loaded, search } = useReferenceChoices(given ? undefined : props.field.refersTo);
  return <ChoiceSelect {...props} options={withChosen(given ?? loaded, props.value)} onSearch={search} />;
}
