import { makeId } from '../document/make-id.ts';
import { duplicatePage } from '../document/pages.ts';
import type { Command } from './command.ts';

export const duplicatePageCommand: Command = {
  id: 'duplicate-page',
  label: { zh: '复制页面', en: 'Duplicate the page' },
  icon: 'copy',
  group: 'pages',
  run: ({ document }) => {
    const page = makeId();
    const { stored, scope } = document;
    document.change(duplicatePageCommand.label, duplicatePage(stored, scope.page, page), {
      isForStored: true,
      scope: { page },
      select: [],
    });
  },
};
