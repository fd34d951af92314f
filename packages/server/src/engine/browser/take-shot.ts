import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type PictureFormat } from '@aj-report/contract';
import type { BrowserPipe } from './browser-pipe.ts';

/** What is to be seen on the page of pictures, and how. */
export interface Shot {
  readonly address: string;
  /** What the page finds in the browser's storage. */
  readonly storage: Readonly<Record<string, string>>;
  /** px of the window, in which the page lays out */
  readonly width: number;
  readonly height: number;
  /** px of the picture to one of the window */
  readonly scale: number;
  readonly format: PictureFormat;
}

/** What the page says of itself; see embed/src/picture/picture-page.ts. */
interface PageState {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly message: string;
}

const POLL_MS = 100;
const PX_PER_INCH = 96;

interface Evaluated<T> {
  readonly result: { readonly value?: T };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

/** One page of the browser, which keeps nothing on disk. */
class ShotPage {
  private constructor(
    private readonly pipe: BrowserPipe,
    private readonly sessionId: string,
  ) {}

  static async open(pipe: BrowserPipe): Promise<ShotPage> {
    const { browserContextId } = await pipe.send<{ browserContextId: string }>('Target.createBrowserContext');
    const blank = { url: 'about:blank', browserContextId };
    const { targetId } = await pipe.send<{ targetId: string }>('Target.createTarget', blank);
    const attach = { targetId, flatten: true };
    const { sessionId } = await pipe.send<{ sessionId: string }>('Target.attachToTarget', attach);
    return new ShotPage(pipe, sessionId);
  }

  send<T>(method: string, params: object = {}): Promise<T> {
    return this.pipe.send<T>(method, params, this.sessionId);
  }

  async evaluate<T>(expression: string): Promise<T> {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails: thrown } = await this.send<Evaluated<T>>('Runtime.evaluate', asked);
    if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
    return result.value as T;
  }
}

async function load(page: ShotPage, { address, storage, width, height, scale }: Shot): Promise<void> {
  await page.send('Page.enable');
  const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
  await page.send('Emulation.setDeviceMetricsOverride', metrics);
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await page.send('Emulation.setEmulatedMedia', { features });
  const keep = `for (const [key, value] of ${JSON.stringify(Object.entries(storage))}) localStorage.setItem(key, value);`;
  const source = `if (location.origin === ${JSON.stringify(new URL(address).origin)}) { ${keep} }`;
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const { errorText } = await page.send<{ errorText?: string }>('Page.navigate', { url: address });
  if (errorText !== undefined) throw new Error(`${new URL(address).pathname}: ${errorText}`);
}

/** Waits until the screen is drawn with its data; the browser's own deadline ends it. */
async function settle(page: ShotPage): Promise<void> {
  for (;;) {
    const said = await page.evaluate<PageState | null>('globalThis.ajPicture?.look() ?? null');
    if (said?.state === 'failed') throw new AppError('picture/not-drawn', { reason: said.message });
    if (said?.state === 'ready') return;
    await sleep(POLL_MS);
  }
}

async function toPng(page: ShotPage): Promise<Buffer> {
  const { data } = await page.send<{ data: string }>('Page.captureScreenshot', { format: 'png' });
  return Buffer.from(data, 'base64');
}

/** Each page of the screen is one of paper, of its own size and without margins. */
async function toPdf(page: ShotPage, { width, height }: Shot): Promise<Buffer> {
  const margins = { marginTop: 0, marginBottom: 0, marginLeft: 0, marginRight: 0 };
  const paper = { paperWidth: width / PX_PER_INCH, paperHeight: height / PX_PER_INCH };
  const asked = { printBackground: true, preferCSSPageSize: false, ...paper, ...margins };
  const { data } = await page.send<{ data: string }>('Page.printToPDF', asked);
  return Buffer.from(data, 'base64');
}

/** Has the browser draw a screen. @throws AppError picture/not-drawn; Error for a fault of the browser */
export async function takeShot(pipe: BrowserPipe, shot: Shot): Promise<Buffer> {
  const page = await ShotPage.open(pipe);
  await load(page, shot);
  await settle(page);
  if (shot.format === 'svg') return Buffer.from(await page.evaluate<string>('ajPicture.toSvg()'));
  return shot.format === 'png' ? toPng(page) : toPdf(page, shot);
}
