import { resolveProps } from '../../kit/define-widget.ts';
import { describe, expect, it } from 'vitest';
import { toFrameStyles } from '../../fields/container-frame.option.ts';
import { panel } from './panel.widget.ts';

const frameOf = (setup: Record<string, unknown>) => toFrameStyles(resolveProps(panel, setup, 1));

describe('the frame of a container', () => {
  it('takes the theme where nothing is set, and nothing where it is switched off', () => {
    expect(frameOf({})).toMatchObject({ background: 'var(--aj-panel)', 'border-width': '1px' });
    expect(frameOf({ showBackground: false, showBorder: false })).toMatchObject({
      background: 'none',
      'border-width': '0',
    });
  });

  it('takes paint that was set, but nothing that fetches an address', () => {
    expect(frameOf({ background: 'linear-gradient(red, blue)' })['background']).toBe('linear-gradient(red, blue)');
    expect(frameOf({ background: 'url(https://a.example/x)' })['background']).toBe('var(--aj-panel)');
  });
});
