import type { Command } from './command.ts';
import { hasUnlockedSelection, unlockedIds } from './conditions.ts';
import { pasteStyle } from '../document/style.ts';

export const pasteStyleCommand: Command = {
  id: 'paste-style',
  label: { zh: '粘贴样式', en: 'Paste style' },
  icon: 'brush',
  group: 'edit',
  keys: ['Mod+Alt+V'],
  inMenu: true,
  when: (designer) => designer.copiedStyle !== undefined && hasUnlockedSelection(designer),
  run: (designer) => {
    const { copiedStyle, document } = designer;
    if (copiedStyle) document.change(pasteStyleCommand.label, pasteStyle(unlockedIds(designer), copiedStyle));
  },
};
