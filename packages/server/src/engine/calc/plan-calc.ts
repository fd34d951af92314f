import {
  AppError,
  argumentOf,
  calcOf,
  referenceOf,
  type CalcDefinition,
  type Calculation,
  type Column,
} from '@aj-report/contract';

/**
 * `source`: an IF over source rows, computed before grouping because a later aggregate uses its alias.
 * `aggregate` and `row`: the stages of the declarations.
 */
export type StepKind = 'source' | 'aggregate' | 'row';

export interface CalcStep {
  readonly kind: StepKind;
  /** Counted from 1, for messages. */
  readonly row: number;
  readonly calculation: Calculation;
}

export interface CalcPlan {
  /** Each once, in the order given. */
  readonly groupFields: readonly string[];
  readonly steps: readonly CalcStep[];
}

/** Arguments that name a field of the rows a step works on. */
const OPERANDS = ['field', 'conditionField'] as const;
const RESULTS = ['matchResult', 'notMatchResult'] as const;

/**
 * Sorts the rows of a definition into stages.
 * @throws AppError calc/group-field-unknown, calc/if-over-source-field
 */
export function planCalc({ groupFields, calculations }: CalcDefinition, columns: readonly Column[]): CalcPlan {
  const known = new Set(columns.map((column) => column.name));
  for (const field of groupFields) {
    if (!known.has(field)) throw new AppError('calc/group-field-unknown', { field, known: [...known].join(', ') });
  }
  const kinds = kindsOf(calculations);
  const steps = calculations.map((calculation, index) => ({ kind: kinds[index]!, row: index + 1, calculation }));
  refuseAmbiguous(steps, groupFields, known);
  return { groupFields: [...new Set(groupFields)], steps };
}

/** From the last row to the first: an IF whose alias an aggregate below it needs is computed before grouping. */
function kindsOf(calculations: readonly Calculation[]): StepKind[] {
  const needed = new Set<string>();
  return calculations
    .toReversed()
    .map((calculation): StepKind => {
      const stage = calcOf(calculation.func)?.stage ?? 'row';
      const isSource = calculation.func === 'IF' && needed.has(argumentOf(calculation, 'alias'));
      const kind = isSource ? 'source' : stage;
      if (kind !== 'row') for (const name of operandsOf(calculation)) needed.add(name);
      return kind;
    })
    .toReversed();
}

/** Names of the fields that a row reads. */
export function operandsOf(calculation: Calculation): string[] {
  const declared = calcOf(calculation.func)?.arguments ?? {};
  const named = OPERANDS.filter((name) => name in declared).map((name) => argumentOf(calculation, name));
  const referred = RESULTS.filter((name) => name in declared).map(
    (name) => referenceOf(argumentOf(calculation, name)) ?? '',
  );
  return [...named, ...referred].filter((name) => name !== '');
}

function refuseAmbiguous(
  steps: readonly CalcStep[],
  groupFields: readonly string[],
  source: ReadonlySet<string>,
): void {
  const visible = new Set(groupFields);
  for (const { kind, row, calculation } of steps) {
    if (kind === 'row' && calculation.func === 'IF') {
      const field = operandsOf(calculation).find((name) => !visible.has(name) && source.has(name));
      if (field !== undefined) throw new AppError('calc/if-over-source-field', { row, field });
    }
    if (kind !== 'source') visible.add(argumentOf(calculation, 'alias'));
  }
}
