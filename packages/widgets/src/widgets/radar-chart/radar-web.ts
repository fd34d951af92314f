import type { Frame } from '../../fields/frame.option.ts';
import { elideOrNothing, textWidth } from '../../kit/text-width.ts';

export interface Web {
  /** px */
  readonly radius: number;
  readonly centre: [number, number];
  /** What is written at the spokes: names, on two lines or cut where they must; none where there is no room. */
  readonly texts: readonly string[];
  /** Every how manyeth spoke is named. */
  readonly step: number;
}

export interface WebLook {
  /** px of the names' letters */
  readonly fontSize: number;
  /** px between the web and its names */
  readonly gap: number;
  readonly isNamed: boolean;
  readonly isRound: boolean;
}

/** Share of the box's width that the names of one side may take. */
const SIDE_SHARE = 0.27;
const UPRIGHT_SHARE = 0.5;
/** px that they may take of a narrow box, as long as the web has its least radius: less says little of a name. */
const SIDE_LEAST = 32;
/** em of a line */
const LINE = 1.3;
/** px of radius below which a web does without names */
const LEAST = 18;
/** px around a web without names */
const EDGE = 4;
/** Names of nothing but Chinese, Japanese or Korean signs. */
const WIDE = /^[\u2e80-\uffff]+$/;
/** A direction this near to upright has its name in the middle above or below it. */
const UPRIGHT = 1e-3;

interface Spoke {
  /** Direction on the screen, where y grows downwards. */
  readonly x: number;
  readonly y: number;
  /** px of its name */
  readonly width: number;
  readonly height: number;
}

interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

/** px that a web of this radius takes with its names on each side of its middle */
function reachOf(radius: number, spokes: readonly Spoke[], gap: number, isRound: boolean): Reach {
  const body = isRound ? radius : 0;
  const reach = { left: body, right: body, up: body, down: body };
  const widen = (side: keyof Reach, px: number) => (reach[side] = Math.max(reach[side], px));
  for (const { x, y, width, height } of spokes) {
    const isUpright = Math.abs(x) < UPRIGHT;
    const [across, along] = [x * (radius + gap), y * (radius + gap)];
    widen('left', isUpright ? width / 2 : x < 0 ? width - across : 0);
    widen('right', isUpright ? width / 2 : x > 0 ? width + across : 0);
    widen('up', isUpright && y < 0 ? height - along : height / 2 - along);
    widen('down', isUpright && y > 0 ? height + along : height / 2 + along);
  }
  return reach;
}

/** The largest radius for which the web and its names stay in the box. */
function largestIn({ width, height }: Frame, reachAt: (radius: number) => Reach): number {
  let [fits, most] = [0, Math.max(width, height)];
  for (let round = 0; round < 24; round++) {
    const middle = (fits + most) / 2;
    const { left, right, up, down } = reachAt(middle);
    if (left + right <= width && up + down <= height) fits = middle;
    else most = middle;
  }
  return fits;
}

/** Directions of the spokes: from the top to the left, as ECharts draws them. */
function toSpokes(names: readonly { readonly width: number; readonly height: number }[]): Spoke[] {
  return names.map((name, i) => {
    const angle = (2 * Math.PI * i) / names.length;
    return { x: -Math.sin(angle), y: -Math.cos(angle), ...name };
  });
}

/** px of the longest line */
function widthOf(text: string, fontSize: number): number {
  return Math.max(0, ...text.split('\n').map((line) => textWidth(line, fontSize)));
}

/** The name, on two lines where one has no room for it: of words, or of signs that need no space between them. */
function writeName(name: string, fontSize: number, width: number): string {
  if (widthOf(name, fontSize) <= width + 0.01) return name;
  const words = name.split(' ');
  const middle = Math.ceil(name.length / 2);
  const ways =
    words.length > 1
      ? words.slice(1).map((_, i) => `${words.slice(0, i + 1).join(' ')}\n${words.slice(i + 1).join(' ')}`)
      : WIDE.test(name)
        ? [`${name.slice(0, middle)}\n${name.slice(middle)}`]
        : [];
  return ways.find((text) => widthOf(text, fontSize) <= width + 0.01) ?? elideOrNothing(name, fontSize, width);
}

/** How little names say: one that is cut counts once, one that is left out twice. */
export function lossOf({ texts }: Pick<Web, 'texts'>): number {
  return texts.filter((text) => text.endsWith('…')).length + texts.filter((text) => text === '').length * 2;
}

/** px that the names of one side may take */
function sideOf(width: number, gap: number, spokes: readonly Spoke[]): number {
  const reach = Math.max(0, ...spokes.map(({ x }) => x)) * (LEAST + gap);
  return Math.max(width * SIDE_SHARE, Math.min(width / 2 - reach, SIDE_LEAST));
}

/** The largest web that stays in its box with its names: each takes room on its own side only. */
export function placeWeb(names: readonly string[], frame: Frame, look: WebLook): Web {
  const { width, height, grid } = frame;
  const { fontSize, gap, isRound } = look;
  const line = fontSize * LINE;
  const widest = Math.max(0, ...names.map((name) => widthOf(name, fontSize)));
  const bare = toSpokes(names.map(() => ({ width: 0, height: 0 })));
  const nameWidth = Math.min(widest, sideOf(width, gap, bare));
  // Above and below the web a name has the room of both sides.
  const roomOf = (i: number) => ((i * 2) % names.length === 0 ? width * UPRIGHT_SHARE : nameWidth);
  const texts = names.map((name, i) => writeName(name, fontSize, roomOf(i)));
  const named = toSpokes(
    texts.map((text) => ({
      width: widthOf(text, fontSize),
      height: text.includes('\n') ? line * 2 : line,
    })),
  );
  const namedReach = (radius: number) => reachOf(radius, named, gap, isRound);
  const bareReach = (radius: number) => reachOf(radius, bare, EDGE, isRound);
  const wanted = largestIn(frame, namedReach);
  const isNamed = look.isNamed && wanted >= LEAST;
  const reachAt = isNamed ? namedReach : bareReach;
  const radius = Math.max(isNamed ? wanted : largestIn(frame, bareReach), 1);
  const { left, right, up, down } = reachAt(radius);
  const arc = (2 * Math.PI * (radius + gap)) / Math.max(names.length, 1);
  return {
    radius,
    // What the sides do not need is shared.
    centre: [Number(grid.left) + (width + left - right) / 2, Number(grid.top) + (height + up - down) / 2],
    texts: isNamed ? texts : [],
    step: Math.ceil((line * 1.1) / Math.max(arc, 1)),
  };
}
