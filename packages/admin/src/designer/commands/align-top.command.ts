import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { alignSelection } from './align-selection.ts';

export const alignTopCommand: Command = {
  id: 'align-top',
  label: { zh: '顶对齐', en: 'Align top' },
  icon: 'align-top',
  group: 'align',
  keys: ['Alt+W'],
  inToolbar: true,
  inMenu: true,
  when: hasUnlockedSelection,
  run: (designer) => alignSelection(designer, 'top', alignTopCommand.label),
};
