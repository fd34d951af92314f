import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { setDashboard } from '../document/operations.ts';
import { ADD_GUIDE_LABEL } from '../tools/guiding.tool.ts';

export const guidesCommand: Command = {
  id: 'guides',
  label: { zh: '在所选的左边和上边加参考线', en: 'Guides at the left and upper edge of the selection' },
  icon: 'align-left',
  group: 'view',
  keys: ['Alt+G'],
  when: hasSelection,
  run: ({ document, selectionBox }) => {
    if (!selectionBox) return;
    const { guides } = document.screen.dashboard;
    const wanted = [
      { axis: 'x' as const, position: Math.round(selectionBox.left) },
      { axis: 'y' as const, position: Math.round(selectionBox.top) },
    ];
    const added = wanted.filter((one) => !guides.some((had) => had.axis === one.axis && had.position === one.position));
    if (added.length > 0) document.change(ADD_GUIDE_LABEL, setDashboard({ guides: [...guides, ...added] }));
  },
};
