import { DATE_FORMAT } from '@aj-report/contract';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { fromLocalInput, PERIOD_SHORTCUTS, toLocalInput, toShownMeasure } from '../period.ts';
import { Select } from '../select/select.tsx';
import { NumberBox } from './number-box.tsx';

type InputType = 'date' | 'datetime-local';

interface MomentBoxProps extends Pick<ControlProps, 'disabled' | 'invalid'> {
  readonly id?: string;
  readonly label: string;
  readonly type: InputType;
  readonly value: string;
  onChange(value: string): void;
}

/** The browser's own field of a day or a moment. */
function MomentBox({ type, value, onChange, label, invalid, ...rest }: MomentBoxProps) {
  return (
    <input
      {...rest}
      className="aj-moment"
      type={type}
      step={type === 'date' ? undefined : 1}
      aria-label={label}
      aria-invalid={invalid || undefined}
      data-invalid={invalid || undefined}
      value={type === 'date' ? value : toLocalInput(value)}
      onChange={(event) => onChange(type === 'date' ? event.target.value : fromLocalInput(event.target.value))}
    />
  );
}

/** A moment, `YYYY-MM-DD HH:mm:ss`. */
export function DatetimeControl({ field, id, value, disabled, invalid, onChange }: ControlProps) {
  const { language } = useFormSettings();
  return (
    <MomentBox
      id={id}
      label={field.label[language]}
      type="datetime-local"
      value={String(value ?? '')}
      disabled={disabled}
      invalid={invalid}
      onChange={(next) => onChange(next, 'done')}
    />
  );
}

function Range({ type, ...props }: ControlProps & { readonly type: InputType }) {
  const { field, id, value, disabled, invalid, onChange } = props;
  const { language } = useFormSettings();
  const [from = '', to = ''] = Array.isArray(value) ? (value as string[]) : [];
  const label = field.label[language];
  const give = (first: string, last: string) => onChange(first === '' && last === '' ? [] : [first, last], 'done');
  const box = { type, disabled, invalid };
  return (
    <span className="aj-range">
      <MomentBox
        {...box}
        id={id}
        label={`${label}: ${FORM_WORDS.from[language]}`}
        value={from}
        onChange={(next) => give(next, to)}
      />
      <MomentBox
        {...box}
        label={`${label}: ${FORM_WORDS.until[language]}`}
        value={to}
        onChange={(next) => give(from, next)}
      />
      <Select
        className="aj-range__shortcuts"
        label={`${label}: ${FORM_WORDS.shortcuts[language]}`}
        placeholder={FORM_WORDS.shortcuts[language]}
        disabled={disabled}
        value={undefined}
        options={PERIOD_SHORTCUTS.map((shortcut, place) => ({ value: place, label: shortcut.label[language] }))}
        onChange={(place) => {
          const shortcut = PERIOD_SHORTCUTS[Number(place)];
          if (!shortcut) return;
          const [first, last] = shortcut.of(new Date());
          if (type === 'date') give(first, last);
          else give(`${first} 00:00:00`, `${last} 23:59:59`);
        }}
      />
    </span>
  );
}

/** First and last day. */
export function DateRangeControl(props: ControlProps) {
  return <Range {...props} type="date" />;
}

/** First and last moment. */
export function DatetimeRangeControl(props: ControlProps) {
  return <Range {...props} type="datetime-local" />;
}

/** Several days, in their order. */
export function DatesControl({ field, id, value, disabled, invalid, onChange }: ControlProps) {
  const { language } = useFormSettings();
  const days = Array.isArray(value) ? (value as string[]) : [];
  return (
    <span className="aj-dates">
      <MomentBox
        id={id}
        label={field.label[language]}
        type="date"
        value=""
        disabled={disabled}
        invalid={invalid}
        onChange={(day) => {
          if (day.length === DATE_FORMAT.length) onChange([...new Set([...days, day])].toSorted(), 'done');
        }}
      />
      {days.map((day) => (
        <span key={day} className="aj-dates__day number">
          {day}
          <button
            type="button"
            disabled={disabled}
            aria-label={`${FORM_WORDS.removeRow[language]} ${day}`}
            onClick={() =>
              onChange(
                days.filter((one) => one !== day),
                'done',
              )
            }
          >
            <sl-icon name="x-lg" />
          </button>
        </span>
      ))}
    </span>
  );
}

const DECIMALS = 2;

/** A number in another unit than the stored one. */
export function MeasureControl({ field, id, value, mixed, disabled, invalid, onChange }: ControlProps) {
  const { language } = useFormSettings();
  const { conversion = 1, decimals = DECIMALS } = field;
  const shown = (stored: number | undefined) =>
    stored === undefined ? undefined : toShownMeasure(stored, conversion, decimals);
  return (
    <NumberBox
      id={id}
      label={field.label[language]}
      value={!mixed && typeof value === 'number' ? toShownMeasure(value, conversion, decimals) : null}
      min={shown(field.min)}
      max={shown(field.max)}
      unit={field.unit}
      disabled={disabled}
      invalid={invalid}
      onChange={(next, phase) => onChange(next === null ? null : next * conversion, phase)}
    />
  );
}
