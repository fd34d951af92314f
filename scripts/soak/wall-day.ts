import { chromium, type Browser } from 'playwright-core';
import { Api } from '../../tests/api.ts';
import { freePort, removeData, startProduct, type Product } from '../../tests/product.ts';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import { FAULTS } from './faults.ts';
import type { Measure } from './measure.ts';
import { comparePages, readPage, type PageReading } from './page-readings.ts';
import { breakWidget } from './throwing-widget.ts';
import { WallPage } from './wall-page.ts';
import { BROKEN, makeWallScreen, REFRESH_MS } from './wall-screen.ts';

export interface DayOptions {
  readonly hours: number;
  readonly widgets: number;
  /** Before the first reading everything happens once, so that what is loaded for it is no growth, and caches fill. */
  readonly isWarmedUp: boolean;
  readonly say: (line: string) => void;
}

export interface Soaked {
  readonly measures: readonly Measure[];
  /** What was not as it should be, in sentences. */
  readonly faults: readonly string[];
}

const HOUR_MS = 3_600_000;
const BROKEN_TAG = `aj-${BROKEN}`;
/** The engine keeps the widths of 500 texts. */
const WARM_UP_ROUNDS = 70;
/** Rounds without a fault before a reading, in which the wall comes to rest. */
const REST_ROUNDS = 8;
/** Readings with such rounds between them, until two agree in their nodes but for this part. */
const REST_READINGS = 5;
const REST_PART = 0.01;
/** ms that what is shown may be behind the clock of this computer */
const BEHIND_MS = 60_000;
/** The whole day comes from one address, and faster than walls ask. */
const ENV = { AJ_SAMPLES: '0', AJ_LIVE: '0', AJ_RATE_QUERY: '1000000000', AJ_RATE_NORMAL: '1000000000' };

/** A wall lives so many hours of its own time, with everything that happens to walls. */
export async function soakWall(options: DayOptions): Promise<Soaked> {
  const env = { ...ENV, PORT: String(await freePort()) };
  let product = await startProduct(env);
  const browser = await chromium.launch({ executablePath: await findChrome(), args: CHROME_FLAGS });
  const servers = {
    killServer: () => product.kill(),
    startServer: async () => {
      product = await startProduct(env, product.dataDir);
    },
  };
  try {
    return await liveThrough(browser, product, servers, options);
  } finally {
    await browser.close();
    await product.stop();
    removeData(product);
  }
}

type Servers = Pick<Parameters<(typeof FAULTS)[number]['run']>[0], 'killServer' | 'startServer'>;

async function liveThrough(
  browser: Browser,
  { address }: Product,
  servers: Servers,
  { hours, widgets, isWarmedUp, say }: DayOptions,
): Promise<Soaked> {
  say(`making a screen of ${widgets} widgets`);
  const api = new Api(address);
  await api.login();
  const shareCode = await makeWallScreen(api, widgets);
  const wall = await WallPage.open(browser, `${address}/aj/${shareCode}?kiosk`);
  const round = () => wall.pass(REFRESH_MS);
  const rest = async (rounds: number) => {
    for (let i = 0; i < rounds; i++) await round();
  };
  const given = { browser, wall, round, ...servers };
  await wall.waitForWidgets(widgets);
  say(`the wall shows ${widgets} widgets`);
  await breakWidget(wall.page, BROKEN_TAG);
  if (isWarmedUp) {
    for (const fault of FAULTS) {
      say(`before the first reading: ${fault.name}`);
      await fault.run({ ...given, times: 0 });
    }
    say(`before the first reading: ${WARM_UP_ROUNDS} rounds of refreshes`);
    await rest(WARM_UP_ROUNDS);
  }
  const read = () =>
    readAtRest(
      () => readPage(browser, wall.page),
      () => rest(REST_ROUNDS),
    );
  const start = await read();
  const startMs = wall.passedMs;
  const loads = wall.loads;
  say(`read at the start, after ${wall.answers} calls for data`);
  const events = Math.max(FAULTS.length, hours);
  for (let event = 0; event < events; event++) {
    const until = startMs + ((event + 1) * hours * HOUR_MS) / (events + 1);
    while (wall.passedMs < until) await round();
    const fault = FAULTS[event % FAULTS.length]!;
    say(`hour ${((wall.passedMs - startMs) / HOUR_MS).toFixed(1)}: ${fault.name}`);
    await fault.run({ ...given, times: Number(isWarmedUp) + Math.floor(event / FAULTS.length) });
  }
  while (wall.passedMs - startMs < hours * HOUR_MS) await round();
  const end = await read();
  say(`read at the end, after ${wall.answers} calls for data`);
  const measures = comparePages(start, end);
  return { measures, faults: [...wall.faults, ...(await findFaults(wall, loads))] };
}

/**
 * Reads once the page has come to rest, which on a busy machine takes long: calls are tried again, marks of old data go.
 * What leaks goes on growing, or stays, and is found by the last reading.
 */
async function readAtRest(read: () => Promise<PageReading>, rest: () => Promise<void>): Promise<PageReading> {
  await rest();
  let last = await read();
  for (let i = 0; i < REST_READINGS; i++) {
    await rest();
    const next = await read();
    if (Math.abs(next.nodes - last.nodes) <= last.nodes * REST_PART) return next;
    last = next;
  }
  return last;
}

/** What a wall that has lived through a day must show. */
async function findFaults(wall: WallPage, loads: number): Promise<readonly string[]> {
  const covered = await wall.readCovered();
  const shownMs = [...(await wall.read()).matchAll(/[\d,]{13,}/g)].map(([text]) => Number(text.replaceAll(',', '')));
  return [
    ...(wall.loads > loads ? [`The page was loaded anew ${wall.loads - loads} times.`] : []),
    ...((await wall.isStale()) ? ['The wall says that its data are old.'] : []),
    ...covered.filter((one) => !one.startsWith(BROKEN_TAG)).map((one) => `A widget shows no drawing: ${one}`),
    ...(covered.some((one) => one.startsWith(BROKEN_TAG)) ? [] : ['The widget that throws does not say so.']),
    ...(shownMs.some((ms) => Math.abs(Date.now() - ms) < BEHIND_MS) ? [] : ['The data on the wall are old.']),
  ];
}
