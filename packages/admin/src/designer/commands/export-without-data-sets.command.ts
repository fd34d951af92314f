import type { Command } from './command.ts';

export const exportWithoutDataSetsCommand: Command = {
  id: 'export-without-data-sets',
  label: { zh: '导出（不含数据集）…', en: 'Export without data sets…' },
  icon: 'export',
  group: 'file',
  run: ({ host }) => host.openOverlay('exportWithout'),
};
