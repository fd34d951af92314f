import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { ICONS } from './icons.ts';

describe('the shipped icons', () => {
  it('hold the icon of every widget', () => {
    const shipped: readonly string[] = ICONS;
    const missing = Object.values(declarations).filter(({ icon }) => !shipped.includes(icon));
    expect(missing.map(({ type, icon }) => `${type}: ${icon}`)).toEqual([]);
  });
});
