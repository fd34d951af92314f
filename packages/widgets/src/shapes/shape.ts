import type { Mapping, Table } from '@aj-report/contract';

/**
 * Pure reshaper: a Table and the roles its columns take → what one kind of drawing needs.
 * Never throws: missing columns give empty results, unknown roles are ignored. `blank` names what has an empty name, in
 * the language of the widget.
 */
export type Shape<T> = (table: Table, mapping: readonly Mapping[], blank?: string) => T;
