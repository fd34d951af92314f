import type { Column, ColumnType } from '@aj-report/contract';
import type { CalcDialect, CalcWindow, NumericSql, SourceColumn } from '../calc/calc-dialect.ts';
import { isEmptySql, type Bind } from '../calc/compile-condition.ts';
import type { GroupMeasure, GroupPlan } from './plan-group.ts';

/** Rows that are grouped. */
export interface GroupSource {
  /** `… as b`, with the conditions on its rows. */
  readonly from: string;
  readonly isOrdered: boolean;
  /** The column of a name as it is shown. */
  columnOf(field: string): SourceColumn;
  /** Binds a text; gives its mark. */
  readonly bind: Bind;
}

export interface GroupSql {
  readonly sql: string;
  /** Keys, then the parts of each measure. */
  readonly columns: readonly Column[];
}

interface Parts {
  readonly sql: readonly string[];
  readonly types: readonly ColumnType[];
}

/**
 * Groups in the order of time where they are grouped by dates, else in that of values which the set says, in which they
 * first appear, or in that of their keys. Keys and values are read once within, so that a bound value never stands in two places that must be equal. A
 * text without a character counts as none, as it does in conditions.
 */
export function compileGroup(plan: GroupPlan, source: GroupSource, dialect: CalcDialect): GroupSql {
  const compiler = new GroupCompiler(plan, source, dialect);
  const parts = plan.measures.map((measure, at) => compiler.partsOf(measure, at));
  const keys = plan.keys.map(({ as: name, type }, at): SourceColumn => ({ name, type, sql: `b.k${at}` }));
  const list = [...keys.map((key) => dialect.shown(key)), ...parts.flatMap(({ sql }) => sql)];
  const types = [...keys.map(({ type }) => type), ...parts.flatMap((one) => one.types)];
  const selected = list.map((sql, at) => `${sql} as r${at}`).join(',\n  ');
  const group = keys.length > 0 ? `\ngroup by ${keys.map(({ sql }) => sql).join(', ')}` : '';
  const order = keys.length > 0 ? `\norder by ${orderOf(plan, keys, source, dialect).join(', ')}` : '';
  return {
    // Without a value and a key only the number of groups would be left to select.
    sql: `select ${selected === '' ? '1 as r0' : selected}\nfrom ${compiler.from}${group}${order}`,
    columns: types.map((type, at) => ({ name: `r${at}`, type })),
  };
}

function orderOf(
  { keys }: GroupPlan,
  columns: readonly SourceColumn[],
  { isOrdered, bind }: GroupSource,
  dialect: CalcDialect,
): string[] {
  const isTime = (at: number) =>
    keys[at]!.grain !== undefined || keys[at]!.type === 'date' || keys[at]!.type === 'datetime';
  const times = columns.filter((_, at) => isTime(at)).map((column) => dialect.orderOf(column));
  const others = columns.filter((_, at) => !isTime(at)).map((column) => dialect.orderOf(column));
  const said = columns.flatMap((column, at) => {
    const cases = (keys[at]!.order ?? []).map(
      (value, place) => `when ${dialect.textOf(column)} = ${dialect.textValue(bind(value))} then ${place}`,
    );
    return cases.length > 0 ? [`case ${cases.join(' ')} else ${cases.length} end`] : [];
  });
  return [...times, ...said, ...(isOrdered ? ['min(b.ord)'] : others)];
}

class GroupCompiler {
  from: string;
  private readonly dialect: CalcDialect;
  private readonly isOrdered: boolean;
  private readonly window: CalcWindow;
  private layers = 0;

  constructor({ keys, measures }: GroupPlan, source: GroupSource, dialect: CalcDialect) {
    this.dialect = dialect;
    this.isOrdered = source.isOrdered;
    const reads = keys.map(({ field, grain }, at) => {
      const column = source.columnOf(field);
      return `${grain ? dialect.periodOf(column, grain) : withoutEmpty(column)} as k${at}`;
    });
    measures.forEach(({ field, orderBy }, at) => {
      if (field !== undefined) reads.push(`${withoutEmpty(source.columnOf(field))} as v${at}`);
      if (orderBy !== undefined) reads.push(`${source.columnOf(orderBy).sql} as d${at}`);
    });
    if (source.isOrdered) reads.push('b.ord as ord');
    this.from = `(\nselect ${reads.length > 0 ? reads.join(', ') : '1 as k0'}\nfrom ${source.from}\n) as b`;
    const groups = keys.length > 0 ? keys.map((_, at) => `b.k${at}`) : ['1 = 1'];
    this.window = { groups, addColumn: (sql) => this.addLayer(sql) };
  }

  partsOf({ field, aggregation, type, orderBy }: GroupMeasure, at: number): Parts {
    const { dialect } = this;
    if (field === undefined) return { sql: ['count(*)'], types: ['integer'] };
    const column: SourceColumn = { name: field, type, sql: `b.v${at}` };
    const count = `count(${column.sql})`;
    if (aggregation === 'count') return { sql: [count], types: ['integer'] };
    if (aggregation === 'countDistinct') return { sql: [dialect.countDistinctOf(column.sql)], types: ['integer'] };
    if (aggregation === 'last')
      return { sql: [this.lastOf(column, { name: orderBy!, type: 'datetime', sql: `b.d${at}` })], types: [type] };
    const value = dialect.numberOf(column) ?? column;
    // Some engines answer 0 where there is nothing.
    const orNull = (sql: string) => `case when count(${value.sql}) > 0 then ${sql} end`;
    if (aggregation === 'min' || aggregation === 'max') {
      return { sql: [orNull(`${aggregation}(${value.sql})`)], types: [type] };
    }
    const number = value as NumericSql;
    if (aggregation === 'median') {
      return { sql: [dialect.percentileOf(number, 0.5, this.window)], types: ['number'] };
    }
    const sum = orNull(dialect.sumOf(number));
    if (aggregation === 'avg') return { sql: [sum, `count(${number.sql})`], types: [number.type, 'integer'] };
    return { sql: [sum], types: [number.type] };
  }

  private lastOf(column: SourceColumn, date: SourceColumn): string {
    const tie = this.isOrdered ? 'b.ord' : undefined;
    return this.dialect.shown({ ...column, sql: this.dialect.lastOf(column, date, tie, this.window) });
  }

  /** Lays rows over those that are grouped that carry one more expression. */
  private addLayer(expression: string): string {
    const name = `p${this.layers++}`;
    this.from = `(\nselect b.*, ${expression} as ${name}\nfrom ${this.from}\n) as b`;
    return `b.${name}`;
  }
}

function withoutEmpty(column: SourceColumn): string {
  return column.type === 'string' ? `case when not ${isEmptySql(column)} then ${column.sql} end` : column.sql;
}
