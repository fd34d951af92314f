import { AppError, argumentOf, calcOf, type CalcArgument, type ColumnType } from '@aj-report/contract';
import type { AggregateCall, AggregateSql } from './calc-function.types.ts';
import type { CalcBase, CalcDialect, NumericSql, SourceColumn } from './calc-dialect.ts';
import { toCondition } from './calc-condition.ts';
import type { CalcParams } from './calc-value.ts';
import { compileCondition, isEmptySql, type Bind } from './compile-condition.ts';
import { CALC_FUNCTIONS } from './functions/all-functions.ts';
import { commonType, toIfResult } from './if-result.ts';
import type { CalcPlan, CalcStep } from './plan-calc.ts';

/** Where the result of an aggregate stands in the rows of the statement. */
export interface CompiledAggregate extends AggregateSql {
  readonly row: number;
  /** Column of the first of its expressions. */
  readonly at: number;
}

export interface CompiledCalc {
  readonly sql: string;
  /** Texts to bind, in the order of their numbers. */
  readonly values: readonly string[];
  /** Names of the first columns of the statement. */
  readonly groupFields: readonly string[];
  readonly aggregates: readonly CompiledAggregate[];
  /** Types of all columns of the statement. */
  readonly types: readonly ColumnType[];
}

/**
 * The grouping and the aggregates of a plan as one SELECT: one row per group, in the order in which groups first appear.
 * Columns of the source are renamed by number, so that no name of a sheet can meet a rule of SQL; values are bound.
 * @param firstValue number of the first bound value
 * @throws AppError calc/operand-unknown, sql/param-unknown
 */
export function compileCalc(
  plan: CalcPlan,
  base: CalcBase,
  dialect: CalcDialect,
  params: CalcParams,
  firstValue: number,
): CompiledCalc {
  const compiler = new CalcCompiler(base, dialect, params, firstValue);
  for (const step of plan.steps) if (step.kind === 'source') compiler.addSourceIf(step);
  const fields = plan.groupFields.map((name) => compiler.baseColumn(name));
  const groups = fields.map((field) => field.sql);
  const aggregates: CompiledAggregate[] = [];
  let at = groups.length;
  for (const step of plan.steps) {
    if (step.kind !== 'aggregate') continue;
    const compiled = compiler.compileAggregate(step, groups);
    aggregates.push({ ...compiled, row: step.row, at });
    at += compiled.sql.length;
  }
  const selected = [
    ...fields.map((field) => dialect.shown(field)),
    ...aggregates.flatMap((aggregate) => aggregate.sql),
  ];
  const list = selected.map((sql, index) => `${sql} as r${index}`).join(',\n  ');
  const order = base.isOrdered ? 'min(b.ord)' : fields.map((field) => dialect.orderOf(field)).join(', ');
  const sql = `select ${list}\nfrom ${compiler.from}\ngroup by ${groups.join(', ')}\norder by ${order}`;
  const types = [...fields.map((field) => field.type), ...aggregates.flatMap((aggregate) => aggregate.types)];
  return { sql, values: compiler.values, groupFields: plan.groupFields, aggregates, types };
}

class CalcCompiler {
  readonly values: string[] = [];
  from: string;
  private readonly columns = new Map<string, SourceColumn>();
  private readonly dialect: CalcDialect;
  private readonly params: CalcParams;
  private readonly firstValue: number;
  private layers = 0;

  constructor(base: CalcBase, dialect: CalcDialect, params: CalcParams, firstValue: number) {
    this.dialect = dialect;
    this.params = params;
    this.firstValue = firstValue;
    this.from = base.from ?? dialect.from(base);
    base.columns.forEach(({ name, type }, index) => this.columns.set(name, { name, type, sql: `b.c${index}` }));
  }

  readonly bind: Bind = (value) => {
    this.values.push(value);
    return this.dialect.mark(this.firstValue + this.values.length - 1);
  };

  baseColumn(name: string): SourceColumn {
    return this.columns.get(name)!;
  }

  /** Lays a row over the source that carries the result of an IF; later rows see it under its alias. */
  addSourceIf({ calculation, row }: CalcStep): void {
    const condition = this.conditionOf({ calculation, row });
    const [match, notMatch] = (['matchResult', 'notMatchResult'] as const).map((argument) =>
      this.resultOf(argumentOf(calculation, argument), { calculation, row }),
    ) as [SourceColumn, SourceColumn];
    const type = commonType(match.type, notMatch.type);
    const [then, otherwise] = [this.toType(match, type), this.toType(notMatch, type)];
    const sql = this.addLayer(`case when ${condition} then ${then} else ${otherwise} end`);
    const alias = argumentOf(calculation, 'alias');
    this.columns.set(alias, { name: alias, type, sql });
  }

  /** Lays rows over the source that carry one more expression. */
  private addLayer(expression: string): string {
    const name = `p${this.layers++}`;
    this.from = `(\nselect b.*, ${expression} as ${name}\nfrom ${this.from}\n) as b`;
    return `b.${name}`;
  }

  compileAggregate({ calculation, row }: CalcStep, groups: readonly string[]): AggregateSql {
    const found = CALC_FUNCTIONS[calculation.func as keyof typeof CALC_FUNCTIONS];
    if (found.stage !== 'aggregate') throw new Error(`${calculation.func} is no aggregate`);
    const { dialect, params } = this;
    const hasCondition = 'symbol' in (calcOf(calculation.func)?.arguments ?? {});
    const condition = hasCondition ? this.conditionOf({ calculation, row }) : undefined;
    const where = (sql: string) => (condition ? `case when ${condition} then ${sql} end` : sql);
    const column: AggregateCall['column'] = (argument) => this.operandOf({ calculation, row }, argument);
    return found.compile({
      calculation,
      dialect,
      params,
      window: { groups, addColumn: (sql) => this.addLayer(sql) },
      column: (argument) => {
        const operand = column(argument);
        return operand && { ...operand, sql: where(operand.sql) };
      },
      numbers: (): NumericSql | undefined => {
        const operand = column('field');
        const number = operand && dialect.numberOf(operand);
        return number && { ...number, sql: where(number.sql) };
      },
      counted: () => {
        const operand = column('field');
        return where(operand ? `case when not ${isEmptySql(operand)} then 1 end` : '1');
      },
    });
  }

  private conditionOf(step: Pick<CalcStep, 'calculation' | 'row'>): string {
    const column = this.operandOf(step, 'conditionField')!;
    return compileCondition(toCondition(step.calculation, this.params), column, this.dialect, this.bind);
  }

  private operandOf(step: Pick<CalcStep, 'calculation' | 'row'>, argument: CalcArgument): SourceColumn | undefined {
    const field = argumentOf(step.calculation, argument);
    return field === '' || (field === '*' && argument === 'field') ? undefined : this.columnNamed(field, step);
  }

  private columnNamed(field: string, { calculation, row }: Pick<CalcStep, 'calculation' | 'row'>): SourceColumn {
    const column = this.columns.get(field);
    if (column) return column;
    const known = [...this.columns.keys()].join(', ');
    throw new AppError('calc/operand-unknown', { row, func: calculation.func, field, known });
  }

  private resultOf(text: string, step: Pick<CalcStep, 'calculation' | 'row'>): SourceColumn {
    const result = toIfResult(text, this.params);
    if ('field' in result) return this.columnNamed(result.field, step);
    const { value, type } = result;
    if (value === null) return { name: '', type, sql: 'null' };
    const bound = this.bind(String(value));
    if (type === 'string') return { name: '', type, sql: this.dialect.textValue(bound) };
    return { name: '', type: 'decimal', sql: this.dialect.numberValue(bound, 'decimal') };
  }

  private toType(column: SourceColumn, type: ColumnType): string {
    if (type === 'string' && column.type !== 'string') return this.dialect.textOf(column);
    // An engine may know no common type of doubles and exact numbers.
    const isExact = column.type === 'integer' || column.type === 'decimal';
    return type === 'number' && isExact ? this.dialect.numberValue(column.sql, 'number') : column.sql;
  }
}
