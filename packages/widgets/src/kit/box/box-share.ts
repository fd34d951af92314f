export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** px of a box from which on charts look as their properties say; in smaller ones what nobody set becomes smaller. */
export const ROOMY: BoxSize = { width: 300, height: 190 };
/** px of a box from which on it becomes larger: such a chart is read from further away. */
export const VAST: BoxSize = { width: 720, height: 450 };
/** A larger box is no further away. */
export const MAX_SHARE = 2.2;
/** Share of a larger box that letters and gaps follow: a plot gains more from it than they do. */
export const FOLLOWS = 0.6;

function ratio(size: BoxSize, to: BoxSize): number {
  return Math.min(size.width / to.width, size.height / to.height);
}

/** Size of a box in terms of what suits the declared sizes of letters and marks: 1 = they suit it. */
export function shareOf(size: BoxSize): number {
  return Math.min(Math.max(ratio(size, VAST), Math.min(ratio(size, ROOMY), 1)), MAX_SHARE);
}

/** px of a bar above a drawing that a small box makes no lower. */
export const MIN_BAR = 26;

/** px of a bar above a drawing: lower in a small box, higher in a vast one. */
export function barHeight(declared: number, size: BoxSize): number {
  const share = shareOf(size);
  return share < 1 ? Math.max(declared * share, Math.min(declared, MIN_BAR)) : declared * lettersShare(size);
}

/** Factor of what follows a larger box as letters do; 1 in all others. */
export function lettersShare(size: BoxSize): number {
  return 1 + (Math.max(shareOf(size), 1) - 1) * FOLLOWS;
}
