import type { Command } from './command.ts';
import { styleOf } from '../document/style.ts';

export const copyStyleCommand: Command = {
  id: 'copy-style',
  label: { zh: '复制样式', en: 'Copy style' },
  icon: 'brush',
  group: 'edit',
  keys: ['Mod+Alt+C'],
  inMenu: true,
  when: ({ document }) => document.selection.length === 1,
  run: (designer) => {
    designer.copiedStyle = styleOf(designer.document.selected[0]!);
  },
};
