import type { Command } from './command.ts';

export const undoCommand: Command = {
  id: 'undo',
  label: { zh: '撤销', en: 'Undo' },
  icon: 'undo',
  group: 'history',
  keys: ['Mod+Z'],
  inToolbar: true,
  when: ({ document }) => document.history.past.length > 0,
  run: ({ document }) => document.undo(),
};
