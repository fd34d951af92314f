import type { ChoiceOption } from '@aj-report/contract';
import { useDictionary } from '../../api/dictionary-cache.ts';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { useReferenceChoices } from '../reference-choices.ts';
import { atOnce } from '../../shoelace/at-once.ts';

const NONE = '';

/** Options by their place: values of Shoelace's options may hold no spaces and are always texts. */
function placeOf(options: readonly ChoiceOption[], value: unknown): string {
  const place = options.findIndex((option) => option.value === value);
  return place < 0 ? NONE : `o${place}`;
}

interface SelectProps extends ControlProps {
  readonly options: readonly ChoiceOption[];
}

function CompactSelect({ field, id, value, mixed, disabled, invalid, onChange, options }: SelectProps) {
  const { language } = useFormSettings();
  const place = mixed ? NONE : placeOf(options, value);
  return (
    <select
      id={id}
      className="aj-select"
      value={place}
      disabled={disabled}
      data-invalid={invalid || undefined}
      aria-label={field.label[language]}
      onChange={(event) => {
        const option = options[Number(event.target.value.slice(1))];
        onChange(event.target.value === NONE ? '' : option?.value, 'done');
      }}
    >
      {place === NONE || !field.required ? (
        <option value={NONE} hidden={field.options !== undefined}>
          {mixed ? FORM_WORDS.mixed[language] : FORM_WORDS.choose[language]}
        </option>
      ) : null}
      {options.map((option, index) => (
        <option key={option.value} value={`o${index}`}>
          {option.label[language]}
        </option>
      ))}
    </select>
  );
}

function DialogSelect({ field, id, value, mixed, disabled, invalid, onChange, options }: SelectProps) {
  const { language } = useFormSettings();
  const place = mixed ? NONE : placeOf(options, value);
  return (
    <sl-select
      id={id}
      className="aj-control"
      label={field.label[language]}
      hoist
      value={place}
      disabled={disabled}
      clearable={!field.required && field.default === '' && field.options === undefined}
      placeholder={mixed ? FORM_WORDS.mixed[language] : (field.placeholder ?? FORM_WORDS.choose)[language]}
      data-invalid={invalid || undefined}
      onsl-change={atOnce((event) => {
        const chosen = (event.target as HTMLSelectElement).value;
        onChange(chosen === NONE ? '' : options[Number(chosen.slice(1))]?.value, 'done');
      })}
      onsl-hide={(event) => event.stopPropagation()}
      onsl-after-hide={(event) => event.stopPropagation()}
    >
      {options.map((option, index) => (
        <sl-option key={`${index} ${option.value}`} value={`o${index}`}>
          {option.label[language]}
        </sl-option>
      ))}
      {options.length === 0 ? (
        <sl-option value="none" disabled>
          {FORM_WORDS.noChoices[language]}
        </sl-option>
      ) : null}
    </sl-select>
  );
}

/** Options with the one that is chosen: what is not listed (any more) stays chosen until another is. */
export function withChosen(options: readonly ChoiceOption[], value: unknown): readonly ChoiceOption[] {
  if (typeof value !== 'string' || value === '' || options.some((option) => option.value === value)) return options;
  return [{ value, label: { zh: value, en: value } }, ...options];
}

/** One of some options; in a dialog with search by keyboard, in a panel the small one of the browser. */
export function Select(props: SelectProps) {
  const { density } = useFormSettings();
  return density === 'compact' ? <CompactSelect {...props} /> : <DialogSelect {...props} />;
}

/** One of the field's own options, of the form's, or of a dictionary. */
export function ChoiceControl(props: ControlProps) {
  const { choices } = useFormSettings();
  const entries = useDictionary(props.field.dictionary);
  const options =
    choices[props.field.name] ??
    props.field.options ??
    entries.map((entry) => ({ value: entry.id, label: { zh: entry.text, en: entry.text } }));
  return <Select {...props} options={options} />;
}

/** One record of another list, by its code. */
export function ReferenceControl(props: ControlProps) {
  const { choices } = useFormSettings();
  const given = choices[props.field.name];
  const loaded = useReferenceChoices(given ? undefined : props.field.refersTo);
  return <Select {...props} options={given ?? loaded} />;
}
