import type { Theme } from './theme.ts';

/** The last colour of the screen's background: what shines through where a widget is drawn; empty for none in hex. */
export function groundOf({ background }: Theme): string {
  return /#[\da-f]{6}(?![\s\S]*#[\da-f]{6})/i.exec(background)?.[0] ?? '';
}
