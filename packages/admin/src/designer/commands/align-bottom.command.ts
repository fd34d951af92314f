import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { alignSelection } from './align-selection.ts';

export const alignBottomCommand: Command = {
  id: 'align-bottom',
  label: { zh: '底对齐', en: 'Align bottom' },
  icon: 'align-bottom',
  group: 'align',
  keys: ['Alt+S'],
  inToolbar: true,
  inMenu: true,
  when: hasUnlockedSelection,
  run: (designer) => alignSelection(designer, 'bottom', alignBottomCommand.label),
};
