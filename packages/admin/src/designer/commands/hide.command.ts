import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { setHidden } from '../document/operations.ts';
import type { Text } from '@aj-report/contract';

const HIDE_LABEL: Text = { zh: '隐藏', en: 'Hide' };
const SHOW_LABEL: Text = { zh: '显示', en: 'Show' };

export const hideCommand: Command = {
  id: 'hide',
  label: { zh: '隐藏 / 显示', en: 'Hide or show' },
  icon: 'eye-off',
  group: 'state',
  keys: ['Mod+Shift+H'],
  inMenu: true,
  isOn: ({ document }) => document.selected.length > 0 && document.selected.every((widget) => widget.hidden),
  when: hasSelection,
  run: ({ document }) => {
    const isHidden = document.selected.every((widget) => widget.hidden);
    document.change(isHidden ? SHOW_LABEL : HIDE_LABEL, setHidden(document.selection, !isHidden));
  },
};
