import type { Command } from './command.ts';

export const downloadPdfCommand: Command = {
  id: 'download-pdf',
  label: { zh: '下载为 PDF（全部页面）', en: 'Download as PDF (all pages)' },
  icon: 'import',
  group: 'file',
  run: async (designer) => (await import('../save/download-picture.ts')).downloadPicture(designer, 'pdf'),
};
