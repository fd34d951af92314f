import type { Command } from './command.ts';

export const publishCommand: Command = {
  id: 'publish',
  label: { zh: '发布', en: 'Publish' },
  icon: 'publish',
  group: 'file',
  inToolbar: true,
  run: ({ host }) => host.publish(),
};
