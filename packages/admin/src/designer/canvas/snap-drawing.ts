import { toViewport, type Camera } from '../geometry/camera.ts';
import type { SnapLine } from '../geometry/snap.ts';
import { setPath, toLinePath } from './svg.ts';

/** px of the viewport below which a distance label would hide what it measures */
const SHORTEST_GAP_PX = 14;

/** Draws where the moving box meets others, with the distance to the nearest. */
export function drawSnapLines(
  path: SVGPathElement,
  labels: HTMLElement,
  lines: readonly SnapLine[],
  camera: Camera,
): void {
  if (lines.length === 0) {
    if (path.getAttribute('d') === '') return;
    path.setAttribute('d', '');
    labels.replaceChildren();
    return;
  }
  let data = '';
  const texts: HTMLElement[] = [];
  for (const line of lines) {
    const along = line.axis === 'x' ? 'y' : 'x';
    const place = (value: number, axis: 'x' | 'y'): number => toViewport(camera, { x: value, y: value })[axis];
    const at = place(line.position, line.axis);
    data += toLinePath(line.axis, at, place(line.from, along), place(line.to, along));
    if (!line.gap) continue;
    const from = place(line.gap.from, along);
    const to = place(line.gap.to, along);
    if (to - from < SHORTEST_GAP_PX) continue;
    texts.push(toLabel(line, at, (from + to) / 2));
  }
  setPath(path, data);
  labels.replaceChildren(...texts);
}

function toLabel(line: SnapLine, at: number, middle: number): HTMLElement {
  const label = document.createElement('div');
  label.className = 'overlay__gap';
  label.textContent = String(Math.round(line.gap!.to - line.gap!.from));
  const [x, y] = line.axis === 'x' ? [at, middle] : [middle, at];
  label.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`;
  return label;
}
