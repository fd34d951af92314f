import type { Designer } from '../designer.ts';
import type { Camera } from '../geometry/camera.ts';
import { INFORM_EVERY_MS, paced } from '../view/paced.ts';
import type { Rect } from '../geometry/rect.ts';

/** px; thickness of a ruler */
export const RULER_PX = 20;

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
/** px of the viewport between two labelled ticks, at least */
const LABEL_EVERY_PX = 56;

interface Colors {
  readonly line: string;
  readonly text: string;
  readonly accent: string;
  readonly font: string;
}

/** The two scales beside the canvas, in px of the document, with the extent of the selection marked. */
export class Rulers {
  private readonly designer: Designer;
  private readonly x: HTMLCanvasElement;
  private readonly y: HTMLCanvasElement;
  /** What the scales show now. */
  private drawn = '';
  /** For what a tool moves: both rulers and what is moved are one large piece of the window to be painted. */
  readonly drawSoon = paced(() => this.draw(), INFORM_EVERY_MS);

  constructor(designer: Designer, x: HTMLCanvasElement, y: HTMLCanvasElement) {
    this.designer = designer;
    this.x = x;
    this.y = y;
  }

  /** @param isForced also where they show the same: their colours are others */
  draw(isForced = false): void {
    const { view, selectionBox } = this.designer;
    const { width, height } = view.viewport;
    const drawn = JSON.stringify([view.viewport, view.camera, selectionBox, window.devicePixelRatio]);
    if (drawn === this.drawn && !isForced) return;
    this.drawn = drawn;
    const styles = getComputedStyle(this.x);
    const colors: Colors = {
      line: styles.getPropertyValue('--aj-line-strong'),
      text: styles.getPropertyValue('--aj-text-muted'),
      accent: styles.getPropertyValue('--aj-accent-fill'),
      font: styles.fontFamily,
    };
    drawScale(this.x, 'x', { width, height: RULER_PX }, view.camera, selectionBox, colors);
    drawScale(this.y, 'y', { width: RULER_PX, height }, view.camera, selectionBox, colors);
  }
}

/** px of the document between labelled ticks at a zoom. */
export function tickStep(zoom: number): number {
  return STEPS.find((step) => step * zoom >= LABEL_EVERY_PX) ?? 5000;
}

function drawScale(
  canvas: HTMLCanvasElement,
  axis: 'x' | 'y',
  size: { width: number; height: number },
  camera: Camera,
  selected: Rect | undefined,
  colors: Colors,
): void {
  const ratio = window.devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return;
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    Object.assign(canvas, { width, height });
    canvas.style.width = `${size.width}px`;
    canvas.style.height = `${size.height}px`;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  if (axis === 'y') {
    // The upright scale is the level one turned, so that its figures read upwards.
    context.translate(RULER_PX, 0);
    context.rotate(Math.PI / 2);
  }
  const length = axis === 'x' ? size.width : size.height;
  const offset = camera[axis];
  if (selected) markSelection(context, axis, selected, camera, colors);
  drawTicks(context, { length, offset, zoom: camera.zoom }, colors);
}

function markSelection(
  context: CanvasRenderingContext2D,
  axis: 'x' | 'y',
  selected: Rect,
  camera: Camera,
  colors: Colors,
): void {
  const start = axis === 'x' ? selected.left : selected.top;
  const extent = axis === 'x' ? selected.width : selected.height;
  context.fillStyle = colors.accent;
  context.globalAlpha = 0.28;
  context.fillRect(start * camera.zoom + camera[axis], 0, extent * camera.zoom, RULER_PX);
  context.globalAlpha = 1;
}

interface Scale {
  readonly length: number;
  readonly offset: number;
  readonly zoom: number;
}

function drawTicks(context: CanvasRenderingContext2D, { length, offset, zoom }: Scale, colors: Colors): void {
  const step = tickStep(zoom);
  const minor = step / 5;
  const base = RULER_PX;
  const first = Math.floor(-offset / zoom / minor) * minor;
  context.font = `10px ${colors.font}`;
  context.textBaseline = 'top';
  context.fillStyle = colors.text;
  context.strokeStyle = colors.line;
  context.beginPath();
  for (let value = first; value * zoom + offset <= length; value += minor) {
    const at = Math.round(value * zoom + offset) + 0.5;
    const isMajor = Math.abs(value / step - Math.round(value / step)) < 1e-6;
    context.moveTo(at, base);
    context.lineTo(at, base - (isMajor ? 10 : 4));
    if (isMajor) context.fillText(String(Math.round(value)), at + 3, 4);
  }
  context.stroke();
}
