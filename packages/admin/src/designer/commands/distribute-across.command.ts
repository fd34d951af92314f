import type { Command } from './command.ts';
import { canDistribute, distributeSelection } from './distribute-selection.ts';

export const distributeAcrossCommand: Command = {
  id: 'distribute-across',
  label: { zh: '水平等距', en: 'Distribute across' },
  icon: 'distribute-across',
  group: 'align',
  keys: ['Alt+Shift+H'],
  inToolbar: true,
  inMenu: true,
  when: canDistribute,
  run: (designer) => distributeSelection(designer, 'x', distributeAcrossCommand.label),
};
