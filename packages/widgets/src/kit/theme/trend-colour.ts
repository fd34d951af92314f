import type { Language } from '@aj-report/contract';
import type { Theme } from './theme.ts';

export type Direction = 'up' | 'down' | 'flat';

const GREEN = { dark: '#2fd38c', light: '#0a7a50' };

/** Which way a number points. */
export function toDirection(change: number): Direction {
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** How changes are coloured: `auto` = red rises in Chinese, green rises in English; by what is better, worse is red. */
export type TrendColours = 'auto' | 'redUp' | 'greenUp' | 'lowerIsBetter' | 'higherIsBetter';

function isRedWhenUp(trendColours: TrendColours, language: Language): boolean {
  if (trendColours === 'auto') return language === 'zh';
  return trendColours === 'redUp' || trendColours === 'lowerIsBetter';
}

/** Colour of a change. */
export function toTrendColour(
  trendColours: TrendColours,
  direction: Direction,
  theme: Theme,
  language: Language,
): string {
  if (direction === 'flat') return theme.textMuted;
  const isRed = (direction === 'up') === isRedWhenUp(trendColours, language);
  return isRed ? theme.danger : GREEN[theme.dark ? 'dark' : 'light'];
}
