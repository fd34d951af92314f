import type { Command } from './command.ts';

export const saveCommand: Command = {
  id: 'save',
  label: { zh: '保存', en: 'Save' },
  icon: 'save',
  group: 'file',
  keys: ['Mod+S'],
  inToolbar: true,
  worksInText: true,
  run: ({ host }) => host.save(),
};
