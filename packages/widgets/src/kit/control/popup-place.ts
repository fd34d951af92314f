/** px between a control and its popup */
const GAP_PX = 4;
/** Smaller letters nobody reads, however small the screen is drawn. */
const MIN_PX = 12;
/** Down to these, letters give way to a control that would be covered. */
const EASY_PX = 15;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PopupWish {
  /** Extent in letters, so that it grows with the scale of the screen. */
  readonly widthEm: number;
  readonly heightEm: number;
  /** px of the page */
  readonly fontSize: number;
}

/** Where a popup stands: CSS px of the viewport. */
export interface PopupPlace {
  readonly left: number;
  readonly top: number;
  readonly fontSize: number;
}

/**
 * Place of a popup below its control, above it where there is more room, always within `bounds`; letters become smaller
 * where it would not fit otherwise.
 */
export function placePopup(anchor: Box, bounds: Box, wish: PopupWish): PopupPlace {
  const room = Math.min(bounds.width / wish.widthEm, bounds.height / wish.heightEm);
  const beside = Math.max(bounds.top + bounds.height - anchor.top - anchor.height, anchor.top - bounds.top) - GAP_PX;
  const wanted = Math.min(Math.max(wish.fontSize, MIN_PX), room);
  const fontSize = Math.min(wanted, Math.max(beside / wish.heightEm, EASY_PX));
  const width = wish.widthEm * fontSize;
  const height = wish.heightEm * fontSize;
  const below = anchor.top + anchor.height + GAP_PX;
  const above = anchor.top - GAP_PX - height;
  const isBelow = below + height <= bounds.top + bounds.height || above < bounds.top;
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  return {
    left: clamp(anchor.left, bounds.left, bounds.left + bounds.width - width),
    top: clamp(isBelow ? below : above, bounds.top, bounds.top + bounds.height - height),
    fontSize,
  };
}
