import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether LibreOffice is installed here. */
export const hasOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);

/**
 * A workbook as LibreOffice reads it, in another format, beside it or in a folder; answers the path of the new file.
 * @param format an ending, with the name of a filter behind it or not: `xls:MS Excel 95`
 */
export async function convert(file: string, format: string, folder = path.dirname(file)): Promise<string> {
  const [converted] = await convertAll([file], format, folder);
  return converted!;
}

/** Several workbooks in one start of LibreOffice, which takes seconds where a workbook takes a tenth of one. */
export async function convertAll(files: readonly string[], format: string, folder: string): Promise<string[]> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, ...files]);
  return files.map((file) => path.join(folder, `${path.parse(file).name}.${format.split(':')[0]}`));
}
