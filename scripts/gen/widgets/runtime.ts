import {
  impliedType,
  type PrintedDeclaration,
  type PrintedFields,
  type WidgetDeclaration,
} from '@aj-report/widgets/kit';
import type { FoundWidget } from '../widgets.ts';

const HEAD = '// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.\n';
const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;
/** Characters up to which a list or an object stands on one line. */
const LINE_WIDTH = 110;

function literal(value: unknown, indent: string): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const key = (name: string) => (PLAIN_KEY.test(name) ? name : literal(name, indent));
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map((one) => literal(one, deeper))]
    : [
        '{',
        '}',
        Object.entries(value)
          .filter(([, one]) => one !== undefined)
          .map(([name, one]) => `${key(name)}: ${literal(one, deeper)}`),
      ];
  if (parts.length === 0) return `${open}${close}`;
  const room = open === '{' ? ' ' : '';
  const line = `${open}${room}${parts.join(', ')}${room}${close}`;
  if (indent.length + line.length <= LINE_WIDTH && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
}

/** Type of a field where its default does not tell it; a value of any kind is `json`. */
function explicitType({
  type = 'json',
  enum: choices,
  default: value,
}: Schema): string | readonly string[] | undefined {
  const implied = impliedType(value);
  return choices || JSON.stringify(type) === JSON.stringify(implied) ? undefined : type;
}

function printedFields({ fields }: WidgetDeclaration): PrintedFields {
  const all = Object.entries(fields).map(([name, one]) => ({ name, ...(one as Schema), annotation: one['x-aj'] }));
  const named = <T>(valueOf: (one: (typeof all)[number]) => T | undefined): Record<string, T> | undefined => {
    const entries = all.flatMap((one) => {
      const value = valueOf(one);
      return value === undefined ? [] : [[one.name, value] as const];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  const leftOut = all.filter(({ annotation }) => annotation.leftOutWhenSmall).map(({ name }) => name);
  return {
    defaults: Object.fromEntries(all.map((one) => [one.name, one.default])),
    types: named(explicitType),
    choices: named((one) => one.enum),
    scales: named(({ annotation }) => annotation.scales),
    leftOutWhenSmall: leftOut.length > 0 ? leftOut : undefined,
    words: named(({ annotation }) => annotation.defaultIn),
  } as PrintedFields;
}

/** What drawing needs of a declaration; its upgrades are code and are imported. */
function printed(declaration: WidgetDeclaration): Omit<PrintedDeclaration, 'upgrades'> {
  const { type, category, label, size, shape, skeleton, slots, sampleColumns, sampleRows, sampleMapping } = declaration;
  const roles = Object.entries(slots).map(([role, { many }]) => [role, many ? { many } : {}]);
  const plain = { type, category, label, size, shape, skeleton, slots: Object.fromEntries(roles) };
  return { ...plain, fields: printedFields(declaration), sampleColumns, sampleRows, sampleMapping } as Omit<
    PrintedDeclaration,
    'upgrades'
  >;
}

/** The runtime part of a widget's declaration, which its element imports. */
export function printRuntime({ name, constant, declaration }: FoundWidget): { path: string; content: string } {
  const hasUpgrades = declaration.upgrades.length > 0;
  const body = literal(printed(declaration), '').replace(/\n?\}$/, '');
  return {
    path: `packages/widgets/src/widgets/${name}/${name}.runtime.gen.ts`,
    content: [
      `${HEAD}import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';`,
      ...(hasUpgrades ? [`import { upgrades } from './${name}.upgrades.ts';`] : []),
      `import type { ${constant} as declaration } from './${name}.widget.ts';`,
      '',
      `export const ${constant} = runtimeOf<typeof declaration>(${body}\n  upgrades${hasUpgrades ? '' : ': []'},\n});`,
      '',
    ].join('\n'),
  };
}
