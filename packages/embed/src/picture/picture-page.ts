import type { AjStage } from '@aj-report/widgets';
import type { AjBigscreen } from '../aj-bigscreen.ts';
import type { ScreenDetail } from '../screen-detail.ts';
import type { FailureDetail } from '../state-event.ts';
import { siteStorage } from '../site-storage.ts';
import { readAccess } from '../viewer/viewer-storage.ts';
import { toSvg } from './stage-picture.ts';

/** What is to be drawn, as JSON behind the `#` of the address; the screen and its parameters stand before. */
interface Order {
  /** Ids; an empty one is the only page of a screen without any. */
  readonly pages: readonly string[];
  /** px of the screen */
  readonly width: number;
  readonly height: number;
  /** px of the width of an SVG where nothing else is said */
  readonly shownWidth: number;
  /** Of a screen that says none. */
  readonly language: string;
}

/** What the browser that the service has started asks of this page; see server/src/engine/browser/take-shot.ts. */
interface PicturePage {
  look(): { readonly state: 'loading' | 'ready' | 'failed'; readonly message: string };
  /** The first of the pages. */
  toSvg(): Promise<string>;
}

declare global {
  var ajPicture: PicturePage | undefined;
}

/** ms for widgets and their data; what is not there by then is not on the picture */
const READY_MS = 15_000;
/** ms for charts to come to rest */
const REST_MS = 1_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const stageOf = (screen: AjBigscreen) => screen.renderRoot.querySelector<AjStage>('aj-stage');

/** A page of the screen, without motion. Resolves once it is drawn with its data. @throws Error why it cannot be shown */
function lay({ width, height }: Order, page: string): { screen: AjBigscreen; drawn: Promise<void> } {
  const screen = document.createElement('aj-bigscreen');
  screen.style.width = `${width}px`;
  screen.style.height = `${height}px`;
  screen.access = readAccess(siteStorage);
  screen.src = `/bigscreen/viewer${location.search}`;
  screen.fit = 'contain';
  screen.page = page;
  const drawn = new Promise<void>((resolve, reject) => {
    screen.addEventListener('aj-load', (event) => {
      document.title = (event as CustomEvent<ScreenDetail>).detail.title;
      void screen.updateComplete.then(() => stageOf(screen)?.toggleAttribute('still', true));
      setTimeout(resolve, READY_MS);
    });
    screen.addEventListener('aj-ready', () => resolve());
    screen.addEventListener('aj-error', (event) => {
      const { message, name, isRetrying } = (event as CustomEvent<FailureDetail>).detail;
      // A service that is only silent for a moment is asked again; whoever waits for the picture knows for how long.
      if (!isRetrying) reject(new Error(message || name));
    });
  });
  return { screen, drawn };
}

async function drawPages(order: Order): Promise<void> {
  await customElements.whenDefined('aj-bigscreen');
  const laid = order.pages.map((page) => lay(order, page));
  document.body.append(...laid.map(({ screen }) => screen));
  await Promise.all(laid.map(({ drawn }) => drawn));
  await document.fonts.ready;
  await wait(REST_MS);
  document.body.className = 'drawn';
}

function openPicture(): void {
  let said: ReturnType<PicturePage['look']> = { state: 'loading', message: '' };
  const order = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Order;
  document.documentElement.lang = order.language;
  globalThis.ajPicture = {
    look: () => said,
    toSvg() {
      const stage = stageOf(document.querySelector('aj-bigscreen') as AjBigscreen);
      return toSvg(stage as AjStage, order, order.shownWidth);
    },
  };
  drawPages(order).then(
    () => (said = { state: 'ready', message: '' }),
    (reason: unknown) =>
      (said = { state: 'failed', message: reason instanceof Error ? reason.message : String(reason) }),
  );
}

openPicture();
