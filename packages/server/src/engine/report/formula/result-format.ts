import { isDateFormat } from '@aj-report/contract';
import type { ResultKind } from './declare.ts';
import type { FormulaNode, Reference } from './formula.types.ts';
import { FUNCTIONS } from './functions.ts';

/** Formats of days and times where nothing else is said. */
export const DAY_FORMAT = 'yyyy-mm-dd';
export const MOMENT_FORMAT = 'yyyy-mm-dd hh:mm:ss';
export const TIME_FORMAT = 'hh:mm:ss';

const OF_KIND: Readonly<Partial<Record<ResultKind, string>>> = {
  date: DAY_FORMAT,
  time: TIME_FORMAT,
  moment: MOMENT_FORMAT,
};

/** Format of the cells of a reference when they all are days or times. */
export type FormatOf = (reference: Reference) => string | undefined;

function sumFormat(left: string | undefined, right: string | undefined): string | undefined {
  if (left !== undefined && right !== undefined) {
    const isMoment = left !== right && (left === TIME_FORMAT || right === TIME_FORMAT);
    return isMoment ? MOMENT_FORMAT : undefined;
  }
  return left ?? right;
}

/** The one format of all branches that are no texts; undefined where they differ. */
function commonFormat(nodes: readonly (FormulaNode | undefined)[], of: FormatOf): string | undefined {
  const numbers = nodes.filter((node) => node && node.kind !== 'text');
  const formats = new Set(numbers.map((node) => formatOf(node, of)));
  return formats.size === 1 ? [...formats][0] : undefined;
}

/** Branches of a function that chooses: what it may give back. */
function branchesOf({ name, args }: FormulaNode & { kind: 'call' }): readonly (FormulaNode | undefined)[] {
  switch (name) {
    case 'IFS':
      return args.filter((_, i) => i % 2 === 1);
    case 'SWITCH':
      return args.filter((_, i) => i > 0 && (i % 2 === 0 || i === args.length - 1));
    case 'IFERROR':
    case 'IFNA':
      return args;
    default:
      return args.slice(1);
  }
}

/** Format that a formula gives the cell of its result: that of a day or a time; undefined for any other result. */
export function formatOf(node: FormulaNode | undefined, of: FormatOf): string | undefined {
  switch (node?.kind) {
    case 'reference': {
      const format = of(node);
      return format !== undefined && isDateFormat(format) ? format : undefined;
    }
    case 'unary':
      return node.operator === '+' ? formatOf(node.of, of) : undefined;
    case 'binary': {
      const [left, right] = [formatOf(node.left, of), formatOf(node.right, of)];
      if (node.operator === '+') return sumFormat(left, right);
      return node.operator === '-' && right === undefined ? left : undefined;
    }
    case 'call': {
      const fn = FUNCTIONS.get(node.name);
      if (fn?.result === 'branch') return commonFormat(branchesOf(node), of);
      if (fn?.result === 'like') return formatOf(fn.like ? fn.like(node.args) : node.args[0], of);
      return fn && OF_KIND[fn.result];
    }
    default:
      return undefined;
  }
}
