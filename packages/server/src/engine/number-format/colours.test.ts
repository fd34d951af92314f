import { describe, expect, it } from 'vitest';
import { colourOf, formatValue } from './format-value.ts';

describe('The colour of a number format', () => {
  it.each([
    [-5, '0;[Red]-0', '#ff0000'],
    [5, '0;[Red]-0', undefined],
    [0, '0;[Red]-0', undefined],
    [-5, '#,##0.00;[红色]-#,##0.00', '#ff0000'],
    [5, '[蓝绿色]0', '#00ffff'],
    [-5, '[Green]0', '#00ff00'],
    [5, '[Color10]0', '#008000'],
    [5, '[颜色10]0', '#008000'],
    [5, '[Colour 3]0', '#ff0000'],
    [100, '[Blue][>=100]0;[Red][<0]0;0', '#0000ff'],
    [-1, '[Blue][>=100]0;[Red][<0]0;0', '#ff0000'],
    [50, '[Blue][>=100]0;[Red][<0]0;0', undefined],
    ['text', '0;0;0;[Magenta]@', '#ff00ff'],
    ['text', '[Red]0', undefined],
    [46000, '[Red]yyyy-mm-dd', '#ff0000'],
    [5, '[DBNum2][Blue]0', '#0000ff'],
    [5, '[h]:mm', undefined],
    [5, '0', undefined],
  ])('of %s under %s is %s', (value, code, colour) => expect(colourOf(value, code)).toBe(colour));

  it('changes nothing of the text', () => {
    expect([formatValue(-5, '0;[红色]-0'), formatValue(12, '[颜色10][DBNum2]General')]).toEqual(['-5', '壹拾贰']);
  });
});
