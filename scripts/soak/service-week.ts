import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { Api } from '../../tests/api.ts';
import { removeData, startProduct, type Product } from '../../tests/product.ts';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import { recordCalls, type AskedCall, type AskedCalls } from './asked-calls.ts';
import { compareServices, readService } from './service-readings.ts';
import type { Soaked } from './wall-day.ts';
import { makeWallScreen } from './wall-screen.ts';

export interface WeekOptions {
  readonly hours: number;
  readonly widgets: number;
  /** Hours of the same calls before the first reading, in which caches fill. */
  readonly warmUpHours: number;
  readonly say: (line: string) => void;
}

/** Calls of a wall in an hour that refreshes every minute, looks for a new revision and tells of itself every 30 s. */
const BATCHES = 60;
const LOOKS = 120;
const BEATS = 120;
const SAY_HOURS = 12;
/** Calls that are under way at a time. */
const LANES = 3;

/** A week of one wall and one device, as many calls as they make, as fast as the service answers. */
export async function soakService(options: WeekOptions): Promise<Soaked> {
  const preload = fileURLToPath(new URL('report-memory.mjs', import.meta.url));
  const product = await startProduct({
    AJ_SAMPLES: '0',
    AJ_RATE_QUERY: '1000000000',
    AJ_RATE_NORMAL: '1000000000',
    AJ_RATE_SHARE: '1000000000',
    NODE_OPTIONS: `--import ${preload}`,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  try {
    return await liveThrough(product, agent, options);
  } finally {
    agent.destroy();
    await product.stop();
    removeData(product);
  }
}

async function liveThrough(product: Product, agent: Agent, options: WeekOptions): Promise<Soaked> {
  const { hours, widgets, warmUpHours, say } = options;
  const api = new Api(product.address);
  await api.login();
  const shareCode = await makeWallScreen(api, widgets);
  const calls = await recordFrom(`${product.address}/aj/${shareCode}?kiosk`, widgets);
  const device = await letDeviceIn(api, product.address);
  const hour = (): Promise<void> => passHour(agent, calls, device);
  for (let i = 0; i < warmUpHours; i++) await hour();
  const start = await readService(product);
  for (let i = 1; i <= hours; i++) {
    await hour();
    if (i % SAY_HOURS === 0) say(`service: hour ${i} of ${hours}`);
  }
  return { measures: compareServices(start, await readService(product)), faults: [] };
}

async function recordFrom(address: string, widgets: number): Promise<AskedCalls> {
  const browser = await chromium.launch({ executablePath: await findChrome(), args: CHROME_FLAGS });
  try {
    return await recordCalls(browser, address, widgets);
  } finally {
    await browser.close();
  }
}

interface DeviceCalls {
  readonly beat: AskedCall;
  readonly follow: AskedCall;
}

async function letDeviceIn(api: Api, address: string): Promise<DeviceCalls> {
  const ask = { width: 1920, height: 1080, timeZone: 'Asia/Shanghai' };
  const { token, code } = await api.get<{ token: string; code: string }>('POST', '/device/pair', ask);
  await api.get('POST', '/device/approve', { code, deviceName: '浸泡' });
  const toCall = (path: string, body: object): AskedCall => ({
    method: 'POST',
    url: `${address}/data-report/device/${path}`,
    headers: { 'share-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const shown = { reportCode: '', title: '' };
  const report = { shown, version: '', width: 1920, height: 1080, density: 1, faults: [] };
  return { beat: toCall('heartbeat', report), follow: toCall('follow', {}) };
}

/** @throws Error for an answer that is none */
async function passHour(agent: Agent, { open, look, batch }: AskedCalls, { beat, follow }: DeviceCalls): Promise<void> {
  const live = { ...batch, body: JSON.stringify({ ...JSON.parse(batch.body ?? '{}'), live: 1 }) };
  await ask(agent, open);
  await hold(live);
  await hold(follow);
  const rest = [...repeat(batch, BATCHES), ...repeat(look, LOOKS), ...repeat(beat, BEATS)];
  const lane = async (): Promise<void> => {
    for (let call = rest.pop(); call; call = rest.pop()) await ask(agent, call);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function repeat(call: AskedCall, times: number): readonly AskedCall[] {
  return Array.from({ length: times }, () => call);
}

async function ask(agent: Agent, call: AskedCall): Promise<void> {
  const answer = await send(call, agent);
  const bytes = await buffer(answer);
  const isGood = answer.statusCode === 304 || /"code":"(200|304)"/.test(bytes.subarray(0, 200).toString());
  if (!isGood) throw new Error(`${call.url}: ${answer.statusCode} ${bytes.subarray(0, 300).toString()}`);
}

/** Opens a call that stays open and breaks it off once it is, as a wall does that is switched off. */
async function hold(call: AskedCall): Promise<void> {
  const answer = await send(call);
  answer.destroy();
  if (answer.statusCode !== 200) throw new Error(`${call.url}: ${answer.statusCode}`);
}

function send({ method, url, headers, body }: AskedCall, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, ...(agent && { agent }) }, resolve);
    call.on('error', reject);
    call.end(body ?? undefined);
  });
}
