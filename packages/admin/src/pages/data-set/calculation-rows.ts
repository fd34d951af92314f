import {
  AppError,
  argumentOf,
  CALC_NAMES,
  CALCS,
  calcOf,
  checkCalculations,
  messageOf,
  type CalcArgument,
  type CalcName,
  type Calculation,
  type ChoiceOption,
  type Field,
  type Fields,
  type Language,
} from '@aj-report/contract';

/** What is wrong with groups and calculations, in words; `row` counts from 1, 0 = the groups. */
export interface CalcProblem {
  readonly row: number;
  readonly message: string;
}

export const CALC_OPTIONS: readonly ChoiceOption[] = CALC_NAMES.map((name) => {
  const { label } = CALCS[name as CalcName];
  return { value: name, label: { zh: `${label.zh} ${name}`, en: `${label.en} ${name}` } };
});

/** Arguments whose value is the name of a field. */
const FIELD_ARGUMENTS = new Set(['field', 'conditionField']);

export interface CalcDraft {
  readonly setType: string;
  readonly groupFields: readonly string[];
  readonly calculations: readonly Calculation[];
}

/** Whether grouping and calculations are asked for; a `calc` set always has them. */
export function isCalculated({ setType, groupFields, calculations }: CalcDraft): boolean {
  return setType === 'calc' || groupFields.length > 0 || calculations.length > 0;
}

/** The first thing that keeps groups and calculations from being run. */
export function findCalcProblem(draft: CalcDraft, language: Language): CalcProblem | undefined {
  if (!isCalculated(draft)) return undefined;
  try {
    checkCalculations(draft);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { row: Number(error.params['row'] ?? 0), message: messageOf(error.code, error.params, language) };
  }
}

/** Names that a row may work on: source columns for an aggregate, groups and aliases above it for what comes after. */
export function operandNames(
  { groupFields, calculations }: CalcDraft,
  columns: readonly string[],
  index: number,
): readonly string[] {
  const func = calculations[index]?.func ?? '';
  const above = calculations
    .slice(0, index)
    .map((one) => argumentOf(one, 'alias'))
    .filter(Boolean);
  const isRow = calcOf(func)?.stage === 'row';
  if (func === 'IF') return [...new Set([...groupFields, ...above, ...columns])];
  return [...new Set(isRow ? [...groupFields, ...above] : [...columns, ...above])];
}

function toChoice(one: Field, names: readonly string[], value: string): Field {
  const known = value === '' || names.includes(value) ? names : [value, ...names];
  const options = known.map((name) => ({ value: name, label: { zh: name, en: name } }));
  return { ...one, 'x-aj': { ...one['x-aj'], control: 'choice', options } };
}

/** The form of a row: the declared arguments of its function, fields to choose from where they are known. */
export function argumentFields(calculation: Calculation, names: readonly string[]): Fields {
  const declared: Fields = calcOf(calculation.func)?.arguments ?? {};
  if (names.length === 0) return declared;
  return Object.fromEntries(
    Object.entries(declared).map(([name, one]) => {
      const value = argumentOf(calculation, name as CalcArgument);
      return [name, FIELD_ARGUMENTS.has(name) ? toChoice(one, names, value) : one];
    }),
  );
}

/** Values of the row's form: what is stored, as text. */
export function argumentValues(calculation: Calculation): Readonly<Record<string, string>> {
  const names = Object.keys(calcOf(calculation.func)?.arguments ?? {}) as CalcArgument[];
  return Object.fromEntries(names.map((name) => [name, argumentOf(calculation, name)]));
}

/** A new row: the sum of the first number that nothing is calculated of yet. */
export function newCalculation(draft: CalcDraft, numericColumns: readonly string[]): Calculation {
  const used = draft.calculations.map((one) => argumentOf(one, 'field'));
  const free = numericColumns.find((name) => !used.includes(name) && !draft.groupFields.includes(name));
  return { func: 'SUM', field: free ?? '', alias: free === undefined ? '' : uniqueAlias(draft, free) };
}

/** The signs of a name that may stand in an alias. */
function toAlias(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_\p{Script=Han}]/gu, '') || 'result';
  return /^[0-9]/.test(plain) ? `_${plain}` : plain;
}

/** An alias that is none of the groups and aliases. */
export function uniqueAlias({ groupFields, calculations }: CalcDraft, wish: string): string {
  const base = toAlias(wish);
  const taken = new Set([...groupFields, ...calculations.map((one) => argumentOf(one, 'alias'))]);
  if (!taken.has(base)) return base;
  let count = 2;
  while (taken.has(`${base}_${count}`)) count++;
  return `${base}_${count}`;
}

/** A changed row: an alias that nobody wrote, because it is empty or made of the field, follows another field. */
export function withField(draft: CalcDraft, index: number, next: Calculation): Calculation {
  const before = draft.calculations[index];
  const field = argumentOf(next, 'field');
  if (!before || argumentOf(before, 'field') === field) return next;
  if (!isMadeOf(argumentOf(before, 'alias'), argumentOf(before, 'field'))) return next;
  const others = { ...draft, calculations: draft.calculations.toSpliced(index, 1) };
  return { ...next, alias: field === '' ? '' : uniqueAlias(others, field) };
}

function isMadeOf(alias: string, field: string): boolean {
  const base = toAlias(field);
  return alias === '' || (alias.startsWith(base) && /^(?:_\d+)?$/.test(alias.slice(base.length)));
}

/** The row under another function: required choices of the new one take their first value. */
export function withFunction(calculation: Calculation, func: string): Calculation {
  const declared: Fields = calcOf(func)?.arguments ?? {};
  const defaults = Object.entries(declared).flatMap(([name, one]) => {
    const isSet = argumentOf(calculation, name as CalcArgument) !== '';
    const first = one['x-aj'].control === 'choice' ? one['x-aj'].options?.[0]?.value : undefined;
    return isSet || first === undefined ? [] : [[name, first]];
  });
  return { ...calculation, ...(Object.fromEntries(defaults) as Partial<Calculation>), func };
}
