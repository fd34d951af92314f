import type { Page } from 'playwright-core';

/** Frames that are counted, and those before, while layers are being made */
const FRAMES = 90;
const WARM_FRAMES = 15;

/**
 * Mean ms between frames while a pointer that is down moves on with every frame: over the canvas of the designer, or,
 * on a page of plain boxes, as the transform of the chosen ones.
 */
export function dragMs(page: Page, chosen: number): Promise<number> {
  return page.evaluate(
    ({ frames, warm, chosen: count }) =>
      new Promise<number>((resolve) => {
        const canvas = document.querySelector('.canvas');
        const boxes = [...document.querySelectorAll<HTMLElement>('.plain')].slice(0, count);
        for (const box of boxes) box.style.willChange = 'transform';
        const box = canvas?.getBoundingClientRect() ?? new DOMRect(0, 0, 1920, 1080);
        const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        const intervals: number[] = [];
        let last = 0;
        const step = (now: number): void => {
          if (last > 0) intervals.push(now - last);
          last = now;
          const turn = intervals.length / 12;
          const [x, y] = [Math.sin(turn) * 120, Math.cos(turn) * 90];
          if (canvas) {
            const place = { clientX: middle.x + x, clientY: middle.y + y, ctrlKey: true };
            const event = { ...place, bubbles: true, pointerId: 1, isPrimary: true, buttons: 1 };
            canvas.dispatchEvent(new PointerEvent('pointermove', event));
          } else for (const one of boxes) one.style.transform = `translate(${x}px, ${y}px)`;
          if (intervals.length < frames + warm) requestAnimationFrame(step);
          else resolve(intervals.slice(warm).reduce((sum, one) => sum + one, 0) / frames);
        };
        requestAnimationFrame(step);
      }),
    { frames: FRAMES, warm: WARM_FRAMES, chosen },
  );
}

/** Median ms from a letter in the field of a text to the frame that shows it. */
export function keystrokeMs(page: Page): Promise<number> {
  return page.locator('[data-field=text] textarea').evaluate(async (field) => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
    const nextFrame = () => new Promise(requestAnimationFrame);
    const painted = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        requestAnimationFrame(() => port2.postMessage(0));
      });
    const times: number[] = [];
    for (let i = 0; i < 25; i++) {
      await nextFrame();
      await new Promise((resolve) => setTimeout(resolve, 60));
      const start = performance.now();
      set.call(field, `letter ${i}`);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await painted();
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  });
}

/** Keeps when the screen of the page was drawn, in ms since it was navigated to. */
export async function clockReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = (event: Event): void => {
      const { target } = event;
      const isScreen = target instanceof Element && target.closest('.canvas__paper, aj-bigscreen') !== null;
      if (isScreen) requestAnimationFrame(() => Object.assign(window, { benchReady: performance.now() }));
    };
    for (const name of ['aj-stage-ready', 'aj-ready']) window.addEventListener(name, keep, true);
  });
}

export async function readyMs(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as { benchReady?: number }).benchReady, undefined, {
    timeout: 60_000,
  });
  return (await handle.jsonValue()) as number;
}
