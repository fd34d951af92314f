import type { Designer } from '../designer.ts';
import { toDocument } from '../geometry/camera.ts';
import { openAt } from '../open-at.ts';
import type { Handle } from '../geometry/resize.ts';
import type { Point } from '../geometry/rect.ts';
import type { Target, ToolPointer } from '../tools/tool.ts';

/** Zoom per px of a wheel turned with Ctrl, as an exponent. */
const WHEEL_ZOOM = 0.0022;
/** px of the longest jump that one turn of the wheel makes */
const WHEEL_LIMIT_PX = 120;
/** px that a line and a page of a wheel count for */
const LINE_PX = 16;
const PAGE_PX = 400;

export interface PointerInputEvents {
  onHover(pointer: ToolPointer): void;
  onMenu(pointer: ToolPointer, client: Point): void;
}

/** Turns the browser's pointer and wheel events on the canvas into the tools' language. Returns what stops it. */
export function listenToPointer(
  designer: Designer,
  root: HTMLElement,
  viewport: HTMLElement,
  events: PointerInputEvents,
): () => void {
  const { tools, view } = designer;
  const toPointer = (event: PointerEvent | MouseEvent): ToolPointer => {
    const at = pointIn(viewport, event);
    return {
      viewport: at,
      point: toDocument(view.camera, at),
      button: event.button,
      target: targetOf(event),
      shift: event.shiftKey,
      alt: event.altKey,
      mod: event.ctrlKey || event.metaKey,
    };
  };
  const abort = new AbortController();
  const { signal } = abort;
  const handleDown = (event: PointerEvent): void => {
    if (event.button === 2 || view.isTrying) return;
    // Keeps the middle button from scrolling and leaves the focus of a text field, so that it hands in its value.
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    root.setPointerCapture(event.pointerId);
    tools.pointerDown(toPointer(event));
  };
  const handleMove = (event: PointerEvent): void => {
    if (view.isTrying) return;
    const pointer = toPointer(event);
    if (tools.isIdle) events.onHover(pointer);
    else tools.pointerMove(pointer);
  };
  const handleMenu = (event: MouseEvent): void => {
    event.preventDefault();
    if (view.isTrying) return;
    const pointer = { ...toPointer(event), button: 2 };
    tools.pointerDown(pointer);
    events.onMenu(pointer, { x: event.clientX, y: event.clientY });
  };
  const handleDouble = (event: MouseEvent): void => {
    const { point, target } = toPointer(event);
    if (target.kind === 'canvas' && !view.isTrying) openAt(designer, point);
  };
  root.addEventListener('pointerdown', handleDown, { signal });
  root.addEventListener('pointermove', handleMove, { signal });
  root.addEventListener('pointerup', (event) => tools.pointerUp(toPointer(event)), { signal });
  root.addEventListener('pointercancel', () => tools.cancel(), { signal });
  root.addEventListener('contextmenu', handleMenu, { signal });
  root.addEventListener('dblclick', handleDouble, { signal });
  root.addEventListener('wheel', (event) => handleWheel(designer, viewport, event), { signal, passive: false });
  return () => abort.abort();
}

function handleWheel({ view }: Designer, viewport: HTMLElement, event: WheelEvent): void {
  // What is tried out may scroll itself.
  if (view.isTrying && !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const unit =
    event.deltaMode === WheelEvent.DOM_DELTA_LINE
      ? LINE_PX
      : event.deltaMode === WheelEvent.DOM_DELTA_PAGE
        ? PAGE_PX
        : 1;
  const x = event.deltaX * unit;
  const y = event.deltaY * unit;
  if (event.ctrlKey || event.metaKey) {
    const turn = Math.max(-WHEEL_LIMIT_PX, Math.min(WHEEL_LIMIT_PX, y));
    // A pinch on a touchpad arrives as small turns with Ctrl.
    const speed = Math.abs(y) < 10 ? WHEEL_ZOOM * 4 : WHEEL_ZOOM;
    view.zoomTo(view.camera.zoom * Math.exp(-turn * speed), pointIn(viewport, event));
  } else if (event.shiftKey && x === 0) view.panBy({ x: -y, y: 0 });
  else view.panBy({ x: -x, y: -y });
}

export function pointIn(element: HTMLElement, event: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function targetOf(event: Event): Target {
  const element =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-handle], [data-rotate], [data-start-link], [data-guide], [data-ruler]')
      : null;
  if (!element) return { kind: 'canvas' };
  const { handle, rotate, startLink, guide, ruler } = element.dataset;
  if (handle !== undefined) return { kind: 'handle', handle: handle as Handle };
  if (rotate !== undefined) return { kind: 'rotate' };
  if (startLink !== undefined) return { kind: 'link' };
  if (guide !== undefined) return { kind: 'guide', index: Number(guide) };
  // The level ruler on top gives level guides, the upright one upright guides.
  return { kind: 'ruler', axis: ruler === 'x' ? 'y' : 'x' };
}
