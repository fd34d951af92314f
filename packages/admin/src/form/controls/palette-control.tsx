import { useFormSettings, type ChangePhase, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { ColorPopup } from './color-popup.tsx';
import './color.css';

/** A list of colours; empty = the theme's palette. */
export function PaletteControl({ field, value, mixed, disabled, onChange }: ControlProps) {
  const { language, themeColors } = useFormSettings();
  const colors = !mixed && Array.isArray(value) ? (value as string[]) : [];

  function setColor(index: number, color: string, phase: ChangePhase) {
    onChange(
      colors.map((one, place) => (place === index ? color : one)),
      phase,
    );
  }

  return (
    <div className="aj-palette">
      {colors.map((color, index) => (
        <span key={index} className="aj-palette__color">
          <ColorPopup
            label={`${field.label[language]} ${index + 1}`}
            value={color}
            disabled={disabled}
            onChange={(next, phase) => setColor(index, next, phase)}
          />
          <button
            type="button"
            className="aj-palette__remove"
            title={FORM_WORDS.removeColor[language]}
            disabled={disabled}
            onClick={() =>
              onChange(
                colors.filter((_, place) => place !== index),
                'done',
              )
            }
          >
            <sl-icon name="x-lg" />
          </button>
        </span>
      ))}
      <button
        type="button"
        className="aj-palette__add"
        title={FORM_WORDS.addColor[language]}
        disabled={disabled}
        onClick={() =>
          onChange([...colors, themeColors[colors.length % Math.max(1, themeColors.length)] ?? '#3a78f2'], 'done')
        }
      >
        <sl-icon name="plus-lg" />
      </button>
      {colors.length === 0 ? <span className="muted">{FORM_WORDS.themeColor[language]}</span> : null}
      {colors.length > 0 ? (
        <button type="button" className="text-button" disabled={disabled} onClick={() => onChange([], 'done')}>
          {FORM_WORDS.themePalette[language]}
        </button>
      ) : null}
    </div>
  );
}
