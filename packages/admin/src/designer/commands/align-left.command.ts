import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { alignSelection } from './align-selection.ts';

export const alignLeftCommand: Command = {
  id: 'align-left',
  label: { zh: '左对齐', en: 'Align left' },
  icon: 'align-left',
  group: 'align',
  keys: ['Alt+A'],
  inToolbar: true,
  inMenu: true,
  when: hasUnlockedSelection,
  run: (designer) => alignSelection(designer, 'left', alignLeftCommand.label),
};
