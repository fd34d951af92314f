import { ConnectionPool } from './connection-pool.ts';
import { WAIT_MS } from '../guard/connector-limits.ts';

/** Turns to ask a source whose connections nobody keeps: every question has one of its own. */
export type Slots = ConnectionPool<object>;

/** @param max questions at a time */
export function makeSlots(max: number): Slots {
  return new ConnectionPool<object>({
    max,
    waitMs: WAIT_MS,
    open: () => Promise.resolve({}),
    close: () => undefined,
    isAlive: () => true,
  });
}
