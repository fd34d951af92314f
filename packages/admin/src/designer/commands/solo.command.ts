import type { Command } from './command.ts';
import { containersAround, contentsOf } from '../document/groups.ts';

export const soloCommand: Command = {
  id: 'solo',
  label: { zh: '只看所选', en: 'Show the selection only' },
  icon: 'focus',
  group: 'view',
  keys: ['Alt+O'],
  inMenu: true,
  isOn: ({ view }) => view.hiddenBySolo.size > 0,
  when: ({ document, view }) => view.hiddenBySolo.size > 0 || document.selection.length > 0,
  run: ({ document, view }) => {
    if (view.hiddenBySolo.size > 0) return view.hideBySolo([]);
    const { screen, selection } = document;
    const kept = new Set([...selection, ...contentsOf(screen, selection), ...containersAround(screen, selection)]);
    view.hideBySolo(screen.widgets.map(({ id }) => id).filter((id) => !kept.has(id)));
  },
};
