import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { alignSelection } from './align-selection.ts';

export const alignRightCommand: Command = {
  id: 'align-right',
  label: { zh: '右对齐', en: 'Align right' },
  icon: 'align-right',
  group: 'align',
  keys: ['Alt+D'],
  inToolbar: true,
  inMenu: true,
  when: hasUnlockedSelection,
  run: (designer) => alignSelection(designer, 'right', alignRightCommand.label),
};
