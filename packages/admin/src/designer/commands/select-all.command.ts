import type { Command } from './command.ts';
import { hasWidgets } from './conditions.ts';

export const selectAllCommand: Command = {
  id: 'select-all',
  label: { zh: '全选', en: 'Select all' },
  icon: 'select-all',
  group: 'edit',
  keys: ['Mod+A'],
  when: hasWidgets,
  run: ({ document }) =>
    document.select(document.screen.widgets.filter((one) => !one.locked && !one.hidden).map((one) => one.id)),
};
