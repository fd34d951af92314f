import { useFormSettings, type ControlProps } from '../control.ts';
import { atOnce } from '../../shoelace/at-once.ts';

/** A switch. A field whose default is a number takes 1 and 0 (spec §5, switch values). */
export function ToggleControl({ field, id, value, mixed, disabled, onChange }: ControlProps) {
  const { density, language } = useFormSettings();
  const isNumeric = typeof field.default === 'number';
  return (
    <sl-switch
      id={id}
      className="aj-toggle"
      size={density === 'compact' ? 'small' : 'medium'}
      checked={!mixed && (value === true || value === 1)}
      disabled={disabled}
      data-mixed={mixed || undefined}
      onsl-change={atOnce((event) => {
        const checked = (event.target as HTMLInputElement).checked;
        onChange(isNumeric ? Number(checked) : checked, 'done');
      })}
    >
      <span className="visually-hidden">{field.label[language]}</span>
    </sl-switch>
  );
}
