import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';

export const deselectCommand: Command = {
  id: 'deselect',
  label: { zh: '取消选择', en: 'Deselect' },
  icon: 'deselect',
  group: 'edit',
  keys: ['Escape'],
  when: hasSelection,
  run: ({ document }) => document.select([]),
};
