import { AI_WORDS } from '../ai-text/ai-text.words.ts';
import { writtenFieldOf } from '../open-at.ts';
import type { Command } from './command.ts';

export const writeTextCommand: Command = {
  id: 'write-text',
  label: AI_WORDS.open,
  icon: 'pen',
  group: 'edit',
  inMenu: true,
  when: ({ document: { selected } }) =>
    selected.length === 1 && !selected[0]!.locked && writtenFieldOf(selected[0]!) !== undefined,
  run: ({ host }) => host.openOverlay('writeText'),
};
