import type { Command } from './command.ts';

export const versionsCommand: Command = {
  id: 'versions',
  label: { zh: '历史版本', en: 'Versions' },
  icon: 'history',
  group: 'file',
  run: ({ host }) => host.openOverlay('versions'),
};
