import type { Command } from './command.ts';

export const downloadPngCommand: Command = {
  id: 'download-png',
  label: { zh: '下载为图片（PNG）', en: 'Download as a picture (PNG)' },
  icon: 'image',
  group: 'file',
  run: async (designer) => (await import('../save/download-picture.ts')).downloadPicture(designer, 'png'),
};
