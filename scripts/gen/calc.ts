import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CALCS,
  formOf,
  SYMBOLS,
  type CalcDeclaration,
  type Calculation,
  type Cell,
  type ExampleTable,
  type Text,
} from '../../packages/contract/src/index.ts';
import { formatText } from '../format-text.ts';

const FILE = 'docs/calc.gen.md';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const STAGES: Readonly<Record<CalcDeclaration['stage'], Text>> = {
  aggregate: { zh: '对组内的行汇总', en: 'over the rows of a group' },
  row: { zh: '对分组后的行计算', en: 'over the grouped rows' },
};

function both({ zh, en }: Text): string {
  return zh === en ? zh : `${zh} / ${en}`;
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [toRow(head), toRow(head.map(() => '---')), ...rows.map(toRow), ''];
}

function toCellText(cell: Cell): string {
  return cell === null ? '' : String(cell);
}

function toExample({ columns, rows }: ExampleTable): string[] {
  const head = Object.entries(columns).map(([name, type]) => `${name} (${type})`);
  return toTable(
    head,
    rows.map((row) => row.map(toCellText)),
  );
}

function toCode(calculation: Calculation): string {
  return `- \`${JSON.stringify(calculation)}\``;
}

function toArguments(declaration: CalcDeclaration): string[] {
  const fields = formOf(declaration.arguments).flatMap((group) => group.fields);
  return toTable(
    ['argument', '名称 / label', '必填 / required', '说明 / hint'],
    fields.map(({ name, label, required, control, hint, options }) => [
      `\`${name}\``,
      both(label),
      required || control === 'choice' ? '✓' : '',
      options ? options.map((option) => `\`${option.value}\``).join(' ') : hint ? both(hint) : '',
    ]),
  );
}

function toSection(declaration: CalcDeclaration): string[] {
  const { name, label, summary, stage, example } = declaration;
  const lookups = Object.entries(example.lookups ?? {}).flatMap(([code, table]) => [
    `数据集 / data set \`${code}\``,
    '',
    ...toExample(table),
  ]);
  return [
    `## ${name} · ${both(label)}`,
    '',
    `${summary.zh}。 ${summary.en}.`,
    '',
    `${both(STAGES[stage])}`,
    '',
    ...toArguments(declaration),
    '之前 / before',
    '',
    ...toExample(example.before),
    ...lookups,
    `分组 / group by ${example.groupFields.map((field) => `\`${field}\``).join(', ')}`,
    '',
    ...example.calculations.map(toCode),
    '',
    '之后 / after',
    '',
    ...toExample(example.after),
  ];
}

/** Where the shared table of cases runs: calc-engines.test.ts. */
const ENGINES = ['DuckDB', 'PostgreSQL', 'MySQL, MariaDB', 'ClickHouse', 'HTTP'];
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SUM: { ClickHouse: '✓ ¹' },
  SUMIF: { ClickHouse: '✓ ¹' },
  AVG: { ClickHouse: '✓ ¹' },
  AVGIF: { ClickHouse: '✓ ¹' },
};

/** Row functions are computed by our own evaluator, whatever the engine is. */
function toEngineTable(): string[] {
  return [
    '## 函数与引擎 / Functions and engines',
    '',
    'One table of cases runs on every engine (`calc-engines.test.ts`): counts and exact sums agree to the last digit, means are sum ÷ count of our evaluator, percentiles are interpolated linearly, both to 15 digits. ● = computed on the grouped rows by our evaluator.',
    '',
    ...toTable(
      ['function', ...ENGINES],
      Object.values(CALCS).map(({ name, stage }) => [
        `\`${name}\``,
        ...ENGINES.map((engine) => EXCEPTIONS[name]?.[engine] ?? (stage === 'row' ? '●' : '✓')),
      ]),
    ),
    '',
    '¹ Doubles are added without compensation, so the last digits of a long sum may differ; integers and decimals are exact. Servers of before 2021 have no booleans to group or compare by.',
    '',
  ];
}

/** docs/calc.gen.md: every calculation with its arguments and its table before and after, which is also its test. */
export async function print(): Promise<readonly { path: string; content: string }[]> {
  const content = [
    '# 计算函数 / Calculations',
    '',
    'Printed by `npm run gen` from `packages/contract/src/calc`. How rows are grouped and in which order things happen: [calculated-sets.md](calculated-sets.md).',
    '',
    ...toEngineTable(),
    ...Object.values(CALCS).flatMap(toSection),
    '## 条件符号 / Symbols',
    '',
    ...toTable(
      ['symbol', '名称 / label'],
      SYMBOLS.map(({ value, label }) => [`\`${value}\``, both(label)]),
    ),
  ].join('\n');
  return [{ path: FILE, content: await formatText(root, FILE, content) }];
}
