import {
  approveDevice,
  askPairing,
  awaitPairing,
  getDevice,
  LIMITS,
  listAudit,
  listDevices,
  listWaitingDevices,
  PAIRING_LENGTH,
  PAIRING_LETTERS,
  revokeDevice,
} from '@aj-report/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { deviceCalls } from './devices.testing.ts';

describeRoutes('Walls that ask to be let in', (ctx) => {
  let token = '';
  const { ask, approve, beat, addWall } = deviceCalls(ctx, () => token);
  const wait = (share: string) => ctx.call(awaitPairing, { share });

  beforeAll(async () => {
    token = await ctx.login();
  });
  beforeEach(() => ctx.app.db.deleteFrom('devicePairing').execute());

  it('wait with a code of their own until somebody approves it', async () => {
    const [one, two] = [await ask(), await ask()];
    for (const { code } of [one, two]) {
      expect(code).toHaveLength(PAIRING_LENGTH);
      expect([...code].every((letter) => PAIRING_LETTERS.includes(letter))).toBe(true);
    }
    expect(one.code).not.toBe(two.code);
    expect(one).toMatchObject({ seconds: LIMITS.pairingSeconds, approveUrl: `/report/device?code=${one.code}` });
    const { data: waiting } = await ctx.call(listWaitingDevices, { token });
    expect(waiting.map(({ code }) => code)).toEqual([one.code, two.code]);
    expect(waiting[0]).toMatchObject({ address: '127.0.0.1', width: 1920, timeZone: 'Asia/Shanghai' });
    expect((await wait(one.token)).data).toMatchObject({ approved: false });
    expect((await beat(one.token)).code).toBe('device/unknown');

    const typed = `${one.code.slice(0, 4).toLowerCase()}-${one.code.slice(4)} `;
    const { data } = await approve({ code: typed, deviceName: ' 大厅 ', place: '一号楼', groupName: '总部' });
    expect((await wait(one.token)).data).toMatchObject({ approved: true });
    expect((await wait(two.token)).data).toMatchObject({ approved: false });
    expect((await beat(one.token)).data).toMatchObject({
      id: data.id,
      deviceName: '大厅',
      zoom: 100,
      rotation: 0,
      timeZone: 'Asia/Shanghai',
      darkFrom: '',
      reloads: 0,
      identifyMs: 0,
    });
    expect((await beat(two.token)).code).toBe('device/unknown');
    expect((await approve({ code: one.code })).code).toBe('pairing/code-unknown');
  });

  it('lose their code with its time, and hear of it', async () => {
    const { code, token: wall } = await ask();
    ctx.clock.advance((LIMITS.pairingSeconds - 5) * 1000);
    expect((await wait(wall)).data.seconds).toBeLessThanOrEqual(5);
    ctx.clock.advance(6_000);
    expect(await wait(wall)).toMatchObject({ status: 401, code: 'pairing/over' });
    expect((await approve({ code })).code).toBe('pairing/code-unknown');
    expect((await ctx.call(listWaitingDevices, { token: await ctx.login() })).data).toEqual([]);
    await ask();
    expect(await ctx.app.db.selectFrom('devicePairing').select('code').execute()).toHaveLength(1);
  });

  it('are so many at once and no more', async () => {
    for (let at = 0; at < LIMITS.pairingsPerAddress; at++) await ask();
    const refused = await ctx.call(askPairing, {
      body: { width: 1, height: 1, timeZone: '' },
    });
    expect(refused).toMatchObject({
      status: 429,
      code: 'pairing/too-many',
      args: { count: LIMITS.pairingsPerAddress },
    });
  });

  it('take the place of a device whose browser was lost, whose token ends with it', async () => {
    token = await ctx.login();
    const lost = await addWall({ deviceName: '展厅', zoom: 120 });
    const { code, token: wall } = await ask();
    await approve({ code, deviceId: lost.id, deviceName: '展厅' });
    expect((await beat(wall)).data).toMatchObject({ id: lost.id, deviceName: '展厅', zoom: 120 });
    expect((await beat(lost.token)).code).toBe('device/unknown');
    const { code: next } = await ask();
    expect((await approve({ code: next, deviceId: 'nobody' })).code).toBe('record/not-found');
  });

  it('are refused what makes no sense, and keep their code', async () => {
    const { code } = await ask();
    const codeOf = async (body: object) => (await approve({ code, ...body })).code;
    expect(await codeOf({ timeZone: 'Mars/Base' })).toBe('schedule/zone-unknown');
    expect(await codeOf({ darkFrom: '22:00' })).toBe('device/half-night');
    expect(await codeOf({ darkFrom: '22:00', darkTo: '24:00' })).toBe('request/invalid');
    expect(await codeOf({ rotation: 45 })).toBe('request/invalid');
    expect(await codeOf({ zoom: 10 })).toBe('request/invalid');
    expect(await codeOf({ deviceName: '  ' })).toBe('request/invalid');
    expect(await codeOf({ darkFrom: '22:00', darkTo: '06:30', rotation: 90 })).toBe('200');
  });

  it('are let in by nobody without the right, and the audit log says by whom', async () => {
    const { code } = await ask();
    const reader = await ctx.loginWith(['deviceManage:query', 'deviceManage:update', 'deviceManage:control']);
    expect((await approve({ code }, reader)).code).toBe('User.no.authority');
    expect((await ctx.call(approveDevice, { body: { code, deviceName: 'x' } })).status).toBe(401);
    const { data } = await approve({ code, deviceName: '食堂' });
    await ctx.call(revokeDevice, { token, body: { id: data.id } });
    const { data: log } = await ctx.call(listAudit, { token, query: { endpoint: 'device', result: 'ok' } });
    expect(log.records.map(({ endpoint }) => endpoint)).not.toContain('device.heartbeat');
    const { data: approvals } = await ctx.call(listAudit, {
      token,
      query: { endpoint: 'device.approve', result: 'ok' },
    });
    expect(approvals.records[0]).toMatchObject({ loginName: 'admin', recordKey: '食堂' });
    expect((await ctx.call(getDevice, { token, params: { id: data.id } })).data).toMatchObject({
      state: 'revoked',
      approvedBy: 'admin',
    });
    const { data: revoked } = await ctx.call(listDevices, { token, query: { state: 'revoked' } });
    expect(revoked.records.map(({ id }) => id)).toEqual([data.id]);
  });
});
