import { LIMITS } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { writeLimits } from '../limits.plugin.ts';

it('limits are written where they are named, numbers and lists', () => {
  expect(writeLimits('const width = LIMITS.screenWidth / 2;')).toBe(`const width = (${LIMITS.screenWidth}) / 2;`);
  expect(writeLimits('for (const size of LIMITS.pageSizes) use(size);')).toContain(
    `of (${JSON.stringify(LIMITS.pageSizes)})`,
  );
});

it('names of other things stay', () => {
  expect(writeLimits('ROOM_LIMITS.people + LIMITS.unheardOf')).toBe('ROOM_LIMITS.people + LIMITS.unheardOf');
});
