import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toDefaultText } from '../../packages/server/src/config.ts';
import type { Setting } from '../../packages/server/src/define-setting.ts';
import { SETTINGS } from '../../packages/server/src/settings.ts';
import { formatText } from '../format-text.ts';

const FILE = 'docs/operating.md';
const BEGIN = '<!-- settings: printed by npm run gen -->';
const END = '<!-- /settings -->';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function toRow(setting: Setting): string {
  const fallback = toDefaultText(setting);
  const cells = [
    `\`${setting.env}\``,
    fallback === '' ? '' : `\`${fallback}\``,
    setting.meaning.en,
    setting.meaning.zh,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** docs/operating.md with the table of settings as they are declared. */
export async function print(): Promise<readonly { path: string; content: string }[]> {
  const page = readFileSync(path.join(root, FILE), 'utf8');
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${FILE} has lost its marks ${BEGIN} … ${END}`);
  const rows = Object.values<Setting>(SETTINGS).map(toRow);
  const table = ['| Variable | Default | Meaning | 含义 |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const content = `${page.slice(0, before)}${BEGIN}\n\n${table}\n\n${page.slice(after)}`;
  return [{ path: FILE, content: await formatText(root, FILE, content) }];
}
