import { expect, it } from 'vitest';
import { BYTES, COUNT, formatMeasure } from './measure.ts';

it('shows a size in the largest unit that keeps it above 1', () => {
  expect([0, 900, 1536, 17_720_000, 3_221_225_472].map((bytes) => formatMeasure(bytes, BYTES))).toEqual([
    '0 B',
    '900 B',
    '1.5 KB',
    '16.9 MB',
    '3 GB',
  ]);
});

it('counts as the language does, and shows small numbers as they are', () => {
  const rows = [0, 36, 9_999, 10_000, 123_456, -25_000, 210_000_000];
  expect(rows.map((count) => formatMeasure(count, COUNT, 'zh'))).toEqual([
    '0',
    '36',
    '9,999',
    '1 万',
    '12.35 万',
    '-2.5 万',
    '2.1 亿',
  ]);
  expect([123_456, 1_234_567, 2_100_000_000].map((count) => formatMeasure(count, COUNT, 'en'))).toEqual([
    '123,456',
    '1.23 million',
    '2.1 billion',
  ]);
});
