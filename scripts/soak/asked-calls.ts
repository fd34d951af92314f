import type { Browser, Request } from 'playwright-core';
import { WallPage } from './wall-page.ts';

/** A call as a wall sent it. */
export interface AskedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What a wall asks again and again: it is let in, looks for a new revision, asks for data. */
export interface AskedCalls {
  readonly open: AskedCall;
  readonly look: AskedCall;
  readonly batch: AskedCall;
}

const PATHS = { open: '/reportShare/detailByCode', look: '/reportDashboard/soak', batch: '/getDataBatch' } as const;

/** Opens a share as a wall and keeps the last call of each kind. @throws Error when one was not made */
export async function recordCalls(browser: Browser, address: string, widgets: number): Promise<AskedCalls> {
  const seen = new Map<string, Request>();
  const wall = await WallPage.open(browser, address, (request) => {
    const kind = Object.entries(PATHS).find(([, path]) => request.url().includes(path))?.[0];
    // The call that the wall then holds open asks the same.
    const isHeld = request.postData()?.includes('"live"') ?? false;
    if (kind !== undefined && !isHeld) seen.set(kind, request);
  });
  await wall.waitForWidgets(widgets);
  // Has it look for a new revision, as it does every half a minute.
  const looked = wall.page.waitForResponse((response) => response.url().includes(PATHS.look));
  await wall.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await looked;
  const toCall = async (kind: keyof typeof PATHS): Promise<AskedCall> => {
    const request = seen.get(kind);
    if (!request) throw new Error(`The wall did not call ${PATHS[kind]}.`);
    const headers = await request.allHeaders();
    return {
      method: request.method(),
      url: request.url(),
      headers: withoutTransport(headers),
      body: request.postData(),
    };
  };
  const calls = { open: await toCall('open'), look: await toCall('look'), batch: await toCall('batch') };
  await wall.context.close();
  return calls;
}

/** Headers that belong to a connection of the browser. */
const OF_CONNECTION = /^(:|host$|connection$|content-length$|accept-encoding$)/;

function withoutTransport(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));
}
