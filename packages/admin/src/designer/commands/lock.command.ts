import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';
import { setLocked } from '../document/operations.ts';
import type { Text } from '@aj-report/contract';

const LOCK_LABEL: Text = { zh: '锁定', en: 'Lock' };
const UNLOCK_LABEL: Text = { zh: '解锁', en: 'Unlock' };

export const lockCommand: Command = {
  id: 'lock',
  label: { zh: '锁定 / 解锁', en: 'Lock or unlock' },
  icon: 'lock',
  group: 'state',
  keys: ['Mod+L'],
  inToolbar: true,
  inMenu: true,
  isOn: ({ document }) => document.selected.length > 0 && document.selected.every((widget) => widget.locked),
  when: hasSelection,
  run: ({ document }) => {
    const isLocked = document.selected.every((widget) => widget.locked);
    document.change(isLocked ? UNLOCK_LABEL : LOCK_LABEL, setLocked(document.selection, !isLocked));
  },
};
