/** Writers of files made of rows, for lists outside of a screen. */
export { toCsv, toStamp } from '../kit/data/csv.ts';
export { saveFile } from '../kit/data/save-file.ts';
export { toXlsx } from '../kit/data/xlsx.ts';
