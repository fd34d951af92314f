import type { Command } from './command.ts';

export const redoCommand: Command = {
  id: 'redo',
  label: { zh: '重做', en: 'Redo' },
  icon: 'redo',
  group: 'history',
  keys: ['Mod+Shift+Z', 'Mod+Y'],
  inToolbar: true,
  when: ({ document }) => document.history.future.length > 0,
  run: ({ document }) => document.redo(),
};
