import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { orderWidgets } from '../document/operations.ts';

export const moveToTopCommand: Command = {
  id: 'move-to-top',
  label: { zh: '置于顶层', en: 'Bring to front' },
  icon: 'to-top',
  group: 'order',
  keys: ['Mod+}'],
  inToolbar: true,
  inMenu: true,
  when: hasSelection,
  run: ({ document }) => document.change(moveToTopCommand.label, orderWidgets(document.selection, 'top')),
};
