import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether LibreOffice is installed here. */
export const hasOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);

/** A workbook as LibreOffice reads it, in another format beside it; answers the path of the new file. */
export async function convert(file: string, format: 'pdf' | 'csv' | 'fods'): Promise<string> {
  const folder = path.dirname(file);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, file]);
  return file.replace(/\.xlsx$/, `.${format}`);
}
