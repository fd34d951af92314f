/** Angles in degrees, clockwise from the top. */
export interface ArcPlace {
  /** px */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

/** Longest arc that one command can draw: a full circle would end where it begins. */
const FULL = 359.99;

/** Path of an arc, drawn in two halves so that it may be a full circle. */
export function arcPath({ x, y, radius, start, sweep }: ArcPlace): string {
  const turn = Math.min(Math.max(sweep, -FULL), FULL);
  const at = (share: number) => {
    const angle = ((start + turn * share - 90) * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const arc = `A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 ${turn < 0 ? 0 : 1}`;
  return `M${at(0)}${arc} ${at(0.5)}${arc} ${at(1)}`;
}
