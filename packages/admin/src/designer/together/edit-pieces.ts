import { EDIT_STEPS_MAX, ROOM_LIMITS, type ScreenEdit } from '@aj-report/contract';
import type { SentEdit } from './sent-edit.ts';

/** characters that go over the line at once; one step with more goes alone */
const PIECE_CHARS = 1_000_000;

/** bytes of a character at most */
const BYTES = 3;

/** Neighbours together, as many as fit. */
function packed<T>(items: readonly T[], most: { readonly count: number; readonly chars: number }): T[][] {
  const packs: T[][] = [];
  let chars = 0;
  for (const item of items) {
    const size = JSON.stringify(item).length;
    const pack = packs.at(-1);
    chars += size;
    if (pack && pack.length < most.count && chars <= most.chars) pack.push(item);
    else {
      packs.push([item]);
      chars = size;
    }
  }
  return packs;
}

/** An edit in parts that the service takes; only one with a single step may be too large. */
export function toPieces(edit: ScreenEdit): ScreenEdit[] {
  return packed(edit, { count: EDIT_STEPS_MAX, chars: PIECE_CHARS });
}

/** Edits as calls of the service, in their order. */
export function toCalls(edits: readonly SentEdit[]): SentEdit[][] {
  return packed(edits, { count: ROOM_LIMITS.editsSent, chars: PIECE_CHARS });
}

/** The service would cut the line in the middle of one that is larger. @throws together/edit-large */
export function checkSizes(edits: readonly SentEdit[]): void {
  const isLarge = edits.some(({ edit }) => {
    const text = JSON.stringify(edit);
    if (text.length * BYTES <= ROOM_LIMITS.editChars) return false;
    return new TextEncoder().encode(text).length > ROOM_LIMITS.editChars;
  });
  if (isLarge) throw Object.assign(new Error('edit too large'), { code: 'together/edit-large' });
}
