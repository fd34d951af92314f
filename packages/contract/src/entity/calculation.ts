import { Type, type Static } from 'typebox';

/** A text or number as the editor keeps it; a list is the same as its elements joined by commas. */
const Scalar = Type.Optional(
  Type.Union([
    Type.String({ maxLength: 2048 }),
    Type.Number(),
    Type.Null(),
    Type.Array(Type.Union([Type.String({ maxLength: 1000 }), Type.Number()]), { maxItems: 1000 }),
  ]),
);

/** One calculation row (spec §3). Which fields count depends on `func`: see the declarations below `calc/`. */
export const Calculation = Type.Object({
  func: Type.String({ maxLength: 50 }),
  field: Scalar,
  alias: Scalar,
  conditionField: Scalar,
  symbol: Scalar,
  conditionValue: Scalar,
  matchResult: Scalar,
  notMatchResult: Scalar,
  lookupSetCode: Scalar,
  lookupFields: Scalar,
  returnFields: Scalar,
  betaAlpha: Scalar,
  betaBeta: Scalar,
  rankOrder: Scalar,
});
export type Calculation = Static<typeof Calculation>;
export type CalcArgument = Exclude<keyof Calculation, 'func'>;

/** What of a data set groups and calculates. */
export interface CalcDefinition {
  readonly groupFields: readonly string[];
  readonly calculations: readonly Calculation[];
}

/** Value of an argument as trimmed text; absent is ''. */
export function argumentOf(row: Calculation, name: CalcArgument): string {
  const value = row[name];
  if (value === undefined || value === null) return '';
  return (Array.isArray(value) ? value.join(',') : String(value)).trim();
}
