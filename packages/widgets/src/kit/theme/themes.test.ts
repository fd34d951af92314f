import { describe, expect, it } from 'vitest';
import { toRgba } from './colour.ts';
import { colourDistance, contrast, type Vision } from './colour-vision.ts';
import { CUSTOM_PROPERTY_LABELS } from './custom-property-labels.ts';
import { toCustomProperties } from './custom-property-names.ts';
import { groundsOf } from './ground.ts';
import type { Theme } from './theme.ts';
import { DEFAULT_THEME, THEMES, themeOf } from './themes.ts';

const VISIONS: readonly Vision[] = ['normal', 'deuteranopia', 'protanopia'];
/** Contrast from which an area of colour is seen to be there. */
const SEEN = 1.4;
/** L*a*b* distance at which two areas of colour are distinguished at a glance. */
const CLEAR = 14;

const TRANSLUCENT = /rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/g;

/** Solid colours of a background, and what its glows make of the last of them where they are strongest. */
function groundColours(theme: Theme): readonly string[] {
  const solid = groundsOf(theme);
  const below = toRgba(solid.at(-1) ?? '') ?? [0, 0, 0, 1];
  const glows = [...theme.background.matchAll(TRANSLUCENT)].map(([, ...parts]) => {
    const alpha = Number(parts[3]);
    const mixed = below.slice(0, 3).map((part, i) => Math.round(part * (1 - alpha) + Number(parts[i]) * alpha));
    return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
  return [...solid, ...glows];
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
    const backgrounds = groundColours(theme);

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

    it.each(VISIONS)('has eight colours that can be distinguished with %s vision', (vision) => {
      theme.palette.forEach((first, i) => {
        for (const second of theme.palette.slice(i + 1)) {
          expect(colourDistance(first, second, vision), `${first} and ${second}`).toBeGreaterThanOrEqual(CLEAR);
        }
      });
    });

    it('has four colours that can be distinguished with tritanopia, which is rare, and with high contrast all eight', () => {
      const palette = theme.name === 'high-contrast' ? theme.palette : theme.palette.slice(0, 4);
      palette.forEach((first, i) => {
        for (const second of palette.slice(i + 1)) {
          expect(colourDistance(first, second, 'tritanopia'), `${first} and ${second}`).toBeGreaterThanOrEqual(CLEAR);
        }
      });
    });

    it('shows the lowest of its sequential colours on its background, and each step from the one before', () => {
      const [lowest = ''] = theme.sequential;
      for (const background of backgrounds) {
        expect(contrast(lowest, background), `${lowest} on ${background}`).toBeGreaterThanOrEqual(SEEN);
      }
      theme.sequential.slice(1).forEach((color, i) => {
        expect(contrast(color, theme.sequential[i] ?? ''), color).toBeGreaterThanOrEqual(1.2);
      });
    });

    it('orders its sequential colours by lightness', () => {
      const steps = theme.sequential.map((color) => contrast(color, '#000000'));
      const rising = [...steps].sort((a, b) => a - b);
      expect(theme.dark ? steps : [...steps].reverse()).toEqual(rising);
    });
  });
});
