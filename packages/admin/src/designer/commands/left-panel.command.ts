import type { Command } from './command.ts';

export const leftPanelCommand: Command = {
  id: 'left-panel',
  label: { zh: '左侧面板', en: 'Left panel' },
  icon: 'left-panel',
  group: 'view',
  keys: ['Mod+\\'],
  isOn: ({ view }) => !view.hiddenPanels.includes('left'),
  run: ({ view }) => view.togglePanel('left'),
};
