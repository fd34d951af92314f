import type { Command } from './command.ts';
import { canMatch, matchSelection } from './match-selection.ts';

export const matchHeightCommand: Command = {
  id: 'match-height',
  label: { zh: '等高', en: 'Match height' },
  icon: 'match-height',
  group: 'align',
  inMenu: true,
  when: canMatch,
  run: (designer) => matchSelection(designer, ['height'], matchHeightCommand.label),
};
