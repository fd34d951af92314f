import type { Text } from '@aj-report/contract';
import type { Designer } from './designer.ts';
import { contentsOf, partsOf, releaseParts } from './document/groups.ts';
import { deleteWidgets, inPart, removePart } from './document/operations.ts';

/** What becomes of the widgets in a container that is deleted: they go with it, or stand free where they are. */
export type Contents = 'delete' | 'keep';

/** Deletes widgets. When containers among them hold others, the user says what becomes of those. */
export async function deleteChosen({ document, host }: Designer, label: Text, ids: readonly string[]): Promise<void> {
  const held = contentsOf(document.screen, ids).size;
  const contents = held === 0 ? 'delete' : await host.askContents(held);
  if (!contents) return;
  document.change(label, (screen) => {
    const parts = ids.flatMap((id) => partsOf(screen, id)).map(({ id }) => id);
    if (contents === 'keep') releaseParts(parts)(screen);
    deleteWidgets(ids)(screen);
  });
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
