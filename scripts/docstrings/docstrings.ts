import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { filesBelow } from '../files-below.ts';

/** Share of the properties that say more than their name. */
const MIN_SHARE = 0.4;
const PUBLIC = /^packages\/(?:contract\/src\/.*\.ts|widgets\/src\/(?:fields|kit)\/.*\.fields?\.ts)$/;
const NOT_PUBLIC = /\.(?:test|testing|gen)\.ts$/;

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** Objects whose functions make fields: of records, and of widgets. */
const BUILDERS: readonly unknown[] = ['field', 'prop'];

/** Whether an expression is `field.<kind>(…)`. */
function isField(expression: unknown): boolean {
  if (!isNode(expression) || expression.type !== 'CallExpression') return false;
  const callee = expression['callee'] as Node;
  return callee.type === 'MemberExpression' && BUILDERS.includes((callee['object'] as Node)['name']);
}

function isDeclaredField({ type, value }: Node): boolean {
  return type === 'Property' && isField(value);
}

/** Properties of an exported interface, fields of an exported object or of what an exported function makes. */
function propertiesOf(declaration: Node): Node[] {
  if (declaration.type === 'TSInterfaceDeclaration') return (declaration['body'] as { body: Node[] }).body;
  return childrenOf(declaration).flatMap((node) => [...(isDeclaredField(node) ? [node] : []), ...propertiesOf(node)]);
}

export interface Documented {
  readonly properties: number;
  /** Those right below a docstring. */
  readonly documented: number;
}

export function countDocstrings(file: string, text: string): Documented {
  const { program, comments } = parseSync(file, text);
  const ends = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).map(({ end }) => end);
  const exported = (program.body as unknown as readonly Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => (isNode(declaration) ? propertiesOf(declaration) : []));
  const isDocumented = ({ start }: Node) => ends.some((end) => end <= start && text.slice(end, start).trim() === '');
  return { properties: exported.length, documented: exported.filter(isDocumented).length };
}

/** One line when too few properties of contract and shared fields say unit, default, range or source. */
export function checkDocstrings(root: string): string[] {
  const counts = ['packages/contract/src', 'packages/widgets/src']
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => PUBLIC.test(file) && !NOT_PUBLIC.test(file))
    .map((file) => ({ file, ...countDocstrings(file, readFileSync(path.join(root, file), 'utf8')) }));
  const sum = (key: keyof Documented) => counts.reduce((before, one) => before + one[key], 0);
  const share = sum('documented') / Math.max(sum('properties'), 1);
  console.log(
    `       docstrings: ${sum('documented')} of ${sum('properties')} public properties, ${(share * 100).toFixed(1)} %`,
  );
  if (share >= MIN_SHARE) return [];
  const missing = ({ properties, documented }: Documented) => properties - documented;
  const worst = counts.toSorted((a, b) => missing(b) - missing(a)).slice(0, 5);
  return [
    `${(share * 100).toFixed(1)} % of public properties have a docstring, ${MIN_SHARE * 100} % are asked for: say unit, default, range or source`,
    ...worst.map((one) => `${one.file}: ${missing(one)} of ${one.properties} have none`),
  ];
}
