import type { Language } from '@aj-report/contract';
import type { Theme } from './theme.ts';

export type Direction = 'up' | 'down' | 'flat';

const GREEN = { dark: '#2fd38c', light: '#0b8457' };

/** Which way a number points. */
export function toDirection(change: number): Direction {
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** Colour of a change. `auto`: red rises in Chinese, green rises in English. */
export function toTrendColour(
  trendColours: 'auto' | 'redUp' | 'greenUp',
  direction: Direction,
  theme: Theme,
  language: Language,
): string {
  if (direction === 'flat') return theme.textMuted;
  const isRedUp = trendColours === 'redUp' || (trendColours === 'auto' && language === 'zh');
  const isRed = (direction === 'up') === isRedUp;
  return isRed ? theme.danger : GREEN[theme.dark ? 'dark' : 'light'];
}
