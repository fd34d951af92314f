export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** px of a box from which on charts look as their properties say; in smaller ones what nobody set becomes smaller. */
const ROOMY: BoxSize = { width: 300, height: 190 };
/** px of a box from which on it becomes larger: such a chart is read from further away. */
const VAST: BoxSize = { width: 720, height: 450 };
const MOST = 2.2;

function ratio(size: BoxSize, to: BoxSize): number {
  return Math.min(size.width / to.width, size.height / to.height);
}

/** Size of a box in terms of what suits the declared sizes of letters and marks: 1 = they suit it. */
export function shareOf(size: BoxSize): number {
  return Math.min(Math.max(ratio(size, VAST), Math.min(ratio(size, ROOMY), 1)), MOST);
}
