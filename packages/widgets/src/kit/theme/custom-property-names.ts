import type { Theme } from './theme.ts';

/** Name of the custom property behind a text of a theme: `panelAlt` → `--aj-panel-alt`. */
export function customPropertyOf(key: string): string {
  return `--aj-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Custom properties of a theme: `--aj-text`, `--aj-panel-alt`, `--aj-palette-1` … `--aj-palette-8`, … */
export function toCustomProperties(theme: Theme): Readonly<Record<string, string>> {
  const properties: Record<string, string> = {};
  for (const [key, value] of Object.entries(theme)) {
    if (typeof value === 'string' && key !== 'name') properties[customPropertyOf(key)] = value;
  }
  theme.palette.forEach((color, i) => {
    properties[customPropertyOf(`palette-${i + 1}`)] = color;
  });
  return properties;
}
