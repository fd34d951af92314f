import type { Text } from '../field/text.ts';

/** Encodings in which a text file may be read, by the names that the Encoding Standard gives them. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'windows-1252',
  'windows-1251',
  'utf-16le',
  'utf-16be',
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** What people call them. */
export const TEXT_ENCODING_NAMES: Readonly<Record<TextEncoding, Text>> = {
  'utf-8': { zh: 'UTF-8', en: 'UTF-8' },
  gb18030: { zh: '简体中文 GBK / GB18030', en: 'Simplified Chinese (GBK / GB18030)' },
  big5: { zh: '繁体中文 Big5', en: 'Traditional Chinese (Big5)' },
  shift_jis: { zh: '日文 Shift-JIS', en: 'Japanese (Shift-JIS)' },
  'euc-jp': { zh: '日文 EUC-JP', en: 'Japanese (EUC-JP)' },
  'euc-kr': { zh: '韩文 EUC-KR', en: 'Korean (EUC-KR)' },
  'windows-1252': { zh: '西欧 Windows-1252', en: 'Western European (Windows-1252)' },
  'windows-1251': { zh: '西里尔文 Windows-1251', en: 'Cyrillic (Windows-1251)' },
  'utf-16le': { zh: 'UTF-16 LE', en: 'UTF-16 LE' },
  'utf-16be': { zh: 'UTF-16 BE', en: 'UTF-16 BE' },
};
