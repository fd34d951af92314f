import { describe, expect, it } from 'vitest';
import { samples } from './tab-panel.sample.ts';
import { tabPanel } from './tab-panel.widget.ts';

describe('the tab panel widget', () => {
  it('is a container that offers its tab to linkage', () => {
    expect(tabPanel.category).toBe('container');
    expect(Object.keys(tabPanel.events['select']?.payload ?? {})).toEqual(['name', 'index']);
  });

  it('shows every one of its looks in a sample', () => {
    const looks = samples.map(({ setup }) => setup?.['variant'] ?? 'underlined');
    const declared = tabPanel.fields.variant['x-aj'].options?.map(({ value }) => value);
    expect([...new Set(looks)].sort()).toEqual([...(declared ?? [])].sort());
  });
});
