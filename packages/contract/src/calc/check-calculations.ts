import { argumentOf, type CalcArgument, type CalcDefinition, type Calculation } from '../entity/calculation.ts';
import { AppError } from '../error/app-error.ts';
import { formOf, type FormField } from '../field/form-of.ts';
import type { Text } from '../field/text.ts';
import { CALC_NAMES, calcOf } from './all-calcs.ts';
import { endsOf, isValueless } from '../table/condition-symbol.ts';
import { ALIAS_MAX, parameterOf } from './calc-arguments.ts';
import type { CalcDeclaration } from './define-calc.ts';

const ALIAS = /^[A-Za-z_\p{Script=Han}][A-Za-z0-9_\p{Script=Han}]*$/u;

/**
 * Checks everything that can be known without the data (spec §5): groups and rows are there, every argument of every row
 * is filled in and readable, aliases are names of their own. Rows are counted from 1.
 * @throws AppError data-set/group-fields-required, data-set/calculation-required, calc/func-unknown,
 * calc/argument-required, calc/argument-invalid, calc/alias-invalid, calc/alias-taken
 */
export function checkCalculations({ groupFields, calculations }: CalcDefinition): void {
  if (groupFields.length === 0) throw new AppError('data-set/group-fields-required');
  if (calculations.length === 0) throw new AppError('data-set/calculation-required');
  const taken = new Set(groupFields);
  calculations.forEach((calculation, index) => {
    const row = index + 1;
    const declaration = calcOf(calculation.func);
    if (!declaration) {
      throw new AppError('calc/func-unknown', { row, func: calculation.func, known: CALC_NAMES.join(', ') });
    }
    for (const argument of formOf(declaration.arguments).flatMap((group) => group.fields)) {
      checkArgument(declaration, calculation, argument, row);
    }
    const alias = argumentOf(calculation, 'alias');
    if (!ALIAS.test(alias) || alias.length > ALIAS_MAX) throw new AppError('calc/alias-invalid', { row, alias });
    if (taken.has(alias)) throw new AppError('calc/alias-taken', { row, alias });
    taken.add(alias);
  });
}

function checkArgument(declaration: CalcDeclaration, calculation: Calculation, argument: FormField, row: number): void {
  const { name: func } = declaration;
  const value = argumentOf(calculation, argument.name as CalcArgument);
  if (value === '') {
    if (!isRequired(argument, calculation)) return;
    throw new AppError('calc/argument-required', { row, func, argument: argument.label });
  }
  const reason = reasonAgainst(declaration, calculation, argument, value);
  if (reason) {
    throw new AppError('calc/argument-invalid', { row, func, argument: argument.label, value, reason });
  }
}

function isRequired(argument: FormField, calculation: Calculation): boolean {
  if (argument.name === 'conditionValue' && isValueless(argumentOf(calculation, 'symbol'))) return false;
  return argument.required || argument.control === 'choice';
}

function reasonAgainst(
  declaration: CalcDeclaration,
  calculation: Calculation,
  { name, options, maxLength = Infinity }: FormField,
  value: string,
): Text | undefined {
  if (options && !options.some((option) => option.value === value)) {
    const known = options.map((option) => option.value).join(' ');
    return { zh: `可用的值：${known}`, en: `must be one of: ${known}` };
  }
  if (name !== 'alias' && value.length > maxLength) {
    return { zh: `最多 ${maxLength} 个字符`, en: `may have ${maxLength} characters` };
  }
  if (parameterOf(value) !== undefined) return undefined;
  if (name === 'conditionValue' && argumentOf(calculation, 'symbol') === 'between' && !endsOf(value)) {
    return { zh: '应为 起,止 两个值', en: 'must be two values: low,high' };
  }
  return declaration.problemOf?.(name, value);
}

/** The arguments of a row that its function uses; rows with equal ones calculate alike. */
export function usedArguments(calculation: Calculation): readonly string[] {
  const names = Object.keys(calcOf(calculation.func)?.arguments ?? {}) as CalcArgument[];
  return [calculation.func, ...names.map((name) => argumentOf(calculation, name))];
}
