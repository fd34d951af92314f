import type { Text } from '@aj-report/contract';
import type { Designer } from './designer.ts';
import { contentsOf, partsOf, releaseParts } from './document/groups.ts';
import { deleteWidgets, inPart, removePart, setHidden } from './document/operations.ts';

/** Deletes widgets. When containers among them hold others, the user says what becomes of those. */
export async function deleteChosen(designer: Designer, label: Text, ids: readonly string[]): Promise<void> {
  const { document, host } = designer;
  const { deleted, hidden } = toRemove(designer, ids);
  const held = contentsOf(document.screen, deleted).size;
  const contents = held === 0 ? 'delete' : await host.askContents(held);
  if (!contents) return;
  document.change(label, (screen) => {
    const parts = deleted.flatMap((id) => partsOf(screen, id)).map(({ id }) => id);
    if (contents === 'keep') releaseParts(parts)(screen);
    deleteWidgets(deleted)(screen);
    setHidden(hidden, true)(screen);
  });
}

/** Deletes widgets with what containers among them hold. */
export function cutChosen(designer: Designer, label: Text, ids: readonly string[]): void {
  const { deleted, hidden } = toRemove(designer, ids);
  designer.document.change(label, (screen) => {
    deleteWidgets(deleted)(screen);
    setHidden(hidden, true)(screen);
  });
}

/** What wide screens show is not deleted in the layout for phones, only hidden there. */
function toRemove({ document: { scope, stored } }: Designer, ids: readonly string[]) {
  const elsewhere = new Set(stored.widgets.filter((widget) => !widget.hidden).map(({ id }) => id));
  const isKept = (id: string) => scope.layout === 'phone' && elsewhere.has(id);
  return { deleted: ids.filter((id) => !isKept(id)), hidden: ids.filter(isKept) };
}

/** Removes a part of a container. When widgets stand in it, the user says what becomes of them. */
export async function deletePart({ document, host }: Designer, label: Text, partId: string): Promise<void> {
  const members = inPart(document.screen, partId);
  const held = members.length + contentsOf(document.screen, members).size;
  const contents = held === 0 ? 'delete' : await host.askContents(held);
  if (!contents) return;
  document.change(label, (screen) => {
    if (contents === 'keep') releaseParts([partId])(screen);
    removePart(partId)(screen);
  });
}
