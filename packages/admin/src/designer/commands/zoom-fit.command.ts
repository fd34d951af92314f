import type { Command } from './command.ts';

export const zoomFitCommand: Command = {
  id: 'zoom-fit',
  label: { zh: '适应窗口', en: 'Zoom to fit' },
  icon: 'fit',
  group: 'view',
  keys: ['Shift+1'],
  inToolbar: true,
  run: (designer) => designer.fitScreen(),
};
