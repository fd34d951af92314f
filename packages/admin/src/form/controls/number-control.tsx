import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { NumberBox } from './number-box.tsx';
import { atOnce } from '../../shoelace/at-once.ts';

export function NumberControl({ field, id, value, mixed, disabled, invalid, onChange }: ControlProps) {
  const { language } = useFormSettings();
  const canBeEmpty = field.default === null;
  const own = field.placeholder?.[language] ?? (canBeEmpty ? FORM_WORDS.automatic[language] : undefined);
  return (
    <NumberBox
      id={id}
      label={field.label[language]}
      value={!mixed && typeof value === 'number' ? value : null}
      min={field.min}
      max={field.max}
      step={field.step}
      unit={field.unit}
      placeholder={mixed ? FORM_WORDS.mixed[language] : own}
      disabled={disabled}
      invalid={invalid}
      canBeEmpty={canBeEmpty}
      onChange={onChange}
    />
  );
}

function readNumber(event: CustomEvent): number {
  return Number((event.target as HTMLInputElement).value);
}

export function SliderControl({ field, id, value, mixed, disabled, invalid, onChange }: ControlProps) {
  const { language } = useFormSettings();
  const shown = typeof value === 'number' ? value : Number(field.default ?? 0);
  return (
    <span className="aj-slider">
      <sl-range
        min={field.min ?? 0}
        max={field.max ?? 100}
        step={field.step ?? 1}
        value={shown}
        disabled={disabled}
        tooltip="none"
        className="aj-control"
        label={field.label[language]}
        onsl-input={atOnce((event) => onChange(readNumber(event), 'live'))}
        onsl-change={atOnce((event) => onChange(readNumber(event), 'done'))}
      />
      <NumberBox
        id={id}
        label={field.label[language]}
        value={mixed ? null : shown}
        min={field.min}
        max={field.max}
        step={field.step}
        unit={field.unit}
        placeholder={mixed ? FORM_WORDS.mixed[language] : undefined}
        disabled={disabled}
        invalid={invalid}
        onChange={(next, phase) => onChange(next ?? shown, phase)}
      />
    </span>
  );
}
