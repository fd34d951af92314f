import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { signatureOf } from '../../packages/server/src/engine/report/formula/declare.ts';
import { FUNCTION_GROUPS } from '../../packages/server/src/engine/report/formula/functions.ts';
import type { PrintedFile } from '../gen.ts';

const FILE = 'docs/excel-functions.gen.md';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The functions that formulas of Excel reports may call, from their declarations. */
export async function print(): Promise<readonly PrintedFile[]> {
  const groups = FUNCTION_GROUPS.map(({ title, functions }) => {
    const lines = functions.map((one) => `- \`${signatureOf(one)}\``).sort();
    return [`## ${title.zh} / ${title.en}`, '', ...lines, ''].join('\n');
  });
  const text = [
    '# Excel 报表公式的函数 / Functions of formulas in Excel reports',
    '',
    '方括号里的参数可以省略，带 … 的可以重复。 Arguments in brackets may be left out, those with … repeated.',
    '',
    ...groups,
  ].join('\n');
  const options = await resolveConfig(path.join(root, FILE));
  return [{ path: FILE, content: await format(text, { ...options, parser: 'markdown' }) }];
}
