import type { Command } from './command.ts';

export const shareCommand: Command = {
  id: 'share',
  label: { zh: '分享', en: 'Share' },
  icon: 'share',
  group: 'file',
  run: ({ host }) => host.openOverlay('share'),
};
