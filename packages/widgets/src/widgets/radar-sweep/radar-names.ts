import { textWidth } from '../../kit/labels/measure.ts';
import { elide } from '../../kit/labels/shorten.ts';

/** A rectangle in px of the box in which something is written. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface DialBox {
  readonly width: number;
  readonly height: number;
  /** px from the middle to the outermost circle */
  readonly radius: number;
  readonly font: number;
}

interface Point {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** px across */
  readonly size: number;
}

export interface NamePlace extends Area {
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** What is written: the name, or its beginning where only that has room. */
  readonly text: string;
}

/** px between a point and its name */
const DISTANCE = 4;
/** em of a line */
const LINE = 1.2;
/** em of the beginning of a long name */
const SHORT = 9;
/** em from the middle to the edge of a dial that is small: names also stand above and below. */
const SMALL = 8;
/** em below which the beginning of a name on it says too little */
const LEAST = 4;

function meet(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a name stays within the outermost circle. */
function isWithin({ left, right, top, bottom }: Area, { width, height, radius }: DialBox): boolean {
  const down = Math.max(Math.abs(top - height / 2), Math.abs(bottom - height / 2));
  const half = Math.sqrt(Math.max(radius ** 2 - down ** 2, 0));
  return left >= width / 2 - half && right <= width / 2 + half;
}

function isOnBox({ left, right, top, bottom }: Area, { width, height }: DialBox): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

/** px from the middle to the edge of the point that marks it */
export function middleOf(radius: number): number {
  return Math.max(radius * 0.022, 2);
}

/** The point in the middle, which no name hides. */
export function middleArea({ width, height, radius }: DialBox): Area {
  const [x, y, half] = [width / 2, height / 2, middleOf(radius)];
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** Words that stand on the line from the middle to the right: all that reaches from `left` to `right` below it. */
export function areaBelow(left: number, right: number, { height, font }: DialBox): Area {
  return { left, right, top: height / 2, bottom: height / 2 + font * LINE };
}

function placesBeside({ x, y, size }: Point, text: string, font: number): readonly NamePlace[] {
  const long = textWidth(text, font);
  const off = size / 2 + DISTANCE;
  const [top, bottom] = [y - (font * LINE) / 2, y + (font * LINE) / 2];
  return [
    { side: 'right', text, left: x + off, right: x + off + long, top, bottom },
    { side: 'left', text, left: x - off - long, right: x - off, top, bottom },
  ];
}

function placesOver({ x, y, size, name }: Point, font: number): readonly NamePlace[] {
  const half = textWidth(name, font) / 2;
  const [left, right, off] = [x - half, x + half, size / 2 + 1];
  return [
    { side: 'above', text: name, left, right, top: y - off - font * LINE, bottom: y - off },
    { side: 'below', text: name, left, right, top: y + off, bottom: y + off + font * LINE },
  ];
}

/** The beginning of the name on each side of the point, as far as the box reaches. */
function placesCut(point: Point, { width, font }: DialBox): readonly NamePlace[] {
  const off = point.size / 2 + DISTANCE;
  const rooms = { right: width - point.x - off, left: point.x - off };
  return (['right', 'left'] as const).flatMap((wanted) => {
    const text = elide(point.name, font, Math.min(rooms[wanted], font * SHORT));
    if (textWidth(text, font) < font * LEAST) return [];
    return placesBeside(point, text, font).filter(({ side }) => side === wanted);
  });
}

function placesOf(point: Point, box: DialBox): readonly NamePlace[] {
  const { radius, font } = box;
  const whole = placesBeside(point, point.name, font);
  if (radius < font * SMALL) {
    const over = placesOver(point, font).filter((place) => isWithin(place, box));
    return [...whole, ...over, ...placesCut(point, box)];
  }
  const cut = elide(point.name, font, font * SHORT);
  return cut === point.name ? whole : [...whole, ...placesBeside(point, cut, font)];
}

/**
 * Where the name of a point stands: on the side where it hides no other point and no other word, within the circle if
 * it can. Undefined = there is no such side.
 */
export function placeName(
  point: Point,
  points: readonly Point[],
  taken: readonly Area[],
  box: DialBox,
): NamePlace | undefined {
  const bodies = points
    .filter((one) => one !== point)
    .map(({ x, y, size }) => ({ left: x - size / 2, right: x + size / 2, top: y - size / 2, bottom: y + size / 2 }));
  const free = placesOf(point, box).filter(
    (place) => isOnBox(place, box) && [...taken, ...bodies].every((one) => !meet(one, place)),
  );
  return free.find((place) => isWithin(place, box)) ?? free[0];
}
