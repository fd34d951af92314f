import type { FitMode } from '@aj-report/contract';

/** Elements of a stage: a window that may scroll, the extent of the screen in it, and its surface. */
export interface StageParts {
  readonly scroller: HTMLElement;
  readonly extent: HTMLElement;
  readonly surface: HTMLElement;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a screen stands in its box. Lengths are CSS px of the page. */
export interface StageLayout {
  /** CSS px of the page per px of the screen. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** Left and top edge of the drawn screen; negative where `cover` crops. */
  readonly left: number;
  readonly top: number;
  /** Extent of the drawn screen. */
  readonly width: number;
  readonly height: number;
  readonly scrollX: boolean;
  readonly scrollY: boolean;
}

function scalesOf(fit: FitMode, x: number, y: number): readonly [number, number] {
  switch (fit) {
    case 'contain':
      return [Math.min(x, y), Math.min(x, y)];
    case 'cover':
      return [Math.max(x, y), Math.max(x, y)];
    case 'width':
      return [x, x];
    case 'height':
      return [y, y];
    case 'stretch':
      return [x, y];
    case 'none':
      return [1, 1];
  }
}

/** Lengths are equal to the eye and to layout rounding: a scrollbar for less would flicker. */
const HALF_PX = 0.5;

/**
 * Scale and position of a screen in a box. `contain` and `cover` are centred, `width` and `height` scroll along the
 * other axis, `none` keeps the size and scrolls. An empty box or screen gives scale 0.
 */
export function layoutOf(fit: FitMode, screen: Size, box: Size): StageLayout {
  const isEmpty = screen.width <= 0 || screen.height <= 0 || box.width <= 0 || box.height <= 0;
  const [scaleX, scaleY] = isEmpty ? [0, 0] : scalesOf(fit, box.width / screen.width, box.height / screen.height);
  const width = screen.width * scaleX;
  const height = screen.height * scaleY;
  const scrollX = (fit === 'height' || fit === 'none') && width > box.width + HALF_PX;
  const scrollY = (fit === 'width' || fit === 'none') && height > box.height + HALF_PX;
  return {
    scaleX,
    scaleY,
    width,
    height,
    left: scrollX ? 0 : (box.width - width) / 2,
    top: scrollY ? 0 : (box.height - height) / 2,
    scrollX,
    scrollY,
  };
}

/** Puts the elements of a stage where its layout says. Returns the larger scale. */
export function lay({ scroller, extent, surface }: StageParts, layout: StageLayout, screen: Size): number {
  scroller.toggleAttribute('data-scroll-x', layout.scrollX);
  scroller.toggleAttribute('data-scroll-y', layout.scrollY);
  const { style } = extent;
  style.left = `${layout.left}px`;
  style.top = `${layout.top}px`;
  style.width = `${layout.width}px`;
  style.height = `${layout.height}px`;
  surface.style.width = `${screen.width}px`;
  surface.style.height = `${screen.height}px`;
  surface.style.transform = `scale(${layout.scaleX}, ${layout.scaleY})`;
  return Math.max(layout.scaleX, layout.scaleY);
}
