import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';

const here = fileURLToPath(new URL('charts/', import.meta.url));
const RUNS = 5;
const PAGES = ['ours', 'floor'] as const;
type PageName = (typeof PAGES)[number];

interface Sample {
  readonly paintedMs: number;
  readonly blockedMs: number;
  readonly heapMb: number;
}

/** Bundles both pages as the embed script is bundled: minified, tree-shaken, chunks loaded when they are needed. */
async function bundle(): Promise<ReadonlyMap<string, Buffer>> {
  const result = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(PAGES.map((name) => [name, path.join(here, `${name}.ts`)])),
        treeshake: { manualPureFunctions: ['Type', 'defineEndpoint', 'pageResultOf'], propertyReadSideEffects: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, gzipSync(file.code)]] : [])));
}

function serve(files: ReadonlyMap<string, Buffer>): Promise<Server> {
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const script = files.get(name);
    if (script) {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('content-encoding', 'gzip');
      response.end(script);
      return;
    }
    if (!(PAGES as readonly string[]).includes(name)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><body style="margin:0"><script type="module" src="/${name}.js"></script></body>`);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** One cold visit of a page in a browser context of its own. */
async function visit(browser: Browser, address: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => window.benchBlockedMs !== undefined, undefined, { timeout: 60_000 });
    const { paintedMs, blockedMs, error } = await page.evaluate(() => ({
      paintedMs: window.benchPaintedMs ?? Number.NaN,
      blockedMs: window.benchBlockedMs ?? Number.NaN,
      error: window.benchError,
    }));
    if (error !== undefined) throw new Error(`A chart of ${address} could not be drawn: ${error}`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { paintedMs, blockedMs, heapMb: usedSize / 1_000_000 };
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A stage of fifty charts, from navigation to the last chart painted, beside the same charts written by hand. */
export async function run(): Promise<readonly BenchResult[]> {
  const files = await bundle();
  const server = await serve(files);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: await findChrome(), args: [...CHROME_FLAGS] });
  const samples: Record<PageName, Sample[]> = { ours: [], floor: [] };
  try {
    for (const name of PAGES) await visit(browser, `${origin}/${name}`);
    for (let i = 0; i < RUNS; i++) {
      for (const name of PAGES) samples[name].push(await visit(browser, `${origin}/${name}`));
    }
  } finally {
    await browser.close();
    server.close();
  }
  const compare = (name: string, key: keyof Sample, unit: string, target: number): BenchResult => {
    const measured = median(samples.ours.map((one) => one[key]));
    const floor = median(samples.floor.map((one) => one[key]));
    return { name, measured, unit, floor, ratio: measured / floor, target };
  };
  return [
    compare('50 charts: navigation to last chart painted', 'paintedMs', 'ms', 1.25),
    compare('50 charts: main thread blocked (TBT)', 'blockedMs', 'ms', 0.5),
    compare('50 charts: heap after collection', 'heapMb', 'MB', 1.25),
  ];
}
