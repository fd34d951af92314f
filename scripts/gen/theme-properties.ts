import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_PROPERTIES } from '@aj-report/widgets/kit';
import { formatText } from '../format-text.ts';

const FILE = 'docs/embed.md';
const BEGIN = '<!-- theme: printed by npm run gen -->';
const END = '<!-- /theme -->';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** docs/embed.md with the table of custom properties as they are declared. */
export async function print(): Promise<readonly { path: string; content: string }[]> {
  const page = readFileSync(path.join(root, FILE), 'utf8');
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${FILE} has lost its marks ${BEGIN} … ${END}`);
  const rows = PAGE_PROPERTIES.map(
    ({ name, label, usual }) => `| \`${name}\` | ${label.en} | ${label.zh} | \`${usual}\` |`,
  );
  const table = ['| Property | Sets | 含义 | In the default theme |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const content = `${page.slice(0, before)}${BEGIN}\n\n${table}\n\n${page.slice(after)}`;
  return [{ path: FILE, content: await formatText(root, FILE, content) }];
}
