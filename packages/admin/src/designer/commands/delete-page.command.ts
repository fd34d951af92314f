import { deletePage } from '../document/pages.ts';
import { hasPages, pageBeside } from './page-steps.ts';
import type { Command } from './command.ts';

export const deletePageCommand: Command = {
  id: 'delete-page',
  label: { zh: '删除页面', en: 'Delete the page' },
  icon: 'trash',
  group: 'pages',
  when: hasPages,
  run: (designer) => {
    const { document } = designer;
    const page = pageBeside(designer, -1) ?? pageBeside(designer, 1) ?? '';
    document.change(deletePageCommand.label, deletePage(document.scope.page), { isForStored: true, scope: { page } });
  },
};
