import { describe, expect, it } from 'vitest';
import { colourDistance, contrast, type Vision } from './colour-vision.ts';
import { CUSTOM_PROPERTY_LABELS } from './custom-property-labels.ts';
import { toCustomProperties } from './custom-property-names.ts';
import { DEFAULT_THEME, THEMES, themeOf } from './themes.ts';

const VISIONS: readonly Vision[] = ['normal', 'deuteranopia', 'protanopia'];
/** L*a*b* distance at which two areas of colour are told apart at a glance. */
const CLEAR = 14;

function solidColours(background: string): readonly string[] {
  return background.match(/#[0-9a-f]{6}/gi) ?? [];
}

describe('colour vision', () => {
  it('measures no contrast between equal colours and 21 between black and white', () => {
    expect(contrast('#3d9bff', '#3d9bff')).toBeCloseTo(1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  it('knows that red and green are near for somebody who lacks one of them', () => {
    const normal = colourDistance('#c04020', '#608020');
    expect(colourDistance('#c04020', '#608020', 'deuteranopia')).toBeLessThan(normal / 2);
  });

  it('refuses what is not a colour', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('"red"');
  });
});

describe('themes', () => {
  it('are eight, each with its own name in both languages', () => {
    expect(THEMES).toHaveLength(8);
    expect(new Set(THEMES.map(({ name }) => name)).size).toBe(8);
    for (const { label } of THEMES) expect(label.zh && label.en).not.toBe('');
  });

  it('are found by name; an unknown name gives the default', () => {
    expect(themeOf('amber').name).toBe('amber');
    expect(themeOf('no-such-theme')).toBe(DEFAULT_THEME);
    expect(themeOf(undefined)).toBe(DEFAULT_THEME);
  });

  it('become custom properties with the eight colours of the palette', () => {
    const properties = toCustomProperties(DEFAULT_THEME);
    expect(properties['--aj-text-muted']).toBe(DEFAULT_THEME.textMuted);
    expect(properties['--aj-palette-8']).toBe(DEFAULT_THEME.palette[7]);
    expect([...CUSTOM_PROPERTY_LABELS.keys()].toSorted()).toEqual(Object.keys(properties).toSorted());
  });

  describe.each(THEMES)('$name', (theme) => {
    const backgrounds = solidColours(theme.background);

    it('writes text that is easily read', () => {
      expect(backgrounds.length).toBeGreaterThan(0);
      for (const background of backgrounds) {
        expect(contrast(theme.text, background)).toBeGreaterThanOrEqual(7);
        expect(contrast(theme.textMuted, background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme.danger, background)).toBeGreaterThanOrEqual(3);
      }
    });

    it('has eight colours that stand out from the background', () => {
      expect(theme.palette).toHaveLength(8);
      for (const color of theme.palette)
        for (const background of backgrounds) expect(contrast(color, background)).toBeGreaterThanOrEqual(3);
    });

    it.each(VISIONS)('has eight colours that can be told apart with %s vision', (vision) => {
      theme.palette.forEach((first, i) => {
        for (const second of theme.palette.slice(i + 1)) {
          expect(colourDistance(first, second, vision), `${first} and ${second}`).toBeGreaterThanOrEqual(CLEAR);
        }
      });
    });

    it('orders its sequential colours by lightness', () => {
      const steps = theme.sequential.map((color) => contrast(color, '#000000'));
      const rising = [...steps].sort((a, b) => a - b);
      expect(theme.dark ? steps : [...steps].reverse()).toEqual(rising);
    });
  });
});
