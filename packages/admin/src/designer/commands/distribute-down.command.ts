import type { Command } from './command.ts';
import { canDistribute, distributeSelection } from './distribute-selection.ts';

export const distributeDownCommand: Command = {
  id: 'distribute-down',
  label: { zh: '垂直等距', en: 'Distribute down' },
  icon: 'distribute-down',
  group: 'align',
  keys: ['Alt+Shift+V'],
  inToolbar: true,
  inMenu: true,
  when: canDistribute,
  run: (designer) => distributeSelection(designer, 'y', distributeDownCommand.label),
};
