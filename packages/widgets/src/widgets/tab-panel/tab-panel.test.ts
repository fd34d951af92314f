import { describe, expect, it } from 'vitest';
import { resolveProps } from '../../kit/widget/resolve-props.ts';
import { samples } from './tab-panel.sample.ts';
import { tabPanel } from './tab-panel.widget.ts';

const DECLARED = { width: 640, height: 400 };
const VAST = { width: 1200, height: 800 };

const barsOf = (setup: Record<string, unknown>, box = DECLARED) =>
  tabPanel.parts!.bars(resolveProps(tabPanel, setup, 1), box);

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

  it('tells what its tabs and its border take away', () => {
    expect(barsOf({})).toEqual({ top: 45, bottom: 1, sides: 1 });
    expect(barsOf({ side: 'bottom', showBorder: false })).toEqual({ top: 0, bottom: 44, sides: 0 });
    expect(barsOf({ variant: 'segmented', barHeight: 30, borderWidth: 3 })).toEqual({ top: 41, bottom: 3, sides: 3 });
  });

  it('tells more of them in a vast box, unless their height was set', () => {
    expect(barsOf({}, VAST).top).toBeCloseTo(62.6);
    expect(barsOf({ barHeight: 50 }, VAST).top).toBe(51);
  });
});
