import { expect, it } from 'vitest';
import { plainText } from './plain-value.ts';

it('A plain value has every digit, and days as ISO 8601', () => {
  expect(plainText(712_406_544.75, { numberFormat: '#,##0.0' })).toBe('712406544.75');
  expect(plainText(0.1 + 0.2, undefined)).toBe('0.3');
  expect(plainText(46_353, { numberFormat: 'yyyy年m月d日' })).toBe('2026-11-27');
  expect(plainText(46_353.75, { numberFormat: 'm/d h:mm' })).toBe('2026-11-27 18:00:00');
  expect(plainText(0.75, { numberFormat: 'h:mm' })).toBe('18:00:00');
  expect(plainText('1,200', { numberFormat: '0' })).toBe('1,200');
  expect(plainText(true, undefined)).toBe('TRUE');
  expect(plainText(null, undefined)).toBe('');
});
