export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Body {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export interface ForceLinks {
  /** Indexes of the nodes that it joins. */
  readonly source: number;
  readonly target: number;
}

/** Pairs of nodes that may be looked at in all: more nodes get fewer rounds. */
const EFFORT = 9_000_000;
const ROUNDS = { least: 12, most: 320 };
/** Angle between two neighbours of the first spiral: the golden one fills a disc evenly. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Lengths of a spring beyond which nodes leave each other alone, so that parts without links stay together. */
const FAR = 6;

/** Nodes push each other away as 1 / distance. */
function repel(bodies: readonly Body[], spring: number): void {
  const far = (spring * FAR) ** 2;
  for (let i = 0; i < bodies.length; i++) {
    const one = bodies[i] as Body;
    for (let j = i + 1; j < bodies.length; j++) {
      const other = bodies[j] as Body;
      const dx = one.x - other.x;
      const dy = one.y - other.y;
      const square = dx * dx + dy * dy;
      if (square > far) continue;
      const push = (spring * spring) / Math.max(square, 1e-5);
      one.dx += dx * push;
      one.dy += dy * push;
      other.dx -= dx * push;
      other.dy -= dy * push;
    }
  }
}

/** Links draw their nodes together, everything falls gently to the middle. */
function attract(bodies: readonly Body[], links: readonly ForceLinks[], spring: number): void {
  for (const { source, target } of links) {
    const [one, other] = [bodies[source], bodies[target]];
    if (!one || !other) continue;
    const dx = one.x - other.x;
    const dy = one.y - other.y;
    const pull = Math.hypot(dx, dy) / spring;
    one.dx -= dx * pull;
    one.dy -= dy * pull;
    other.dx += dx * pull;
    other.dy += dy * pull;
  }
  for (const body of bodies) {
    body.dx -= body.x * 0.6;
    body.dy -= body.y * 0.6;
  }
}

function move(bodies: readonly Body[], heat: number): void {
  for (const body of bodies) {
    const length = Math.hypot(body.dx, body.dy);
    const step = length > 0 ? Math.min(length, heat) / length : 0;
    body.x += body.dx * step;
    body.y += body.dy * step;
    body.dx = 0;
    body.dy = 0;
  }
}

/**
 * Places of `count` nodes in a plane, linked ones near each other: springs and repulsion, cooled down round by round.
 * The same input gives the same picture.
 * @source Fruchterman and Reingold 1991, "Graph drawing by force-directed placement"
 */
export function layOutByForce(count: number, links: readonly ForceLinks[]): Place[] {
  const spring = 1 / Math.sqrt(Math.max(count, 1));
  const bodies = Array.from({ length: count }, (_, i): Body => {
    const radius = Math.sqrt((i + 0.5) / count) / 2;
    return { x: radius * Math.cos(i * GOLDEN), y: radius * Math.sin(i * GOLDEN), dx: 0, dy: 0 };
  });
  const rounds = Math.min(Math.max(Math.floor(EFFORT / Math.max((count * count) / 2, 1)), ROUNDS.least), ROUNDS.most);
  for (let round = 0; round < rounds; round++) {
    repel(bodies, spring);
    attract(bodies, links, spring);
    move(bodies, 0.12 * (1 - round / rounds) ** 1.5 + 0.001);
  }
  return bodies.map(({ x, y }) => ({ x, y }));
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The places stretched over the box; turned first so that what is long lies along the longer side. */
export function fitPlaces(places: readonly Place[], box: Box): Place[] {
  const isTurned = box.width > box.height !== axisOf(places, 'x').size > axisOf(places, 'y').size;
  const turned = isTurned ? places.map(({ x, y }) => ({ x: y, y: x })) : places;
  const [across, down] = [axisOf(turned, 'x'), axisOf(turned, 'y')];
  const scale = (value: number, axis: { low: number; size: number }, start: number, length: number) =>
    axis.size < 1e-9 ? start + length / 2 : start + ((value - axis.low) / axis.size) * length;
  return turned.map(({ x, y }) => ({
    x: scale(x, across, box.left, box.width),
    y: scale(y, down, box.top, box.height),
  }));
}

function axisOf(places: readonly Place[], axis: 'x' | 'y'): { low: number; size: number } {
  const values = places.map((place) => place[axis]);
  const low = Math.min(...values);
  return { low, size: Math.max(...values) - low };
}
