import type { CalcArgument, CalcDefinition } from '../entity/calculation.ts';
import type { Fields } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import type { Cell, ColumnType } from '../table/table.ts';

/**
 * `aggregate`: over the source rows of each group, in the engine that holds them.
 * `row`: over the grouped rows, in our own evaluator.
 */
export type CalcStage = 'aggregate' | 'row';

/** A small table: columns as `name:type`, rows in order. */
export interface ExampleTable {
  /** Name to type, in the order of the columns. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Each as long as `columns`. */
  readonly rows: readonly (readonly Cell[])[];
}

/** The function shown at work; the documentation prints it and a test computes it. */
export interface CalcExample extends CalcDefinition {
  readonly before: ExampleTable;
  readonly after: ExampleTable;
  /** Data sets that are looked up, by code. */
  readonly lookups?: Readonly<Record<string, ExampleTable>>;
}

/** Everything known of a calculation but how it is computed. */
export interface CalcDeclaration {
  /** Upper-case name, the value of `func`. */
  readonly name: string;
  readonly label: Text;
  /** One sentence for the editor and the reference. */
  readonly summary: Text;
  /** Whether it works on rows, within groups, or on their results. */
  readonly stage: CalcStage;
  /** Arguments in the order of the editor; one with `minLength` is required. The alias is the same everywhere. */
  readonly arguments: Fields & { readonly [K in CalcArgument]?: Fields[string] };
  /** What is wrong with the value of an argument beyond its own schema; parameters are not filled in yet. */
  readonly problemOf?: (argument: string, value: string) => Text | undefined;
  /** Printed in the reference and computed by a test. */
  readonly example: CalcExample;
}

/** A declaration with its exact type kept. */
export function defineCalc<const D extends CalcDeclaration>(declaration: D): D {
  return declaration;
}
