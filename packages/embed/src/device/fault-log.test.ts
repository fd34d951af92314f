import { LIMITS } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { FaultLog } from './fault-log.ts';

describe('the faults of a wall', () => {
  it('are the last ones, each once in a minute, and short', () => {
    const log = new FaultLog();
    for (let at = 0; at < 500; at++) log.add('widget/failed', 'the same', at * 100);
    expect(log.waiting).toHaveLength(1);
    log.add('widget/failed', 'the same', 61_000);
    expect(log.waiting).toHaveLength(2);
    for (let at = 0; at < 1_000; at++) log.add('x'.repeat(1_000), String(at), 70_000);
    expect(log.waiting).toHaveLength(LIMITS.deviceFaultsMax);
    expect(log.waiting.at(-1)).toMatchObject({ text: '999', code: 'x'.repeat(LIMITS.deviceTextMax) });
  });

  it('wait until the service has heard of them', () => {
    const log = new FaultLog();
    log.add('a', 'one', 0);
    const sent = log.waiting;
    log.add('b', 'two', 0);
    log.forget(sent);
    expect(log.waiting.map(({ code }) => code)).toEqual(['b']);
  });
});
