import type { Command } from './command.ts';

export const minimapCommand: Command = {
  id: 'minimap',
  label: { zh: '小地图', en: 'Minimap' },
  icon: 'minimap',
  group: 'view',
  keys: ['Shift+3'],
  isOn: ({ view }) => view.showsMinimap,
  run: ({ view }) => view.toggleMinimap(),
};
