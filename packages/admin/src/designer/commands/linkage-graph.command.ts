import type { Command } from './command.ts';

export const linkageGraphCommand: Command = {
  id: 'linkage-graph',
  label: { zh: '在画布上显示联动', en: 'Show the linkage on the canvas' },
  icon: 'share',
  group: 'view',
  keys: ['Alt+L'],
  isOn: ({ view }) => view.showsLinks,
  run: ({ view }) => view.toggleLinks(),
};
