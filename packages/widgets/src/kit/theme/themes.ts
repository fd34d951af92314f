import { aurora, deepBlue, emerald, graphite } from './themes-cool.ts';
import { amber, highContrast, light, violet } from './themes-warm.ts';
import type { Theme } from './theme.ts';

/** Themes of a screen in the order in which they are offered. */
export const THEMES: readonly Theme[] = [deepBlue, graphite, aurora, emerald, amber, violet, light, highContrast];

export const DEFAULT_THEME: Theme = deepBlue;

/** The theme of that name; the default theme for an unknown or missing name. */
export function themeOf(name: string | Theme | undefined): Theme {
  if (typeof name === 'object') return name;
  return THEMES.find((theme) => theme.name === name) ?? DEFAULT_THEME;
}
