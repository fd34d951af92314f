import type { Place } from './force-layout.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Circle {
  readonly centre: Place;
  readonly places: readonly Place[];
}

/** Times that a link around a circle bends more than elsewhere: towards the middle there is room. */
const BEND = 3;

/** Nodes of these diameters (px) one after the other on the largest circle in the box, with equal gaps. */
export function layOutOnCircle(sizes: readonly number[], box: Box): Circle {
  const radius = Math.min(box.width, box.height) / 2;
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  // Half of the angle that a node takes; of nodes larger than the circle, a quarter turn.
  const halves = sizes.map((size) => Math.asin(Math.min(size / 2 / Math.max(radius, 1e-9), 1)));
  const taken = halves.reduce((sum, half) => sum + half * 2, 0);
  const gap = (2 * Math.PI - taken) / Math.max(sizes.length, 1) / 2;
  let angle = 0;
  const places = halves.map((half) => {
    angle += gap + half;
    const place = { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    angle += gap + half;
    return place;
  });
  return { centre, places };
}

/** A name that leads away from the middle, `off` px from that of its node. */
export function nameAround(place: Place, centre: Place, off: number) {
  const isLeft = place.x < centre.x;
  const angle = Math.atan2(place.y - centre.y, place.x - centre.x) - (isLeft ? Math.PI : 0);
  return {
    position: ['50%', '50%'],
    align: isLeft ? 'right' : 'left',
    verticalAlign: 'middle',
    offset: [isLeft ? -off : off, 0],
    rotate: (-angle * 180) / Math.PI,
  } as const;
}

/** Curveness of a link that bends towards the middle: its share of the way there, however long it is. */
export function bendInwards(from: Place, to: Place, centre: Place, curveness: number): number {
  const [acrossX, acrossY] = [to.y - from.y, from.x - to.x];
  const square = acrossX ** 2 + acrossY ** 2;
  if (square === 0) return 0;
  const inwards = (centre.x - (from.x + to.x) / 2) * acrossX + (centre.y - (from.y + to.y) / 2) * acrossY;
  return (BEND * curveness * inwards) / square;
}
