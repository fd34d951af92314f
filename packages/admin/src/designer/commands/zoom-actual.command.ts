import type { Command } from './command.ts';

export const zoomActualCommand: Command = {
  id: 'zoom-actual',
  label: { zh: '实际大小', en: 'Zoom to 100%' },
  icon: 'actual',
  group: 'view',
  keys: ['Mod+0'],
  run: ({ view }) => view.zoomTo(1),
};
