import type { Command } from './command.ts';
import { hasUnlockedSelection, unlockedIds } from './conditions.ts';
import { deleteChosen } from '../delete-widgets.ts';

export const deleteCommand: Command = {
  id: 'delete',
  label: { zh: '删除', en: 'Delete' },
  icon: 'trash',
  group: 'edit',
  keys: ['Delete', 'Backspace'],
  inToolbar: true,
  inMenu: true,
  when: hasUnlockedSelection,
  run: (designer) => deleteChosen(designer, deleteCommand.label, unlockedIds(designer)),
};
