import { expect } from '@esm-bundle/chai';
import { holdSample, loadSample } from '../../stage/held-samples.ts';
import { createWidget } from '../../stage/load-widget.ts';
import type { WidgetDeclaration } from '../widget/define-widget.ts';
import { differenceOf } from './picture-pixels.testing.ts';
import { sampleIn } from '../widget/sample-in.ts';
import { loadFigureFace } from '../theme/figure-face.ts';
import type { Theme } from '../theme/theme.ts';
import { themeOf } from '../theme/themes.ts';
import { allDrawn, nextFrame } from './until.testing.ts';
import type { WidgetElement } from '../element/widget-element.ts';
import type { WidgetSample, WidgetSamples } from '../widget/widget-sample.ts';

const THEMES = ['deep-blue', 'light'];
/** Share of clearly different pixels that two versions of a browser may have. */
const TOLERANCE = 0.01;
/** Characters that the bundled face has: everything else would look different on every machine. */
const OUTSIDE_FACE = /[^0-9 .,:/%+\-−–()¥$€£\n]/gu;

/** Friday afternoon, in the time of the machine: what the clock of the page says in every picture. */
const NOW_MS = new Date(2026, 8, 18, 14, 32, 10).getTime();
/** Moment of every animation at which its picture is taken, in ms. */
const ANIMATED_MS = 1500;

/** Served by web-test-runner to the pages of tests. */
const SOCKET: string = '/__web-dev-server__web-socket.js';

interface Socket {
  sendMessageWaitForResponse(message: object): Promise<{ readonly executed: boolean; readonly result?: unknown }>;
}

interface Pictures {
  readonly taken: string;
  readonly kept: string;
}

/** Digits as wide as the character that they stand for: two for a Chinese one, one for others. */
function toDigits(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x2e80 ? String(code % 10) : String(10 + (code % 90));
}

function replaceLetters(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const plain = text.replaceAll(OUTSIDE_FACE, toDigits);
    if (plain !== text && node.parentElement?.localName !== 'style') node.nodeValue = plain;
  }
}

function inBundledFace(theme: Theme): Theme {
  return { ...theme, fontFamily: '"AJ Figures"', figureFamily: '"AJ Figures"' };
}

/** A date that is always the same unless set otherwise. */
class StillDate extends Date {
  constructor(...parts: readonly unknown[]) {
    super(...((parts.length === 0 ? [NOW_MS] : parts) as [number]));
  }

  static override now(): number {
    return NOW_MS;
  }
}

/** The root and those of elements within, which a widget is made of. */
function rootsIn(root: DocumentFragment | HTMLElement): readonly (DocumentFragment | HTMLElement)[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []));
  return [root, ...inner];
}

/** Puts everything that moves with time where it is after a while; what follows scrolling stays. */
function holdAnimations(root: DocumentFragment | HTMLElement): void {
  if (!(root instanceof ShadowRoot)) return;
  for (const animation of root.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    animation.pause();
    animation.currentTime = ANIMATED_MS;
  }
}

/** Pictures and pages that a widget shows have arrived. */
async function arrived(root: DocumentFragment | HTMLElement): Promise<void> {
  const pictures = [...root.querySelectorAll('img')].map((picture) => picture.decode().catch(() => {}));
  const pages = [...root.querySelectorAll('iframe')].map(
    (page) => new Promise((resolve) => page.addEventListener('load', resolve, { once: true })),
  );
  await Promise.all([...pictures, ...pages]);
}

/** Draws a sample in the upper left corner of the page, in the bundled face only. */
async function draw(declaration: WidgetDeclaration, sample: WidgetSample, theme: Theme): Promise<WidgetElement> {
  const { width, height } = sample.size ?? declaration.size;
  await loadSample(declaration, sample);
  const widget = createWidget(declaration.type);
  const host = document.createElement('div');
  host.style.cssText = `position:absolute;left:0;top:0;background:${theme.background}`;
  const { rows, mapping = [], setup } = sampleIn(declaration, sample, widget.language);
  Object.assign(widget, { theme: inBundledFace(theme), rows, mapping });
  widget.props = { ...setup };
  holdSample(widget, declaration, sample);
  // A px less at first: the widget fits its text anew when the letters have been replaced.
  widget.style.cssText = `width:${width - 1}px;height:${height - 1}px`;
  host.append(widget);
  document.body.replaceChildren(host);
  await widget.updateComplete;
  await Promise.all(rootsIn(host).map(arrived));
  await nextFrame();
  await widget.updateComplete;
  rootsIn(host).forEach(replaceLetters);
  widget.style.cssText = `width:${width}px;height:${height}px`;
  await nextFrame();
  await allDrawn();
  rootsIn(host).forEach(holdAnimations);
  await nextFrame();
  return widget;
}

async function photograph(name: string, element: HTMLElement): Promise<Pictures> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const sessionId = new URLSearchParams(location.search).get('wtr-session-id');
  const payload = { name, clip: { x, y, width, height } };
  const { sendMessageWaitForResponse } = (await import(SOCKET)) as Socket;
  const answer = await sendMessageWaitForResponse({ type: 'wtr-command', sessionId, command: 'picture', payload });
  if (!answer.executed) throw new Error('The test runner takes no pictures: its plugin is missing.');
  return answer.result as Pictures;
}

/**
 * Tests that draw every sample of a widget and compare it with the committed picture beside the test: in a dark theme,
 * and those named in `inLight`, which are all unless set otherwise, in a light one. The clock of the page stands still
 * meanwhile: only what is due at once happens.
 */
export function testPictures(
  declaration: WidgetDeclaration,
  samples: WidgetSamples,
  inLight: readonly string[] = samples.map(({ name }) => name),
): void {
  const { setTimeout, Date } = window;

  before(async () => {
    expect(devicePixelRatio).to.equal(1);
    await loadFigureFace();
    window.Date = StillDate as DateConstructor;
    window.setTimeout = ((run: () => void, delayMs = 0) => (delayMs > 0 ? 0 : setTimeout(run, 0))) as never;
  });
  after(() => {
    Object.assign(window, { setTimeout, Date });
    document.body.replaceChildren();
  });

  for (const name of THEMES) {
    for (const sample of samples) {
      if (name === 'light' && !inLight.includes(sample.name)) continue;
      it(`looks as committed: ${sample.name}, ${name}`, async () => {
        const element = await draw(declaration, sample, themeOf(name));
        const { taken, kept } = await photograph(`${sample.name}.${name}`, element);
        expect(kept, 'There is no committed picture. Make it with UPDATE_PICTURES=1 and look at it.').to.not.equal('');
        expect(await differenceOf(taken, kept), 'share of different pixels').to.be.at.most(TOLERANCE);
      });
    }
  }
}
