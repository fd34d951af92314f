import type { Command } from './command.ts';

export const commandPaletteCommand: Command = {
  id: 'command-palette',
  label: { zh: '命令面板', en: 'Command palette' },
  icon: 'command',
  group: 'help',
  keys: ['Mod+K'],
  worksInText: true,
  inToolbar: true,
  run: ({ host }) => host.openOverlay('palette'),
};
