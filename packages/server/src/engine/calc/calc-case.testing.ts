import type { CalcDefinition, ExampleTable } from '@aj-report/contract';
import type { BoundParam } from '../request/query-engine.types.ts';

/** One line of the table that every engine must agree on. */
export interface CalcCase extends CalcDefinition {
  readonly name: string;
  readonly before: ExampleTable;
  readonly lookups?: Readonly<Record<string, ExampleTable>>;
  readonly params?: readonly BoundParam[];
  readonly after: ExampleTable;
}

/** Every type, with the values that go wrong most easily. */
export const WORDS: ExampleTable = {
  columns: { g: 'string', t: 'string', n: 'number', i: 'integer', d: 'date', m: 'datetime', b: 'boolean' },
  rows: [
    ['a', '10', 0.1, 3, '2026-01-31', '2026-01-31 23:30:00', true],
    [null, '9.0', 0.2, null, '2026-02-01', null, false],
    ['a', 'x1', null, 4, null, '2026-02-01 00:00:00', null],
    ['A', '', 1.5, '9007199254740993', '2026-03-01', '2026-03-01 12:00:00', true],
    [null, '-1.25e1', 0.3, 1, '2026-02-28', '2026-02-28 08:00:00', false],
    ['a', null, 0.7, 3, '2025-12-31', '2025-12-31 10:00:00', true],
  ],
};
