import type { Text } from '@aj-report/contract';
import type { Point } from '../geometry/rect.ts';
import { copyClip, type Clip } from './clip.ts';
import type { DocumentStore } from './document-store.ts';
import { holderOf } from './groups.ts';
import { addWidgets } from './operations.ts';
import { isSame, type Selection } from './selection.ts';

interface LastCopy {
  readonly ids: Selection;
  /** Where the first of the originals stood. */
  readonly from: Point;
}

const lastCopies = new WeakMap<DocumentStore, LastCopy>();

/** Ids of the widgets of a clip that stand in no container of it. */
export function outermostIds(clip: Clip): string[] {
  const ids = new Set(clip.widgets.map(({ id }) => id));
  return [...ids].filter((id) => !ids.has(holderOf(clip, id)?.containerId ?? ''));
}

/** Adds a copy of a clip and selects it; what its containers hold comes along without being selected. */
export function addCopy(document: DocumentStore, label: Text, clip: Clip, offset: Point): void {
  const copy = copyClip(clip, document.screen, offset);
  const ids = outermostIds(copy);
  document.change(label, addWidgets(copy), { select: ids });
  const [first] = outermostIds(clip);
  const original = clip.widgets.find(({ id }) => id === first);
  if (original) lastCopies.set(document, { ids, from: { x: original.left, y: original.top } });
}

/** How far the selection stands from what it is a copy of; undefined when it is not the latest copy. */
export function stepFromOriginal(document: DocumentStore): Point | undefined {
  const last = lastCopies.get(document);
  const first = document.widget(document.selection[0] ?? '');
  if (!last || !first || !isSame(document.selection, last.ids)) return undefined;
  return { x: first.left - last.from.x, y: first.top - last.from.y };
}
