import type { Command } from './command.ts';

export const gridCommand: Command = {
  id: 'grid',
  label: { zh: '吸附到网格', en: 'Snap to a grid' },
  icon: 'grid',
  group: 'view',
  keys: ["Mod+'"],
  inToolbar: true,
  isOn: ({ view }) => view.snapsToGrid,
  run: ({ view }) => view.toggleGrid(),
};
