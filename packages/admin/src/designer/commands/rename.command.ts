import type { Command } from './command.ts';

export const renameCommand: Command = {
  id: 'rename',
  label: { zh: '重命名', en: 'Rename' },
  icon: 'rename',
  group: 'edit',
  keys: ['F2'],
  inMenu: true,
  when: ({ document }) => document.selection.length === 1,
  run: ({ document, host, view }) => {
    view.showPanel('left');
    host.startRename(document.selection[0]!);
  },
};
