import { expect, it } from 'vitest';
import { otherSamplesLast } from './other-samples-last.ts';

it('puts samples of the other language last and leaves the rest in its order', () => {
  const codes = ['retail', 'own_en', 'retail_en', 'own2', 'goods_en', 'goods'];
  const sorted = (language: 'zh' | 'en') => otherSamplesLast(codes, (code) => code, language);
  expect(sorted('en')).toEqual(['own_en', 'retail_en', 'own2', 'goods_en', 'retail', 'goods']);
  expect(sorted('zh')).toEqual(['retail', 'own_en', 'own2', 'goods', 'retail_en', 'goods_en']);
});
