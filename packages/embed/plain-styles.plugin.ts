import type { Plugin } from 'vite';

/** A literal of styles up to where it ends, or up to a literal within it. */
const STYLES = /\bcss`[^`]*`/g;

/**
 * Styles without their indents and comments.
 * @example plainStyles('css`\n  a {\n    b: c;\n  }`') // 'css`\na {\nb: c;\n}`'
 */
export function plainStyles(code: string): string {
  return code.replace(STYLES, (styles) => styles.replace(/\/\*[^]*?\*\//g, '').replace(/\s*\n\s*/g, '\n'));
}

/** Scripts are made small by the bundler, the styles within them are not: to it they are texts. */
export function plainStylesPlugin(): Plugin {
  return {
    name: 'aj-plain-styles',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.ts') && code.includes('css`') ? { code: plainStyles(code), map: null } : null,
  };
}
