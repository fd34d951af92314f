import type { Command } from './command.ts';
import { PASTE_LABEL, pasteText } from '../paste-text.ts';

export const pasteCommand: Command = {
  id: 'paste',
  label: PASTE_LABEL,
  icon: 'paste',
  group: 'edit',
  keys: ['Mod+V'],
  isByEvent: true,
  inMenu: true,
  run: async (designer) => pasteText(designer, await designer.host.clipboard.read()),
};
