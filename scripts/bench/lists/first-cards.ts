import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { STORAGE_KEYS } from '@aj-report/contract';
import { sampleFolder } from '@aj-report/samples';
import { chromium, type Browser } from 'playwright-core';
import type { App } from '../../../packages/server/src/app.ts';
import { CHROME_FLAGS, findChrome } from '../../chrome.mjs';
import type { BenchResult } from '../bench-result.ts';
import type { ServiceClient } from '../service/service-client.ts';

const REPORTS = 200;
/** Visits of each kind; the first of each warms the service up and does not count. */
const VISITS = 9;
/** Time to the first row of cards with pictures, as a multiple of that without. */
const TARGET_RATIO = 1.3;

declare global {
  interface Window {
    /** ms from the start of the visit until the first row of cards was painted */
    firstRowMs?: number;
  }
}

/** Two hundred reports, each with a picture of its own. */
async function addReports(app: App): Promise<readonly string[]> {
  const time = app.clock.now().toISOString();
  const folder = path.join(sampleFolder(), 'pictures');
  const files = await readdir(folder);
  const ids: string[] = [];
  for (let index = 0; index < REPORTS; index++) {
    const pictureId = app.ids.newId();
    const draft = path.join(app.config.dataDir, `draft-${index}`);
    await copyFile(path.join(folder, files[index % files.length] ?? ''), draft);
    await app.files.keep(pictureId, draft);
    await app.db
      .insertInto('reportPicture')
      .values({ id: pictureId, mediaType: 'image/webp', createTime: time })
      .execute();
    const report = { reportCode: `bench_${index}`, reportName: `大屏 ${index}`, reportType: 'report_screen' };
    const texts = { reportGroup: '', reportAuthor: 'bench', description: '' };
    const audit = { createBy: 'bench', createTime: time, updateBy: 'bench', updateTime: time };
    const revisions = { revision: 1, publishedRevision: 1, pictureRevision: 1 };
    await app.db
      .insertInto('report')
      .values({ id: app.ids.newId(), pictureId, ...report, ...texts, ...revisions, ...audit })
      .execute();
    ids.push(pictureId);
  }
  return ids;
}

/** Hides all pictures from the list, or shows them again. */
async function showPictures(app: App, ids: readonly string[], areShown: boolean): Promise<void> {
  for (const [index, id] of ids.entries())
    await app.db
      .updateTable('report')
      .set({ pictureId: areShown ? id : '' })
      .where('reportCode', '=', `bench_${index}`)
      .execute();
}

/** Runs in the page: the first row is there, with its pictures decoded, in a frame that was handed to the screen. */
function watchFirstRow(): void {
  const look = (): void => {
    const cards = [...document.querySelectorAll('.report-card')];
    const top = cards[0]?.getBoundingClientRect().top;
    const row = cards.filter((card) => card.getBoundingClientRect().top === top);
    const pictures = row.flatMap((card) => [...card.querySelectorAll('img')]);
    if (row.length > 0 && pictures.every((one) => one.complete && one.naturalWidth > 0)) {
      void Promise.all(pictures.map((one) => one.decode())).then(() =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.firstRowMs = performance.now();
          }),
        ),
      );
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One visit in a context of its own, with nothing in any cache. */
async function visit(browser: Browser, client: ServiceClient): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const origin = `http://127.0.0.1:${client.port}`;
    const page = await context.newPage();
    const user = { loginName: 'admin', realName: 'admin', authorities: await authoritiesOf(origin, client.token) };
    await context.addInitScript(
      ([tokenKey, token, userKey, stored]) => {
        localStorage.setItem(tokenKey!, token!);
        localStorage.setItem(userKey!, stored!);
      },
      [STORAGE_KEYS.token, client.token, STORAGE_KEYS.user, JSON.stringify(user)],
    );
    // The loader of TypeScript marks names of functions with a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (one) => one');
    await page.addInitScript(watchFirstRow);
    await page.goto(`${origin}/report/report?size=${REPORTS}`);
    await page.waitForFunction(() => window.firstRowMs !== undefined);
    return await page.evaluate(() => window.firstRowMs ?? 0);
  } finally {
    await context.close();
  }
}

async function authoritiesOf(origin: string, token: string): Promise<readonly string[]> {
  const response = await fetch(`${origin}/data-report/accessUser/current`, { headers: { authorization: token } });
  const { data } = (await response.json()) as { data: { authorities: readonly string[] } };
  return data.authorities;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** A list of two hundred reports: with the pictures of its first row painted, beside the same list without pictures. */
export async function measureFirstCards(app: App, client: ServiceClient): Promise<BenchResult> {
  const ids = await addReports(app);
  const browser = await chromium.launch({ executablePath: await findChrome(), args: CHROME_FLAGS });
  const [plain, pictured]: [number[], number[]] = [[], []];
  try {
    for (let turn = 0; turn < VISITS; turn++) {
      for (const [areShown, times] of [
        [false, plain],
        [true, pictured],
      ] as const) {
        await showPictures(app, ids, areShown);
        const ms = await visit(browser, client);
        if (turn > 0) times.push(ms);
      }
    }
  } finally {
    await browser.close();
  }
  const [floor, measured] = [median(plain), median(pictured)];
  const name = `first row of ${REPORTS} cards with pictures`;
  return { name, measured, unit: 'ms', floor, ratio: measured / floor, target: TARGET_RATIO };
}
