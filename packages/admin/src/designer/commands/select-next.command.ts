import { selectBeside } from '../select-beside.ts';
import type { Command } from './command.ts';
import { hasWidgets } from './conditions.ts';

export const selectNextCommand: Command = {
  id: 'select-next',
  label: { zh: '选中下一个', en: 'Select the next' },
  icon: 'select-all',
  group: 'edit',
  keys: ['Alt+N'],
  when: hasWidgets,
  run: (designer) => selectBeside(designer, 1),
};
