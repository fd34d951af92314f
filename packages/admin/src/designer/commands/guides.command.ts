import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { guideFor, isGuideOn } from '../document/guides.ts';
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
    const { page } = document.scope;
    const wanted = [
      guideFor(page, { axis: 'x', position: Math.round(selectionBox.left) }),
      guideFor(page, { axis: 'y', position: Math.round(selectionBox.top) }),
    ];
    const here = guides.filter((guide) => isGuideOn(guide, page));
    const added = wanted.filter((one) => !here.some((had) => had.axis === one.axis && had.position === one.position));
    if (added.length > 0) document.change(ADD_GUIDE_LABEL, setDashboard({ guides: [...guides, ...added] }));
  },
};
