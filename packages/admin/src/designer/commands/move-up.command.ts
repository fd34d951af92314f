import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { orderWidgets } from '../document/operations.ts';

export const moveUpCommand: Command = {
  id: 'move-up',
  label: { zh: '上移一层', en: 'Bring forward' },
  icon: 'up',
  group: 'order',
  keys: ['Mod+]'],
  inMenu: true,
  when: hasSelection,
  run: ({ document }) => document.change(moveUpCommand.label, orderWidgets(document.selection, 'up')),
};
