import { number } from './define-setting.ts';

const MB = 1024 * 1024;

/** What an imported workbook may be at most. */
export const IMPORT_SETTINGS = {
  importFileBytes: number('AJ_IMPORT_FILE_BYTES', 200 * MB, {
    zh: '导入的表格文件大小上限，字节',
    en: 'Size limit of an imported workbook, bytes',
  }),
  importInflatedBytes: number('AJ_IMPORT_INFLATED_BYTES', 2048 * MB, {
    zh: '表格解压后的大小上限，字节',
    en: 'Size limit of a workbook when unpacked, bytes',
  }),
  importRatio: number('AJ_IMPORT_RATIO', 200, {
    zh: '表格内单个部件的压缩比上限',
    en: 'Limit of the compression ratio of one part of a workbook',
  }),
  importRows: number('AJ_IMPORT_ROWS', 2_000_000, {
    zh: '一次导入的总行数上限',
    en: 'Row limit of one import, all sheets together',
  }),
  importColumns: number('AJ_IMPORT_COLUMNS', 1_000, { zh: '每个工作表的列数上限', en: 'Column limit of a sheet' }),
  importSheets: number('AJ_IMPORT_SHEETS', 500, { zh: '每个表格的工作表数上限', en: 'Sheet limit of a workbook' }),
  importMemoryBytes: number('AJ_IMPORT_MEMORY_BYTES', 1024 * MB, {
    zh: '导入进程的内存上限，字节',
    en: 'Memory limit of the import process, bytes',
  }),
};
