import { pageBeside } from './page-steps.ts';
import type { Command } from './command.ts';

export const nextPageCommand: Command = {
  id: 'next-page',
  label: { zh: '下一页', en: 'Next page' },
  icon: 'page-next',
  group: 'pages',
  keys: ['PageDown'],
  when: (designer) => pageBeside(designer, 1) !== undefined,
  run: (designer) => {
    const page = pageBeside(designer, 1);
    if (page !== undefined) designer.document.goTo({ page });
  },
};
