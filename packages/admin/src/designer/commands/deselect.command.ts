import type { Command } from './command.ts';
import { isInGroup, plainGroupsAround } from '../document/groups.ts';

export const deselectCommand: Command = {
  id: 'deselect',
  label: { zh: '取消选择', en: 'Deselect' },
  icon: 'deselect',
  group: 'edit',
  keys: ['Escape'],
  when: ({ document, view }) => document.selection.length > 0 || view.enteredGroup !== undefined,
  run: ({ document, view }) => {
    const { screen } = document;
    const { enteredGroup } = view;
    const isWithin = document.selection.every(
      (id) => enteredGroup !== undefined && isInGroup(screen, id, enteredGroup),
    );
    if (enteredGroup === undefined || !isWithin) {
      view.enterGroup(undefined);
      return document.select([]);
    }
    // Out of a group by one step: it is selected whole, within the group around it.
    view.enterGroup(plainGroupsAround(screen, enteredGroup)[1]?.id);
    document.select(screen.widgets.map(({ id }) => id).filter((id) => isInGroup(screen, id, enteredGroup)));
  },
};
