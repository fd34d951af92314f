import { pageBeside, shiftPage } from './page-steps.ts';
import type { Command } from './command.ts';

export const movePageEarlierCommand: Command = {
  id: 'move-page-earlier',
  label: { zh: '页面前移', en: 'Move the page earlier' },
  icon: 'chevron-left',
  group: 'pages',
  keys: ['Alt+PageUp'],
  when: (designer) => pageBeside(designer, -1) !== undefined,
  run: (designer) => shiftPage(designer, movePageEarlierCommand.label, -1),
};
