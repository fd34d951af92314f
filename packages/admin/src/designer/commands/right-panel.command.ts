import type { Command } from './command.ts';

export const rightPanelCommand: Command = {
  id: 'right-panel',
  label: { zh: '右侧面板', en: 'Right panel' },
  icon: 'right-panel',
  group: 'view',
  keys: ['Mod+|'],
  isOn: ({ view }) => !view.hiddenPanels.includes('right'),
  run: ({ view }) => view.togglePanel('right'),
};
