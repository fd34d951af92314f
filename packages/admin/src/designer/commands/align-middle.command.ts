import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { alignSelection } from './align-selection.ts';

export const alignMiddleCommand: Command = {
  id: 'align-middle',
  label: { zh: '垂直居中', en: 'Align middles' },
  icon: 'align-middle',
  group: 'align',
  keys: ['Alt+V'],
  inToolbar: true,
  inMenu: true,
  when: hasUnlockedSelection,
  run: (designer) => alignSelection(designer, 'middle', alignMiddleCommand.label),
};
