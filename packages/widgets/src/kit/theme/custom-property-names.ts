import type { Theme } from './theme.ts';

/** Name of the custom property behind a text of a theme: `panelAlt` → `--aj-panel-alt`. */
export function customPropertyOf(key: string): string {
  return `--aj-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Name of the custom property by which a page sets it on a tag or above: `panelAlt` → `--aj-theme-panel-alt`. */
export function pagePropertyOf(key: string): string {
  return customPropertyOf(`theme-${key}`);
}

/** Texts of a theme by key, its lists by key and number: `panelAlt`, `palette-1` … */
export function textsOf(theme: Theme): readonly (readonly [key: string, value: string])[] {
  return Object.entries(theme).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.map((one: string, i) => [`${key}-${i + 1}`, one] as const);
    return typeof value === 'string' && key !== 'name' ? [[key, value] as const] : [];
  });
}

/** Custom properties of a theme: `--aj-text`, `--aj-panel-alt`, `--aj-palette-1` … `--aj-palette-8`, … */
export function toCustomProperties(theme: Theme): Readonly<Record<string, string>> {
  return Object.fromEntries(textsOf(theme).map(([key, value]) => [customPropertyOf(key), value]));
}
