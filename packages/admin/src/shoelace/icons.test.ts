import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { toSprite } from '../../icon-sprite.ts';

describe('the shipped icons', () => {
  it('hold the icon of every widget', () => {
    const sprite = toSprite();
    const missing = Object.values(declarations).filter(({ icon }) => !sprite.includes(`<symbol id="${icon}"`));
    expect(missing.map(({ type, icon }) => `${type}: ${icon}`)).toEqual([]);
  });
});
