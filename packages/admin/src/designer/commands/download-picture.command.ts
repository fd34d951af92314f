import type { Command } from './command.ts';

export const downloadPictureCommand: Command = {
  id: 'download-picture',
  label: { zh: '下载为图片（PNG）', en: 'Download as a picture (PNG)' },
  icon: 'import',
  group: 'file',
  run: async (designer) => (await import('../save/download-picture.ts')).downloadPicture(designer),
};
