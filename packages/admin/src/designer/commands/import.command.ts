import type { Command } from './command.ts';

export const importCommand: Command = {
  id: 'import',
  label: { zh: '导入…', en: 'Import…' },
  icon: 'import',
  group: 'file',
  run: ({ host }) => host.openOverlay('import'),
};
