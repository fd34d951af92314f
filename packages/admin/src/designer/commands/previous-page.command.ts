import { pageBeside } from './page-steps.ts';
import type { Command } from './command.ts';

export const previousPageCommand: Command = {
  id: 'previous-page',
  label: { zh: '上一页', en: 'Previous page' },
  icon: 'page-previous',
  group: 'pages',
  keys: ['PageUp'],
  when: (designer) => pageBeside(designer, -1) !== undefined,
  run: (designer) => {
    const page = pageBeside(designer, -1);
    if (page !== undefined) designer.document.goTo({ page });
  },
};
