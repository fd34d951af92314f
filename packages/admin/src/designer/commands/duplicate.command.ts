import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { addWidgets } from '../document/operations.ts';
import { copyWidgets } from '../document/clip.ts';

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
    const chosen = new Set(document.selection);
    const widgets = document.screen.widgets.filter((widget) => chosen.has(widget.id));
    const copies = copyWidgets(widgets, document.screen, { x: COPY_STEP_PX, y: COPY_STEP_PX });
    document.change(duplicateCommand.label, addWidgets(copies), { select: copies.map((copy) => copy.id) });
  },
};
