import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { toClipText } from '../document/clip.ts';

export const copyCommand: Command = {
  id: 'copy',
  label: { zh: '复制', en: 'Copy' },
  icon: 'copy',
  group: 'edit',
  keys: ['Mod+C'],
  inMenu: true,
  when: hasSelection,
  run: ({ document, host }) => {
    const chosen = new Set(document.selection);
    host.clipboard.write(toClipText(document.screen.widgets.filter((widget) => chosen.has(widget.id))));
  },
};
