import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { clipOf, toClipText } from '../document/clip.ts';

export const copyCommand: Command = {
  id: 'copy',
  label: { zh: '复制', en: 'Copy' },
  icon: 'copy',
  group: 'edit',
  keys: ['Mod+C'],
  inMenu: true,
  when: hasSelection,
  run: ({ document, host }) =>
    host.clipboard.write(toClipText(clipOf(document.screen, document.selection), host.setsAtHand())),
};
