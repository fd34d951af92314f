import type { Command } from './command.ts';

export const previewCommand: Command = {
  id: 'preview',
  label: { zh: '预览', en: 'Preview' },
  icon: 'eye',
  group: 'file',
  keys: ['Mod+Enter'],
  inToolbar: true,
  run: ({ host }) => host.preview(),
};
