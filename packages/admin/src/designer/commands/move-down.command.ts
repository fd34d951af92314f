import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { orderWidgets } from '../document/operations.ts';

export const moveDownCommand: Command = {
  id: 'move-down',
  label: { zh: '下移一层', en: 'Send backward' },
  icon: 'down',
  group: 'order',
  keys: ['Mod+['],
  inMenu: true,
  when: hasSelection,
  run: ({ document }) => document.change(moveDownCommand.label, orderWidgets(document.selection, 'down')),
};
