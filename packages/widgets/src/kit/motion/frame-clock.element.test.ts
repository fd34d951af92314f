import { expect } from '@esm-bundle/chai';
import { onFrame } from './frame-clock.ts';
import { nextFrame } from '../testing/until.testing.ts';

/** ms; longer than the test takes */
const LONG_REST_MS = 60_000;

describe('the frame clock', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  /** How often a listener was called. */
  function count(restMs?: number): () => number {
    let calls = 0;
    stops.push(onFrame(() => calls++, restMs));
    return () => calls;
  }

  it('asks for no frames while all that move take a rest, and goes on with the first that does not', async () => {
    const resting = count(LONG_REST_MS);
    for (let frame = 0; frame < 5; frame++) await nextFrame();
    expect(resting()).to.equal(0);
    const restless = count();
    for (let frame = 0; frame < 5; frame++) await nextFrame();
    expect(restless()).to.be.above(2);
    expect(resting()).to.equal(restless());
  });

  it('leaves out who has stopped listening', async () => {
    const calls = count();
    await nextFrame();
    stops.pop()?.();
    const before = calls();
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    expect(calls()).to.equal(before);
  });
});
