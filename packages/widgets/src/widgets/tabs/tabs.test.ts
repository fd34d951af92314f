import { describe, expect, it } from 'vitest';
import { samples } from './tabs.sample.ts';
import { tabs } from './tabs.widget.ts';

describe('the tabs widget', () => {
  it('shows every one of its looks in a sample', () => {
    const looks = samples.map(({ setup }) => setup?.['variant'] ?? 'underlined');
    const declared = tabs.fields.variant['x-aj'].options?.map(({ value }) => value);
    expect([...new Set(looks)].sort()).toEqual([...(declared ?? [])].sort());
  });
});
