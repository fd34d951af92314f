import { customPropertyOf, pagePropertyOf, textsOf } from './custom-property-names.ts';
import type { Theme } from './theme.ts';

const sheets = new WeakMap<Theme, CSSStyleSheet>();
const adopted = new WeakMap<ShadowRoot, CSSStyleSheet>();

function sheetOf(theme: Theme): CSSStyleSheet {
  const known = sheets.get(theme);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(':host {}');
  const rule = sheet.cssRules[0] as CSSStyleRule;
  for (const [key, value] of textsOf(theme))
    rule.style.setProperty(customPropertyOf(key), `var(${pagePropertyOf(key)}, ${value})`);
  rule.style.setProperty('color-scheme', theme.dark ? 'dark' : 'light');
  sheets.set(theme, sheet);
  return sheet;
}

/**
 * Makes a theme's custom properties those of the host of `root`, in place of the theme adopted before; what the page sets
 * (`--aj-theme-…`) comes before them.
 * One shared constructed sheet per theme: no style text, so it holds under a strict Content-Security-Policy.
 */
export function adoptTheme(root: ShadowRoot, theme: Theme | undefined): void {
  const before = adopted.get(root);
  const next = theme && sheetOf(theme);
  if (before === next) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => sheet !== before), ...(next ? [next] : [])];
  if (next) adopted.set(root, next);
  else adopted.delete(root);
}
