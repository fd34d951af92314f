import type { Command } from './command.ts';
import { canMatch, matchSelection } from './match-selection.ts';

export const matchWidthCommand: Command = {
  id: 'match-width',
  label: { zh: '等宽', en: 'Match width' },
  icon: 'match-width',
  group: 'align',
  inMenu: true,
  when: canMatch,
  run: (designer) => matchSelection(designer, ['width'], matchWidthCommand.label),
};
