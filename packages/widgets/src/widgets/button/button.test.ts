import { describe, expect, it } from 'vitest';
import { resolveProps } from '../../kit/widget/resolve-props.ts';
import { toAddress, toButtonStyles, toParameters } from './button.option.ts';
import { button } from './button.widget.ts';

const propsOf = (setup: Record<string, unknown>) => resolveProps(button, setup, 1);

describe('the parameters of a button', () => {
  it('are those with a name; the last of a name counts', () => {
    const params = [
      { paramKey: ' region ', paramValue: '华东' },
      { paramKey: '' },
      { paramKey: 'x', paramValue: '1' },
      { paramKey: 'x' },
    ];
    expect(toParameters(propsOf({ params }))).toEqual({ region: '华东', x: '' });
  });
});

describe('the link of a button', () => {
  it('takes parameters of the screen and refuses scripts', () => {
    const base = 'https://report.example/';
    expect(toAddress(propsOf({ linkAddress: '/detail?r={region}' }), { region: '华东' }, base)).toBe(
      'https://report.example/detail?r=%E5%8D%8E%E4%B8%9C',
    );
    expect(toAddress(propsOf({ linkAddress: 'javascript:alert(1)' }), {}, base)).toBe(undefined);
    expect(toAddress(propsOf({}), {}, base)).toBe(undefined);
  });
});

describe('the look of a button', () => {
  it('keeps its text readable on its colour', () => {
    expect(toButtonStyles(propsOf({}), '#0b3fa8')['--on-fill']).toBe('#ffffff');
    expect(toButtonStyles(propsOf({ backgroundColor: '#ffe08a' }), '#0b3fa8')['--on-fill']).toBe('#0d1526');
    expect(toButtonStyles(propsOf({ color: '#123456' }), '#0b3fa8')['--on-fill']).toBe('#123456');
  });
});
