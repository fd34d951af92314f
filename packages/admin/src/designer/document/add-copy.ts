import type { Text } from '@aj-report/contract';
import type { Point } from '../geometry/rect.ts';
import { copyClip, type Clip } from './clip.ts';
import type { DocumentStore } from './document-store.ts';
import { holderOf } from './groups.ts';
import { addWidgets } from './operations.ts';

/** Ids of the widgets of a clip that stand in no container of it. */
export function outermostIds(clip: Clip): string[] {
  const ids = new Set(clip.widgets.map(({ id }) => id));
  return [...ids].filter((id) => !ids.has(holderOf(clip, id)?.containerId ?? ''));
}

/** Adds a copy of a clip and selects it; what its containers hold comes along without being selected. */
export function addCopy(document: DocumentStore, label: Text, clip: Clip, offset: Point): void {
  const copy = copyClip(clip, document.screen, offset);
  document.change(label, addWidgets(copy), { select: outermostIds(copy) });
}
