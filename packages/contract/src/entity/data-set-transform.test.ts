import { describe, expect, it } from 'vitest';
import { fieldTextsOf } from './data-set-transform.ts';

const dict = (script: unknown, orderNum = 1) => ({
  transformType: 'dict',
  transformScript: JSON.stringify(script),
  orderNum,
});

describe('A dictionary step', () => {
  it('names a dictionary or brings the texts, the last step winning', () => {
    const steps = [dict({ status: { 1: '晚' } }, 2), dict({ status: { 1: '早' }, kind: 'KIND' }, 1)];
    expect(fieldTextsOf(steps)).toEqual({ status: { 1: '晚' }, kind: 'KIND' });
    expect(fieldTextsOf([])).toEqual({});
  });

  it('is refused when it is of another kind or cannot be read', () => {
    const js = { transformType: 'js', transformScript: 'x' };
    expect(() => fieldTextsOf([js])).toThrow(expect.objectContaining({ code: 'data-set/transform-unknown' }) as Error);
    for (const script of [[], 1, { a: 1 }, { a: { b: 1 } }, { a: '' }]) {
      expect(() => fieldTextsOf([dict(script)])).toThrow(
        expect.objectContaining({ code: 'data-set/transform-invalid' }) as Error,
      );
    }
    expect(() => fieldTextsOf([{ transformType: 'dict', transformScript: '{' }])).toThrow();
  });
});
