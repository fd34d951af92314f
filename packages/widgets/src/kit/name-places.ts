/** A disc on a plot, in px, and the name beside it. */
export interface NamedDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** px of the name; 0 = there is none beside the disc */
  readonly width: number;
  readonly height: number;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In the order in which they are preferred. */
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Sides along which a name may move. */
const LYING = ['top', 'bottom'] as const;

type Side = (typeof SIDES)[number];

/** Where the name of a disc stands. */
export interface NamePlace {
  readonly side: Side;
  /** px to the right of the middle of that side */
  readonly shift: number;
}

const TOP: NamePlace = { side: 'top', shift: 0 };

/** px between a disc and its name */
const GAP = 3;
/** Of its radius: a disc is reckoned as the square of about its area; px around it that stay free. */
const SQUARE = { share: 0.9, margin: 2 };
/** How much worse than beyond the plot a name stands on a disc, and how much on another name. */
const WORSE = { disc: 1.5, name: 3 };

function nameAt({ x, y, radius, width, height }: NamedDisc, { side, shift }: NamePlace): Rect {
  const away = radius + GAP;
  const left = { top: x - width / 2, bottom: x - width / 2, right: x + away, left: x - away - width }[side] + shift;
  const top = { top: y - away - height, bottom: y + away, right: y - height / 2, left: y - height / 2 }[side];
  return { left, top, right: left + width, bottom: top + height };
}

/** Share of its width by which a name above or below stands aside where its middles are taken. */
const ASIDE = 0.42;

/**
 * The middles of all sides, beyond them places above and below that an edge of the plot has moved the name to, and at
 * last those aside of the middle.
 */
function placesOf({ x, width }: NamedDisc, plot: { width: number }): readonly NamePlace[] {
  const middles = SIDES.map((side) => ({ side, shift: 0 }));
  const shift = Math.max(width / 2 - x, 0) || Math.min(plot.width - width / 2 - x, 0);
  const shifts = shift !== 0 && Math.abs(shift) <= width / 2 ? [shift] : [width * ASIDE, -width * ASIDE];
  return [...middles, ...shifts.flatMap((by) => LYING.map((side) => ({ side, shift: by })))];
}

function squareOf({ x, y, radius }: NamedDisc): Rect {
  const half = radius * SQUARE.share + SQUARE.margin;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** Square px that two boxes share. */
function common(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Times that names are placed: in the first, none knows where the later ones would stand. */
const ROUNDS = 2;

/** The place beside each disc where its name meets the least of other discs and names; above the plot is room too. */
export function chooseSides(discs: readonly NamedDisc[], plot: { width: number; height: number }): NamePlace[] {
  const squares = discs.map(squareOf);
  const box: Rect = { left: 0, top: -(discs[0]?.height ?? 0), right: plot.width, bottom: plot.height };
  const names = new Map<NamedDisc, Rect>();
  const bestOf = (disc: NamedDisc, at: number): NamePlace => {
    const places = placesOf(disc, plot);
    const costs = places.map((place) => {
      const name = nameAt(disc, place);
      const shared = squares.map((square, other) => (other === at ? 0 : common(name, square)));
      // A small disc is hidden by little.
      const onDiscs = shared.reduce((sum, px) => (px === 0 ? sum : sum + px + disc.height ** 2), 0);
      const onNames = [...names.values()].reduce((sum, other) => sum + common(name, other), 0);
      const outside = disc.width * disc.height - common(name, box);
      // In whole px: a name within the plot shares all of its area but for rounding.
      return Math.round(onDiscs * WORSE.disc + onNames * WORSE.name + outside);
    });
    return places[costs.indexOf(Math.min(...costs))] ?? TOP;
  };
  const chosen: NamePlace[] = discs.map(() => TOP);
  for (let round = 0; round < ROUNDS; round++) {
    discs.forEach((disc, at) => {
      if (disc.width === 0) return;
      names.delete(disc);
      const place = bestOf(disc, at);
      chosen[at] = place;
      names.set(disc, nameAt(disc, place));
    });
  }
  return chosen;
}
