import type { Text } from '@aj-report/contract';
import { wordsOf } from '../../i18n/page-words.ts';

/** Words of the page of files. */
export const FILE_WORDS = {
  block: { zh: '区块', en: 'Block' },
  user: { zh: '用户头像', en: 'Avatar of a user' },
  preview: { zh: '预览', en: 'Preview' },
  kind: { zh: '类型', en: 'Kind' },
  allKinds: { zh: '全部', en: 'All' },
  size: { zh: '大小', en: 'Size' },
  uploadedBy: { zh: '上传人', en: 'Uploaded by' },
  uploaded: { zh: '上传时间', en: 'Uploaded' },
  usage: { zh: '已用 {used} / {limit}', en: '{used} of {limit} used' },
  upload: { zh: '上传文件', en: 'Upload' },
  uploadTitle: { zh: '上传文件', en: 'Upload files' },
  dropHere: { zh: '把文件拖到这里', en: 'Drop files here' },
  dropLimits: {
    zh: '图片、视频、PDF、表格，一次最多 {count} 个',
    en: 'Pictures, videos, PDF, spreadsheets, {count} at a time',
  },
  choose: { zh: '选择文件', en: 'Choose' },
  chooseAnother: { zh: '继续上传', en: 'Choose more' },
  wrongFile: { zh: '请上传正确格式的文件：{allowed}', en: 'Please upload one of these formats: {allowed}' },
  uploadDone: { zh: '已上传', en: 'Uploaded' },
  uploadFailed: { zh: '未上传', en: 'Not uploaded' },
  detail: { zh: '详情', en: 'Details' },
  address: { zh: '地址', en: 'Address' },
  copyAddress: { zh: '复制地址', en: 'Copy address' },
  download: { zh: '下载', en: 'Download' },
  rename: { zh: '重命名', en: 'Rename' },
  replace: { zh: '替换', en: 'Replace' },
  replaceTitle: { zh: '替换“{name}”', en: 'Replace "{name}"' },
  replaceHelp: {
    zh: '地址不变，使用它的地方会显示新内容；只能换成同类文件。',
    en: 'The address stays, and whoever shows it shows the new content; it has to be of the same kind.',
  },
  dropOne: { zh: '把新文件拖到这里', en: 'Drop the new file here' },
  replaced: { zh: '已替换，大屏在一分钟内显示新内容', en: 'Replaced; screens show it within a minute of a reload' },
  places: { zh: '使用位置', en: 'Shown by' },
  noPlaces: { zh: '没有大屏、Excel 报表或用户使用它', en: 'No screen, Excel report or user shows it' },
  inBin: { zh: '回收站', en: 'in the bin' },
  noPreview: { zh: '浏览器不能预览此文件', en: 'The browser cannot show this file' },
  none: { zh: '还没有文件', en: 'No file yet' },
  noneText: {
    zh: '上传的图片和视频可以在大屏中使用，替换后各处一起更新。',
    en: 'Screens show uploaded pictures and videos; a replaced one changes everywhere.',
  },
} as const satisfies Record<string, Text>;

export const fileWord = wordsOf(FILE_WORDS);
