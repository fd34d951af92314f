import { pageBeside, shiftPage } from './page-steps.ts';
import type { Command } from './command.ts';

export const movePageLaterCommand: Command = {
  id: 'move-page-later',
  label: { zh: '页面后移', en: 'Move the page later' },
  icon: 'chevron-right',
  group: 'pages',
  keys: ['Alt+PageDown'],
  when: (designer) => pageBeside(designer, 1) !== undefined,
  run: (designer) => shiftPage(designer, movePageLaterCommand.label, 1),
};
