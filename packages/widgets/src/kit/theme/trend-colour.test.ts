import { describe, expect, it } from 'vitest';
import { contrast } from './colour-vision.ts';
import { THEMES } from './themes.ts';
import { toDirection, toTrendColour } from './trend-colour.ts';

/** What WCAG 2.2 asks of small letters (AA). */
const MIN_CONTRAST = 4.5;

describe('the colour of a change', () => {
  it('rises red in Chinese and green in English until set otherwise, in every theme', () => {
    for (const theme of THEMES) {
      expect(toTrendColour('auto', 'up', theme, 'zh')).toBe(theme.danger);
      expect(toTrendColour('auto', 'down', theme, 'en')).toBe(theme.danger);
      expect(toTrendColour('greenUp', 'down', theme, 'zh')).toBe(theme.danger);
      expect(toTrendColour('auto', 'flat', theme, 'zh')).toBe(theme.textMuted);
    }
  });

  it('is red for what is worse in both languages, where what is better is said', () => {
    for (const language of ['zh', 'en'] as const) {
      const [theme] = THEMES;
      expect(toTrendColour('lowerIsBetter', 'up', theme!, language)).toBe(theme!.danger);
      expect(toTrendColour('lowerIsBetter', 'down', theme!, language)).not.toBe(theme!.danger);
      expect(toTrendColour('higherIsBetter', 'down', theme!, language)).toBe(theme!.danger);
    }
  });

  it('is read on every ground of every theme as small letters are', () => {
    const faint = THEMES.flatMap((theme) => {
      const grounds = [theme.background, theme.panel, theme.panelAlt].flatMap(
        (css) => css.match(/#[0-9a-f]{6}/gi) ?? [],
      );
      const colours = (['up', 'down', 'flat'] as const).map((one) => toTrendColour('redUp', one, theme, 'zh'));
      const pairs = colours.flatMap((colour) => grounds.map((ground) => [colour, ground] as const));
      return pairs
        .filter(([colour, ground]) => contrast(colour, ground) < MIN_CONTRAST)
        .map((pair) => `${theme.name}: ${pair.join(' on ')}`);
    });
    expect(faint).toEqual([]);
  });

  it('follows the sign', () => {
    expect([3, -0.1, 0].map(toDirection)).toEqual(['up', 'down', 'flat']);
  });
});
