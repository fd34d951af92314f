import { moveToPage } from '../document/pages.ts';
import { pageBeside } from './page-steps.ts';
import type { Command } from './command.ts';

export const moveToNextPageCommand: Command = {
  id: 'move-to-next-page',
  label: { zh: '移到下一页', en: 'Move to the next page' },
  icon: 'page-next',
  group: 'pages',
  keys: ['Mod+Shift+PageDown'],
  when: (designer) => designer.document.selection.length > 0 && pageBeside(designer, 1) !== undefined,
  run: (designer) => {
    const { document } = designer;
    const page = pageBeside(designer, 1);
    if (page === undefined) return;
    const { selection } = document;
    document.change(moveToNextPageCommand.label, moveToPage(selection, page), { isForStored: true, scope: { page } });
  },
};
