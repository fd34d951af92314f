import {
  deleteDevice,
  identifyDevice,
  LIMITS,
  listDeviceGroups,
  listDevices,
  reloadDevice,
  revokeDevice,
  updateDevice,
  type DeviceRecord,
} from '@aj-report/contract';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { deviceCalls, readOrders, type OrdersReading } from './devices.testing.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** ms to wait for, on any machine */
const PATIENCE = { timeout: 20_000, interval: 20 };

describeRoutes('Devices', (ctx) => {
  let token = '';
  const { beat, addWall } = deviceCalls(ctx, () => token);
  const readings: OrdersReading[] = [];
  const list = async (query: Record<string, string> = {}): Promise<DeviceRecord[]> =>
    (await ctx.call(listDevices, { token, query })).data.records;
  const read = async (id: string) => (await list()).find((one) => one.id === id);

  beforeAll(async () => {
    token = await ctx.login();
    await ctx.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const reading of readings.splice(0)) reading.leave();
  });

  const follow = async (share: string) => {
    const reading = await readOrders(ctx.app, share);
    readings.push(reading);
    return reading;
  };
  const lastOrders = ({ lines }: OrdersReading) => {
    const last = lines.findLast(({ kind }) => kind === 'orders');
    return last?.kind === 'orders' ? last.orders : undefined;
  };

  it('are online, late and offline by when they were last heard of', async () => {
    const { id, token: wall } = await addWall({ groupName: 'A' });
    expect(await read(id)).toMatchObject({ state: 'offline', lastSeenTime: null });
    await beat(wall, { shown: { reportCode: 'sales', title: '销售' }, width: 3840, height: 2160, density: 2 });
    expect(await read(id)).toMatchObject({
      state: 'online',
      shown: { reportCode: 'sales', title: '销售' },
      version: '0.1.0',
      width: 3840,
      browser: 'Chrome · Linux',
    });
    ctx.clock.advance(120 * SECOND);
    expect((await read(id))?.state).toBe('late');
    ctx.clock.advance(600 * SECOND);
    expect((await read(id))?.state).toBe('offline');
    for (const state of ['online', 'late', 'revoked']) expect(await list({ state, groupName: 'A' })).toEqual([]);
    expect(await list({ state: 'offline', groupName: 'A' })).toHaveLength(1);
    await addWall({ groupName: 'B' });
    const { data: groups } = await ctx.call(listDeviceGroups, { token });
    expect(groups.map(({ groupName }) => groupName)).toEqual(expect.arrayContaining(['A', 'B']));
  });

  it('keep their last faults, however many they tell of', async () => {
    const { id, token: wall } = await addWall();
    const nowMs = ctx.clock.now().getTime();
    const faultsFrom = (from: number) =>
      Array.from({ length: LIMITS.deviceFaultsMax }, (_, at) => ({
        atMs: nowMs + from + at,
        code: 'widget/failed',
        text: `${from + at}`,
      }));
    await beat(wall, { faults: faultsFrom(-100) });
    await beat(wall, { faults: [...faultsFrom(-50).slice(1), { atMs: nowMs + DAY, code: 'x', text: 'of tomorrow' }] });
    const { faults = [] } = (await read(id)) ?? {};
    expect(faults).toHaveLength(LIMITS.deviceFaultsMax);
    expect(faults.slice(0, 2).map(({ text }) => text)).toEqual(['of tomorrow', '-31']);
    expect((await beat(wall, { faults: [...faultsFrom(0), ...faultsFrom(0)] })).code).toBe('request/invalid');
    await beat(wall);
    expect((await read(id))?.faults).toHaveLength(LIMITS.deviceFaultsMax);
  });

  it('take up changes and orders at once', async () => {
    const { id, token: wall } = await addWall();
    const reading = await follow(wall);
    await vi.waitFor(() => expect(lastOrders(reading)).toMatchObject({ zoom: 100, reloads: 0 }), PATIENCE);
    await ctx.call(updateDevice, { token, body: { id, zoom: 150, rotation: 90, darkFrom: '22:00', darkTo: '06:00' } });
    await vi.waitFor(() => expect(lastOrders(reading)).toMatchObject({ zoom: 150, rotation: 90 }), PATIENCE);
    await ctx.call(identifyDevice, { token, body: { id } });
    await vi.waitFor(() => expect(lastOrders(reading)?.identifyMs).toBeGreaterThan(0), PATIENCE);
    await ctx.call(reloadDevice, { token, body: { id } });
    await vi.waitFor(() => expect(lastOrders(reading)?.reloads).toBe(1), PATIENCE);
    // The next heartbeat tells the same where no call is held open.
    expect((await beat(wall)).data).toMatchObject({ zoom: 150, reloads: 1 });
    ctx.clock.advance(60 * SECOND);
    expect((await beat(wall)).data.identifyMs).toBe(0);
    expect((await ctx.call(updateDevice, { token, body: { id, darkTo: '' } })).code).toBe('device/half-night');
  });

  it('end at once when they are revoked or deleted', async () => {
    const walls = [await addWall(), await addWall()];
    const calls = await Promise.all(walls.map((one) => follow(one.token)));
    await vi.waitFor(() => expect(calls.every((one) => lastOrders(one))).toBe(true), PATIENCE);
    await ctx.call(revokeDevice, { token, body: { id: walls[0]?.id } });
    await ctx.call(deleteDevice, { token, params: { id: walls[1]?.id ?? '' } });
    await Promise.all(calls.map(({ ended }) => ended));
    for (const { lines } of calls) expect(lines.at(-1)).toMatchObject({ kind: 'end', code: 'device/unknown' });
    for (const wall of walls) expect((await beat(wall.token)).code).toBe('device/unknown');
    expect((await ctx.call(identifyDevice, { token, body: { id: 'nobody' } })).code).toBe('record/not-found');
  });

  it('hear of what another server changed', async () => {
    const { id, token: wall } = await addWall();
    const reading = await follow(wall);
    await vi.waitFor(() => expect(lastOrders(reading)).toBeDefined(), PATIENCE);
    // As the other server does: the rows change, and nobody tells this one.
    await ctx.app.db.updateTable('device').set({ tokenHash: null, versionNo: 99 }).where('id', '=', id).execute();
    await reading.ended;
    expect(reading.lines.at(-1)).toMatchObject({ kind: 'end', code: 'device/unknown' });
  });

  it('get a new token after a day; the old one counts until it was used, and an hour more', async () => {
    const { token: first } = await addWall();
    expect((await beat(first)).data.token).toBeUndefined();
    ctx.clock.advance(DAY);
    token = await ctx.login();
    // An answer that was lost: the next one brings another token, and the lost one opens nothing.
    const { token: lost = '' } = (await beat(first)).data;
    const { token: second = '' } = (await beat(first)).data;
    expect((await beat(lost)).code).toBe('device/unknown');
    expect(second).not.toBe(lost);
    expect((await beat(second)).data.token).toBeUndefined();
    expect((await beat(first)).code).toBe('200');
    ctx.clock.advance(3_601 * SECOND);
    expect((await beat(first)).code).toBe('device/unknown');
    expect((await beat(second)).code).toBe('200');
  });
});
