import { selectBeside } from '../select-beside.ts';
import type { Command } from './command.ts';
import { hasWidgets } from './conditions.ts';

export const selectPreviousCommand: Command = {
  id: 'select-previous',
  label: { zh: '选中上一个', en: 'Select the previous' },
  icon: 'select-all',
  group: 'edit',
  keys: ['Alt+B'],
  when: hasWidgets,
  run: (designer) => selectBeside(designer, -1),
};
