import type { Theme } from './theme.ts';

/** Colours of the screen's background from first to last, those in hex: what shines through where a widget is drawn. */
export function groundsOf({ background }: Theme): readonly string[] {
  return background.match(/#[\da-f]{6}/gi) ?? [];
}

/** The last colour of the screen's background; empty for none in hex. */
export function groundOf(theme: Theme): string {
  return groundsOf(theme).at(-1) ?? '';
}
