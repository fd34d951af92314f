import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { readSummaries, readWidgets } from '../../tests/browser.ts';
import { bundlePageClock } from './bundle-page-clock.ts';

/** ms in which the longest rest between two refreshes is left out: they come as often as this at most. */
const ROUND_MS = 100;
/** ms after which a call that is still open is taken to be stuck, and time goes on without it */
const STUCK_MS = 10_000;
const LOOK_MS = 5;
/** ms that a busy machine may need until all widgets of a wall stand */
const BEGIN_MS = 120_000;
const BATCH = 'getDataBatch';

/** A wall in a real browser whose time the driver lets pass. */
export class WallPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[] = [];
  /** ms of the wall's time that have passed */
  passedMs = 0;
  loads = 0;
  /** Calls for data that were answered. */
  answers = 0;
  readonly #open = new Set<Request>();

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('load', () => this.loads++);
    page.on('crash', () => this.faults.push('the page crashed'));
    page.on('request', (request) => this.#open.add(request));
    page.on('response', (response) => {
      if (response.ok() && response.url().includes(BATCH)) this.answers++;
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => this.#open.delete(request));
  }

  /** @param onCall hears of every call from the first one on */
  static async open(browser: Browser, address: string, onCall?: (request: Request) => void): Promise<WallPage> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'zh-CN' });
    await context.addInitScript({ content: await bundlePageClock() });
    const wall = new WallPage(context, await context.newPage());
    if (onCall) wall.page.on('request', onCall);
    await wall.page.goto(address);
    await wall.page.waitForFunction(() => customElements.get('aj-bigscreen') !== undefined);
    return wall;
  }

  /** Lets ms of the wall's time pass; calls are waited for at the pace of the service, and the picture is drawn. */
  async pass(ms: number): Promise<void> {
    const endMs = performance.now() + ROUND_MS;
    for (let left = ms; left > 0;) {
      // oxlint-disable-next-line no-await-in-loop -- time passes in its order
      left = await this.page.evaluate((wanted) => window.soakClock.skip(wanted), left);
      await this.#waitForAnswers();
    }
    this.passedMs += ms;
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
    await sleep(Math.max(0, endMs - performance.now()));
  }

  async #waitForAnswers(): Promise<void> {
    const endMs = performance.now() + STUCK_MS;
    while (this.#open.size > 0 && performance.now() < endMs) await sleep(LOOK_MS);
  }

  /** Waits until so many widgets have begun, drawn or not. @throws Error after two minutes */
  async waitForWidgets(count: number): Promise<void> {
    const endMs = performance.now() + BEGIN_MS;
    for (;;) {
      const { drawn, covered } = await readWidgets(this.page);
      if (drawn.length + covered.length >= count) return;
      if (performance.now() > endMs) throw new Error(`${drawn.length} of ${count} widgets are drawn.`);
      await sleep(ROUND_MS);
    }
  }

  /** The text of all widgets. */
  read(): Promise<string> {
    return readSummaries(this.page);
  }

  /** Widgets that show a cover or a mark in place of their drawing, or over it. */
  async readCovered(): Promise<readonly string[]> {
    return (await readWidgets(this.page)).covered;
  }

  /** Whether the wall says that what it shows is old. */
  isStale(): Promise<boolean> {
    return this.page.evaluate(() => {
      const tag = document.querySelector('aj-bigscreen');
      return tag?.shadowRoot?.querySelector('[part~=stale]') !== null;
    });
  }
}
