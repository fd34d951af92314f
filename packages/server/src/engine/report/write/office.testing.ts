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
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, file]);
  const { name } = path.parse(file);
  return path.join(folder, `${name}.${format.split(':')[0]}`);
}
