import { askPairing, awaitPairing, followOrders, reportDevice } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { DEVICE_PATHS } from './device-calls.ts';

it('the calls of a wall are where the contract declares them', () => {
  for (const [name, endpoint] of Object.entries({ askPairing, awaitPairing, reportDevice, followOrders })) {
    expect(DEVICE_PATHS[name as keyof typeof DEVICE_PATHS], name).toBe(endpoint.path);
    expect(endpoint.method, name).toBe('POST');
  }
});
