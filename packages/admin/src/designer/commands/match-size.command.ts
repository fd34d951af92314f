import type { Command } from './command.ts';
import { canMatch, matchSelection } from './match-selection.ts';

export const matchSizeCommand: Command = {
  id: 'match-size',
  label: { zh: '等宽等高', en: 'Match width and height' },
  icon: 'match-size',
  group: 'align',
  inMenu: true,
  when: canMatch,
  run: (designer) => matchSelection(designer, ['width', 'height'], matchSizeCommand.label),
};
