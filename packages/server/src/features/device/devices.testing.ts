import type { AddressInfo } from 'node:net';
import {
  approveDevice,
  askPairing,
  BASE_PREFIX,
  followOrders,
  pathOf,
  reportDevice,
  type DeviceApproval,
  type DeviceEvent,
  type DeviceReport,
} from '@aj-report/contract';
import type { App } from '../../app.ts';
import type { RouteContext } from '../../testing/route-suite.ts';

const REPORT: DeviceReport = {
  shown: { reportCode: '', title: '' },
  version: '0.1.0',
  width: 1920,
  height: 1080,
  density: 1,
  faults: [],
};
const CHROMIUM =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** What walls and people who manage them do in tests. */
export function deviceCalls(ctx: RouteContext, tokenOf: () => string) {
  const ask = async () =>
    (await ctx.call(askPairing, { body: { width: 1920, height: 1080, timeZone: 'Asia/Shanghai' } })).data;
  const approve = (body: Partial<DeviceApproval> & { code: string }, token = tokenOf()) =>
    ctx.call(approveDevice, { token, body: { deviceName: '大厅', ...body } });
  const beat = (share: string, report: Partial<DeviceReport> = {}) =>
    ctx.call(reportDevice, { share, body: { ...REPORT, ...report }, headers: { 'user-agent': CHROMIUM } });
  /** A wall that was let in. */
  const addWall = async (body: Partial<DeviceApproval> = {}) => {
    const { token, code } = await ask();
    const { data } = await approve({ code, ...body });
    return { id: data.id, token };
  };
  return { ask, approve, beat, addWall };
}

/** A call that a device holds open. */
export interface OrdersReading {
  /** Every line but the empty ones. */
  readonly lines: DeviceEvent[];
  /** The service ended it. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Opens it at a service that listens. */
export async function readOrders(app: App, share: string): Promise<OrdersReading> {
  const { port } = app.server.address() as AddressInfo;
  const stop = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${BASE_PREFIX}${pathOf(followOrders)}`, {
    method: 'POST',
    headers: { 'share-token': share },
    signal: stop.signal,
  });
  const lines: DeviceEvent[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of (response.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n');
      text = parts.pop() ?? '';
      lines.push(...parts.filter((one) => one !== '').map((one) => JSON.parse(one) as DeviceEvent));
    }
  };
  return { lines, ended: read().catch(() => undefined), leave: () => stop.abort() };
}
