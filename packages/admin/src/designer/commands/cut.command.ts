import type { Command } from './command.ts';
import { hasUnlockedSelection, unlockedIds } from './conditions.ts';
import { deleteWidgets } from '../document/operations.ts';
import { toClipText } from '../document/clip.ts';

export const cutCommand: Command = {
  id: 'cut',
  label: { zh: '剪切', en: 'Cut' },
  icon: 'cut',
  group: 'edit',
  keys: ['Mod+X'],
  inMenu: true,
  when: hasUnlockedSelection,
  run: (designer) => {
    const { document, host } = designer;
    const ids = new Set(unlockedIds(designer));
    host.clipboard.write(toClipText(document.screen.widgets.filter((widget) => ids.has(widget.id))));
    document.change(cutCommand.label, deleteWidgets([...ids]));
  },
};
