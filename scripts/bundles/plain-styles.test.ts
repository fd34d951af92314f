import { describe, expect, it } from 'vitest';
import { plainStyles } from '../../packages/embed/plain-styles.plugin.ts';

describe('styles in a script', () => {
  it('are without their indents and comments', () => {
    const code =
      'const a = css`\n  /* Why. */\n  a {\n    font:\n      14px Inter,\n      sans-serif;\n  }\n`;\n  const b = `\n  c`;';
    expect(plainStyles(code)).toBe('const a = css`\na {\nfont:\n14px Inter,\nsans-serif;\n}\n`;\n  const b = `\n  c`;');
  });

  it('keep what stands between two literals of styles', () => {
    const code = 'css`\n  ${wide\n    ? css`\n      a`\n    : empty}\n`';
    expect(plainStyles(code).replaceAll(/\s/g, '')).toBe(code.replaceAll(/\s/g, ''));
  });
});
