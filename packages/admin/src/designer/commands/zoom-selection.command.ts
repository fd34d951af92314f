import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { boundsOf, unionOf } from '../geometry/rect.ts';

export const zoomSelectionCommand: Command = {
  id: 'zoom-selection',
  label: { zh: '缩放到所选', en: 'Zoom to selection' },
  icon: 'focus',
  group: 'view',
  keys: ['Shift+2'],
  when: hasSelection,
  run: ({ document, view }) => {
    const box = unionOf(document.selected.map(boundsOf));
    if (box) view.fit(box);
  },
};
