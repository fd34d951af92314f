import type { Command } from './command.ts';

export const tryOutCommand: Command = {
  id: 'try-out',
  label: { zh: '试用交互', en: 'Try it out' },
  icon: 'pointer',
  group: 'view',
  keys: ['Alt+Y'],
  isOn: ({ view }) => view.isTrying,
  run: ({ view }) => view.tryOut(!view.isTrying),
};
