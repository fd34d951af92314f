import type { Point, Rect } from './rect.ts';

/** Where the screen document lies in the viewport: `viewport = document × zoom + offset`. */
export interface Camera {
  /** 1 = one px of the document is one CSS px */
  readonly zoom: number;
  /** Viewport px of the document's top left corner. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOM_MIN = 0.1;
export const ZOOM_MAX = 4;
export const ZOOM_STEPS = [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 4] as const;

export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom));
}

export function toDocument(camera: Camera, viewport: Point): Point {
  return { x: (viewport.x - camera.x) / camera.zoom, y: (viewport.y - camera.y) / camera.zoom };
}

export function toViewport(camera: Camera, point: Point): Point {
  return { x: point.x * camera.zoom + camera.x, y: point.y * camera.zoom + camera.y };
}

/** The point of the document under `viewport` stays under it. */
export function zoomAt(camera: Camera, zoom: number, viewport: Point): Camera {
  const fixed = toDocument(camera, viewport);
  const next = clampZoom(zoom);
  return { zoom: next, x: viewport.x - fixed.x * next, y: viewport.y - fixed.y * next };
}

/** Camera that shows a rectangle whole and centred, with a margin in viewport px; never beyond 100 %. */
export function fitTo(rect: Rect, viewport: Size, marginPx: number): Camera {
  const zoom = clampZoom(
    Math.min(1, (viewport.width - marginPx * 2) / rect.width, (viewport.height - marginPx * 2) / rect.height),
  );
  return centredOn(rect, viewport, zoom);
}

export function centredOn(rect: Rect, viewport: Size, zoom: number): Camera {
  return {
    zoom,
    x: (viewport.width - rect.width * zoom) / 2 - rect.left * zoom,
    y: (viewport.height - rect.height * zoom) / 2 - rect.top * zoom,
  };
}

/** Next step of the zoom list above (1) or below (−1) the present zoom; the ends stay. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const tolerance = 1e-6;
  if (direction === 1) return ZOOM_STEPS.find((step) => step > zoom + tolerance) ?? ZOOM_MAX;
  return ZOOM_STEPS.findLast((step) => step < zoom - tolerance) ?? ZOOM_MIN;
}
