import type { Page } from 'playwright-core';

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A cell of an Excel report as the viewer shows it, px. */
export interface SeenCell {
  readonly text: string;
  readonly box: Rectangle;
  /** Of its text. */
  readonly inner: Rectangle;
  readonly align: string;
  readonly fontSize: number;
  readonly ground: string;
  /** Colours of the lines that it has. */
  readonly lines: { readonly bottom: string | undefined; readonly right: string | undefined };
  /** It has a button for viewers. */
  readonly isHead: boolean;
}

/** Everything that the viewer shows, but charts; once what lies in frozen columns and beside them. */
export async function readCells(page: Page): Promise<SeenCell[]> {
  const cells = await page.locator('.cell').evaluateAll((cells) => {
    const plain = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height });
    return cells.map((cell) => {
      const inner = cell.querySelector('span, a') ?? cell;
      const range = document.createRange();
      range.selectNodeContents(inner);
      const style = getComputedStyle(cell);
      const line = (side: 'bottom' | 'right') =>
        style.getPropertyValue(`border-${side}-style`) === 'none'
          ? undefined
          : style.getPropertyValue(`border-${side}-color`);
      const isBlank = style.backgroundColor === 'rgba(0, 0, 0, 0)';
      return {
        text: inner.textContent ?? '',
        box: plain(cell.getBoundingClientRect()),
        inner: plain(range.getBoundingClientRect()),
        align: style.textAlign,
        fontSize: Number.parseFloat(style.fontSize),
        ground: isBlank ? 'rgb(255, 255, 255)' : style.backgroundColor,
        lines: { bottom: line('bottom'), right: line('right') },
        isHead: cell.classList.contains('head'),
      };
    });
  });
  return [...new Map(cells.map((cell) => [`${cell.box.left} ${cell.box.top}`, cell])).values()];
}

interface AskedColor {
  readonly x: number;
  readonly y: number;
  readonly wanted: string;
  /** Pixels around in which it may be. */
  readonly reach: number;
}

/** How far the colours of a PNG are from those that are wanted, 0–765: the nearest pixel around each place. */
export function readColors(
  page: Page,
  png: Buffer,
  places: readonly AskedColor[],
): Promise<(AskedColor & { readonly distance: number })[]> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return page.evaluate(
    async ([address, asked]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const distanceAt = (x: number, y: number, wanted: readonly number[]) => {
        const at = (Math.round(y) * image.width + Math.round(x)) * 4;
        return [0, 1, 2].reduce((sum, i) => sum + Math.abs((data[at + i] ?? 0) - (wanted[i] ?? 0)), 0);
      };
      return asked.map((one) => {
        const wanted = (one.wanted.match(/\d+/g) ?? []).map(Number);
        let distance = Infinity;
        for (let dx = -one.reach; dx <= one.reach; dx++) {
          for (let dy = -one.reach; dy <= one.reach; dy++) {
            distance = Math.min(distance, distanceAt(one.x + dx, one.y + dy, wanted));
          }
        }
        return { ...one, distance };
      });
    },
    [source, places] as const,
  );
}
