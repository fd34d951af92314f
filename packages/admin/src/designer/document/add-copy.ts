import type { Text } from '@aj-report/contract';
import type { Point } from '../geometry/rect.ts';
import { copyClip, type Clip } from './clip.ts';
import type { DocumentStore } from './document-store.ts';
import { holderOf } from './groups.ts';
import { addWidgets } from './operations.ts';

/** Adds a copy of a clip and selects it; what its containers hold comes along without being selected. */
export function addCopy(document: DocumentStore, label: Text, clip: Clip, offset: Point): void {
  const copy = copyClip(clip, document.screen, offset);
  const ids = copy.widgets.map(({ id }) => id);
  const isHeld = (id: string) => ids.includes(holderOf(copy, id)?.containerId ?? '');
  document.change(label, addWidgets(copy), { select: ids.filter((id) => !isHeld(id)) });
}
