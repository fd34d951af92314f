import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { Api } from '../../tests/api.ts';
import { removeData, startProduct, type Product } from '../../tests/product.ts';
import { signIn } from '../../tests/sign-in.ts';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';
import { busySecondsOf } from './idle/process-tree.ts';

/** What the list of reports shows on a page. */
const CARDS = 10;
/** ms from the end of loading until entrances are over and everything has been drawn */
const SETTLE_MS = 8000;
/** ms until threads beside the page have freed what was collected */
const COLLECT_MS = 2000;
/** ms: one whole period of bursts */
const MEASURE_MS = 60_000;
/** A report on the list and the home page: a stored picture, no stage. */
const CARD = '.report-card';
const LIST_TARGET_PERCENT = 1;
const SCREEN_TARGET_PERCENT = 5;

interface IdlePage {
  readonly name: string;
  readonly address: string;
  /** Seen once the page shows what it is for. */
  readonly sign: string;
  readonly target?: number;
}

/** The sample screens, as often as it takes to fill a page of the list. Returns the codes of the samples. */
async function fillList(product: Product): Promise<readonly string[]> {
  const api = new Api(product.address);
  await api.login();
  const { records } = await api.get<{ records: { reportCode: string }[] }>(
    'GET',
    '/report/pageList?pageSize=100&reportType=report_screen',
  );
  const samples = records.map(({ reportCode }) => reportCode);
  for (let i = samples.length; i < CARDS; i++) {
    const reportCode = `copy_${i}`;
    const document = await api.get('GET', `/reportDashboard/${samples[i % samples.length]}`);
    await api.get('POST', '/report', { reportName: reportCode, reportCode, reportType: 'report_screen' });
    await api.get('POST', '/reportDashboard', { ...document, reportCode, revision: 0 });
  }
  return samples;
}

/** What loading left behind is collected once, some time in the minute after it: here at once, before it counts. */
async function collectGarbage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  await sleep(COLLECT_MS);
}

/** Per cent of one core that the browser takes, all its processes together, while a page is open and nobody does anything. */
async function measure(context: BrowserContext, pid: number, { address, sign }: IdlePage): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(sign).first().waitFor({ state: 'attached' });
  await sleep(SETTLE_MS);
  await collectGarbage(page);
  const before = { at: performance.now(), busy: busySecondsOf(pid) };
  await sleep(MEASURE_MS);
  const busy = busySecondsOf(pid) - before.busy;
  const seconds = (performance.now() - before.at) / 1000;
  await page.close();
  return (100 * busy) / seconds;
}

function pagesOf(product: Product, samples: readonly string[]): readonly IdlePage[] {
  const at = (path: string): string => product.address + path;
  return [
    { name: `list of ${CARDS} reports`, address: at('/report/report'), sign: CARD, target: LIST_TARGET_PERCENT },
    { name: 'home', address: at('/index'), sign: CARD, target: LIST_TARGET_PERCENT },
    ...samples.map((code) => ({
      name: `screen ${code}`,
      address: at(`/bigscreen/viewer?reportCode=${code}`),
      sign: 'aj-bigscreen',
      target: SCREEN_TARGET_PERCENT,
    })),
  ];
}

async function measureAll(product: Product, browser: Browser, pid: number): Promise<readonly BenchResult[]> {
  const samples = await fillList(product);
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' });
  const toResult = async (page: IdlePage): Promise<BenchResult> => {
    const measured = await measure(context, pid, page);
    return { name: page.name, measured, unit: '% of a core', ...(page.target ? { target: page.target } : {}) };
  };
  const results: BenchResult[] = [
    await toResult({ name: 'floor: an empty page', address: 'about:blank', sign: 'body' }),
    await toResult({
      name: 'login',
      address: `${product.address}/login`,
      sign: 'aj-stage',
      target: SCREEN_TARGET_PERCENT,
    }),
  ];
  const visitor = await context.newPage();
  await signIn(visitor, product);
  await visitor.close();
  for (const page of pagesOf(product, samples)) results.push(await toResult(page));
  return results;
}

/** Pages of the product that are open at 1920 × 1080 without a graphics card while nobody does anything. */
export async function run(): Promise<readonly BenchResult[]> {
  const product = await startProduct();
  const server = await chromium.launchServer({ executablePath: await findChrome(), args: [...CHROME_FLAGS] });
  try {
    const { pid } = server.process();
    if (pid === undefined) throw new Error('The browser has no process.');
    const browser = await chromium.connect(server.wsEndpoint());
    return await measureAll(product, browser, pid);
  } finally {
    await server.close();
    await product.stop();
    removeData(product);
  }
}
