import { describe, expect, it } from 'vitest';
import { checkDepth } from './body-depth.ts';

const nested = (levels: number, inner = '1') =>
  JSON.parse('[{"a":'.repeat(levels / 2) + inner + '}]'.repeat(levels / 2)) as unknown;

describe('A request', () => {
  it('may be nested as deeply as people nest things', () => {
    for (const body of [undefined, null, 'text', {}, nested(200)]) expect(() => checkDepth(body)).not.toThrow();
  });

  it('is refused when it is nested more deeply, however deeply that is', () => {
    for (const levels of [202, 1_000_000])
      expect(() => checkDepth(nested(levels))).toThrow(/nested more than 200 levels/);
  });
});
