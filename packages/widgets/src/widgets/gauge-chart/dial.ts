/** Where a dial stands. */
export interface Dial {
  /** px */
  readonly centre: [number, number];
  readonly radius: number;
  /** px from the centre down to the lowest place of the arc */
  readonly foot: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Angles in degrees, counted against the clock from the right, as ECharts does. */
export interface Sweep {
  readonly start: number;
  readonly end: number;
}

/** How far an arc of radius 1 reaches to each side of its centre; the centre itself counts. */
function reachOf({ start, end }: Sweep) {
  const low = Math.min(start, end);
  const high = Math.max(start, end);
  const angles = [start, end];
  for (let quarter = Math.ceil(low / 90) * 90; quarter <= high; quarter += 90) angles.push(quarter);
  const xs = angles.map((angle) => Math.cos((angle * Math.PI) / 180));
  const ys = angles.map((angle) => -Math.sin((angle * Math.PI) / 180));
  return {
    left: Math.max(0, -Math.min(...xs)),
    right: Math.max(0, ...xs),
    top: Math.max(0, -Math.min(...ys)),
    bottom: Math.max(0, ...ys),
  };
}

/** The largest dial whose arc stays in the box. */
export function fitDial(box: Box, sweep: Sweep): Dial {
  const reach = reachOf(sweep);
  const across = box.width / Math.max(reach.left + reach.right, 0.1);
  const along = box.height / Math.max(reach.top + reach.bottom, 0.1);
  const radius = Math.max(Math.min(across, along), 1);
  const foot = reach.bottom * radius;
  const spare = { x: box.width - radius * (reach.left + reach.right), y: box.height - radius * reach.top - foot };
  return {
    centre: [box.left + spare.x / 2 + radius * reach.left, box.top + spare.y / 2 + radius * reach.top],
    radius,
    foot,
  };
}
