import { openWidget } from '../open-at.ts';
import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';

export const enterCommand: Command = {
  id: 'enter',
  label: { zh: '进入组合或修改文字', en: 'Go into the group, or edit the text' },
  icon: 'pointer',
  group: 'edit',
  keys: ['Alt+Enter'],
  when: hasSelection,
  run: (designer) => openWidget(designer, designer.document.selection[0]!),
};
