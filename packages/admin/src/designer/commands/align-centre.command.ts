import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { alignSelection } from './align-selection.ts';

export const alignCentreCommand: Command = {
  id: 'align-centre',
  label: { zh: '水平居中', en: 'Align centres' },
  icon: 'align-centre',
  group: 'align',
  keys: ['Alt+H'],
  inToolbar: true,
  inMenu: true,
  when: hasUnlockedSelection,
  run: (designer) => alignSelection(designer, 'centre', alignCentreCommand.label),
};
