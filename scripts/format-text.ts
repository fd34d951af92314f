import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/**
 * The text as `npm run format` would write it.
 * @param root - folder of the repository, which holds the formatter's settings
 * @param file - path of the file from there; its ending names the language
 * @throws Error with the first fault of a text that its language does not allow
 */
export async function formatText(root: string, file: string, text: string): Promise<string> {
  const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as {
    ignorePatterns?: readonly string[];
  } & FormatConfig;
  const { code, errors } = await format(path.join(root, file), text, style);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
