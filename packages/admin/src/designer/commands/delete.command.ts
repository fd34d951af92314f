import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { deleteWidgets } from '../document/operations.ts';

export const deleteCommand: Command = {
  id: 'delete',
  label: { zh: '删除', en: 'Delete' },
  icon: 'trash',
  group: 'edit',
  keys: ['Delete', 'Backspace'],
  inToolbar: true,
  inMenu: true,
  when: hasUnlockedSelection,
  run: ({ document }) =>
    document.change(
      deleteCommand.label,
      deleteWidgets(document.selected.filter((widget) => !widget.locked).map((widget) => widget.id)),
    ),
};
