import { TEMPLATE_WORDS } from '../templates/templates.words.ts';
import type { Command } from './command.ts';

export const templatesCommand: Command = {
  id: 'templates',
  label: TEMPLATE_WORDS.open,
  icon: 'grid',
  group: 'file',
  run: ({ host }) => host.openOverlay('templates'),
};
