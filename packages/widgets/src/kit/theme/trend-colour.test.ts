import { describe, expect, it } from 'vitest';
import { THEMES } from './themes.ts';
import { toDirection, toTrendColour } from './trend-colour.ts';

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

  it('follows the sign', () => {
    expect([3, -0.1, 0].map(toDirection)).toEqual(['up', 'down', 'flat']);
  });
});
