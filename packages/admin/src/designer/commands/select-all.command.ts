import type { Command } from './command.ts';
import { hasWidgets } from './conditions.ts';

export const selectAllCommand: Command = {
  id: 'select-all',
  label: { zh: '全选', en: 'Select all' },
  icon: 'select-all',
  group: 'edit',
  keys: ['Mod+A'],
  when: hasWidgets,
  run: ({ document, view }) => {
    const isSeen = (one: { id: string; locked?: boolean; hidden?: boolean }) =>
      !one.locked && !one.hidden && !view.hiddenBySolo.has(one.id);
    document.select(document.shown.widgets.filter(isSeen).map((one) => one.id));
  },
};
