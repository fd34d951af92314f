import { resolveProps } from '../../kit/widget/resolve-props.ts';
import { describe, expect, it } from 'vitest';
import { toFrameStyles } from '../../fields/container-frame.option.ts';
import { panel } from './panel.widget.ts';

const frameOf = (setup: Record<string, unknown>) => toFrameStyles(resolveProps(panel, setup, 1), panel.fields);

describe('the frame of a container', () => {
  it('takes the theme where nothing is set, and nothing where it is switched off', () => {
    expect(frameOf({})).toMatchObject({ background: 'var(--aj-panel)', 'border-width': '1px' });
    expect(frameOf({ showBackground: false, showBorder: false })).toMatchObject({
      background: 'none',
      'border-width': '0px',
    });
  });

  it('takes paint that was set, but nothing that fetches an address', () => {
    expect(frameOf({ background: 'linear-gradient(red, blue)' })['background']).toBe('linear-gradient(red, blue)');
    expect(frameOf({ background: 'url(https://a.example/x)' })['background']).toBe('var(--aj-panel)');
  });
});

describe('the heading of a panel', () => {
  const barsOf = (setup: Record<string, unknown>, width = 560, height = 360) =>
    panel.parts!.bars(resolveProps(panel, setup, 1), { width, height });

  it('takes away its height and that of the border, and only the border where it is left out', () => {
    expect(barsOf({})).toEqual({ top: 45, bottom: 1, sides: 1 });
    expect(barsOf({ showHeading: false, collapsible: true, showBorder: false }).top).toBe(44);
    expect(barsOf({ showHeading: false })).toEqual({ top: 1, bottom: 1, sides: 1 });
  });

  it('takes away more in a vast box, unless its height was set', () => {
    expect(barsOf({}, 1200, 800).top).toBeCloseTo(62.6);
    expect(barsOf({ headingHeight: 50 }, 1200, 800).top).toBe(51);
  });

  it('takes away less in a small box, unless its height was set', () => {
    expect(barsOf({}, 200, 120).top).toBeCloseTo(28.79);
    expect(barsOf({}, 100, 60).top).toBe(27);
    expect(barsOf({ headingHeight: 50 }, 200, 120).top).toBe(51);
  });
});
