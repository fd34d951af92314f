import type { Command } from './command.ts';

export const shortcutsCommand: Command = {
  id: 'shortcuts',
  label: { zh: '快捷键', en: 'Keyboard shortcuts' },
  icon: 'keyboard',
  group: 'help',
  keys: ['?'],
  inToolbar: true,
  run: ({ host }) => host.openOverlay('shortcuts'),
};
