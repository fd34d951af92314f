import type { Command } from './command.ts';
import { hasWidgets } from './conditions.ts';

export const findCommand: Command = {
  id: 'find',
  label: { zh: '在画布中查找', en: 'Find on the canvas' },
  icon: 'search',
  group: 'view',
  keys: ['Mod+F'],
  when: hasWidgets,
  run: ({ host }) => host.openOverlay('find'),
};
