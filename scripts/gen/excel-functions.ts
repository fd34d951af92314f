import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { argumentsOf, signatureOf } from '../../packages/server/src/engine/report/formula/declare.ts';
import { EXPLANATIONS } from '../../packages/server/src/engine/report/formula/explanations.ts';
import { FUNCTION_GROUPS, FUNCTIONS } from '../../packages/server/src/engine/report/formula/functions.ts';
import type { PrintedFile } from '../gen.ts';
import { formatText } from '../format-text.ts';

const REFERENCE = 'docs/excel-functions.gen.md';
const COMPLETION = 'packages/admin/src/excel/formula/functions.gen.ts';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @throws where a function has no line that explains it */
function explanationOf(name: string) {
  const explanation = EXPLANATIONS[name];
  if (!explanation) throw new Error(`${name} has no line in formula/explanations.ts`);
  return explanation;
}

/** The functions that formulas of Excel reports may call, for people who look one up. */
function printReference(): string {
  const groups = FUNCTION_GROUPS.map(({ title, functions }) => {
    const lines = functions.map((one) => {
      const { zh, en } = explanationOf(one.name);
      return `- \`${signatureOf(one)}\`: ${zh} / ${en}`;
    });
    return [`## ${title.zh} / ${title.en}`, '', ...lines.sort(), ''].join('\n');
  });
  return [
    '# Excel 报表公式的函数 / Functions of formulas in Excel reports',
    '',
    '方括号里的参数可以省略，带 … 的可以重复。 Arguments in brackets may be left out, those with … repeated.',
    '',
    ...groups,
  ].join('\n');
}

/** The same for the designer, which offers them to who writes a formula. */
function printCompletion(): string {
  const functions = [...FUNCTIONS.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((one) => ({
      name: one.name,
      parameters: argumentsOf(one),
      explanation: explanationOf(one.name),
    }));
  return [
    '// Printed by `npm run gen` from the functions of packages/server/src/engine/report/formula; do not edit.',
    "import type { FormulaFunction } from './completion.ts';",
    '',
    `export const FUNCTIONS: readonly FormulaFunction[] = ${JSON.stringify(functions)};`,
  ].join('\n');
}

async function formatted(file: string, text: string): Promise<PrintedFile> {
  return { path: file, content: await formatText(root, file, text) };
}

/** The functions that formulas of Excel reports may call, from their declarations. */
export async function print(): Promise<readonly PrintedFile[]> {
  return [await formatted(REFERENCE, printReference()), await formatted(COMPLETION, printCompletion())];
}
