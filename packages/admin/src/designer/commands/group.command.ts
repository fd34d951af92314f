import type { Command } from './command.ts';
import { groupWidgets } from '../document/grouping.ts';
import { makeId } from '../document/make-id.ts';

const NAME = { zh: '分组', en: 'Group' };

export const groupCommand: Command = {
  id: 'group',
  label: { zh: '组合', en: 'Group' },
  icon: 'layers',
  group: 'state',
  keys: ['Mod+G'],
  inMenu: true,
  when: ({ document }) => document.selection.length > 1,
  run: ({ document, host }) =>
    document.change(groupCommand.label, groupWidgets(document.selection, makeId(), NAME[host.language()])),
};
