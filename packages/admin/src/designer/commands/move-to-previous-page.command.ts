import { moveToPage } from '../document/pages.ts';
import { pageBeside } from './page-steps.ts';
import type { Command } from './command.ts';

export const moveToPreviousPageCommand: Command = {
  id: 'move-to-previous-page',
  label: { zh: '移到上一页', en: 'Move to the previous page' },
  icon: 'page-previous',
  group: 'pages',
  keys: ['Mod+Shift+PageUp'],
  when: (designer) => designer.document.selection.length > 0 && pageBeside(designer, -1) !== undefined,
  run: (designer) => {
    const { document } = designer;
    const page = pageBeside(designer, -1);
    if (page === undefined) return;
    const { selection } = document;
    document.change(moveToPreviousPageCommand.label, moveToPage(selection, page), {
      isForStored: true,
      scope: { page },
    });
  },
};
