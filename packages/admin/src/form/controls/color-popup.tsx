import { useState } from 'react';
import { useFormSettings, type ChangePhase } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { recentColors, rememberColor } from '../recent-colors.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import './color.css';

interface ColorPopupProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  onChange(value: string, phase: ChangePhase): void;
}

interface SwatchesProps {
  readonly title: string;
  readonly colors: readonly string[];
  onPick(color: string): void;
}

function Swatches({ title, colors, onPick }: SwatchesProps) {
  if (colors.length === 0) return null;
  return (
    <div className="aj-swatches">
      <div className="aj-swatches__title">{title}</div>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className="aj-swatch"
          title={color}
          style={{ '--aj-swatch': color } as React.CSSProperties}
          onClick={() => onPick(color)}
        />
      ))}
    </div>
  );
}

/** A swatch that opens theme colours, recent colours and a picker with alpha. */
export function ColorPopup({ label, value, disabled, onChange }: ColorPopupProps) {
  const { language, themeColors } = useFormSettings();
  const [isOpen, setIsOpen] = useState(false);

  function pick(color: string) {
    rememberColor(color);
    onChange(color, 'done');
  }

  return (
    <sl-dropdown
      className="aj-color__popup"
      hoist
      stayOpenOnSelect
      distance={6}
      disabled={disabled}
      onsl-show={(event) => event.target === event.currentTarget && setIsOpen(true)}
      onsl-after-hide={(event) => event.target === event.currentTarget && setIsOpen(false)}
    >
      <button
        slot="trigger"
        type="button"
        className="aj-swatch"
        data-empty={value === '' || undefined}
        disabled={disabled}
        title={FORM_WORDS.pickColor[language]}
        aria-label={`${label}: ${FORM_WORDS.pickColor[language]}`}
        style={{ '--aj-swatch': value || 'transparent' } as React.CSSProperties}
      />
      <div className="aj-color__panel">
        {isOpen ? (
          <>
            <Swatches title={FORM_WORDS.themeColors[language]} colors={themeColors} onPick={pick} />
            <Swatches title={FORM_WORDS.recentColors[language]} colors={recentColors()} onPick={pick} />
            <sl-color-picker
              inline
              opacity
              format="hex"
              size="small"
              value={value}
              onsl-input={atOnce((event) => onChange((event.target as HTMLInputElement).value, 'live'))}
              onsl-change={atOnce((event) => pick((event.target as HTMLInputElement).value))}
            />
          </>
        ) : null}
      </div>
    </sl-dropdown>
  );
}
