import type { Command } from './command.ts';

export const exportWithDataSetsCommand: Command = {
  id: 'export-with-data-sets',
  label: { zh: '导出（含数据集）…', en: 'Export with data sets…' },
  icon: 'export',
  group: 'file',
  run: ({ host }) => host.openOverlay('exportWith'),
};
