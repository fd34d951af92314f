import { describe, expect, it } from 'vitest';
import { hasGrown, toLines } from '../scripts/soak/measure.ts';
import { soakService } from '../scripts/soak/service-week.ts';
import { soakWall, type Soaked } from '../scripts/soak/wall-day.ts';

/** ms; most of it waits for a server that starts again, which takes long beside other tests */
const PATIENCE_MS = 300_000;
const say = (): void => undefined;

function expectNoGrowth({ measures, faults }: Soaked): void {
  expect(toLines(measures.filter(hasGrown)).slice(1)).toEqual([]);
  expect(faults).toEqual([]);
}

// The short form of `npm run soak`: the same code with few widgets, minutes in place of a day, an hour in place of a week.
describe('everything that happens to walls', () => {
  it(
    'leaves a wall where it was',
    async () => {
      expectNoGrowth(await soakWall({ hours: 0.1, widgets: 16, isWarmedUp: false, say }));
    },
    PATIENCE_MS,
  );

  it(
    'leaves the service where it was',
    async () => {
      expectNoGrowth(await soakService({ hours: 1, widgets: 8, warmUpHours: 1, say }));
    },
    PATIENCE_MS,
  );
});
