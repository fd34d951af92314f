import type { Browser } from 'playwright-core';
import type { WallPage } from './wall-page.ts';

/** What happens to a wall, and what it is given to get over it. */
export interface Fault {
  readonly name: string;
  run(given: FaultGiven): Promise<void>;
}

export interface FaultGiven {
  readonly browser: Browser;
  readonly wall: WallPage;
  /** Lets one round pass. */
  readonly round: () => Promise<void>;
  readonly killServer: () => Promise<void>;
  readonly startServer: () => Promise<void>;
  /** How often this fault has happened already. */
  readonly times: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FLAPS = 5;

export const FAULTS: readonly Fault[] = [
  {
    name: 'the server is killed and started again',
    async run({ round, killServer, startServer }) {
      await killServer();
      let isUp = false;
      const start = startServer().then(() => (isUp = true));
      while (!isUp) await round();
      await start;
    },
  },
  {
    name: 'the network goes and comes five times',
    async run({ wall, round }) {
      for (let i = 0; i < FLAPS; i++) {
        await wall.context.setOffline(true);
        await round();
        await wall.context.setOffline(false);
        await round();
      }
    },
  },
  {
    name: 'all canvases are lost, the first time because the graphics process crashes',
    async run({ browser, wall, round, times }) {
      // After three crashes in a short while the browser itself gives up.
      if (times === 0) await crashGraphics(browser);
      await wall.page.evaluate(loseCanvases);
      await round();
    },
  },
  {
    name: "the computer's clock is set three hours forward, then back",
    async run({ wall, round, times }) {
      const ms = times % 2 === 0 ? 3 * HOUR_MS : -3 * HOUR_MS;
      await wall.page.evaluate((by) => window.soakClock.setForward(by), ms);
      await round();
    },
  },
  {
    name: 'the computer sleeps for ten minutes',
    async run({ wall, round }) {
      await wall.page.evaluate((ms) => window.soakClock.sleep(ms), 10 * MINUTE_MS);
      wall.passedMs += 10 * MINUTE_MS;
      await round();
    },
  },
];

async function crashGraphics(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  // The process is gone before it can answer.
  await devtools.send('Browser.crashGpuProcess').catch(() => undefined);
  await devtools.detach();
}

/** As the browser does it: without a graphics card it never does so itself. */
function loseCanvases(): void {
  const roots: (Document | ShadowRoot)[] = [document];
  for (let root = roots.pop(); root; root = roots.pop()) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (!(element instanceof HTMLCanvasElement)) continue;
      element.dispatchEvent(new Event('contextlost', { cancelable: true }));
      element.getContext('2d')?.reset();
      element.dispatchEvent(new Event('contextrestored'));
    }
  }
}
