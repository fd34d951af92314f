import { describe, expect, it } from 'vitest';
import { convertScreen } from './convert-screen.ts';

describe('a document that nobody knows', () => {
  it('becomes nothing', () => {
    for (const value of [null, [], 'x', {}, { dashboard: 1 }, { data: { data: {} } }, { componentList: [] }])
      expect(convertScreen(value)).toBeUndefined();
  });
});
