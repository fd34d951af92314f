import type { Command } from './command.ts';

export const makeScreenCommand: Command = {
  id: 'make-screen',
  label: { zh: '一键成屏…', en: 'Make a screen…' },
  icon: 'wand',
  group: 'file',
  run: ({ host }) => host.openOverlay('makeScreen'),
};
