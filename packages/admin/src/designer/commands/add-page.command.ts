import { makeId } from '../document/make-id.ts';
import { addPage } from '../document/pages.ts';
import type { Command } from './command.ts';

export const addPageCommand: Command = {
  id: 'add-page',
  label: { zh: '新建页面', en: 'Add a page' },
  icon: 'page-add',
  group: 'pages',
  keys: ['Alt+P'],
  run: ({ document }) => {
    const page = makeId();
    document.change(addPageCommand.label, addPage(page, document.scope.page), {
      isForStored: true,
      scope: { page },
      select: [],
    });
  },
};
