import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';

export const saveAsBlockCommand: Command = {
  id: 'save-as-block',
  label: { zh: '存为区块', en: 'Save as block' },
  icon: 'block',
  group: 'edit',
  keys: ['Mod+Alt+B'],
  inMenu: true,
  when: hasSelection,
  run: ({ host }) => host.openOverlay('saveBlock'),
};
