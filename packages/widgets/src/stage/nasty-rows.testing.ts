import type { Mapping } from '@aj-report/contract';
import type { Slot, WidgetDeclaration } from '../kit/widget/define-widget.ts';

/** Rows as people keep them: a column of names or days, and a column of what should be numbers. */
export interface NastyRows {
  readonly name: string;
  readonly names: readonly unknown[];
  readonly values: readonly unknown[];
}

const LETTERS = ['甲', '乙', '丙', '丁', '戊', '己'];
const LONG = Array.from({ length: 6 }, (_, i) => `第${i + 1}个${'很长很长的名称'.repeat(30)}`);
const MANY = 5000;
/** Where all links lead to. */
export const TARGET = '终点';

function nasty(name: string, names: readonly unknown[], values: readonly unknown[]): NastyRows {
  return { name, names, values };
}

/** Rows in which nothing is out of the ordinary: what they show beside themselves is the widget's own. */
export const PLAIN_ROWS = nasty('plain', LETTERS, [31, 17, 23, 11, 5, 41]);

export const NASTY_ROWS: readonly NastyRows[] = [
  nasty('blank names', ['甲', '', null, '  ', '乙', '丙'], [31, 17, 23, 11, 5, 41]),
  nasty('blank values', LETTERS, [null, 17, null, '', 5, null]),
  nasty('no value at all', LETTERS, [null, null, null, null, null, null]),
  nasty('one row', ['甲'], [31]),
  nasty('no row', [], []),
  nasty(
    'many names',
    Array.from({ length: MANY }, (_, i) => `类${i + 1}`),
    Array.from({ length: MANY }, (_, i) => ((i * 7919) % 997) + 1),
  ),
  nasty('negatives', LETTERS, [-31, -17, -23, -11, -5, -41]),
  nasty('both signs', LETTERS, [-31, 17, -23, 11, -0.001, 0]),
  nasty('all equal', LETTERS, [7, 7, 7, 7, 7, 7]),
  nasty('noughts', LETTERS, [0, 0, 0, 0, 0, 0]),
  nasty('huge and tiny', LETTERS, [9e15, 1e-9, 1e18, -1e12, 3, 0.1]),
  nasty(
    'days out of order',
    ['2026-03-09', '2025-12-31', '2026-03-01', '2024-02-29', '2026-01-15', '2026-03-08'],
    [31, 17, 23, 11, 5, 41],
  ),
  nasty('equal names', ['甲', '甲', '乙', '甲', '乙', '甲'], [31, 17, 23, 11, 5, 41]),
  nasty('no numbers', LETTERS, ['NaN', 'abc', '∞', 'undefined', 'null', '-']),
  nasty('long names', LONG, [31, 17, 23, 11, 5, 41]),
];

/** Columns by the role that they take: those of the sample, so that what every widget needs is there. */
function rolesOf({ slots, sampleMapping }: WidgetDeclaration): readonly (readonly [string, Slot])[] {
  const sampled = new Set(sampleMapping.map(({ role }) => role));
  return Object.entries(slots).filter(([role, { required }]) => required === true || sampled.has(role));
}

/** Whether a role takes numbers: `any` does in charts with two axes of numbers alone. */
function takesNumbers({ shape }: WidgetDeclaration, role: string, { kind }: Slot): boolean {
  return kind === 'measure' || (kind === 'any' && (role === 'value' || shape === 'points'));
}

export interface NastyData {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly mapping: readonly Mapping[];
}

/** The rows in the columns that a widget asks for. */
export function nastyDataOf(declaration: WidgetDeclaration, { names, values }: NastyRows): NastyData {
  const roles = rolesOf(declaration);
  const taken = roles.length > 0 ? roles : Object.entries(declaration.slots).slice(0, 2);
  const rows = names.map((name, i) =>
    Object.fromEntries(
      taken.map(([role, slot]) => {
        // A link from a thing to itself is none.
        const cell = role === 'target' ? TARGET : name;
        return [`列${role}`, takesNumbers(declaration, role, slot) ? values[i] : cell];
      }),
    ),
  );
  return { rows, mapping: taken.map(([role]) => ({ role, field: `列${role}` })) };
}
