import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { addCopy, stepFromOriginal } from '../document/add-copy.ts';
import { clipOf } from '../document/clip.ts';

/** px to the right and down, so that the copy is seen */
export const COPY_STEP_PX = 40;

export const duplicateCommand: Command = {
  id: 'duplicate',
  label: { zh: '复制一份', en: 'Duplicate' },
  icon: 'duplicate',
  group: 'edit',
  keys: ['Mod+D'],
  inToolbar: true,
  inMenu: true,
  when: hasSelection,
  run: ({ document }) => {
    // A copy that was put somewhere is followed by one as far from it again.
    const step = stepFromOriginal(document) ?? { x: COPY_STEP_PX, y: COPY_STEP_PX };
    addCopy(document, duplicateCommand.label, clipOf(document.screen, document.selection), step);
  },
};
