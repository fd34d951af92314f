import type { Designer } from '../designer.ts';
import { toDocument } from '../geometry/camera.ts';
import { unionOf, type Point, type Rect } from '../geometry/rect.ts';

/** px of the longer side */
const SIZE_PX = 168;

/** The screen small in a corner of the canvas, with what is in sight; a press there looks at that place. */
export class Minimap {
  readonly element = document.createElement('canvas');
  private readonly designer: Designer;

  constructor(designer: Designer) {
    this.designer = designer;
    this.element.className = 'minimap';
    this.element.addEventListener('pointerdown', this.handleDown);
    this.element.addEventListener('pointermove', this.handleMove);
    for (const name of ['dblclick', 'contextmenu']) this.element.addEventListener(name, stop);
  }

  /** There only while some of the screen is out of sight. */
  draw(): void {
    const { view, document } = this.designer;
    const { width, height } = document.screen.dashboard;
    const isShown = view.showsMinimap && !view.shows({ left: 0, top: 0, width, height });
    this.element.style.display = isShown ? '' : 'none';
    const context = isShown ? this.element.getContext('2d') : null;
    if (!context) return;
    const ratio = window.devicePixelRatio;
    const { extent, scale } = this;
    this.element.width = Math.round(extent.width * scale * ratio);
    this.element.height = Math.round(extent.height * scale * ratio);
    this.element.style.width = `${extent.width * scale}px`;
    this.element.style.height = `${extent.height * scale}px`;
    context.scale(ratio * scale, ratio * scale);
    context.translate(-extent.left, -extent.top);
    this.drawScreen(context);
  }

  private drawScreen(context: CanvasRenderingContext2D): void {
    const { document, view } = this.designer;
    const { width, height } = document.screen.dashboard;
    const styles = getComputedStyle(this.element);
    const [paper, box, frame] = ['--minimap-paper', '--minimap-box', '--designer-frame'].map((name) =>
      styles.getPropertyValue(name),
    );
    context.fillStyle = paper!;
    context.fillRect(0, 0, width, height);
    context.fillStyle = box!;
    for (const widget of document.shown.widgets) {
      if (!widget.hidden) context.fillRect(widget.left, widget.top, widget.width, widget.height);
    }
    context.fillStyle = frame!;
    for (const widget of document.selected) context.fillRect(widget.left, widget.top, widget.width, widget.height);
    context.strokeStyle = frame!;
    context.lineWidth = 1.5 / this.scale;
    const { left, top, width: seenWidth, height: seenHeight } = seenOf(view);
    context.strokeRect(left, top, seenWidth, seenHeight);
  }

  /** px of the document that the map shows: the screen, and what is in sight beside it. */
  private get extent(): Rect {
    const { document, view } = this.designer;
    const { width, height } = document.screen.dashboard;
    return unionOf([{ left: 0, top: 0, width, height }, seenOf(view)])!;
  }

  private get scale(): number {
    return SIZE_PX / Math.max(this.extent.width, this.extent.height);
  }

  private readonly handleDown = (event: PointerEvent): void => {
    // What is below the map is not meant.
    event.stopPropagation();
    if (event.button !== 0) return;
    this.element.setPointerCapture(event.pointerId);
    this.look(event);
  };

  private readonly handleMove = (event: PointerEvent): void => {
    event.stopPropagation();
    if (this.element.hasPointerCapture(event.pointerId)) this.look(event);
  };

  private look(event: PointerEvent): void {
    const { extent, scale } = this;
    const place: Point = { x: extent.left + event.offsetX / scale, y: extent.top + event.offsetY / scale };
    this.designer.view.lookTo(place);
  }
}

/** What is below the map is not meant. */
function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** What is in sight, in the document. */
function seenOf({ camera, viewport }: Designer['view']): Rect {
  const { x: left, y: top } = toDocument(camera, { x: 0, y: 0 });
  return { left, top, width: viewport.width / camera.zoom, height: viewport.height / camera.zoom };
}
