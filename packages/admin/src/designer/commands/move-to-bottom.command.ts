import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { orderWidgets } from '../document/operations.ts';

export const moveToBottomCommand: Command = {
  id: 'move-to-bottom',
  label: { zh: '置于底层', en: 'Send to back' },
  icon: 'to-bottom',
  group: 'order',
  keys: ['Mod+{'],
  inToolbar: true,
  inMenu: true,
  when: hasSelection,
  run: ({ document }) => document.change(moveToBottomCommand.label, orderWidgets(document.selection, 'bottom')),
};
