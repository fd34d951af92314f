import type { Command } from './command.ts';
import { hasUnlockedSelection, unlockedIds } from './conditions.ts';
import { cutChosen } from '../delete-widgets.ts';
import { clipOf, toClipText } from '../document/clip.ts';

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
    const ids = unlockedIds(designer);
    const clip = toClipText(clipOf(document.screen, ids), host.setsAtHand());
    cutChosen(designer, cutCommand.label, ids);
    return host.clipboard.write(clip);
  },
};
