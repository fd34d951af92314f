/** px */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** px, from the corner of the sheet */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** A length from a place on, moved back as far as it must be to end within what is seen. */
function within(start: number, length: number, from: number, to: number): number {
  return Math.max(from, Math.min(start, to - length));
}

/**
 * Where the editor of a cell stands: as large as its text needs, and within what is seen. Beyond it the browser would
 * scroll after the cursor, and the cells that one writes about would be out of sight.
 */
export function editorBox(cell: Box, needed: Size, seen: Box): Box {
  const width = Math.min(Math.max(cell.width, needed.width), seen.width);
  const height = Math.min(Math.max(cell.height, needed.height), seen.height);
  return {
    left: within(cell.left, width, seen.left, seen.left + seen.width),
    top: within(cell.top, height, seen.top, seen.top + seen.height),
    width,
    height,
  };
}

/** How far is scrolled where a cell is to be seen, or the beginning of one that is larger than the window. */
export function scrollTo(cell: Box, seen: Box): Pick<Box, 'left' | 'top'> {
  const along = (start: number, length: number, from: number, room: number) =>
    Math.min(start, Math.max(from, start + length - room));
  return {
    left: along(cell.left, cell.width, seen.left, seen.width),
    top: along(cell.top, cell.height, seen.top, seen.height),
  };
}
