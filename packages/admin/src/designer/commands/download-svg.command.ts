import type { Command } from './command.ts';

export const downloadSvgCommand: Command = {
  id: 'download-svg',
  label: { zh: '下载为 SVG', en: 'Download as SVG' },
  icon: 'image',
  group: 'file',
  run: async (designer) => (await import('../save/download-picture.ts')).downloadPicture(designer, 'svg'),
};
