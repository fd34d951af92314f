import type { Command } from './command.ts';
import { ungroupWidgets } from '../document/grouping.ts';

export const ungroupCommand: Command = {
  id: 'ungroup',
  label: { zh: '取消组合', en: 'Ungroup' },
  icon: 'layers',
  group: 'state',
  keys: ['Mod+Shift+G'],
  inMenu: true,
  when: ({ document }) =>
    document.selected.some(({ group }) =>
      document.screen.groups.some((one) => one.id === group && one.container === undefined),
    ),
  run: ({ document }) => document.change(ungroupCommand.label, ungroupWidgets(document.selection)),
};
